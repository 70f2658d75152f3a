// SPDX-License-Identifier: Apache-2.0
// Onirim as a Game. The verbs are explained in core/game.hpp, the rules in docs/rules/onirim.md.
#pragma once

#include <cassert>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "core/game.hpp"
#include "core/price.hpp"
#include "core/shortcuts.hpp"
#include "games/onirim/actions.hpp"
#include "games/onirim/events.hpp"
#include "games/onirim/options.hpp"
#include "games/onirim/state.hpp"
#include "games/onirim/view.hpp"

namespace reverie::onirim {

class Knowledge;

class Onirim {
 public:
  using Options = onirim::Options;
  using State = onirim::State;
  using Action = onirim::Action;
  using ActionInfo = onirim::ActionInfo;
  using Actions = onirim::Actions;
  using Outcomes = onirim::Outcomes;
  using View = onirim::View;
  using Knowledge = onirim::Knowledge;

  static constexpr std::string_view id = "onirim";
  /// 2: a second door of a colour may be gained (ON-2W), which somebody alone always could.
  int rules_version() const { return two_players() ? 2 : 1; }
  // Every turn uses up one of 58 labyrinth cards for good. Chance: the 18 doors and nightmares at
  // most once in the opening and in each turn (1062), labyrinth cards once (58), 5 cards for each
  // of 12 Prophecies (60). Seats: one decision a turn and one about a door or an exchange (116),
  // 8 doors drawn in each (464), 4 for each Prophecy (48), 10 nightmares, a draft of 6.
  static constexpr int longest_game() { return 1062 + 58 + 60 + 116 + 464 + 48 + 10 + 6; }

  static std::expected<Onirim, Problem> make(const Options& options);
  const Options& options() const { return options_; }
  int seats() const { return options_.players; }

  State deal() const;
  Turn turn(const State& state) const {
    if (is_chance(state.phase)) return Turn::of_chance();
    return state.phase == Phase::over ? Turn::over() : Turn::of(state.active);
  }
  Actions actions(const State& state, Seat seat) const;
  Outcomes chance(const State& state) const;
  std::uint32_t chance_total(const State& state) const { return state.unseen_size; }
  Action chance_at(const State& state, std::uint32_t at) const {
    return Action::of(Verb::draw, card_at_point(state.unseen, at));
  }
  template <class Narrator>
  void play(State& state, Actor actor, const Action& action, Narrator& narrator) const {
    assert(turn(state).includes(actor));
    actor.is_chance() ? draw(state, action.card, narrator) : act(state, action, narrator);
  }
  Result result(const State& state) const;
  /// Players win or lose together: the score of each is the doors of all.
  Standing standing(const State& state, Seat seat) const;

  View view(const State& state, Seat viewer) const;
  State imagine(const View& view, Random& random) const;
  bool is_open_to(const State& /*state*/, Seat /*viewer*/) const { return !hidden_hands(); }

  Prompt prompt(const View& view) const;
  std::optional<Refusal> why_not(const View& view, const Action& action) const;
  static Message phrase(const Action& action);
  /// What the ways out of a nightmare take, and the key that opens a door.
  static Price price(const View& view, const Action& action);
  static ActionInfo describe(const Action& action);
  static std::string write(const Action& action);
  static std::expected<Action, Problem> read(std::string_view text);

  static CardCounts census(const State& state);

  bool two_players() const { return options_.players == 2; }
  bool hidden_hands() const { return two_players() && options_.hands == Hands::hidden; }
  /// The book's Grand silence (docs/decisions/0017).
  bool asks_for_silence() const { return hidden_hands(); }

 private:
  template <class Narrator>
  void draw(State& state, Card card, Narrator& narrator) const;
  template <class Narrator>
  void act(State& state, const Action& action, Narrator& narrator) const;

  /// The rule by which a game ended.
  std::string rule_of(Ending ending) const;

  explicit Onirim(const Options& options) : options_(options) {}

  Options options_;
};

extern template void Onirim::draw(State&, Card, Silence&) const;
extern template void Onirim::draw(State&, Card, Recorder&) const;
extern template void Onirim::act(State&, const Action&, Silence&) const;
extern template void Onirim::act(State&, const Action&, Recorder&) const;

static_assert(Game<Onirim> && TellsWhatIsOpen<Onirim> && TellsStandings<Onirim> &&
              NamesPrices<Onirim>);

}  // namespace reverie::onirim
