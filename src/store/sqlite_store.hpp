// SPDX-License-Identifier: Apache-2.0
// A store in one SQLite file. One thread writes: it commits whatever queued during its last commit,
// so that a lonely append does not wait and many share the cost of one. Readers do not wait for it.
#pragma once

#include <condition_variable>
#include <expected>
#include <filesystem>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "store/sqlite_reader.hpp"
#include "store/sqlite_tidier.hpp"
#include "store/sqlite_writer.hpp"
#include "store/store.hpp"

namespace reverie {

class SqliteStore final : public Store {
 public:
  SqliteStore(SqliteWriter writer, sqlite::Database for_tidying);
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;
  ~SqliteStore() override;

  void append(Append append, Done done) override;
  std::expected<std::vector<std::string>, StoreProblem> entries(std::string_view table) override;
  std::expected<std::vector<TableSummary>, StoreProblem> tables_of(std::string_view guest,
                                                                   bool over,
                                                                   std::size_t limit) override;
  std::expected<std::vector<TableSummary>, StoreProblem> chapters(std::string_view table) override;
  std::expected<std::vector<Waking>, StoreProblem> wakings() override;
  std::expected<std::optional<StoreTime>, StoreProblem> last_append(StoreTime before) override;
  std::expected<std::size_t, StoreProblem> count() override;
  std::expected<std::string, StoreProblem> keep_content(std::string_view text) override;
  std::expected<std::optional<std::string>, StoreProblem> content(std::string_view hash) override;
  std::expected<std::size_t, StoreProblem> clear(const Clearing& rule) override;
  StoreHealth health() const override;

 private:
  struct Content {
    std::string hash;
    std::string text;
    std::promise<AppendOutcome> kept;
  };
  using Removed = std::expected<std::size_t, StoreProblem>;
  struct Removal {
    std::vector<AbandonedTable> tables;
    std::promise<Removed> done;
  };
  /// Contents come first, for the tables that are appended need them. Appends and who waits for
  /// them are side by side. Removals can wait.
  struct Queue {
    std::vector<Content> contents;
    std::vector<Removal> removals;
    std::vector<Append> appends;
    std::vector<Done> waiting;

    bool empty() const { return contents.empty() && appends.empty() && removals.empty(); }
  };

  void write_until_closed();
  /// What has queued; empty when nothing has for a while, or at the end.
  Queue next_batch();
  void commit(Queue batch);
  void keep(Content& content);
  void remove(Removal& removal);
  Removed removed(std::vector<AbandonedTable> tables);
  void use_the_pause();
  std::vector<AppendOutcome> outcomes_of(const std::vector<Append>& appends);
  void note(const std::vector<AppendOutcome>& outcomes);
  /// With the mutex held.
  void note_health(const AppendOutcome& outcome);
  void look_again();
  void keep_log_short();

  template <class Ask>
  auto read(Ask ask) -> decltype(ask(std::declval<SqliteReader&>()));
  void note_damage(const StoreProblem& problem);
  std::optional<StoreProblem> reason_to_doubt() const;

  /// The writer closes after the readers: the last to close puts the file in order.
  SqliteWriter writer_;
  SqliteReaders readers_;
  SqliteTidier tidier_;

  mutable std::mutex mutex_;
  std::condition_variable something_to_do_;
  /// Guarded by the mutex, as are the next two.
  Queue queue_;
  StoreHealth health_;
  bool closing_ = false;
  std::thread thread_;
};

std::expected<std::unique_ptr<Store>, StoreProblem> open_sqlite_store(
    const std::filesystem::path& path);

}  // namespace reverie
