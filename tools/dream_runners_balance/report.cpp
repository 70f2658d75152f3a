// SPDX-License-Identifier: Apache-2.0
#include "report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <span>

namespace reverie::balance {
namespace {

constexpr double most_above_share = 0.02;
constexpr double most_over_peer = 2;

using Text = std::string;
using Cell = std::function<Text(const Measured&)>;

// --- What is printed on components ---------------------------------------------------------------

char letter(Effect effect) {
  switch (effect) {
    case Effect::gather: return 'G';
    case Effect::repel: return 'R';
    case Effect::twice: return '2';
    case Effect::both: return 'B';
    case Effect::blank: break;
  }
  return '.';
}

Text name_of(const Segment& segment) {
  Text name = "`";
  for (std::size_t i = 0; i < static_cast<std::size_t>(cells_of(segment.shape)); ++i) {
    name += letter(segment.effects[i]);
  }
  name += '`';
  if (segment.coins > 0) name += fmt::format(" {}c", segment.coins);
  if (segment.points > 0) name += fmt::format(" {}p", segment.points);
  return name;
}

Text name_of(const Reward& reward) {
  constexpr std::string_view letters = "bwog*kcs";
  const char good = letters[static_cast<std::size_t>(reward.good)];
  const bool counted = reward.good == Good::coin || reward.good == Good::serenity;
  return counted ? fmt::format("{}{}", good, reward.amount) : Text(reward.amount, good);
}

Text name_of(const Chest& chest) {
  Text name;
  for (const Reward& reward : chest.holds) {
    if (!name.empty()) name += ' ';
    name += name_of(reward);
  }
  return '`' + name + '`';
}

Text name_of_set(const Content& content, std::size_t set) {
  Text name;
  for (std::size_t i = 0; i < segments_of_a_set; ++i) {
    if (i > 0) name += ' ';
    name += name_of(content.segments[set * segments_of_a_set + i]);
  }
  return name;
}

std::string_view name_of(Shape shape) {
  switch (shape) {
    case Shape::one: return "one cell";
    case Shape::two: return "two in line";
    case Shape::three: return "three in line";
    case Shape::corner: break;
  }
  return "corner";
}

// --- Tables --------------------------------------------------------------------------------------

std::vector<int> players_of(const std::vector<Measured>& measured) {
  std::vector<int> players;
  for (const Measured& one : measured) players.push_back(one.players);
  return players;
}

class Writer {
 public:
  Writer(const Content& content, const std::vector<Measured>& measured)
      : content_(content), measured_(measured), tables_(players_of(measured)) {}

  Report write() {
    write_overview();
    write_sets();
    write_first();
    write_steps();
    write_segments();
    write_chests();
    return tables_.take();
  }

 private:
  void head(std::string_view title, std::string_view first, std::string_view more = "") {
    tables_.head(title, first, more);
  }

  void row(const Text& name, const Cell& cell, const Text& more = "") {
    tables_.row(name, [&](std::size_t column) { return cell(measured_[column]); }, more);
  }

  void row_of_means(const Text& name, Sample Tally::* sample) {
    row(name, [&](const Measured& one) { return with_spread(one.tally.*sample); });
  }

  void write_overview() {
    head("Games", "");
    row("games", [](const Measured& one) { return std::to_string(one.tally.games); });
    row_of_means("score", &Tally::score);
    row_of_means("score of winners", &Tally::winning_score);
    row_of_means("of it, stars", &Tally::star_points);
    row_of_means("serenity", &Tally::serenity);
    row_of_means("points on segments", &Tally::segment_points);
    row_of_means("coins left", &Tally::coins_left);
    row_of_means("segments bought", &Tally::purchases);
    row("woken up", [](const Measured& one) {
      return in_percent(ratio(one.tally.awake, one.tally.score.count));
    });
  }

  void write_sets() {
    head("Starting sets: share of victories", "set");
    double most_above = -1;
    for (std::size_t set = 0; set < most_players; ++set) {
      row(name_of_set(content_, set), [&](const Measured& one) {
        const Estimate share = share_of_victories(one.tally.by_set[set]);
        most_above = std::max(most_above, share.value - 1.0 / one.players);
        return in_percent(share);
      });
    }
    tables_.verdict(
        fmt::format("The best is {:.1f} points above its share; at most {:.0f} are allowed",
                    most_above * 100, most_above_share * 100),
        most_above <= most_above_share);
  }

