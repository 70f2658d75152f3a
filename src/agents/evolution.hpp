// SPDX-License-Identifier: Apache-2.0
// A separable CMA evolution strategy (Ros and Hansen, 2008): a normal distribution, one width for
// each coordinate, that moves towards what does well.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/random.hpp"

namespace reverie {

class Evolution {
 public:
  using Point = std::vector<double>;

  /// Starts at `centre` with steps of about `widths`.
  Evolution(Point centre, Point widths, int population, std::uint64_t seed);

  /// The next candidates to be judged.
  const std::vector<Point>& ask();
  /// How well each of them did: the higher, the better.
  void tell(std::span<const double> fitness);

  const Point& centre() const { return centre_; }

 private:
  double normal();

  std::size_t size_;
  Point centre_;
  Point variance_;  // of each coordinate, before the common step size
  Point conjugate_path_;
  Point evolution_path_;
  double step_ = 1;
  std::vector<double> recombination_;
  double effective_ = 0;
  std::vector<Point> candidates_;
  Random random_;
};

}  // namespace reverie
