// SPDX-License-Identifier: Apache-2.0
// Tables of a balance page: a column for each number of players, and verdicts on limits.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "sample.hpp"

namespace reverie::balance {

struct Report {
  std::string markdown;
  /// No limit is broken.
  bool balanced = true;
};

class Tables {
 public:
  using Text = std::string;
  /// What stands in a column, counted from zero.
  using Cell = std::function<Text(std::size_t column)>;

  explicit Tables(std::vector<int> players) : players_(std::move(players)) {}

  void head(std::string_view title, std::string_view first, std::string_view more = "");
  void row(const Text& name, const Cell& cell, const Text& more = "");
  /// One line on whether a limit of the game is kept.
  void verdict(const Text& text, bool kept);

  Report take() { return std::move(report_); }

 private:
  void line(const Text& text) { report_.markdown += text + '\n'; }

  std::vector<int> players_;
  Report report_;
};

std::string in_percent(double share);
std::string in_percent(const Estimate& share);
std::string in_points(const Estimate& points);
/// The mean, and how far single ones lie from it.
std::string with_spread(const Sample& sample);

Estimate share_of_victories(const Sample& parts);
double ratio(std::int64_t part, std::int64_t whole);

}  // namespace reverie::balance
