// SPDX-License-Identifier: Apache-2.0
// What a game is. Read this header from top to bottom and you can write one; the laws that every
// game obeys are in tests/laws, and docs/adding-a-game.md walks through an example.
#pragma once

#include <concepts>
#include <cstdint>
#include <cstdlib>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/actor.hpp"
#include "core/content_reader.hpp"
#include "core/inline_vector.hpp"
#include "core/message.hpp"
#include "core/narrator.hpp"
#include "core/random.hpp"
#include "core/result.hpp"

namespace reverie {

/// One thing that chance may do, out of the sum of all weights.
template <class Action>
struct Outcome {
  Action action;
  std::uint32_t weight;

  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// A game's `Actions` and `Outcomes`: no heap, and room for as many as there can ever be.
template <class Action, std::size_t Capacity>
using ActionList = InlineVector<Action, Capacity>;
template <class Action, std::size_t Capacity>
using OutcomeList = InlineVector<Outcome<Action>, Capacity>;

/// A position: everything that is on the table, hidden cards included. Copying it is copying bytes;
/// equal bytes are equal positions.
template <class S>
concept GameState = std::regular<S> && std::is_trivially_copyable_v<S> &&
                    std::has_unique_object_representations_v<S>;

/// What the clock does if nobody ends the waiting before. Time is a player like chance: the table
/// measures it, and its end enters the log as the clock's action.
template <class Action>
struct Timer {
  Action action;
  std::uint32_t milliseconds = 0;
  /// More of them, in which what was on its way still counts. No screen shows them.
  std::uint32_t grace = 0;
  /// Another number is another timer, which begins anew; the same one runs on through other
  /// inputs.
  std::uint32_t number = 0;
  /// People race against it, so bots move at a pace of their own. One that only bounds how long
  /// everybody waits for the last hurries nobody, and bots act at once.
  bool is_race = true;

