// SPDX-License-Identifier: Apache-2.0
// How much has been kept on the disk for whom: by them, by the bots they play with, and by the
// house for them. Shared by all threads, so that nobody has a share at each; a move takes its lock
// once, as it does that of the store's queue.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>

#include "server/ledger.hpp"
#include "server/limits.hpp"
#include "server/payer.hpp"

namespace reverie::server {

class Quota {
 public:
  explicit Quota(const Limits& limits)
      : guests_(limits.kept_bytes_a_guest), addresses_(limits.kept_bytes_an_address) {}

  /// Whether so much more may be kept for them at once, as with a log; then it is counted.
  bool take(const Payer& payer, std::size_t bytes, std::int64_t now);
  void charge(const Payer& payer, std::size_t bytes, std::int64_t now);
  bool is_spent(const Payer& payer, std::int64_t now) const;

 private:
  mutable std::mutex mutex_;
  Ledger guests_;
  Ledger addresses_;
};

}  // namespace reverie::server
