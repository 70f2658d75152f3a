// SPDX-License-Identifier: Apache-2.0
#include "server/limits.hpp"

#include <algorithm>

namespace reverie::server {
namespace {

/// By what each took on a table of four that runs long, beside a move.
struct Costs {
  template <class Any>
  double operator()(const Any& /*command*/) const {
    return 1;
  }
  /// Hashes a secret, and tells everybody.
  double operator()(const command::Join& /*join*/) const { return 2; }
  /// Tells everybody, and is kept for good.
  double operator()(const command::Rename& /*rename*/) const { return 2; }
  double operator()(const command::Chat& /*chat*/) const { return 2; }
  double operator()(const command::Undo& /*undo*/) const { return 2; }
  /// 200 lines.
  double operator()(const command::Earlier& /*earlier*/) const { return 2; }
  /// Everything that was shown comes again.
  double operator()(const command::Speak& /*speak*/) const { return 5; }
  /// A quarter of a second of another thread.
  double operator()(const command::Hint& /*hint*/) const { return 10; }
};

struct Kept {
  template <class Any>
  bool operator()(const Any& /*command*/) const {
    return true;
  }
  bool operator()(const command::Hint& /*hint*/) const { return false; }
  bool operator()(const command::Preview& /*preview*/) const { return false; }
  bool operator()(const command::Look& /*look*/) const { return false; }
  bool operator()(const command::Earlier& /*earlier*/) const { return false; }
  bool operator()(const command::Speak& /*speak*/) const { return false; }
};

}  // namespace

double cost_of_reading(std::size_t bytes) {
  const std::size_t kilobytes = bytes / kilobyte;
  return static_cast<double>(kilobytes);
}

double cost_of(const Demand& demand) { return std::visit(Costs(), demand); }

bool may_be_kept(const Demand& demand) { return std::visit(Kept(), demand); }

double Bucket::used_by(const Rate& rate, std::int64_t now) const {
  const auto passed = static_cast<double>(std::max<std::int64_t>(0, now - at_)) / 1000.0;
  return std::max(0.0, used_ - (passed * rate.a_second));
}

bool Bucket::take(const Rate& rate, std::int64_t now, double cost) {
  used_ = used_by(rate, now);
  at_ = now;
  if (used_ + cost > rate.burst) return false;
  used_ += cost;
  return true;
}

void Bucket::charge(const Rate& rate, std::int64_t now, double cost) {
  used_ = used_by(rate, now) + cost;
  at_ = now;
}

}  // namespace reverie::server
