// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/shown.hpp"

#include <algorithm>
#include <bit>

#include "games/dreamscape/dreamscape.hpp"
#include "games/dreamscape/solo.hpp"

namespace reverie::dreamscape {
namespace {

std::uint8_t from_one(int number) { return static_cast<std::uint8_t>(number + 1); }

std::optional<Fragment> shown_slot(Slot slot) {
  return slot.empty() ? std::nullopt : std::optional(slot.fragment());
}

using SleeperPile = InlineVector<Seat, most_players>;

/// How many have travelled since the tokens were last given, whoever travels now included.
std::size_t travelled(const State& state) {
  switch (state.phase) {
    case Phase::voyage:
    case Phase::haunting: return state.rank + std::size_t{1};
    case Phase::creation:
    case Phase::emergence: return most_players;
    default: return 0;
  }
}

/// Everybody's, from the bottom to the top. DS-E4 calls first who lies on top; whoever has
/// travelled since then lies on those who have not, the last one on all others.
SleeperPile pile_of_sleepers(const Dreamscape& game, const State& state) {
  SleeperPile pile;
  const auto add = [&](Seat seat) {
    if (seat.index < game.seats()) pile.push_back(seat);
  };
  const std::size_t moved = std::min<std::size_t>(travelled(state), most_players);
  for (std::size_t i = most_players; i > moved; --i) add(state.order[i - 1]);
  for (std::size_t i = 0; i < moved; ++i) add(state.order[i]);
  return pile;
}

class Showing {
 public:
  Showing(const Dreamscape& game, const State& state, Seat viewer)
      : game_(game),
        content_(game.content()),
        s_(state),
        viewer_(viewer),
        pile_of_sleepers_(pile_of_sleepers(game, state)),
        standings_(all_standings(game.content(), game.options(), state)) {}

  PlayerShown player(Seat seat) const {
    const Player& one = s_.players[seat.index];
    PlayerShown shown;
    shown.token = token_of(seat);
    shown.power_used = one.power_used;
    shown.location = from_one(one.location);
    shown.hands = one.hands;
    shown.board.reserve(cells);
    for (int cell = 0; cell < cells; ++cell) shown.board.push_back(stack(one.landscape, cell));
    if (one.landscape.has_dreamer()) shown.dreamer = content_.board.name(one.landscape.dreamer());
    shown.free_step = one.free_step;
    for_each_card(one.open, [&](int card) { shown.open.push_back(held(one, card)); });
    for (const std::uint8_t card : one.drawn) shown.drawn.push_back(held(one, card));
    shown.completed = static_cast<std::uint8_t>(std::popcount(one.completed));
    if (one.top != no_card) {
      shown.top = card_of(one.top);
      shown.stored_on_top = shown_slot(s_.stored[one.top]);
    }
    shown.trees = static_cast<std::uint8_t>(one.landscape.tree_count());
    shown.score = static_cast<std::int16_t>(one.score());
    shown.sheet = sheet_of(s_, seat, standings_);
    shown.total = static_cast<std::int16_t>(shown.sheet.total());
    return shown;
  }

  LocationShown location(int number) const {
    const Row& row = s_.rows[static_cast<std::size_t>(number)];
    LocationShown shown;
    shown.number = from_one(number);
    shown.power = content_.content.world.powers[static_cast<std::size_t>(number)];
    shown.row.assign(row.begin(), row.end());
    shown.nightmare = has_nightmares(game_.options()) && s_.nightmare == number;
    for (const Seat seat : pile_of_sleepers_) {
      if (s_.players[seat.index].location == number) shown.sleepers.push_back(seat);
    }
    if (travels()) shown.gathers = gathered_at(content_, s_, viewer_, number);
    return shown;
  }

  ObjectiveShown objective(std::size_t place) const {
    const Objective& what = content_.objective(s_.objectives[place]);
    return {what.name,   what.aim,   shown_slot(s_.colours[place]),
            what.points, what.trees, standings_[place]};
  }

  DeckShown deck(std::size_t level) const {
    DeckShown shown;
    shown.unseen =
        static_cast<std::uint8_t>(std::popcount(s_.unseen & content_.cards_of_level(level)));
    for (const std::uint8_t card : s_.under[level]) {
      shown.under.push_back(content_.card(card).name);
    }
    return shown;
  }

  std::vector<ReachShown> reach() const {
    std::vector<ReachShown> shown;
    for (const Reach& reach : within_reach(game_, s_, viewer_)) {
      shown.push_back({content_.card(reach.card).name, reach.near, reach.points});
    }
    return shown;
  }

