// SPDX-License-Identifier: Apache-2.0
#include "agents/evolution.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace reverie {
namespace {

TEST(Evolution, FindsTheTopOfALongNarrowHill) {
  // Ten coordinates, the last a hundred times more sensitive than the first.
  const auto height = [](const Evolution::Point& point) {
    double sum = 0;
    for (std::size_t i = 0; i < point.size(); ++i) {
      const double slope = std::pow(100.0, static_cast<double>(i) / 9.0);
      sum += slope * (point[i] - 3) * (point[i] - 3);
    }
    return -sum;
  };
  Evolution evolution(Evolution::Point(10, 0.0), Evolution::Point(10, 1.0), 16, 7);
  for (int generation = 0; generation < 300; ++generation) {
    std::vector<double> fitness;
    for (const auto& candidate : evolution.ask()) fitness.push_back(height(candidate));
    evolution.tell(fitness);
  }
  for (const double coordinate : evolution.centre()) EXPECT_NEAR(coordinate, 3, 0.01);
}

}  // namespace
}  // namespace reverie
