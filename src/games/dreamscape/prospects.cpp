// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/prospects.hpp"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "games/dreamscape/judge.hpp"
#include "games/dreamscape/voyage.hpp"

namespace reverie::dreamscape {

// --- The Voyage ----------------------------------------------------------------------------------

Gathering gathered_at(const Prepared& content, const State& state, Seat seat, int location) {
  Player me = state.players[seat.index];
  int points = state.action_points;
  if (location != me.location) {
    const int link = content.content.world.link_between(me.location, location);
    if (link < 0 || points == 0) return {};
    points -= price_of_move(state, me, location);
    if (meets_nightmare(state, me, link)) ++me.hands[Fragment::nightmare];
  }
  Gathering gathered;
  const Row& row = state.rows[static_cast<std::size_t>(location)];
  for (std::size_t left = row.size(); left > 0 && points > 0; --left, --points) {
    const Fragment next = row[left - 1];
    if (me.hands[next] >= most_collected) break;
    ++me.hands[next];
    gathered.push_back(next);
  }
  return gathered;
}

// --- The Creation --------------------------------------------------------------------------------

namespace {

/// One way to complete a card, tried by the rules themselves. Each deed that is tried takes one
/// from `effort`, which all attempts share.
class Attempt {
 public:
  Attempt(const Dreamscape& game, const State& state, Seat seat, int card, int& effort)
      : game_(game), state_(state), seat_(seat), card_(card), effort_(effort) {}

  const Player& me() const { return state_.players[seat_.index]; }
  bool is_tired() const { return effort_ <= 0; }

  bool does(const Action& action) {
    if (is_tired()) return false;
    --effort_;
    const bool may_act = state_.draw == Draw::nothing && state_.acting.contains(seat_);
    if (!may_act || Judge(game_, state_, seat_).against(action)) return false;
    Silence silence;
    game_.play(state_, seat_, action, silence);
    if (me().question == Question::complete) does({Verb::complete, card(), 0, 0});
    return true;
  }

  bool is_complete() const { return has_card(me().completed, card_); }

  /// Whatever can be laid is laid, as long as something can.
  void build(const Placement& placement) {
    const auto& piles = game_.content().card(card_).structure;
    for (bool goes_on = true; goes_on;) {
      goes_on = false;
      for (std::size_t i = 0; i < piles.size(); ++i) {
        if (add_to(placement[i].cell, piles[i])) goes_on = true;
      }
    }
  }

  /// The ways of one step from here.
  std::vector<Attempt> steps() const {
    std::vector<Attempt> ways;
    if (!me().landscape.has_dreamer()) return ways;
    for_each_cell(game_.content().board.neighbours[me().landscape.dreamer()], [&](int cell) {
      Attempt way = *this;
      if (way.does({Verb::step, 0, 0, static_cast<std::uint8_t>(cell)})) ways.push_back(way);
    });
    return ways;
  }

  /// Walks that stand so can go the same ways.
  auto standing() const {
    return std::tuple(me().landscape.dreamer(), me().hands[Fragment::movement], me().free_step);
  }

 private:
  std::uint8_t card() const { return static_cast<std::uint8_t>(card_); }

  bool add_to(std::uint8_t cell, const Pile& pile) {
    const auto height = static_cast<std::size_t>(me().landscape.height(cell));
    if (height < pile.fragments.size()) {
      return does({Verb::place, static_cast<std::uint8_t>(pile.fragments[height]), 0, cell});
    }
    return pile.tree && !me().landscape.has_tree(cell) && does({Verb::plant, 0, 0, cell});
  }

  const Dreamscape& game_;
  State state_;
  Seat seat_;
  int card_;
  int& effort_;
};

/// The shortest walk that completes the card.
std::optional<Attempt> walked(const Attempt& begin) {
  std::vector<Attempt> walks{begin};
  for (std::size_t i = 0; i < walks.size() && !begin.is_tired(); ++i) {
    for (const Attempt& next : walks[i].steps()) {
      if (next.is_complete()) return next;
      const auto is_known = [&](const Attempt& other) {
        return other.standing() == next.standing();
      };
      if (std::ranges::none_of(walks, is_known)) walks.push_back(next);
    }
  }
  return std::nullopt;
}

std::optional<Attempt> completed(Attempt attempt, const Placement& placement) {
  attempt.build(placement);
  if (!attempt.is_complete() && !attempt.me().landscape.has_dreamer()) {
    attempt.does({Verb::enter, 0, 0, 0});
  }
  return attempt.is_complete() ? std::optional(attempt) : walked(attempt);
}

/// What lacks is in the Hands, a grass fragment for each tree, and nothing would have to go.
bool is_in_hands(Missing missing, const State& state, const Player& player) {
  if (missing.in_the_way() > 0 || missing.trees() > state.trees) return false;
  return std::ranges::all_of(all_fragments, [&](Fragment kind) {
    const int for_trees = kind == Fragment::grass ? missing.trees() : 0;
    return missing.of(kind) + for_trees <= player.hands[kind];
  });
}

/// Whether there is any way for the Dreamer to come to stand there.
bool may_come_to(int cell, const Player& player) {
  const Landscape& land = player.landscape;
  return !land.has_dreamer() || land.dreamer() == cell || player.free_step ||
         player.hands[Fragment::movement] > 0;
}

bool covers(const Placement& placement, int cell) {
  return std::ranges::any_of(placement, [&](const Wanted& wanted) { return wanted.cell == cell; });
}

struct Place {
  const Placement* placement;
  Missing missing;
};

/// Where the card could stand with what the Hands hold, those that lack least first.
std::vector<Place> places_for(const Dreamscape& game, const State& state, const Player& player,
                              int card) {
  const Prepared& content = game.content();
  const bool is_bare = player.landscape.empty();
  std::vector<Place> places;
  const CardSurvey survey(content, card, Survey(player.landscape));
  for (int dreamer = 0; dreamer < cells; ++dreamer) {
    if (!may_come_to(dreamer, player)) continue;
    const auto& placements = content.placements[static_cast<std::size_t>(card)];
    for (const Placement& placement : placements[static_cast<std::size_t>(dreamer)]) {
      if (is_bare && !covers(placement, content.content.board.entrance)) continue;  // DS-B1
      const Missing missing = survey.at(placement);
      if (is_in_hands(missing, state, player)) places.push_back({&placement, missing});
    }
  }
  // Those that lack as much as each other stay in the order of the placements.
  std::ranges::sort(places, std::ranges::less{}, [](const Place& place) {
    return std::pair(place.missing.elements(), place.placement);
  });
  return places;
}

}  // namespace

std::vector<Reach> within_reach(const Dreamscape& game, const State& state, Seat seat, int effort) {
  std::vector<Reach> reach;
  const bool builds = state.phase == Phase::creation || state.phase == Phase::dawn;
  if (!builds || !state.acting.contains(seat)) return reach;
  const Player& me = state.players[seat.index];
  for_each_card(me.open, [&](int card) {
    if (effort <= 0) return;
    for (const Place& place : places_for(game, state, me, card)) {
      const auto way = completed(Attempt(game, state, seat, card, effort), *place.placement);
      if (!way) continue;
      const int points = way->me().score() - me.score();
      const Nearness near =
          nearness_at(game.content(), card, *place.placement, Survey(me.landscape));
      reach.push_back({card, near, static_cast<std::int16_t>(points)});
      return;
    }
  });
  return reach;
}

}  // namespace reverie::dreamscape
