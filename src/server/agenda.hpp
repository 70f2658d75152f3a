// SPDX-License-Identifier: Apache-2.0
// When which table needs attention.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "table/host.hpp"

namespace reverie::server {

class Agenda {
 public:
  /// Replaces what was noted for the table; nothing strikes it out.
  void note(const std::string& table, std::optional<Time> at) {
    const auto found = times_.find(table);
    if (found != times_.end()) {
      if (found->second == at) return;
      order_.erase({found->second, table});
      times_.erase(found);
    }
    if (!at) return;
    times_.emplace(table, *at);
    order_.emplace(*at, table);
  }

  std::optional<Time> next() const {
    return order_.empty() ? std::nullopt : std::optional(order_.begin()->first);
  }

  /// Strikes out and returns the first table that is due.
  std::optional<std::string> take(Time now) {
    if (order_.empty() || order_.begin()->first > now) return std::nullopt;
    std::string table = order_.begin()->second;
    note(table, std::nullopt);
    return table;
  }

 private:
  std::map<std::string, Time> times_;
  std::set<std::pair<Time, std::string>> order_;
};

}  // namespace reverie::server
