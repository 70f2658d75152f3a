// SPDX-License-Identifier: Apache-2.0
// Who has used how much of a rate, by name. For one thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "server/limits.hpp"

namespace reverie::server {

class Ledger {
 public:
  explicit Ledger(const Rate& rate) : rate_(rate) {}

  bool take(const std::string& who, std::int64_t now, double cost = 1) {
    return account(who, now).take(rate_, now, cost);
  }
  void charge(const std::string& who, std::int64_t now, double cost) {
    account(who, now).charge(rate_, now, cost);
  }
  bool is_spent(const std::string& who, std::int64_t now) const {
    const auto found = accounts_.find(who);
    return found != accounts_.end() && found->second.is_spent(rate_, now);
  }
  std::size_t size() const { return accounts_.size(); }

 private:
  Bucket& account(const std::string& who, std::int64_t now);

  Rate rate_;
  std::unordered_map<std::string, Bucket> accounts_;
  /// At this size those who have not asked for a while are forgotten.
  std::size_t full_ = 10'000;
};

}  // namespace reverie::server
