// SPDX-License-Identifier: Apache-2.0
// The way of a game: preparation, and cycle after cycle Emergence, Voyages and Creations, until
// dawn (DS-S1 to DS-S6, DS-E1 to DS-E4, DS-F1).
#pragma once

#include "games/dreamscape/creation.hpp"
#include "games/dreamscape/solo.hpp"
#include "games/dreamscape/voyage.hpp"

namespace reverie::dreamscape {

template <class Narrator>
void begin_voyage(Scene<Narrator> scene);
template <class Narrator>
void begin_creation(Scene<Narrator> scene);

// --- Preparation (DS-S1 to DS-S6) ----------------------------------------------------------------

inline int objectives_wanted(const Options& options) {
  if (is_solo(options)) return objectives_of_a_solo_game;
  return options.length == Length::first ? objectives_of_a_first_game : drawn_objectives;
}

/// DS-S2; DS-A1: alone, those of colours for which he can compete.
inline bool may_be_drawn(const Options& options, const Objective& objective) {
  if (is_solo(options)) return has_colour(objective.aim) && !is_for_nightmares(objective.aim);
  return has_nightmares(options) || !is_for_nightmares(objective.aim);
}

/// The next objective with a place for a colour that lacks one, or -1.
inline int objective_without_colour(const Prepared& content, const State& state) {
  for (std::size_t i = 0; i < state.objectives.size(); ++i) {
    const bool wants = has_colour(content.objective(state.objectives[i]).aim);
    if (wants && state.colours[i].empty()) return static_cast<int>(i);
  }
  return -1;
}

/// DS-S3: each in the order of the tokens draws as many cards as its token says.
template <class Narrator>
void draw_first_cards(Scene<Narrator> scene) {
  if (scene->rank < scene.game().seats()) {
    const Seat seat = scene->order[scene->rank];
    scene.player(seat).question = Question::keep;
    ++scene->rank;
    return begin_drawing(scene, seat, 0, scene->rank);
  }
  scene->rank = 0;
  scene->phase = Phase::choosing;
  const Seat lowest = scene->order[0];
  scene->acting = lowest;
  const int only_one = scene.player(lowest).drawn[0];
  choose_first_card(scene, lowest, only_one);
}

template <class Narrator>
void fill_locations(Scene<Narrator> scene);

template <class Narrator>
void choose_first_card(Scene<Narrator> scene, Seat seat, int card) {
  keep_card(scene, seat, card);
  ++scene->rank;
  if (scene->rank < scene.game().seats()) {
    scene->acting = scene->order[scene->rank];
    return;
  }
  scene->acting = {};
  scene->phase = Phase::preparing;
  fill_locations(scene);
}

template <class Narrator>
void prepare_on(Scene<Narrator> scene) {
  State& s = scene.state();
  s.draw_for = {};
  if (static_cast<int>(s.objectives.size()) < objectives_wanted(scene.options())) {
    s.draw = Draw::objective;
  } else if (objective_without_colour(scene.content(), s) >= 0) {
    s.draw = Draw::colour;
  } else {
    s.draw = Draw::nothing;
    s.rank = 0;
    draw_first_cards(scene);
  }
}

/// The Sleeper begins where the token's number is (DS-S4).
template <class Narrator>
void take_token(Scene<Narrator> scene, int token) {
  const Seat seat = scene->draw_for;
  scene->order[static_cast<std::size_t>(token)] = seat;
  scene.player(seat).location = static_cast<std::uint8_t>(token);
  scene.tell(TokenTaken{seat, token + 1});
  ++scene->draw_for.index;
  if (scene->draw_for.index == scene.game().seats()) prepare_on(scene);
}

template <class Narrator>
void turn_objective(Scene<Narrator> scene, int objective) {
  scene->objectives.push_back(static_cast<std::uint8_t>(objective));
  scene.tell(ObjectiveTurned{scene.objective_name(objective)});
  prepare_on(scene);
}

template <class Narrator>
void lay_colour(Scene<Narrator> scene, Fragment colour) {
  const auto at =
      static_cast<std::size_t>(objective_without_colour(scene.content(), scene.state()));
  scene->colours[at] = colour;
  --scene->bag[colour];
  scene.tell(ColourLaid{scene.objective_name(scene->objectives[at]), colour});
  prepare_on(scene);
}

template <class Narrator>
void draw_card(Scene<Narrator> scene, int card) {
  scene->unseen &= ~bit_of_card(card);
  take_card(scene, scene->draw_for, card);
  go_on_drawing(scene);
  const bool is_first = scene->phase == Phase::preparing && scene->draw == Draw::nothing;
  if (is_first) draw_first_cards(scene);
}

// --- Emergence (DS-E1 to DS-E4) ------------------------------------------------------------------

/// The first location that lacks a fragment, or -1.
inline int location_to_fill(const Dreamscape& game, const State& state) {
  const int players = is_solo(game.options()) ? players_of_a_solo_world : game.seats();
  const int wanted = game.content().content.world.filled_with(players);
  for (std::size_t i = 0; i < locations; ++i) {
    if (static_cast<int>(state.rows[i].size()) < wanted) return static_cast<int>(i);
  }
  return -1;
}

/// DS-E3
template <class Narrator>
void recover(Scene<Narrator> scene) {
  for (std::uint8_t i = 0; i < scene.game().seats(); ++i) {
    Player& one = scene.player(Seat{i});
    int count = 0;
    for_each_card(one.with_slots(), [&](int card) {
      const Slot slot = std::exchange(scene.slot(card), Slot());
      if (slot.empty()) return;
      ++one.hands[slot.fragment()];
      ++count;
    });
    if (count > 0) scene.tell(Recovered{Seat{i}, count});
  }
}

/// DS-E4: the lowest location first, and of those in one place who lay down last. DS-A5: Mr
/// Nightmare comes before who is where he is.
template <class Narrator>
void give_tokens(Scene<Narrator> scene) {
  State& s = scene.state();
  const auto location_of = [&](Seat seat) {
    return scene.is_rival(seat) ? s.nightmare : scene.player(seat).location;
  };
  const auto comes_before = [&](Seat a, Seat b) {
    if (location_of(a) != location_of(b)) return location_of(a) < location_of(b);
    return scene.is_rival(a);
  };
  const auto participants = static_cast<std::size_t>(scene.participants());
  std::reverse(s.order.begin(), s.order.begin() + scene.participants());
  for (std::size_t i = 1; i < participants; ++i) {
    for (std::size_t k = i; k > 0 && comes_before(s.order[k], s.order[k - 1]); --k) {
      std::swap(s.order[k], s.order[k - 1]);
    }
  }
  for (std::size_t i = 0; i < participants; ++i) {
    if (scene.is_rival(s.order[i])) continue;
    scene.tell(TokenTaken{s.order[i], static_cast<int>(i) + 1});
  }
}

template <class Narrator>
void begin_voyages(Scene<Narrator> scene) {
  scene->phase = Phase::voyage;
  scene->rank = 0;
  scene.tell(CycleBegan{scene->cycle + 1});
  begin_voyage(scene);
}

/// DS-E2 to DS-E4. The final step belongs to the last cycle (DS-F1).
template <class Narrator>
void emerge(Scene<Narrator> scene) {
  State& s = scene.state();
  const bool was_the_last = s.cycle + 1 == scene.game().cycles();
  if (was_the_last) scene.tell(DawnCame{});
  recover(scene);
  give_tokens(scene);
  if (was_the_last) {
    s.phase = Phase::dawn;
    return begin_creation(scene);
  }
  ++s.cycle;
  for (Player& one : s.players) one.landscape.forget_climbs();
  begin_voyages(scene);
}

/// DS-S6, DS-E1: as long as there is something to fill and something to fill it with.
template <class Narrator>
void fill_locations(Scene<Narrator> scene) {
  State& s = scene.state();
  const bool goes_on = location_to_fill(scene.game(), s) >= 0 && count_of(s.bag) > 0;
  s.draw = goes_on ? Draw::refill : Draw::nothing;
  if (goes_on) return;
  if (s.phase == Phase::emergence) return emerge(scene);
  put_nightmares_into_the_bag(scene);
  begin_voyages(scene);
}

template <class Narrator>
void fill(Scene<Narrator> scene, Fragment fragment) {
  const int location = location_to_fill(scene.game(), scene.state());
  scene.row(location).push_back(fragment);
  scene.tell(FragmentCame{fragment, location + 1});
  fill_locations(scene);
}

// --- Voyages (DS-V) ------------------------------------------------------------------------------

template <class Narrator>
void next_voyage(Scene<Narrator> scene) {
  ++scene->rank;
  begin_voyage(scene);
}

template <class Narrator>
void begin_voyage(Scene<Narrator> scene) {
  State& s = scene.state();
  s.phase = Phase::voyage;
  s.action_points = 0;
  s.key_moves = 0;
  if (s.rank == scene.participants()) {
    s.rank = 0;
    s.phase = Phase::creation;
    return begin_creation(scene);
  }
  const Seat seat = s.order[s.rank];
  if (scene.is_rival(seat)) {
    rival_travels(scene);
    return next_voyage(scene);
  }
  s.acting = seat;
  s.action_points = points_of_action;
  scene.player(seat).steps = 0;
}

/// DS-V7, DS-N3
template <class Narrator>
void fall_asleep(Scene<Narrator> scene, Seat seat) {
  scene.tell(FellAsleep{seat, scene.player(seat).location + 1});
  const bool follows = has_nightmares(scene.options()) && !is_solo(scene.options());
  if (follows && nightmare_follows(scene, seat)) {
    scene->phase = Phase::haunting;
    scene->action_points = 0;
    scene->key_moves = 0;
    return;
  }
  next_voyage(scene);
}

template <class Narrator>
void haunt_and_go_on(Scene<Narrator> scene, int link) {
  haunt(scene, link);
  next_voyage(scene);
}

// --- Creations (DS-B1 to DS-B4), dawn (DS-F1) ----------------------------------------------------

template <class Narrator>
void end_cycle(Scene<Narrator> scene) {
  State& s = scene.state();
  s.acting = {};
  s.rank = 0;
  if (s.phase == Phase::dawn) {
    s.phase = Phase::over;
    return;
  }
  s.phase = Phase::emergence;
  fill_locations(scene);
}

template <class Narrator>
void begin_creation(Scene<Narrator> scene) {
  State& s = scene.state();
  for (Player& one : s.players) one.steps = 0;
  if (scene.options().creation == Creation::at_once) {
    s.acting = scene.all_seats();
    return;
  }
  if (s.rank == scene.participants()) return end_cycle(scene);
  const Seat seat = s.order[s.rank];
  if (!scene.is_rival(seat)) {
    s.acting = seat;
    return;
  }
  if (s.phase == Phase::creation) rival_creates(scene);
  ++s.rank;
  begin_creation(scene);
}

template <class Narrator>
void finish(Scene<Narrator> scene, Seat seat) {
  empty_hands(scene, seat);
  scene.tell(CreationOver{seat});
  scene->acting = scene->acting - seat;
  if (!scene->acting.empty()) return;
  if (scene.options().creation == Creation::at_once) return end_cycle(scene);
  ++scene->rank;
  begin_creation(scene);
}

}  // namespace reverie::dreamscape
