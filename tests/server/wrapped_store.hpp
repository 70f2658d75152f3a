// SPDX-License-Identifier: Apache-2.0
// A store in front of a real one, that does what the real one does: for those that differ in one
// thing.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "store/store.hpp"

namespace reverie::testing {

class WrappedStore : public Store {
 public:
  explicit WrappedStore(std::unique_ptr<Store> real) : real_(std::move(real)) {}

  void append(Append append, Done done) override {
    real_->append(std::move(append), std::move(done));
  }
  std::expected<std::vector<std::string>, StoreProblem> entries(std::string_view table) override {
    return real_->entries(table);
  }
  std::expected<std::vector<TableSummary>, StoreProblem> tables_of(std::string_view guest,
                                                                   bool over,
                                                                   std::size_t limit) override {
    return real_->tables_of(guest, over, limit);
  }
  std::expected<std::vector<Waking>, StoreProblem> wakings() override { return real_->wakings(); }
  std::expected<std::optional<StoreTime>, StoreProblem> last_append(StoreTime before) override {
    return real_->last_append(before);
  }
  std::expected<std::size_t, StoreProblem> count() override { return real_->count(); }
  std::expected<std::vector<TableSummary>, StoreProblem> chapters(std::string_view table) override {
    return real_->chapters(table);
  }
  std::expected<std::string, StoreProblem> keep_content(std::string_view text) override {
    return real_->keep_content(text);
  }
  std::expected<std::optional<std::string>, StoreProblem> content(std::string_view hash) override {
    return real_->content(hash);
  }
  std::expected<std::size_t, StoreProblem> clear(const Clearing& rule) override {
    return real_->clear(rule);
  }
  StoreHealth health() const override { return real_->health(); }

 private:
  std::unique_ptr<Store> real_;
};

}  // namespace reverie::testing
