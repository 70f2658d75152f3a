// SPDX-License-Identifier: Apache-2.0
// What speaks against an action, verb by verb.
#include "games/dreamscape/judge.hpp"

#include <algorithm>

#include "games/dreamscape/cycle.hpp"

namespace reverie::dreamscape {
namespace {

/// What a verb answers or carries on; nothing for those that are free deeds.
std::optional<Question> question_of(Verb verb) {
  switch (verb) {
    case Verb::complete: return Question::complete;
    case Verb::retain: return Question::retain;
    case Verb::draw: return Question::deck;
    case Verb::keep: return Question::keep;
    default: return std::nullopt;
  }
}

bool carries_on(Verb verb, Task task) {
  switch (verb) {
    case Verb::harvest: return task == Task::harvest;
    case Verb::lake: return task == Task::lake;
    case Verb::order: return task == Task::order;
    case Verb::lift: return task == Task::tower;
    case Verb::golem: return task == Task::golem;
    case Verb::done: return task == Task::lake || task == Task::tower || task == Task::golem;
    default: return false;
  }
}

bool is_of_a_task(Verb verb) {
  switch (verb) {
    case Verb::harvest:
    case Verb::lake:
    case Verb::order:
    case Verb::lift:
    case Verb::golem:
    case Verb::done: return true;
    default: return false;
  }
}

bool fits_phase(Verb verb, Phase phase) {
  const bool voyage = phase == Phase::voyage;
  const bool creation = phase == Phase::creation || phase == Phase::dawn;
  switch (verb) {
    case Verb::collect:
    case Verb::move:
    case Verb::power:
    case Verb::sleep: return voyage;
    case Verb::store:
    case Verb::invoke:
    case Verb::enter:
    case Verb::step: return voyage || creation;
    case Verb::place:
    case Verb::plant:
    case Verb::trade:
    case Verb::finish: return creation;
    case Verb::haunt: return phase == Phase::haunting;
    default: return true;
  }
}

}  // namespace

Judge::Judge(const Dreamscape& game, const State& state, Seat seat)
    : game_(game),
      s_(state),
      me_(state.players[seat.index]),
      ground_(game.content().board, game.content().content.board, me_.landscape) {}

/// Whether this is the moment for such a thing at all.
Verdict Judge::against_moment(Verb verb) const {
  const auto question = question_of(verb);
  if (question && *question != me_.question) return Reason::not_asked;
  if (question) return std::nullopt;
  if (me_.question != Question::none) return Reason::answer_first;
  if (is_of_a_task(verb)) {
    return carries_on(verb, me_.task) ? Verdict() : Reason::not_asked;
  }
  if (me_.task != Task::none) return Reason::answer_first;
  if (!fits_phase(verb, s_.phase)) return Reason::not_now;
  if (me_.is_passing() && verb != Verb::step) return Reason::walk_on;
  return std::nullopt;
}

Verdict Judge::against(const Action& action) const {
  if (const auto reason = against_moment(action.verb)) return reason;
  const auto fragment = static_cast<Fragment>(action.what);
  switch (action.verb) {
    case Verb::collect: return against_collect();
    case Verb::move: return against_move(action.to);
    case Verb::power: return against_power();
    case Verb::store: return against_store(fragment, action.to, false);
    case Verb::invoke: return against_store(fragment, action.to, true);
    case Verb::enter: return against_enter();
    case Verb::haunt: return against_haunt(action.what);
    case Verb::place: return against_place(fragment, action.to);
    case Verb::step: return against_step(action.to);
    case Verb::plant: return against_plant(action.to);
    case Verb::trade: return against_trade(fragment, static_cast<Fragment>(action.to));
    case Verb::finish:
      return must_place_nightmares() ? Verdict(Reason::nightmares_left) : Verdict();
    case Verb::complete: {
      const CardSet ready = complete_cards(game_.content(), me_);
      return has_card(ready, action.what) ? Verdict() : Reason::not_complete;
    }
    case Verb::retain: return against_retain(fragment);
    case Verb::draw: return against_draw(action.what);
    case Verb::keep: return against_keep(action.what);
    case Verb::harvest: return against_harvest(fragment, action.to);
    case Verb::lake: return against_lake(action.to);
    case Verb::order: return against_order(fragment);
    case Verb::lift: return against_lift(action.from);
    case Verb::golem: return against_golem(action.what, action.from, action.to);
    default: return std::nullopt;
  }
}

// --- Voyage --------------------------------------------------------------------------------------

Verdict Judge::against_collect() const {
  if (s_.action_points == 0) return Reason::no_action_points;
  const Row& here = row(me_.location);
  if (here.empty()) return Reason::location_empty;
  const Fragment fragment = here[here.size() - 1];
  return me_.hands[fragment] >= most_collected ? Verdict(Reason::two_already) : Verdict();
}

bool Judge::can_move_to(int location) const {
  return s_.action_points > 0 &&
         game_.content().content.world.link_between(me_.location, location) >= 0;
}

/// DS-V2, DS-V3: the key too needs an action point that is left.
Verdict Judge::against_move(int location) const {
  if (game_.content().content.world.link_between(me_.location, location) < 0) {
    return Reason::not_linked;
  }
  return s_.action_points == 0 ? Verdict(Reason::no_action_points) : Verdict();
}

Verdict Judge::against_power() const {
  if (me_.power_used) return Reason::power_used;
  const bool haunted = has_nightmares(game_.options()) && s_.nightmare == me_.location;
  return haunted ? Verdict(Reason::haunted) : Verdict();
}

Verdict Judge::against_store(Fragment fragment, int card, bool invoked) const {
  if (s_.phase == Phase::dawn) return Reason::no_powers_at_dawn;
  if (fragment == Fragment::nightmare) return Reason::red_on_card;
  if (!holds(fragment)) return Reason::not_in_hands;
  if (!has_card(me_.with_slots(), card)) return Reason::card_not_yours;
  if (!s_.stored[static_cast<std::size_t>(card)].empty()) return Reason::slot_taken;
  const bool at_once = s_.phase == Phase::creation && game_.options().creation == Creation::at_once;
  const bool stands_still = changes_the_world(game_.content().card(card).power);
  return invoked && at_once && stands_still ? Verdict(Reason::world_stands_still) : Verdict();
}

Verdict Judge::against_haunt(int link) const {
  const World& world = game_.content().content.world;
  const auto free = free_links(world, s_, s_.nightmare);
  return free.contains(static_cast<std::uint8_t>(link)) ? Verdict() : Reason::link_not_free;
}

// --- The Dreamer ---------------------------------------------------------------------------------

Verdict Judge::against_enter() const {
  if (me_.landscape.has_dreamer()) return Reason::dreamer_inside;
  return ground_.can_enter() ? Verdict() : Reason::entrance_not_free;
}

Verdict Judge::against_step(int cell) const {
  const Landscape& land = me_.landscape;
  if (!land.has_dreamer()) return Reason::dreamer_outside;
  const bool can_step = (whites() > 0 || me_.free_step) && steps_left() > 0;
  if (!can_step) return Reason::no_step_left;
  if (!has(game_.content().board.neighbours[land.dreamer()], cell)) return Reason::too_far;
  if (land.height(cell) == 0) return Reason::nothing_to_tread;
  return has(steps(), cell) ? Verdict() : Reason::cannot_stop;
}

// --- Creation ------------------------------------------------------------------------------------

Verdict Judge::against_place(Fragment fragment, int cell) const {
  if (!holds(fragment)) return Reason::not_in_hands;
  const Landscape& land = me_.landscape;
  const bool is_red = fragment == Fragment::nightmare;
  if (has(ground_.placeable(is_red), cell)) return std::nullopt;
  if (land.empty()) return Reason::entrance_first;
  if (land.height(cell) == 0) return Reason::not_beside;
  if (land.top(cell) == Fragment::nightmare) return Reason::on_nightmare;
  return is_red ? Reason::red_on_something : Reason::covered;
}

Verdict Judge::against_plant(int cell) const {
  if (!holds(Fragment::grass)) return Reason::no_grass;
  if (s_.trees == 0) return Reason::no_trees;
  if (has(ground_.buildable(), cell)) return std::nullopt;
  const bool is_red =
      me_.landscape.height(cell) > 0 && me_.landscape.top(cell) == Fragment::nightmare;
  return is_red ? Reason::on_nightmare : Reason::no_top;
}

Verdict Judge::against_trade(Fragment given, Fragment taken) const {
  if (me_.hands[given] < price_of(given)) return Reason::too_few;
  if (given == taken) return Reason::same_colour;
  return s_.bag[taken] == 0 ? Verdict(Reason::bag_lacks) : Verdict();
}

// --- Cards ---------------------------------------------------------------------------------------

Verdict Judge::against_retain(Fragment fragment) const {
  const int below = card_below_with_fragment(s_, me_);
  const bool is_one = s_.stored[static_cast<std::size_t>(below)] == Slot(fragment) ||
                      s_.stored[me_.top] == Slot(fragment);
  return is_one ? Verdict() : Reason::not_stored;
}

Verdict Judge::against_draw(int deck) const {
  if (deck == none) return std::nullopt;
  if (!is_deck_open(game_.options(), deck)) return Reason::deck_closed;
  return can_draw_from(game_, s_, deck) ? Verdict() : Reason::deck_empty;
}

Verdict Judge::against_keep(int card) const {
  if (card == none) return s_.phase == Phase::choosing ? Verdict(Reason::must_keep) : Verdict();
  return me_.drawn.contains(static_cast<std::uint8_t>(card)) ? Verdict() : Reason::not_drawn;
}

// --- Powers --------------------------------------------------------------------------------------

Verdict Judge::against_harvest(Fragment fragment, int location) const {
  if (!s_.harvest.contains(fragment)) return Reason::not_harvested;
  return row(location).full() ? Verdict(Reason::location_full) : Verdict();
}

Verdict Judge::against_lake(int location) const {
  return is_in_order(row(location), 0) ? Verdict(Reason::in_order_already) : Verdict();
}

Verdict Judge::against_order(Fragment fragment) const {
  const Row& lake = row(s_.lake);
  const bool is_left = std::find(lake.begin() + s_.ordered, lake.end(), fragment) != lake.end();
  return is_left ? Verdict() : Reason::not_left_there;
}

Verdict Judge::against_lift(int cell) const {
  return has(me_.landscape.free_tops(), cell) ? Verdict() : Reason::no_top;
}

Verdict Judge::against_golem(int count, int from, int to) const {
  const bool there = count > 0 && count <= me_.landscape.height(from);
  return there && has(ground_.golem_targets(from, count), to) ? Verdict() : Reason::golem_cannot;
}

}  // namespace reverie::dreamscape
