// SPDX-License-Identifier: Apache-2.0
#include "sample.hpp"

#include <cmath>

namespace reverie::balance {
namespace {

double real(std::int64_t whole) { return static_cast<double>(whole); }

}  // namespace

void Sample::add(std::int64_t value) {
  ++count;
  sum += value;
  squares += value * value;
}

void Sample::add(const Sample& other) {
  count += other.count;
  sum += other.sum;
  squares += other.squares;
}

double Sample::mean() const { return count == 0 ? 0 : real(sum) / real(count); }

double Sample::variance() const {
  if (count < 2) return 0;
  return (real(squares) - real(sum) * mean()) / real(count - 1);
}

Estimate Sample::estimate() const {
  return {mean(), count == 0 ? 0 : normal95 * std::sqrt(variance() / real(count))};
}

}  // namespace reverie::balance
