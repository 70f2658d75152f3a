// SPDX-License-Identifier: Apache-2.0
#include "server/limits.hpp"

#include <algorithm>

namespace reverie::server {

double Bucket::used_by(const Rate& rate, std::int64_t now) const {
  const auto passed = static_cast<double>(std::max<std::int64_t>(0, now - at_)) / 1000.0;
  return std::max(0.0, used_ - (passed * rate.a_second));
}

bool Bucket::take(const Rate& rate, std::int64_t now) {
  used_ = used_by(rate, now);
  at_ = now;
  if (used_ + 1 > rate.burst) return false;
  used_ += 1;
  return true;
}

bool Bucket::is_idle(const Rate& rate, std::int64_t now) const { return used_by(rate, now) == 0; }

}  // namespace reverie::server