  void write_first() {
    head("Being quick, and where one sits", "");
    row("points by being first in one turn", [](const Measured& one) {
      const Estimate slope = one.tally.lead_by_times_first.slope();
      const double others = one.players - 1;
      return in_points({slope.value / others, slope.reach / others});
    });
    for (std::size_t times = 0; times <= turns; ++times) {
      row(fmt::format("victories of those who were first {} times", times),
          [&](const Measured& one) {
            const Sample& parts = one.tally.by_times_first[times];
            constexpr int few = 100;
            return parts.count < few ? Text("–") : in_percent(share_of_victories(parts));
          });
    }
    for (std::size_t seat = 0; seat < most_players; ++seat) {
      row(fmt::format("victories of seat {}", seat + 1), [&](const Measured& one) {
        const Sample& parts = one.tally.by_seat[seat];
        return parts.count == 0 ? Text("–") : in_percent(share_of_victories(parts));
      });
    }
  }

  void write_steps() {
    head("The star track: where players end", "steps");
    for (std::size_t steps = 0; steps <= Tally::most_steps; ++steps) {
      const bool last = steps == Tally::most_steps;
      row(fmt::format("{}{}", steps, last ? " or more" : ""), [&](const Measured& one) {
        return in_percent(ratio(one.tally.by_steps[steps], one.tally.score.count));
      });
    }
  }

  void write_segments() {
    for (const Shape shape : all_shapes) {
      head(fmt::format("Segments for sale, {}: worth in points", name_of(shape)), "segment",
           "bought when affordable");
      const int first = first_for_sale(shape) - segments_of_sets;
      for (int i = first; i < first + sale_of_a_shape; ++i) {
        const auto at = static_cast<std::size_t>(i);
        row(
            name_of(content_.segments[segments_of_sets + at]),
            [&](const Measured& one) { return in_points(one.tally.worth_of_segment(i)); },
            in_percent(share_bought(at)));
      }
      compare(first, sale_of_a_shape,
              [](const Measured& one, int i) { return one.tally.worth_of_segment(i).value; });
    }
  }

  double share_bought(std::size_t segment) const {
    std::int64_t bought = 0;
    std::int64_t affordable = 0;
    for (const Measured& one : measured_) {
      bought += one.tally.bought[segment];
      affordable += one.tally.affordable[segment];
    }
    return ratio(bought, affordable);
  }

  void write_chests() {
    for (int type = 0; type < chest_types; ++type) {
      head(fmt::format("Chests for {} {}: worth in points", type + 1, type == 0 ? "key" : "keys"),
           "chest");
      const int first = type * chests_of_a_type;
      for (int i = first; i < first + chests_of_a_type; ++i) {
        const auto at = static_cast<std::size_t>(i);
        row(name_of(content_.chests[at]),
            [&](const Measured& one) { return in_points(one.tally.chest_worth[at].estimate()); });
      }
      compare(first, chests_of_a_type, [](const Measured& one, int i) {
        return one.tally.chest_worth[static_cast<std::size_t>(i)].mean();
      });
    }
  }

  template <class Worth>
  void compare(int first, int count, Worth worth) {
    bool kept = true;
    Text ratios;
    for (const Measured& one : measured_) {
      std::vector<double> all;
      for (int i = first; i < first + count; ++i) all.push_back(worth(one, i));
      const auto [least, most] = std::ranges::minmax(all);
      kept = kept && least > 0 && most <= most_over_peer * least;
      if (!ratios.empty()) ratios += ", ";
      ratios += least > 0 ? fmt::format("{:.2f}", most / least) : Text("–");
    }
    tables_.verdict(
        fmt::format("The best is worth {} times the least; at most {:.0f} times is allowed", ratios,
                    most_over_peer),
        kept);
  }

  const Content& content_;
  const std::vector<Measured>& measured_;
  Tables tables_;
};

}  // namespace

Report report(const Content& content, const std::vector<Measured>& measured) {
  return Writer(content, measured).write();
}

}  // namespace reverie::balance
