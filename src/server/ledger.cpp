// SPDX-License-Identifier: Apache-2.0
#include "server/ledger.hpp"

#include <algorithm>

namespace reverie::server {

Bucket& Ledger::account(const std::string& who, std::int64_t now) {
  if (accounts_.size() >= full_) {
    std::erase_if(accounts_, [&](const auto& one) { return one.second.is_idle(rate_, now); });
    // Not again before as many new ones have come: looking through them all must stay rare.
    full_ = std::max(full_, 2 * accounts_.size());
  }
  return accounts_[who];
}

}  // namespace reverie::server
