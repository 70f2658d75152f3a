// SPDX-License-Identifier: Apache-2.0
#include "store/sqlite_store.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <utility>

#include "core/hex.hpp"
#include "core/sha256.hpp"
#include "store/urgent_thread.hpp"

namespace reverie {
namespace {

using Kind = StoreProblem::Kind;

/// How often to look whether a file that could not be written can be again.
constexpr std::chrono::milliseconds pause_between_looks{500};
/// 8 MiB. Even the remainder of a pass takes as long as a dozen commits: it should be rare. But the
/// log has no second copy, and fills the disk beside the file.
constexpr int log_pages_before_tidying = 2048;
/// When nothing has come for so long, all of the log is moved.
constexpr std::chrono::milliseconds pause_before_emptying{1000};
/// At a time, and in all by one pass.
constexpr std::size_t tables_in_a_removal = 50;
constexpr std::size_t most_tables_to_clear = 1000;

/// Whether a problem is the file's, not the append's.
bool concerns_the_file(const StoreProblem& problem) {
  return problem.kind == Kind::unavailable || problem.kind == Kind::damaged;
}

bool is_damage(const std::optional<StoreProblem>& problem) {
  return problem && problem->kind == Kind::damaged;
}

}  // namespace

SqliteStore::SqliteStore(SqliteWriter writer, sqlite::Database for_tidying)
    : writer_(std::move(writer)),
      readers_(writer_.path(), writer_.files()),
      tidier_(std::move(for_tidying)) {
  thread_ = std::thread([this] { write_until_closed(); });
}

SqliteStore::~SqliteStore() {
  {
    const std::scoped_lock lock(mutex_);
    closing_ = true;
  }
  something_to_do_.notify_one();
  thread_.join();
}

void SqliteStore::append(Append append, Done done) {
  {
    const std::scoped_lock lock(mutex_);
    queue_.appends.push_back(std::move(append));
    queue_.waiting.push_back(std::move(done));
    ++health_.queued;
  }
  something_to_do_.notify_one();
}

void SqliteStore::write_until_closed() {
  make_this_thread_urgent();
  // What a crash has left in it.
  writer_.empty_log();
  for (;;) {
    Queue batch = next_batch();
    if (!batch.empty()) {
      commit(std::move(batch));
      keep_log_short();
      continue;
    }
    {
      const std::scoped_lock lock(mutex_);
      if (closing_ && queue_.empty()) return;
    }
    use_the_pause();
  }
}

/// After the appends are answered, and mostly by another thread: nobody waits for it.
void SqliteStore::keep_log_short() {
  if (tidier_.take_finished()) {
    writer_.shorten_log();
  } else if (writer_.log_pages() >= log_pages_before_tidying) {
    tidier_.begin();
  }
}

SqliteStore::Queue SqliteStore::next_batch() {
  std::unique_lock lock(mutex_);
  const auto called = [this] { return closing_ || !queue_.empty(); };
  const bool may_recover = health_.problem && !is_damage(health_.problem);
  if (may_recover) {
    something_to_do_.wait_for(lock, pause_between_looks, called);
  } else if (writer_.log_pages() > 0) {
    something_to_do_.wait_for(lock, pause_before_emptying, called);
  } else {
    something_to_do_.wait(lock, called);
  }
  return std::exchange(queue_, {});
}

void SqliteStore::commit(Queue batch) {
  for (Content& content : batch.contents) keep(content);
  std::vector<AppendOutcome> outcomes = outcomes_of(batch.appends);
  note(outcomes);
  for (std::size_t i = 0; i < outcomes.size(); ++i) batch.waiting[i](std::move(outcomes[i]));
  for (Removal& removal : batch.removals) remove(removal);
}

void SqliteStore::remove(Removal& removal) {
  const auto problem = health().problem;
  removal.done.set_value(problem ? std::unexpected(*problem) : writer_.remove(removal.tables));
}

void SqliteStore::keep(Content& content) {
  AppendOutcome outcome;
  if (const auto problem = health().problem; is_damage(problem)) {
    outcome = std::unexpected(*problem);
  } else {
    outcome = writer_.keep_content(content.hash, content.text);
    const std::scoped_lock lock(mutex_);
    note_health(outcome);
  }
  content.kept.set_value(std::move(outcome));
}

std::vector<AppendOutcome> SqliteStore::outcomes_of(const std::vector<Append>& appends) {
  if (appends.empty()) return {};
  // Writing to a damaged file could damage more of it.
  if (const auto problem = health().problem; is_damage(problem)) {
    return std::vector<AppendOutcome>(appends.size(), std::unexpected(*problem));
  }
  return writer_.write(appends);
}

void SqliteStore::note(const std::vector<AppendOutcome>& outcomes) {
  const std::scoped_lock lock(mutex_);
  health_.queued -= outcomes.size();
  health_.commits = writer_.commits();
  for (const AppendOutcome& outcome : outcomes) {
    ++(outcome ? health_.appended : health_.refused);
    note_health(outcome);
  }
}

void SqliteStore::note_health(const AppendOutcome& outcome) {
  if (is_damage(health_.problem)) return;
  if (outcome) {
    health_.problem.reset();
  } else if (concerns_the_file(outcome.error())) {
    health_.problem = outcome.error();
  }
}

void SqliteStore::use_the_pause() {
  const auto problem = health().problem;
  if (is_damage(problem)) return;
  // A log that has filled the disk, or that somebody has deleted, gives back what it holds.
  writer_.empty_log();
  if (problem) look_again();
}

void SqliteStore::look_again() {
  const AppendOutcome found = writer_.probe();
  const std::scoped_lock lock(mutex_);
  note_health(found);
}

template <class Ask>
auto SqliteStore::read(Ask ask) -> decltype(ask(std::declval<SqliteReader&>())) {
  auto reader = readers_.take();
  if (!reader) {
    note_damage(reader.error());
    return std::unexpected(std::move(reader).error());
  }
  auto found = ask(**reader);
  readers_.give_back(std::move(*reader));
  if (found) return found;
  note_damage(found.error());
  if (found.error().kind == Kind::missing) {
    if (auto doubt = reason_to_doubt()) return std::unexpected(*std::move(doubt));
  }
  return found;
}

/// In a file that is damaged or is not the one that was opened, something may be there though it is
/// not found.
std::optional<StoreProblem> SqliteStore::reason_to_doubt() const {
  if (auto problem = writer_.files().problem()) return problem;
  auto problem = health().problem;
  return is_damage(problem) ? problem : std::nullopt;
}

void SqliteStore::note_damage(const StoreProblem& problem) {
  if (problem.kind != Kind::damaged) return;
  const std::scoped_lock lock(mutex_);
  if (!is_damage(health_.problem)) health_.problem = problem;
}

std::expected<std::vector<std::string>, StoreProblem> SqliteStore::entries(std::string_view table) {
  return read([&](SqliteReader& reader) { return reader.entries(table); });
}

std::expected<std::vector<TableSummary>, StoreProblem> SqliteStore::tables_of(
    std::string_view guest, bool over, std::size_t limit) {
  return read([&](SqliteReader& reader) { return reader.tables_of(guest, over, limit); });
}

std::expected<std::vector<TableSummary>, StoreProblem> SqliteStore::chapters(
    std::string_view table) {
  return read([&](SqliteReader& reader) { return reader.chapters(table); });
}

std::expected<std::vector<Waking>, StoreProblem> SqliteStore::wakings() {
  return read([](SqliteReader& reader) { return reader.wakings(); });
}

std::expected<std::optional<StoreTime>, StoreProblem> SqliteStore::last_append(StoreTime before) {
  return read([&](SqliteReader& reader) { return reader.last_append(before); });
}

std::expected<std::size_t, StoreProblem> SqliteStore::count() {
  return read([](SqliteReader& reader) { return reader.count(); });
}

/// Looks first: a server that starts again on a full disk has nothing new to keep.
std::expected<std::string, StoreProblem> SqliteStore::keep_content(std::string_view text) {
  Content content{to_hex(sha256(text)), std::string(text), {}};
  std::string hash = content.hash;
  const auto found = this->content(hash);
  if (!found) return std::unexpected(found.error());
  if (*found) return hash;
  auto kept = content.kept.get_future();
  {
    const std::scoped_lock lock(mutex_);
    queue_.contents.push_back(std::move(content));
  }
  something_to_do_.notify_one();
  if (const AppendOutcome outcome = kept.get(); !outcome) return std::unexpected(outcome.error());
  return hash;
}

std::expected<std::optional<std::string>, StoreProblem> SqliteStore::content(
    std::string_view hash) {
  return read([&](SqliteReader& reader) { return reader.content(hash); });
}

std::expected<std::size_t, StoreProblem> SqliteStore::clear(const Clearing& rule) {
  const auto found =
      read([&](SqliteReader& reader) { return reader.abandoned(rule, most_tables_to_clear); });
  if (!found) return std::unexpected(found.error());
  std::size_t all = 0;
  for (auto first = found->begin(); first != found->end();) {
    const auto left = static_cast<std::size_t>(found->end() - first);
    const auto end = first + static_cast<std::ptrdiff_t>(std::min(left, tables_in_a_removal));
    const Removed gone = removed({first, end});
    if (!gone) return gone;
    all += *gone;
    first = end;
  }
  return all;
}

SqliteStore::Removed SqliteStore::removed(std::vector<AbandonedTable> tables) {
  Removal removal{std::move(tables), {}};
  auto done = removal.done.get_future();
  {
    const std::scoped_lock lock(mutex_);
    queue_.removals.push_back(std::move(removal));
  }
  something_to_do_.notify_one();
  return done.get();
}

StoreHealth SqliteStore::health() const {
  const std::scoped_lock lock(mutex_);
  return health_;
}

std::expected<std::unique_ptr<Store>, StoreProblem> open_sqlite_store(
    const std::filesystem::path& path) {
  auto file = open_sqlite_file(path);
  if (!file) return std::unexpected(std::move(file).error());
  auto for_tidying = open_beside(*file);
  if (!for_tidying) return std::unexpected(std::move(for_tidying).error());
  auto writer = SqliteWriter::on(std::move(*file));
  if (!writer) return std::unexpected(std::move(writer).error());
  return std::make_unique<SqliteStore>(std::move(*writer), std::move(*for_tidying));
}

}  // namespace reverie