  friend constexpr bool operator==(const Timer&, const Timer&) = default;
};

/// Made from options alone, or what is wrong with them.
template <class G>
concept MadeFromOptions = requires(const typename G::Options& options) {
  { G::make(options) } -> std::same_as<std::expected<G, Problem>>;
};

/// Made from options and what is printed on its components: read and checked once, and the first
/// mistake told with its file, line and column. What was read has a text of its own, which is kept
/// with the tables that use it, so that they go on when the files have changed; its hash stands in
/// every log.
template <class G>
concept ReadsContent =
    requires(const G& game, const ContentReader& reader, const typename G::Options& options,
             const std::shared_ptr<const typename G::Content>& content, std::string_view text) {
      {
        G::load(reader)
      } -> std::same_as<std::expected<std::shared_ptr<const typename G::Content>, Problem>>;
      { G::make(options, content) } -> std::same_as<std::expected<G, Problem>>;
      { game.content_text() } -> std::same_as<std::string>;
      {
        G::read_content(text)
      } -> std::same_as<std::expected<std::shared_ptr<const typename G::Content>, Problem>>;
    };

/// A `Game` object holds its options and content and never changes; all its verbs are const and
/// may be called from any thread.
template <class G>
concept Game =
    (MadeFromOptions<G> || ReadsContent<G>) &&
    requires(const G& game, const typename G::State& state, typename G::State& changing,
             const typename G::View& view, const typename G::Action& action, Seat seat, Actor actor,
             Random& random, Silence& silence, Recorder& recorder, std::string_view text) {
      // --- Its types
      requires GameState<typename G::State>;
      requires std::regular<typename G::Action> && std::is_trivially_copyable_v<typename G::Action>;
      requires std::equality_comparable<typename G::View>;  // described: it is sent as JSON
      requires std::regular<typename G::Options>;  // described: read from JSON and from k=v

      // --- Its identity
      /// The name in commands, logs and folders.
      { G::id } -> std::convertible_to<std::string_view>;
      /// Raised when the same log would no longer lead to the same states; only for the options of
      /// which that is true.
      { game.rules_version() } -> std::same_as<int>;
      { game.options() } -> std::same_as<const typename G::Options&>;
      /// From one to `max_seats`.
      { game.seats() } -> std::same_as<int>;
      /// No game has more inputs than this, however it is played.
      { game.longest_game() } -> std::same_as<int>;

      // --- Playing
      /// The first state. Nothing random is in it: chance deals the cards.
      { game.deal() } -> std::same_as<typename G::State>;
      /// Who may act: seats, seats and the clock, chance, or nobody when it is over.
      { game.turn(state) } -> std::same_as<Turn>;
      /// Every legal action of a seat, each once, in a fixed order; none when it is not its turn.
      { game.actions(state, seat) } -> std::same_as<typename G::Actions>;
      /// What chance may do, in a fixed order, when chance moves.
      { game.chance(state) } -> std::same_as<typename G::Outcomes>;
      /// Carries out an action that is legal: the same inputs always give the same state.
      { game.play(changing, actor, action, silence) } -> std::same_as<void>;
      { game.play(changing, actor, action, recorder) } -> std::same_as<void>;
      /// How it ended; before that only the scores mean something: those so far, of which a seat is
      /// shown its own.
      { game.result(state) } -> std::same_as<Result>;

      // --- Knowing
      /// All and only what this seat (or the spectator) may know.
      { game.view(state, seat) } -> std::same_as<typename G::View>;
      /// A position that fits the view, hidden things dealt at random. Bots search these and
      /// nothing else, so they cannot cheat.
      { game.imagine(view, random) } -> std::same_as<typename G::State>;

      // --- Speaking
      /// What is expected of the seat whose view this is; of the spectator's view, what is being
      /// waited for.
      { game.prompt(view) } -> std::same_as<Prompt>;
      /// Why the seat whose view this is may not do that; nothing when it may. The spectator may do
      /// nothing: with its view everything is refused.
      { game.why_not(view, action) } -> std::same_as<std::optional<Refusal>>;
      /// The action as a phrase for the catalogues.
      { game.phrase(action) } -> std::same_as<Message>;
      /// What the action is made of, described, so that a screen need not read notation.
      { game.describe(action) } -> std::same_as<typename G::ActionInfo>;
      /// Notation: short, readable, and exact both ways. Like all that is said of an action it may
      /// name what the content names; a game whose actions need no content makes these static.
      { game.write(action) } -> std::same_as<std::string>;
      { game.read(text) } -> std::same_as<std::expected<typename G::Action, Problem>>;

      // --- Being checked
      /// How many there are of each component, wherever it lies. Never changes during a game.
      { game.census(state) } -> std::equality_comparable;
    };

template <class Outcomes>
constexpr std::uint32_t total_weight(const Outcomes& outcomes) {
  std::uint32_t total = 0;
  for (const auto& outcome : outcomes) total += outcome.weight;
  return total;
}

/// Chance's outcome at a point of the line [0, total_weight), the weights laid end to end.
template <Game G>
typename G::Action outcome_at(const G& game, const typename G::State& state, std::uint32_t at) {
  for (const auto& outcome : game.chance(state)) {
    if (at < outcome.weight) return outcome.action;
    at -= outcome.weight;
  }
  std::abort();
}

/// A game whose chance can be asked directly, without listing all outcomes. The laws check that
/// the answers are the same; it is worth having where one is drawn from many kinds.
template <class G>
concept DirectChance = requires(const G& game, const typename G::State& state, std::uint32_t at) {
  { game.chance_total(state) } -> std::same_as<std::uint32_t>;
  { game.chance_at(state, at) } -> std::same_as<typename G::Action>;
};

/// The sum of all weights, and the outcome at a point of their line, the quick way if there is one.
template <Game G>
std::uint32_t chance_total(const G& game, const typename G::State& state) {
  if constexpr (DirectChance<G>) {
    return game.chance_total(state);
  } else {
    return total_weight(game.chance(state));
  }
}
template <Game G>
typename G::Action chance_at(const G& game, const typename G::State& state, std::uint32_t at) {
  if constexpr (DirectChance<G>) {
    return game.chance_at(state, at);
  } else {
    return outcome_at(game, state, at);
  }
}

/// A game that waits for the clock: it has a timer exactly when its turn includes the clock. Its
/// options tell whether that ever happens.
template <class G>
concept AsksForTime = requires(const G& game, const typename G::State& state) {
  { game.timer(state) } -> std::same_as<std::optional<Timer<typename G::Action>>>;
  { game.is_timed() } -> std::same_as<bool>;
};

/// A game whose clock can be left out: this option is then zero. Where nobody measures time, such
/// as at a terminal, it always is.
template <class G>
concept PlaysWithoutClock = AsksForTime<G> && requires {
  { G::clock_option } -> std::convertible_to<std::string_view>;
};

/// A game of partners who may act at the same time, in any order. Its bots let people go first:
/// else they would have played everything while somebody still reads.
template <class G>
concept SharesTurn = requires {
  requires bool { G::shares_turn };
};

/// A game of partners who, by its options, may hide from each other what they hold: then people
/// say nothing of it unless they agree otherwise.
template <class G>
concept AsksForSilence = requires(const G& game) {
  { game.asks_for_silence() } -> std::same_as<bool>;
};

template <Game G>
std::optional<Timer<typename G::Action>> timer(const G& game, const typename G::State& state) {
  if constexpr (AsksForTime<G>) {
    return game.timer(state);
  } else {
    return std::nullopt;
  }
}

/// Chance's choice: one uniform number below the sum of weights.
template <Game G, RandomBits R>
typename G::Action roll(const G& game, const typename G::State& state, R& source) {
  return chance_at(game, state, below(source, chance_total(game, state)));
}

/// The same position after one more action.
template <Game G>
typename G::State after(const G& game, typename G::State state, Actor actor,
                        const typename G::Action& action) {
  Silence silence;
  game.play(state, actor, action, silence);
  return state;
}

/// Why an actor may not do this here; nothing when it may. The one gate for inputs from outside.
/// What is listed may be done (the law *closed*), so that a reason is looked for only where there
/// must be one.
template <Game G>
std::optional<Refusal> refusal(const G& game, const typename G::State& state, Actor actor,
                               const typename G::Action& action) {
  if (actor.is_seat() && actor.seat().index < game.seats()) {
    if (game.actions(state, actor.seat()).contains(action)) return std::nullopt;
    auto reason = game.why_not(game.view(state, actor.seat()), action);
    return reason ? reason : Refusal{Message{"core.no.not_listed", {}}, {}};
  }
  if (!game.turn(state).includes(actor)) {
    return Refusal{Message{"core.no.not_its_turn", {}}, {}};
  }
  if (actor.is_chance()) {
    for (const auto& outcome : game.chance(state)) {
      if (outcome.action == action) return std::nullopt;
    }
    return Refusal{Message{"core.no.impossible_chance", {}}, {}};
  }
  const auto running = timer(game, state);
  if (running && running->action == action) return std::nullopt;
  return Refusal{Message{"core.no.not_what_the_clock_does", {}}, {}};
}

}  // namespace reverie
