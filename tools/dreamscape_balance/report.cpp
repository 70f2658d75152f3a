// SPDX-License-Identifier: Apache-2.0
#include "report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <string>

namespace reverie::balance {
namespace {

/// A card's yield may differ by so much of the mean of its level.
constexpr double most_off_level = 0.25;
/// Of the mean of all.
constexpr double least_used = 1.0 / 3;
constexpr double most_off_share = 0.03;

using Text = std::string;

/// Points for each turn in which the card lay open before somebody.
double yield_of(const Card& card, const CardTally& counted) {
  return ratio(counted.completed * card.points, counted.turns);
}

double mean_of(std::span<const double> all) {
  return std::accumulate(all.begin(), all.end(), 0.0) / static_cast<double>(all.size());
}

std::vector<int> players_of(const std::vector<Measured>& measured) {
  std::vector<int> players;
  for (const Measured& one : measured) players.push_back(one.players);
  return players;
}

class Writer {
 public:
  Writer(const Prepared& content, const std::vector<Measured>& measured)
      : content_(content), measured_(measured), tables_(players_of(measured)) {
    for (const Measured& one : measured) all_.add(one.tally);
  }

  Report write() {
    write_overview();
    write_ranks();
    for (int level = 0; level < levels; ++level) write_cards(level);
    write_locations();
    write_powers();
    return tables_.take();
  }

 private:
  template <class Of>
  void row(const Text& name, Of of, const Text& more = "") {
    tables_.row(name, [&](std::size_t column) { return of(measured_[column]); }, more);
  }

  void write_overview() {
    tables_.head("Games", "");
    row("games", [](const Measured& one) { return std::to_string(one.tally.games); });
    const auto means = [&](const Text& name, Sample Tally::* sample) {
      row(name, [&](const Measured& one) { return with_spread(one.tally.*sample); });
    };
    means("score", &Tally::score);
    means("score of winners", &Tally::winning_score);
    means("lead of the first over the second", &Tally::lead);
    means("points of cards", &Tally::card_points);
    means("of the Dreamer's walks", &Tally::walk_points);
    means("of trees", &Tally::tree_points);
    means("cards completed", &Tally::completed);
    means("cards left open", &Tally::left_open);
    means("inputs, chance's included", &Tally::inputs);
  }

  void write_ranks() {
    tables_.head("Victories by initiative", "token");
    double most_off = 0;
    for (std::size_t rank = 0; rank < most_players; ++rank) {
      row(std::to_string(rank + 1), [&](const Measured& one) {
        if (one.tally.by_rank[rank].count == 0) return Text("–");
        const Estimate share = share_of_victories(one.tally.by_rank[rank]);
        if (rank == 0) most_off = std::max(most_off, std::abs(share.value - 1.0 / one.players));
        return in_percent(share);
      });
    }
    tables_.verdict(
        fmt::format("Who begins is at most {:.1f} points off a fair share; {:.0f} are allowed",
                    most_off * 100, most_off_share * 100),
        most_off <= most_off_share);
  }

  /// All numbers of players together: a card is the same for all of them.
  void write_cards(int level) {
    const int first = content_.first_of_level[static_cast<std::size_t>(level)];
    const int end = content_.first_of_level[static_cast<std::size_t>(level) + 1];
    std::vector<double> yields;
    for (int card = first; card < end; ++card) yields.push_back(yield(card));
    const double mean = mean_of(yields);
    tables_.head(
        fmt::format("Cards of level {}: points a turn, by the mean of the level", level + 1),
        "card", "kept · completed · turns · yield");
    double most_off = 0;
    for (int card = first; card < end; ++card) {
      most_off = std::max(most_off, std::abs(yield(card) / mean - 1));
      row(
          fmt::format("{} ({})", content_.card(card).name, content_.card(card).points),
          [&](const Measured& one) {
            return fmt::format("{:.2f}", yield_of(content_.card(card), tally(one.tally, card)));
          },
          in_short(tally(all_, card), yield(card) / mean));
    }
    tables_.verdict(
        fmt::format("The furthest from the mean of {:.2f} is {:.0f} % off; {:.0f} % are allowed",
                    mean, most_off * 100, most_off_level * 100),
        most_off <= most_off_level);
  }

  static const CardTally& tally(const Tally& of, int card) {
    return of.cards[static_cast<std::size_t>(card)];
  }
  double yield(int card) const { return yield_of(content_.card(card), tally(all_, card)); }

  static Text in_short(const CardTally& card, double of_mean) {
    return fmt::format("{:.0f} % · {:.0f} % · {:.2f} · {:+.0f} %",
                       ratio(card.kept, card.drawn) * 100, ratio(card.completed, card.kept) * 100,
                       ratio(card.turns_to_completion, card.completed), (of_mean - 1) * 100);
  }

  void write_locations() {
    tables_.head("Locations: Voyages that led there or gathered there, and ended there",
                 "location");
    for (int i = 0; i < locations; ++i) {
      const auto place = static_cast<std::size_t>(i);
      row(fmt::format("{} {}", i + 1, name_of(content_.content.world.powers[place])),
          [&](const Measured& one) {
            return fmt::format("{} · {}",
                               in_percent(ratio(one.tally.visits[place], one.tally.voyages)),
                               in_percent(ratio(one.tally.sleeps[place], one.tally.voyages)));
          });
    }
    compare("location", [](const Tally& of) { return std::span(of.visits); });
  }

  void write_powers() {
    tables_.head("Powers used in a hundred Voyages: where they are, and by cards", "power");
    for (std::size_t i = 0; i < enum_size<Power>; ++i) {
      row(Text(name_of(static_cast<Power>(i))), [&](const Measured& one) {
        return fmt::format("{:.1f} · {:.1f}",
                           100 * ratio(one.tally.of_locations[i], one.tally.voyages),
                           100 * ratio(one.tally.of_cards[i], one.tally.voyages));
      });
    }
    compare("power where it is", [](const Tally& of) { return std::span(of.of_locations); });
    compare("power of cards", [](const Tally& of) { return std::span(of.of_cards); });
  }

  /// Each number of players by itself.
  template <class Counts>
  void compare(std::string_view what, Counts counts) {
    double least = 1;
    for (const Measured& one : measured_) {
      const auto all = counts(one.tally);
      const std::int64_t sum = std::accumulate(all.begin(), all.end(), std::int64_t{0});
      least = std::min(least, ratio(std::ranges::min(all) * std::ssize(all), sum));
    }
    tables_.verdict(fmt::format("The {} used least is used {:.2f} times as often as the mean; "
                                "{:.2f} is asked for",
                                what, least, least_used),
                    least >= least_used);
  }

  const Prepared& content_;
  const std::vector<Measured>& measured_;
  /// Of all numbers of players.
  Tally all_;
  Tables tables_;
};

}  // namespace

Report report(const Prepared& content, const std::vector<Measured>& measured) {
  return Writer(content, measured).write();
}

}  // namespace reverie::balance
