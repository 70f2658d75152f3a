// SPDX-License-Identifier: Apache-2.0
// Games of a few lines, for what minds owe to any game. One seat, nothing random, nothing hidden.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "core/game.hpp"
#include "core/hash.hpp"

namespace reverie::testing {

struct TinyOptions {
  friend bool operator==(const TinyOptions&, const TinyOptions&) = default;
};
BOOST_DESCRIBE_STRUCT(TinyOptions, (), ())

struct TinyWeights {
  float unused = 0;
};
BOOST_DESCRIBE_STRUCT(TinyWeights, (), (unused))

struct TinyState {
  std::uint16_t steps = 0;
  /// How high one has climbed, or which door one has opened.
  std::uint16_t place = 0;

  friend constexpr bool operator==(const TinyState&, const TinyState&) = default;
};

struct TinyActionInfo {
  std::uint16_t number = 0;
};
BOOST_DESCRIBE_STRUCT(TinyActionInfo, (), (number))

/// What is the same for all of them. `Rules` says how many actions there are, how long it lasts and
/// where an action leads.
template <class Rules>
class TinyGame {
 public:
  using Options = TinyOptions;
  using State = TinyState;
  using Action = std::uint16_t;
  using ActionInfo = TinyActionInfo;
  using Actions = ActionList<Action, Rules::choices>;
  using Outcomes = OutcomeList<Action, 1>;
  using View = TinyState;

  static constexpr std::string_view id = "tiny";
  static int rules_version() { return 1; }

  const Options& options() const { return options_; }
  int seats() const { return 1; }
  int longest_game() const { return Rules::length; }
  State deal() const { return {}; }
  Turn turn(const State& state) const {
    return state.steps == Rules::length ? Turn::over() : Turn::of(Seat{0});
  }
  /// Not inlined, as it never is in a real game: g++ 12 takes the unused slots of a list for
  /// values.
  [[gnu::noinline]] Actions actions(const State& state, Seat /*seat*/) const {
    Actions list;
    for (Action i = 0; i < Rules::choices && !turn(state).is_over(); ++i) list.push_back(i);
    return list;
  }
  Outcomes chance(const State& /*state*/) const { return {}; }
  template <class Narrator>
  void play(State& state, Actor /*actor*/, const Action& action, Narrator& /*narrator*/) const {
    ++state.steps;
    Rules::act(state, action);
  }
  Result result(const State& /*state*/) const { return {"", "", {SeatResult{}}}; }
  View view(const State& state, Seat /*seat*/) const { return state; }
  State imagine(const View& view, Random& /*random*/) const { return view; }
  Prompt prompt(const View& /*view*/) const { return {}; }
  std::optional<Refusal> why_not(const View& /*view*/, const Action& /*action*/) const {
    return std::nullopt;
  }
  static Message phrase(const Action& /*action*/) { return {}; }
  static ActionInfo describe(const Action& action) { return {action}; }
  static std::string write(const Action& action) { return std::to_string(action); }
  static std::expected<Action, Problem> read(std::string_view /*text*/) { return Action{0}; }
  static int census(const State& /*state*/) { return 0; }

 private:
  Options options_;
};

/// What their Knowledge has in common: no action seems better than another.
struct TinyKnowledge {
  using Weights = TinyWeights;
  static constexpr std::array<std::string_view, 3> levels{"thumb", "flat", "tree"};

  static std::string_view weights_path(const auto& /*game*/) { return ""; }
  /// Not inlined for the same reason.
  template <class G>
  [[gnu::noinline]] InlineVector<float, G::Actions::capacity()> appraise(
      const G& /*game*/, const TinyState& /*state*/, Seat /*seat*/,
      const typename G::Actions& actions) const {
    InlineVector<float, G::Actions::capacity()> scores;
    for (std::size_t i = 0; i < actions.size(); ++i) scores.push_back(0);
    return scores;
  }
  static std::uint64_t key(const auto& /*game*/, const TinyState& state, Seat /*observer*/) {
    return quick_state_hash(state);
  }
};

/// Four steps, 300 choices at each; the last of them is the best.
struct WideRules {
  static constexpr int choices = 300;
  static constexpr int length = 4;
  static void act(TinyState& state, std::uint16_t action) {
    state.place = static_cast<std::uint16_t>(state.place + action);
  }
};
class Wide : public TinyGame<WideRules> {
 public:
  static std::expected<Wide, Problem> make(const TinyOptions& /*options*/) { return Wide(); }

  struct Knowledge : TinyKnowledge {
    static float payoff(const Wide& /*game*/, const TinyState& state, Seat /*seat*/) {
      return static_cast<float>(state.place) / (WideRules::length * WideRules::choices);
    }
  };
};

}  // namespace reverie::testing
