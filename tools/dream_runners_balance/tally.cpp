// SPDX-License-Identifier: Apache-2.0
#include "tally.hpp"

#include <algorithm>
#include <cmath>

namespace reverie::balance {
namespace {

template <class Samples>
void add_each(Samples& to, const Samples& from) {
  for (std::size_t i = 0; i < to.size(); ++i) to[i].add(from[i]);
}

template <class Counts>
void count_each(Counts& to, const Counts& from) {
  for (std::size_t i = 0; i < to.size(); ++i) to[i] += from[i];
}

double real(std::int64_t whole) { return static_cast<double>(whole); }

}  // namespace

void Trend::add(std::int64_t at, std::int64_t value) {
  ++count;
  x += at;
  y += value;
  xx += at * at;
  xy += at * value;
  yy += value * value;
}

void Trend::add(const Trend& other) {
  count += other.count;
  x += other.x;
  y += other.y;
  xx += other.xx;
  xy += other.xy;
  yy += other.yy;
}

Estimate Trend::slope() const {
  if (count < 3) return {};
  const double n = real(count);
  const double spread_x = real(xx) - real(x) * real(x) / n;
  const double spread_y = real(yy) - real(y) * real(y) / n;
  const double together = real(xy) - real(x) * real(y) / n;
  if (spread_x <= 0) return {};
  const double slope = together / spread_x;
  const double rest = std::max(0.0, spread_y - slope * together) / (n - 2);
  return {slope, normal95 * std::sqrt(rest / spread_x)};
}

void Tally::add(const Tally& other) {
  games += other.games;
  add_each(by_set, other.by_set);
  add_each(by_seat, other.by_seat);
  add_each(by_times_first, other.by_times_first);
  lead_by_times_first.add(other.lead_by_times_first);
  score.add(other.score);
  winning_score.add(other.winning_score);
  star_points.add(other.star_points);
  serenity.add(other.serenity);
  segment_points.add(other.segment_points);
  coins_left.add(other.coins_left);
  purchases.add(other.purchases);
  awake += other.awake;
  count_each(by_steps, other.by_steps);
  count_each(affordable, other.affordable);
  count_each(bought, other.bought);
  for (std::size_t i = 0; i < segment_worth.size(); ++i) {
    add_each(segment_worth[i], other.segment_worth[i]);
  }
  count_each(tried, other.tried);
  add_each(chest_worth, other.chest_worth);
}

Estimate Tally::worth_of_segment(int for_sale_number) const {
  const auto& by_turn = segment_worth[static_cast<std::size_t>(for_sale_number)];
  double all_tries = 0;
  double sum = 0;
  double error = 0;
  for (std::size_t turn = 0; turn < turns; ++turn) {
    const Sample& sample = by_turn[turn];
    if (sample.count < 2) continue;
    const double tries = real(tried[turn]);
    all_tries += tries;
    sum += tries * sample.mean();
    error += tries * tries * sample.variance() / real(sample.count);
  }
  if (all_tries == 0) return {};
  return {sum / all_tries, normal95 * std::sqrt(error) / all_tries};
}

}  // namespace reverie::balance
