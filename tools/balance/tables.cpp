// SPDX-License-Identifier: Apache-2.0
#include "tables.hpp"

#include <fmt/format.h>

#include <cmath>

namespace reverie::balance {

void Tables::head(std::string_view title, std::string_view first, std::string_view more) {
  line(fmt::format("\n### {}\n", title));
  Text names = fmt::format("| {} |", first);
  Text rule = "|---|";
  for (const int players : players_) {
    names += fmt::format(" {} players |", players);
    rule += "---:|";
  }
  if (!more.empty()) {
    names += fmt::format(" {} |", more);
    rule += "---:|";
  }
  line(names);
  line(rule);
}

void Tables::row(const Text& name, const Cell& cell, const Text& more) {
  Text text = fmt::format("| {} |", name);
  for (std::size_t column = 0; column < players_.size(); ++column) {
    text += fmt::format(" {} |", cell(column));
  }
  if (!more.empty()) text += fmt::format(" {} |", more);
  line(text);
}

void Tables::verdict(const Text& text, bool kept) {
  line(fmt::format("\n{}: {}.", text, kept ? "kept" : "**broken**"));
  report_.balanced = report_.balanced && kept;
}

std::string in_percent(double share) { return fmt::format("{:.1f} %", share * 100); }
std::string in_percent(const Estimate& share) {
  return fmt::format("{:.1f} ± {:.1f} %", share.value * 100, share.reach * 100);
}
std::string in_points(const Estimate& points) {
  return fmt::format("{:.2f} ± {:.2f}", points.value, points.reach);
}
std::string with_spread(const Sample& sample) {
  return fmt::format("{:.1f} (spread {:.1f})", sample.mean(), std::sqrt(sample.variance()));
}

Estimate share_of_victories(const Sample& parts) {
  const Estimate all = parts.estimate();
  return {all.value / parts_of_a_victory, all.reach / parts_of_a_victory};
}

double ratio(std::int64_t part, std::int64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace reverie::balance
