// SPDX-License-Identifier: Apache-2.0
// The law *closed*: every listed action plays; any other is refused with a reason, the state
// untouched.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

#include "core/hash.hpp"
#include "games/typed.hpp"
#include "laws/random_play.hpp"

namespace reverie::laws {
namespace {

template <class G>
class ClosedLaw : public ::testing::Test {};
TYPED_TEST_SUITE(ClosedLaw, AllGames);

/// What the game itself says of a seat's action, from what the seat knows; `refusal` asks it only
/// for what is not listed.
template <Game G>
std::optional<Refusal> reason_against(const G& game, const typename G::State& state, Actor actor,
                                      const typename G::Action& action) {
  const bool sits_here = actor.is_seat() && actor.seat().index < game.seats();
  return sits_here ? game.why_not(game.view(state, actor.seat()), action)
                   : refusal(game, state, actor, action);
}

/// Actions that were legal somewhere, and strange ones made from their words.
template <Game G>
class ForeignActions {
 public:
  explicit ForeignActions(std::uint64_t seed) : random_(seed) {}

  void collect(const G& game, const typename G::Action& action) {
    if (!seen_.insert(game.write(action)).second) return;
    actions_.push_back(action);
    for (std::string& word : split(game.write(action))) words_.insert(std::move(word));
  }

  typename G::Action pick() { return actions_[index(actions_.size())]; }

  /// A known action with one of its words replaced by a word of another: mostly unreadable, now and
  /// then an action that nobody listed.
  std::optional<typename G::Action> mutate(const G& game) {
    std::vector<std::string> words = split(game.write(pick()));
    words[index(words.size())] =
        *std::next(words_.begin(), static_cast<long>(index(words_.size())));
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    const auto action = game.read(text);
    if (!action) return std::nullopt;
    return *action;
  }

  bool empty() const { return actions_.empty(); }

 private:
  static std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char c : text) {
      if (c == ' ') {
        words.emplace_back();
      } else {
        words.back() += c;
      }
    }
    return words;
  }
  std::size_t index(std::size_t size) { return below(random_, static_cast<std::uint32_t>(size)); }

  Random random_;
  std::set<std::string> seen_;
  std::set<std::string> words_;
  std::vector<typename G::Action> actions_;
};

/// Whether a list has each action once.
template <class List>
bool without_duplicates(const List& list) {
  using Action = typename List::value_type;
  static_assert(std::has_unique_object_representations_v<Action>, "equal actions are equal bytes");
  using Bytes = std::array<std::byte, sizeof(Action)>;
  std::vector<Bytes> all;
  for (const Action& action : list) all.push_back(std::bit_cast<Bytes>(action));
  std::ranges::sort(all);
  return std::ranges::adjacent_find(all) == all.end();
}

/// All games, every moment.
TYPED_TEST(ClosedLaw, TheNextInputIsAllowedAndListsHaveNoDuplicates) {
  using G = TypeParam;
  for_each_game<G>(law_games<G>(), [](const G& game, std::uint64_t seed) {
    random_game(game, seed, [&](const Moment<G>& moment) {
      if (!moment.next.by.is_seat()) return;
      ASSERT_TRUE(without_duplicates(game.actions(moment.state, moment.next.by.seat())))
          << moment.where();
      ASSERT_FALSE(reason_against(game, moment.state, moment.next.by, moment.next.action))
          << moment.where();
    });
  });
}

/// Every twentieth game, every moment: all that is listed.
TYPED_TEST(ClosedLaw, EveryListedActionAndOutcomePlays) {
  using G = TypeParam;
  Random random(5);
  for_each_game<G>(law_games<G>(20), [&](const G& game, std::uint64_t seed) {
    random_game(game, seed, [&](const Moment<G>& moment) {
      for (const Input<G>& input : all_inputs(game, moment.state, random)) {
        const auto refused = reason_against(game, moment.state, input.by, input.action);
        ASSERT_FALSE(refused) << moment.where() << ": listed '" << game.write(input.action)
                              << "' is refused: " << refused->message.key;
        const auto next = after(game, moment.state, input.by, input.action);
        ASSERT_NE(state_hash(next), state_hash(moment.state)) << moment.where();
        ASSERT_TRUE(game.census(next) == game.census(moment.state)) << moment.where();
      }
      for (const auto& outcome : game.chance(moment.state)) {
        ASSERT_GT(outcome.weight, 0U) << moment.where();
      }
    });
  });
}

