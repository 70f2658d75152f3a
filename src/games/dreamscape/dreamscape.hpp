// SPDX-License-Identifier: Apache-2.0
// Dreamscape as a Game. The verbs are explained in core/game.hpp, the rules in
// docs/rules/dreamscape.md.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/game.hpp"
#include "core/price.hpp"
#include "core/shortcuts.hpp"
#include "core/shown.hpp"
#include "games/dreamscape/actions.hpp"
#include "games/dreamscape/census.hpp"
#include "games/dreamscape/content.hpp"
#include "games/dreamscape/events.hpp"
#include "games/dreamscape/options.hpp"
#include "games/dreamscape/scoring.hpp"
#include "games/dreamscape/shown.hpp"
#include "games/dreamscape/state.hpp"

namespace reverie::dreamscape {

class Knowledge;

class Dreamscape {
 public:
  using Options = dreamscape::Options;
  using Content = dreamscape::Prepared;
  using State = dreamscape::State;
  using Action = dreamscape::Action;
  using ActionInfo = dreamscape::ActionInfo;
  using Actions = dreamscape::Actions;
  using Outcomes = dreamscape::Outcomes;
  using View = Seen<State>;
  using Shown = dreamscape::Shown;
  using Knowledge = dreamscape::Knowledge;

  static constexpr std::string_view id = "dreamscape";
  static int rules_version() { return 2; }
  static constexpr int longest_game() { return dreamscape::longest_game; }

  static std::expected<std::shared_ptr<const Prepared>, Problem> load(const ContentReader& reader);
  static std::expected<Dreamscape, Problem> make(const Options& options,
                                                 std::shared_ptr<const Prepared> content);
  const Options& options() const { return options_; }
  const Prepared& content() const { return *content_; }
  std::string content_text() const;
  static std::expected<std::shared_ptr<const Prepared>, Problem> read_content(
      std::string_view text);
  int seats() const { return options_.players; }

  State deal() const;
  Turn turn(const State& state) const;
  Actions actions(const State& state, Seat seat) const;
  Outcomes chance(const State& state) const;
  template <class Narrator>
  void play(State& state, Actor actor, const Action& action, Narrator& narrator) const;

  Result result(const State& state) const;
  Standing standing(const State& state, Seat seat) const;

  /// Everything lies open (docs/decisions/0019).
  static View view(const State& state, Seat viewer) { return {viewer, state}; }
  static State imagine(const View& view, Random& /*random*/) { return view.state; }
  static bool is_open_to(const State& /*state*/, Seat /*viewer*/) { return true; }
  Shown show(const View& view) const;

  Prompt prompt(const View& view) const;
  std::optional<Refusal> why_not(const View& view, const Action& action) const;
  Message phrase(const Action& action) const;
  ActionInfo describe(const Action& action) const;
  Price price(const View& view, const Action& action) const;
  std::string write(const Action& action) const;
  std::expected<Action, Problem> read(std::string_view text) const;

  static Census census(const State& state) { return dreamscape::census(state); }

  int cycles() const {
    return options_.length == Length::first ? cycles_of_a_first_game : cycles_of_a_full_game;
  }

 private:
  Dreamscape(const Options& options, std::shared_ptr<const Prepared> content)
      : options_(options), content_(std::move(content)) {}

  Options options_;
  std::shared_ptr<const Prepared> content_;
};

extern template void Dreamscape::play(State&, Actor, const Action&, Silence&) const;
extern template void Dreamscape::play(State&, Actor, const Action&, Recorder&) const;

static_assert(Game<Dreamscape> && ReadsContent<Dreamscape> && ShowsApart<Dreamscape>);
static_assert(TellsWhatIsOpen<Dreamscape> && TellsStandings<Dreamscape>);
static_assert(NamesPrices<Dreamscape>);

}  // namespace reverie::dreamscape
