// SPDX-License-Identifier: Apache-2.0
// A store that forgets everything when it goes, and answers at once: the disk is not what is
// fuzzed.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/hex.hpp"
#include "core/sha256.hpp"
#include "store/store.hpp"

namespace reverie::testing {

class MemoryStore final : public Store {
 public:
  void append(Append append, Done done) override {
    Kept& table = tables_[append.table];
    if (append.first != table.entries.size() + 1) {
      done(std::unexpected(StoreProblem{StoreProblem::Kind::conflict, "another was faster"}));
      return;
    }
    table.entries.insert(table.entries.end(), append.entries.begin(), append.entries.end());
    table.guests.insert(table.guests.end(), append.guests.begin(), append.guests.end());
    table.summary = {append.table,         append.chain.value_or(append.table),
                     table.entries.size(), append.summary,
                     append.over,          append.at};
    done({});
  }

  std::expected<std::vector<std::string>, StoreProblem> entries(std::string_view table) override {
    const auto found = tables_.find(table);
    if (found != tables_.end()) return found->second.entries;
    return std::unexpected(StoreProblem{StoreProblem::Kind::missing, "no such table"});
  }

  std::expected<std::vector<TableSummary>, StoreProblem> tables_of(std::string_view guest,
                                                                   bool over,
                                                                   std::size_t limit) override {
    std::vector<TableSummary> found;
    for (const auto& [id, table] : tables_) {
      const bool is_theirs = std::ranges::find(table.guests, guest) != table.guests.end();
      if (is_theirs && table.summary.over == over && found.size() < limit) {
        found.push_back(table.summary);
      }
    }
    return found;
  }

  std::expected<std::vector<TableSummary>, StoreProblem> chapters(
      std::string_view /*table*/) override {
    return std::vector<TableSummary>();
  }
  std::expected<std::vector<Waking>, StoreProblem> wakings() override {
    return std::vector<Waking>();
  }
  std::expected<std::optional<StoreTime>, StoreProblem> last_append(StoreTime /*before*/) override {
    return std::nullopt;
  }
  std::expected<std::size_t, StoreProblem> count() override { return tables_.size(); }
  std::expected<std::string, StoreProblem> keep_content(std::string_view text) override {
    std::string hash = to_hex(sha256(text));
    contents_.emplace(hash, text);
    return hash;
  }
  std::expected<std::optional<std::string>, StoreProblem> content(std::string_view hash) override {
    const auto found = contents_.find(hash);
    if (found == contents_.end()) return std::nullopt;
    return found->second;
  }
  std::expected<std::size_t, StoreProblem> clear(const Clearing& /*rule*/) override { return 0; }
  StoreHealth health() const override { return {}; }

 private:
  struct Kept {
    std::vector<std::string> entries;
    std::vector<std::string> guests;
    TableSummary summary;
  };
  std::map<std::string, Kept, std::less<>> tables_;
  std::map<std::string, std::string, std::less<>> contents_;
};

}  // namespace reverie::testing