  RivalShown rival() const {
    constexpr Seat seat{1};
    RivalShown shown;
    shown.token = token_of(seat);
    shown.hands = s_.rival.hands;
    shown.gathered = s_.rival.gathered;
    shown.sets = sets_of_rival();
    shown.trees = s_.rival.trees;
    shown.score = s_.rival.score;
    shown.sheet = sheet_of_rival();
    shown.total = static_cast<std::int16_t>(score_of_rival(content_, game_.options(), s_));
    return shown;
  }

 private:
  RivalSheet sheet_of_rival() const {
    RivalSheet sheet;
    sheet.head_start = strength_of_rival().head_start;
    sheet.created = static_cast<std::int16_t>(s_.rival.score - sheet.head_start);
    for (std::size_t i = 0; i < standings_.size(); ++i) {
      if (standings_[i].size() > 1) sheet.objectives[i] = standings_[i][1].points;
    }
    return sheet;
  }

  const Strength& strength_of_rival() const {
    return strength_at(content_.content.solo, game_.options().difficulty);
  }

  std::vector<RivalSetShown> sets_of_rival() const {
    const Solo& solo = content_.content.solo;
    const Fragments sizes = sizes_of_sets(strength_of_rival());
    std::vector<RivalSetShown> sets;
    for (const Fragment colour : all_fragments) {
      if (colour == Fragment::nightmare) continue;
      const int points = points_of_set(solo, s_, colour);
      sets.push_back(
          {colour, s_.rival.hands[colour], sizes[colour], static_cast<std::uint8_t>(points)});
    }
    return sets;
  }

  bool travels() const { return s_.phase == Phase::voyage && s_.acting.contains(viewer_); }

  std::optional<std::uint8_t> token_of(Seat seat) const {
    for (std::size_t i = 0; i < s_.order.size(); ++i) {
      if (s_.order[i] == seat) return from_one(static_cast<int>(i));
    }
    return std::nullopt;
  }

  StackShown stack(const Landscape& land, int cell) const {
    const auto fragments = land.stack(cell);
    return {content_.board.name(cell),
            content_.content.board.hexes[static_cast<std::size_t>(cell)],
            {fragments.begin(), fragments.end()},
            land.has_tree(cell),
            land.is_mountain(cell),
            has(land.climbed(), cell)};
  }

  CardShown card_of(int number) const {
    const Card& card = content_.card(number);
    return {card.name, card.level, card.points, card.power, card.structure};
  }

  HeldCard held(const Player& player, int card) const {
    HeldCard shown{card_of(card),
                   shown_slot(s_.stored[static_cast<std::size_t>(card)]),
                   nearness_of(content_, card, player.landscape),
                   {}};
    for (const std::uint8_t cell : shown.near.at) {
      shown.cells.push_back(content_.board.name(cell));
    }
    return shown;
  }

  const Dreamscape& game_;
  const Prepared& content_;
  const State& s_;
  Seat viewer_;
  SleeperPile pile_of_sleepers_;
  AllStandings standings_;
};

}  // namespace

Shown Dreamscape::show(const View& view) const {
  const State& s = view.state;
  const Showing showing(*this, s, view.viewer);
  Shown shown;
  shown.viewer = view.viewer;
  shown.phase = s.phase;
  shown.cycle = from_one(s.cycle);
  shown.cycles = static_cast<std::uint8_t>(cycles());
  shown.acting = s.acting;
  shown.action_points = s.action_points;
  shown.entrance = content_->board.name(content_->content.board.entrance);
  shown.players.reserve(static_cast<std::size_t>(seats()));
  for (std::uint8_t i = 0; i < seats(); ++i) shown.players.push_back(showing.player(Seat{i}));
  for (int i = 0; i < locations; ++i) shown.locations.push_back(showing.location(i));
  const auto& links = content_->content.world.links;
  for (std::size_t i = 0; i < links.size(); ++i) {
    shown.links.push_back(
        {from_one(links[i].low), from_one(links[i].high), is_haunted(s, static_cast<int>(i))});
  }
  for (std::size_t i = 0; i < s.objectives.size(); ++i) {
    shown.objectives.push_back(showing.objective(i));
  }
  for (std::size_t level = 0; level < levels; ++level) shown.decks.push_back(showing.deck(level));
  shown.bag = s.bag;
  shown.trees = s.trees;
  if (has_nightmares(options_)) shown.reserve = s.reserve;
  if (view.viewer.index < seats()) {
    const Player& me = s.players[view.viewer.index];
    shown.question = me.question;
    shown.task = me.task;
    shown.task_left = me.task_left;
  }
  shown.harvest.assign(s.harvest.begin(), s.harvest.end());
  if (s.lake != nowhere) shown.lake = from_one(s.lake);
  shown.ordered = s.ordered;
  if (is_solo(options_)) shown.rival = showing.rival();
  shown.reach = showing.reach();
  if (s.phase == Phase::over) shown.decision = decision_of(*this, s);
  return shown;
}

}  // namespace reverie::dreamscape
