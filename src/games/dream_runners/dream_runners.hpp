// SPDX-License-Identifier: Apache-2.0
// Dream Runners as a Game. The verbs are explained in core/game.hpp, the rules in
// docs/rules/dream_runners.md.
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
#include "games/dream_runners/actions.hpp"
#include "games/dream_runners/census.hpp"
#include "games/dream_runners/content.hpp"
#include "games/dream_runners/events.hpp"
#include "games/dream_runners/options.hpp"
#include "games/dream_runners/state.hpp"
#include "games/dream_runners/view.hpp"

namespace reverie::dream_runners {

class Knowledge;

class DreamRunners {
 public:
  using Options = dream_runners::Options;
  using Content = dream_runners::Content;
  using State = dream_runners::State;
  using Action = dream_runners::Action;
  using ActionInfo = dream_runners::ActionInfo;
  using Actions = dream_runners::Actions;
  using Outcomes = dream_runners::Outcomes;
  using View = dream_runners::View;
  using Knowledge = dream_runners::Knowledge;

  static constexpr std::string_view id = "dream_runners";
  static int rules_version() { return 2; }
  static constexpr int longest_game() { return dream_runners::longest_game; }
  static constexpr std::string_view clock_option = "seconds";

  static std::expected<std::shared_ptr<const Content>, Problem> load(const ContentReader& reader);
  static std::expected<DreamRunners, Problem> make(const Options& options,
                                                   std::shared_ptr<const Content> content);
  const Options& options() const { return options_; }
  const Content& content() const { return *content_; }
  /// What is printed on the components, not how the files are laid out.
  std::string content_text() const;
  static std::expected<std::shared_ptr<const Content>, Problem> read_content(std::string_view text);
  int seats() const { return options_.players; }

  State deal() const;
  Turn turn(const State& state) const;
  Actions actions(const State& state, Seat seat) const;
  Outcomes chance(const State& state) const;
  std::optional<Timer<Action>> timer(const State& state) const;
  bool is_timed() const { return options_.seconds > 0; }
  /// DR-N: before the next dream of a table with a clock nobody is hurried into it.
  bool asks_who_is_ready(const State& state) const { return is_timed() && state.turn + 1 < turns; }
  template <class Narrator>
  void play(State& state, Actor actor, const Action& action, Narrator& narrator) const;

  Result result(const State& state) const;

  View view(const State& state, Seat viewer) const;
  State imagine(const View& view, Random& random) const;
  bool is_open_to(const State& state, Seat /*viewer*/) const {
    return options_.progress == Progress::shown || state.phase != Phase::composing;
  }
  bool is_plain_to(const State& state, Seat viewer, Actor actor, const Action& action) const;

  Prompt prompt(const View& view) const;
  std::optional<Refusal> why_not(const View& view, const Action& action) const;
  static Message phrase(const Action& action);
  static ActionInfo describe(const Action& action);
  /// Coins for segments and serenity (DR-I).
  static Price price(const View& view, const Action& action);
  static std::string write(const Action& action);
  static std::expected<Action, Problem> read(std::string_view text);

  static Census census(const State& state) { return dream_runners::census(state); }

 private:
  DreamRunners(const Options& options, std::shared_ptr<const Content> content)
      : options_(options), content_(std::move(content)) {}

  Options options_;
  std::shared_ptr<const Content> content_;
};

extern template void DreamRunners::play(State&, Actor, const Action&, Silence&) const;
extern template void DreamRunners::play(State&, Actor, const Action&, Recorder&) const;

static_assert(Game<DreamRunners> && ReadsContent<DreamRunners> && PlaysWithoutClock<DreamRunners>);
static_assert(TellsWhatIsOpen<DreamRunners> && TellsWhatIsPlain<DreamRunners>);

}  // namespace reverie::dream_runners