template <Game G>
void expect_refused_unless_listed(const Moment<G>& moment, Actor actor,
                                  const typename G::Action& action) {
  const G& game = moment.game;
  bool listed = false;
  if (actor.is_chance()) {
    for (const auto& outcome : game.chance(moment.state)) listed |= outcome.action == action;
  } else if (actor.is_clock()) {
    const auto running = timer(game, moment.state);
    listed = running && running->action == action;
  } else if (actor.seat().index < game.seats()) {
    listed = game.actions(moment.state, actor.seat()).contains(action);
  }
  const auto refused = reason_against(game, moment.state, actor, action);
  ASSERT_EQ(refused.has_value(), !listed)
      << moment.where() << ": foreign '" << game.write(action) << "' is "
      << (listed ? "listed but refused" : "not listed but allowed");
  if (!refused) return;
  ASSERT_FALSE(refused->message.key.empty()) << moment.where();

  TypedPosition<G> position(std::make_shared<const G>(game), moment.state);
  ASSERT_FALSE(position.play(actor, game.write(action))) << moment.where();
  ASSERT_EQ(position.hash(), state_hash(moment.state)) << moment.where() << ": state touched";
}

/// Every twentieth game, every fourth moment: a foreign and a mutated action by every actor, those
/// who are not to move included.
TYPED_TEST(ClosedLaw, WhatIsNotListedIsRefusedAndNothingChanges) {
  using G = TypeParam;
  ForeignActions<G> foreign(20'26);
  for_each_game<G>(law_games<G>(20), [&](const G& game, std::uint64_t seed) {
    random_game(game, seed, [&](const Moment<G>& moment) {
      foreign.collect(game, moment.next.action);
      if (moment.number % 4 != static_cast<int>(seed % 4)) return;
      std::vector<typename G::Action> strange = {foreign.pick()};
      if (const auto mutated = foreign.mutate(game)) strange.push_back(*mutated);
      for (const auto& action : strange) {
        for (std::uint8_t i = 0; i <= game.seats(); ++i) {
          expect_refused_unless_listed<G>(moment, Seat{i}, action);
        }
        expect_refused_unless_listed<G>(moment, Actor::chance(), action);
        expect_refused_unless_listed<G>(moment, Actor::clock(), action);
        ASSERT_TRUE(refusal(game, moment.state, Actor(spectator), action)) << moment.where();
        ASSERT_TRUE(game.why_not(game.view(moment.state, spectator), action)) << moment.where();
      }
      ASSERT_FALSE(game.prompt(game.view(moment.state, spectator)).message.key.empty())
          << moment.where();
    });
  });
}

/// Whatever is over stays over.
TYPED_TEST(ClosedLaw, AFinishedGameRefusesEverything) {
  using G = TypeParam;
  ForeignActions<G> foreign(1);
  for_each_game<G>(law_games<G>(100), [&](const G& game, std::uint64_t seed) {
    const auto end = random_game(
        game, seed, [&](const Moment<G>& moment) { foreign.collect(game, moment.next.action); });
    for (int i = 0; i < 10; ++i) {
      const auto action = foreign.pick();
      ASSERT_TRUE(refusal(game, end, Seat{0}, action)) << "seed " << seed;
      ASSERT_TRUE(refusal(game, end, Actor::chance(), action)) << "seed " << seed;
      ASSERT_TRUE(refusal(game, end, Actor::clock(), action)) << "seed " << seed;
    }
  });
}

}  // namespace
}  // namespace reverie::laws
