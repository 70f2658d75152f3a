// SPDX-License-Identifier: Apache-2.0
// What each action does. The chapters of the rulebook are in cycle.hpp (preparation, Emergence,
// dawn), voyage.hpp, creation.hpp, walking.hpp, completion.hpp, powers.hpp, nightmare.hpp and
// solo.hpp. Ids refer to docs/rules/dreamscape.md.
#include <cassert>

#include "games/dreamscape/cycle.hpp"

namespace reverie::dreamscape {
namespace {

template <class Narrator>
void come_out_of_the_bag(Scene<Narrator> scene, Fragment fragment) {
  --scene->bag[fragment];
  switch (scene->draw) {
    case Draw::refill: return fill(scene, fragment);
    case Draw::archives: return find_in_archives(scene, fragment);
    case Draw::harvest: return draw_harvest(scene, fragment);
    default: return;
  }
}

template <class Narrator>
void carry_out_chance(Scene<Narrator> scene, const Action& action) {
  switch (action.verb) {
    case Verb::token: return take_token(scene, action.what);
    case Verb::objective: return turn_objective(scene, action.what);
    case Verb::colour: return lay_colour(scene, static_cast<Fragment>(action.what));
    case Verb::card: return draw_card(scene, action.what);
    case Verb::fragment: return come_out_of_the_bag(scene, static_cast<Fragment>(action.what));
    default: return;
  }
}

template <class Narrator>
void keep(Scene<Narrator> scene, Seat seat, int card) {
  if (scene->phase == Phase::choosing) return choose_first_card(scene, seat, card);
  keep_card(scene, seat, card);
  look_for_complete_cards(scene, seat);
}

template <class Narrator>
void carry_out(Scene<Narrator> scene, Seat seat, const Action& action) {
  const auto fragment = static_cast<Fragment>(action.what);
  switch (action.verb) {
    case Verb::keep: return keep(scene, seat, action.what);
    case Verb::collect: return collect(scene, seat);
    case Verb::move: return move(scene, seat, action.to);
    case Verb::power: return use_location(scene, seat);
    case Verb::store: return store(scene, seat, fragment, action.to);
    case Verb::invoke: return invoke(scene, seat, fragment, action.to);
    case Verb::enter: return enter(scene, seat);
    case Verb::sleep: return fall_asleep(scene, seat);
    case Verb::haunt: return haunt_and_go_on(scene, action.what);
    case Verb::place: return place(scene, seat, fragment, action.to);
    case Verb::step: return step(scene, seat, action.to);
    case Verb::plant: return plant(scene, seat, action.to);
    case Verb::trade: return trade(scene, seat, fragment, static_cast<Fragment>(action.to));
    case Verb::finish: return finish(scene, seat);
    case Verb::complete: return complete(scene, seat, action.what);
    case Verb::retain: {
      const int below = card_below_with_fragment(scene.state(), scene.player(seat));
      return retain(scene, seat, below, fragment);
    }
    case Verb::draw: return draw_from(scene, seat, action.what);
    case Verb::harvest: return harvest(scene, seat, fragment, action.to);
    case Verb::lake: return choose_lake(scene, seat, action.to);
    case Verb::order: return order(scene, seat, fragment);
    case Verb::lift: return lift(scene, seat, action.from);
    case Verb::golem: return carry(scene, seat, action.what, action.from, action.to);
    case Verb::done: return end_task(scene, seat);
    default: return carry_out_chance(scene, action);
  }
}

/// DS-W2: anything but a step loses the one that earth gave. A card that the Dreamer completes is
/// nothing that the player does, so all that it asks does not count.
bool loses_free_step(Verb verb) {
  switch (verb) {
    case Verb::step:
    case Verb::complete:
    case Verb::retain:
    case Verb::draw:
    case Verb::keep: return false;
    default: return true;
  }
}

}  // namespace

template <class Narrator>
void Dreamscape::play(State& state, Actor actor, const Action& action, Narrator& narrator) const {
  assert(turn(state).includes(actor));
  const Scene<Narrator> scene(*this, state, narrator);
  if (actor.is_chance()) return carry_out_chance(scene, action);
  if (loses_free_step(action.verb)) scene.player(actor.seat()).free_step = false;
  carry_out(scene, actor.seat(), action);
}

template void Dreamscape::play(State&, Actor, const Action&, Silence&) const;
template void Dreamscape::play(State&, Actor, const Action&, Recorder&) const;

}  // namespace reverie::dreamscape
