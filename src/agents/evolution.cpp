// SPDX-License-Identifier: Apache-2.0
#include "agents/evolution.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace reverie {
namespace {

/// Weights of the better half, the best counting most.
std::vector<double> recombination_weights(int population) {
  const int parents = population / 2;
  std::vector<double> weights;
  double total = 0;
  for (int i = 0; i < parents; ++i) {
    weights.push_back(std::log(parents + 0.5) - std::log(i + 1.0));
    total += weights.back();
  }
  for (double& weight : weights) weight /= total;
  return weights;
}

}  // namespace

Evolution::Evolution(Point centre, Point widths, int population, std::uint64_t seed)
    : size_(centre.size()),
      centre_(std::move(centre)),
      variance_(size_),
      conjugate_path_(size_, 0),
      evolution_path_(size_, 0),
      recombination_(recombination_weights(population)),
      candidates_(static_cast<std::size_t>(population), Point(size_)),
      random_(seed) {
  for (std::size_t i = 0; i < size_; ++i) variance_[i] = widths[i] * widths[i];
  double squares = 0;
  for (const double weight : recombination_) squares += weight * weight;
  effective_ = 1 / squares;
}

const std::vector<Evolution::Point>& Evolution::ask() {
  for (Point& candidate : candidates_) {
    for (std::size_t i = 0; i < size_; ++i) {
      candidate[i] = centre_[i] + step_ * std::sqrt(variance_[i]) * normal();
    }
  }
  return candidates_;
}

void Evolution::tell(std::span<const double> fitness) {
  std::vector<std::size_t> order(candidates_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  // Of equals the earlier first, so that every library sorts alike.
  std::ranges::sort(order, [&](auto a, auto b) {
    return fitness[a] != fitness[b] ? fitness[a] > fitness[b] : a < b;
  });

  const auto n = static_cast<double>(size_);
  const double cs = (effective_ + 2) / (n + effective_ + 5);
  const double damping = 1 + 2 * std::max(0.0, std::sqrt((effective_ - 1) / (n + 1)) - 1) + cs;
  const double cc = 4 / (n + 4);
  const double speed_up = (n + 2) / 3;  // what a separable model learns faster
  const double c1 = speed_up * 2 / ((n + 1.3) * (n + 1.3) + effective_);
  const double cmu = std::min(
      1 - c1, speed_up * 2 * (effective_ - 2 + 1 / effective_) / ((n + 2) * (n + 2) + effective_));
  const double expected_length = std::sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));

  double length = 0;
  const Point before = centre_;
  for (std::size_t i = 0; i < size_; ++i) {
    double moved = 0;
    double spread = 0;
    const double width = step_ * std::sqrt(variance_[i]);
    for (std::size_t k = 0; k < recombination_.size(); ++k) {
      const double y = (candidates_[order[k]][i] - before[i]) / width;
      moved += recombination_[k] * y;
      spread += recombination_[k] * y * y;
    }
    centre_[i] = before[i] + width * moved;
    conjugate_path_[i] =
        (1 - cs) * conjugate_path_[i] + std::sqrt(cs * (2 - cs) * effective_) * moved;
    evolution_path_[i] =
        (1 - cc) * evolution_path_[i] + std::sqrt(cc * (2 - cc) * effective_) * moved;
    variance_[i] *= 1 - c1 - cmu + c1 * evolution_path_[i] * evolution_path_[i] + cmu * spread;
    length += conjugate_path_[i] * conjugate_path_[i];
  }
  step_ *= std::exp(cs / damping * (std::sqrt(length) / expected_length - 1));
}

/// Box and Muller's method.
double Evolution::normal() {
  const double radius = std::sqrt(-2 * std::log(1.0 - static_cast<double>(unit(random_))));
  return radius * std::cos(2 * std::numbers::pi * static_cast<double>(unit(random_)));
}

}  // namespace reverie
