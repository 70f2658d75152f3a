// SPDX-License-Identifier: Apache-2.0
// Every legal action, and what chance may do.
#include <algorithm>

#include "games/dreamscape/cycle.hpp"
#include "games/dreamscape/judge.hpp"

namespace reverie::dreamscape {
namespace {

template <class Number>
constexpr std::uint8_t small(Number number) {
  return static_cast<std::uint8_t>(number);
}

/// Each kind that is among these, once.
template <class List>
std::array<bool, enum_size<Fragment>> kinds_in(const List& list, std::size_t from = 0) {
  std::array<bool, enum_size<Fragment>> kinds{};
  for (std::size_t i = from; i < list.size(); ++i) kinds[static_cast<std::size_t>(list[i])] = true;
  return kinds;
}

}  // namespace

// --- Answers and tasks ---------------------------------------------------------------------------

void Judge::list_answers(Actions& actions) const {
  switch (me_.question) {
    case Question::complete:
      for_each_card(complete_cards(game_.content(), me_),
                    [&](int card) { actions.push_back({Verb::complete, small(card), 0, 0}); });
      return;
    case Question::retain: {
      const int below = card_below_with_fragment(s_, me_);
      for (const int card : {below, int{me_.top}}) {
        const Slot slot = s_.stored[static_cast<std::size_t>(card)];
        actions.push_back({Verb::retain, small(slot.fragment()), 0, 0});
      }
      return;
    }
    case Question::deck:
      for (int deck = 0; deck < levels; ++deck) {
        if (can_draw_from(game_, s_, deck)) actions.push_back({Verb::draw, small(deck), 0, 0});
      }
      actions.push_back({Verb::draw, none, 0, 0});
      return;
    case Question::keep:
      for (const std::uint8_t card : me_.drawn) actions.push_back({Verb::keep, card, 0, 0});
      if (s_.phase != Phase::choosing) actions.push_back({Verb::keep, none, 0, 0});
      return;
    case Question::none: return;
  }
}

void Judge::list_task(Actions& actions) const {
  switch (me_.task) {
    case Task::harvest: {
      const auto drawn = kinds_in(s_.harvest);
      for (const Fragment kind : all_fragments) {
        if (!drawn[static_cast<std::size_t>(kind)]) continue;
        for (int to = 0; to < locations; ++to) {
          if (!row(to).full()) actions.push_back({Verb::harvest, small(kind), 0, small(to)});
        }
      }
      return;
    }
    case Task::lake:
      for (int to = 0; to < locations; ++to) {
        if (!is_in_order(row(to), 0)) actions.push_back({Verb::lake, 0, 0, small(to)});
      }
      break;
    case Task::order: {
      const auto left = kinds_in(row(s_.lake), s_.ordered);
      for (const Fragment kind : all_fragments) {
        if (left[static_cast<std::size_t>(kind)]) {
          actions.push_back({Verb::order, small(kind), 0, 0});
        }
      }
      return;
    }
    case Task::tower:
      for_each_cell(me_.landscape.free_tops(),
                    [&](int cell) { actions.push_back({Verb::lift, 0, small(cell), 0}); });
      break;
    case Task::golem: list_golem(actions); break;
    case Task::none: return;
  }
  actions.push_back({Verb::done, 0, 0, 0});
}

void Judge::list_golem(Actions& actions) const {
  for_each_cell(me_.landscape.occupied(), [&](int from) {
    const int height = me_.landscape.height(from);
    const CellSet part = height > 1 ? ground_.golem_targets(from, 1) : 0;
    for (int count = 1; count <= height; ++count) {
      const CellSet targets = count < height ? part : ground_.golem_targets(from, height);
      for_each_cell(targets, [&](int to) {
        actions.push_back({Verb::golem, small(count), small(from), small(to)});
      });
    }
  });
}

// --- Free deeds ----------------------------------------------------------------------------------

void Judge::list_steps(Actions& actions) const {
  for_each_cell(steps(), [&](int cell) { actions.push_back({Verb::step, 0, 0, small(cell)}); });
}

void Judge::list_storing(Actions& actions) const {
  if (s_.phase == Phase::dawn) return;  // DS-F1
  const bool still = s_.phase == Phase::creation && game_.options().creation == Creation::at_once;
  for_each_card(me_.with_slots(), [&](int card) {
    if (!s_.stored[static_cast<std::size_t>(card)].empty()) return;
    const bool usable = !still || !changes_the_world(game_.content().card(card).power);
    for (const Fragment kind : all_fragments) {
      if (kind == Fragment::nightmare || !holds(kind)) continue;
      if (usable) actions.push_back({Verb::invoke, small(kind), 0, small(card)});
      actions.push_back({Verb::store, small(kind), 0, small(card)});
    }
  });
}

void Judge::list_voyage(Actions& actions) const {
  if (!against_collect()) actions.push_back({Verb::collect, 0, 0, 0});
  for (int to = 0; to < locations; ++to) {
    if (can_move_to(to)) actions.push_back({Verb::move, 0, 0, small(to)});
  }
  if (!against_power()) actions.push_back({Verb::power, 0, 0, 0});
  actions.push_back({Verb::sleep, 0, 0, 0});
}

void Judge::list_trades(Actions& actions) const {
  for (const Fragment given : all_fragments) {
    if (me_.hands[given] < price_of(given)) continue;
    for (const Fragment taken : all_fragments) {
      if (taken == given || s_.bag[taken] == 0) continue;
      actions.push_back({Verb::trade, small(given), 0, small(taken)});
    }
  }
}

void Judge::list_creation(Actions& actions) const {
  const CellSet for_red = holds(Fragment::nightmare) ? ground_.placeable(true) : 0;
  const CellSet for_others = ground_.placeable(false);
  for (const Fragment kind : all_fragments) {
    if (!holds(kind)) continue;
    for_each_cell(kind == Fragment::nightmare ? for_red : for_others,
                  [&](int cell) { actions.push_back({Verb::place, small(kind), 0, small(cell)}); });
  }
  if (holds(Fragment::grass) && s_.trees > 0) {
    for_each_cell(ground_.buildable(),
                  [&](int cell) { actions.push_back({Verb::plant, 0, 0, small(cell)}); });
  }
  list_trades(actions);
  if (!must_place_nightmares()) actions.push_back({Verb::finish, 0, 0, 0});
}

void Judge::list(Actions& actions) const {
  if (me_.question != Question::none) return list_answers(actions);
  if (me_.task != Task::none) return list_task(actions);
  if (s_.phase == Phase::haunting) {
    const World& world = game_.content().content.world;
    for (const std::uint8_t link : free_links(world, s_, s_.nightmare)) {
      actions.push_back({Verb::haunt, link, 0, 0});
    }
    return;
  }
  if (me_.is_passing()) return list_steps(actions);  // DS-D1
  if (s_.phase == Phase::voyage) list_voyage(actions);
  if (builds()) list_creation(actions);
  if (ground_.can_enter()) actions.push_back({Verb::enter, 0, 0, 0});
  list_steps(actions);
  list_storing(actions);
}

Actions Dreamscape::actions(const State& state, Seat seat) const {
  Actions actions;
  if (turn(state).seats.contains(seat)) Judge(*this, state, seat).list(actions);
  return actions;
}

// --- Chance --------------------------------------------------------------------------------------

namespace {

void add_fragments(Outcomes& outcomes, const Fragments& bag) {
  for (const Fragment kind : all_fragments) {
    if (bag[kind] > 0) outcomes.push_back({{Verb::fragment, small(kind), 0, 0}, bag[kind]});
  }
}

void add_colours(Outcomes& outcomes, const State& state) {
  for (const Fragment colour : colours_of_objectives) {
    if (std::ranges::count(state.colours, Slot(colour)) > 0) continue;
    outcomes.push_back({{Verb::colour, small(colour), 0, 0}, 1});
  }
}

}  // namespace

Outcomes Dreamscape::chance(const State& state) const {
  Outcomes outcomes;
  switch (state.draw) {
    case Draw::token:
      for (int token = 0; token < seats(); ++token) {
        const bool taken = state.order[static_cast<std::size_t>(token)] != spectator;
        if (!taken) outcomes.push_back({{Verb::token, small(token), 0, 0}, 1});
      }
      break;
    case Draw::objective:
      for (int i = 0; i < all_objectives; ++i) {
        const bool drawn = state.objectives.contains(small(i));
        if (drawn || !may_be_drawn(options_, content_->objective(i))) continue;
        outcomes.push_back({{Verb::objective, small(i), 0, 0}, 1});
      }
      break;
    case Draw::colour: add_colours(outcomes, state); break;
    case Draw::card:
      for (int card = content_->first_of_level[state.draw_deck];
           card < content_->first_of_level[state.draw_deck + std::size_t{1}]; ++card) {
        if (!has_card(state.unseen, card)) continue;
        outcomes.push_back({{Verb::card, small(card), 0, 0}, 1});
      }
      break;
    case Draw::refill:
    case Draw::archives:
    case Draw::harvest: add_fragments(outcomes, state.bag); break;
    case Draw::nothing: break;
  }
  return outcomes;
}

}  // namespace reverie::dreamscape
