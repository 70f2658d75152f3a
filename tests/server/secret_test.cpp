// SPDX-License-Identifier: Apache-2.0
// The secret law at the socket: two servers whose tables differ only in what a seat cannot know
// send that seat the same bytes, be it what others hold or what is to come.
#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <utility>

#include "core/random.hpp"
#include "listener.hpp"
#include "support/house_content.hpp"
#include "table/table.hpp"

namespace reverie::testing {
namespace {

/// The last choice that begins like this, or nothing.
std::optional<std::string> choice(const Table& table, Seat seat, std::string_view begin,
                                  std::string_view end = {}) {
  std::optional<std::string> found;
  for (const std::string& one : table.position().choices(seat)) {
    if (one.starts_with(begin) && one.ends_with(end)) found = one;
  }
  return found;
}

void play(Table& table, Moves& moves, Seat seat, const std::string& action) {
  table.play(seat, action).value();
  moves.push_back({seat, action});
}

/// Moves that lead to the second seat laying cards back on the deck in an order of its own, which
/// only that seat knows. Nothing if this seed does not lead there soon.
std::optional<std::pair<Table, Moves>> moves_to_a_secret_order(const Seed& seed) {
  constexpr std::size_t soon = 40;
  Table table =
      *Table::open(shelf_of_house(), "onirim", RawJson{R"({"players":2,"hands":"hidden"})"},
                   {"person", "person"}, seed);
  Moves moves;
  while (moves.size() < soon && !table.is_over()) {
    const Seat seat = table.position().choices(ada_seat).empty() ? bea_seat : ada_seat;
    const auto discard_key =
        seat == bea_seat ? choice(table, seat, "discard", "key") : std::nullopt;
    play(table, moves, seat, discard_key.value_or(table.position().choices(seat).front()));
    if (!discard_key) continue;
    for (const char* step : {"keep", "banish"}) {
      if (const auto action = choice(table, bea_seat, step)) play(table, moves, bea_seat, *action);
    }
    if (choice(table, bea_seat, "put")) return std::pair(std::move(table), std::move(moves));
  }
  return std::nullopt;
}

/// The rest, in the order in which it is listed.
void lay_back(Table& table, Moves& moves) {
  while (choice(table, bea_seat, "put")) {
    play(table, moves, bea_seat, table.position().choices(bea_seat).front());
  }
}

struct Twins {
  Seed seed;
  Moves one;
  Moves other;
};

/// Two games that differ only in the order in which the second seat laid cards back.
Twins find_twins() {
  for (std::uint64_t number = 0;; ++number) {
    const Seed seed = Seed::derive(1, number);
    auto found = moves_to_a_secret_order(seed);
    if (!found) continue;
    auto& [table, moves] = *found;
    Twins twins{seed, moves, moves};
    Table other = *Table::resume(shelf_of_house(), table.log());
    // The last of the choices first, and then all as in the other game.
    play(other, twins.other, bea_seat, *choice(other, bea_seat, "put"));
    lay_back(other, twins.other);
    lay_back(table, twins.one);
    const bool hidden_differs = table.position().view(bea_seat) != other.position().view(bea_seat);
    const bool known_is_same = table.position().view(ada_seat) == other.position().view(ada_seat);
    if (hidden_differs && known_is_same) return twins;
  }
}

/// A law over questions that were refused would prove little.
void expect_that_proposals_were_heard(const Listener& listener) {
  EXPECT_TRUE(listener.has_heard("moment"));
  EXPECT_NE(listener.heard().find(R"("undo":{)"), std::string::npos) << "what may be taken back";
  EXPECT_NE(listener.heard().find(R"("kind":"undo")"), std::string::npos) << "a proposal";
}
void expect_that_all_was_heard(const Listener& listener) {
  EXPECT_TRUE(listener.has_heard("preview"));
  EXPECT_TRUE(listener.has_heard("hint"));
  expect_that_proposals_were_heard(listener);
}

TEST(Secret, TablesThatDifferOnlyInWhatASeatCannotKnowSendItTheSameBytes) {
  const Twins twins = find_twins();
  const auto open = [](Visitor& ada) { return open_table(ada, order_for_two()); };
  const Listener one(twins.seed, open, twins.one);
  const Listener other(twins.seed, open, twins.other);
  EXPECT_EQ(first_difference(one.heard(), other.heard()), "");
  expect_that_all_was_heard(one);
}

// --- What lies where nobody else sees it ---------------------------------------------------------

constexpr std::string_view hidden_progress = R"({"players":2,"progress":"hidden","seconds":0})";

/// Both lay two segments, Bea her second one at the first or the last spot that there is for it,
/// out of Ada's sight; and Ada may lock before that.
Moves moves_with_bea_at(bool first_spot, bool ada_locks, const Seed& seed) {
  Table table = Table::open(shelf_of_house(), "dream_runners",
                            RawJson{std::string(hidden_progress)}, {"person", "person"}, seed)
                    .value();
  Moves moves;
  play(table, moves, bea_seat, *choice(table, bea_seat, "place"));
  play(table, moves, ada_seat, *choice(table, ada_seat, "place"));
  if (ada_locks) play(table, moves, ada_seat, "lock");
  std::vector<std::string> places;
  for (const std::string& one : table.position().choices(bea_seat)) {
    if (one.starts_with("place")) places.push_back(one);
  }
  play(table, moves, bea_seat, first_spot ? places.front() : places.back());
  return moves;
}

struct HeardOfTwins {
  Listener one;
  Listener other;
};

HeardOfTwins heard_of_hidden_progress(bool ada_locks) {
  const Seed seed = Seed::derive(6, 0);
  const auto open = [](Visitor& ada) {
    return open_table(ada, R"({"game":"dream_runners","options":)" + std::string(hidden_progress) +
                               R"(,"seats":[{"kind":"me"},{"kind":"open"}],"name":"Ada",)" +
                               R"("spectators":"none","thinking_seconds":0})");
  };
  return {Listener(seed, open, moves_with_bea_at(true, ada_locks, seed)),
          Listener(seed, open, moves_with_bea_at(false, ada_locks, seed))};
}

TEST(Secret, WhereAPartnerComposesOutOfSightIsToldByNothing) {
  const HeardOfTwins heard = heard_of_hidden_progress(false);
  EXPECT_EQ(first_difference(heard.one.heard(), heard.other.heard()), "");
  expect_that_all_was_heard(heard.one);
}

/// What Ada may take back for nothing once said whether Bea's change would fit where Ada imagined
/// Bea's segments.
TEST(Secret, WhereAPartnerComposesAfterOneHasLockedIsToldByNothing) {
  const HeardOfTwins heard = heard_of_hidden_progress(true);
  EXPECT_EQ(first_difference(heard.one.heard(), heard.other.heard()), "");
  expect_that_proposals_were_heard(heard.one);
}

/// Two saves that Ada cannot tell apart, for chance has given Bea another hand in each; and moves
/// that are possible in both, after which she still cannot.
struct TwinSaves {
  Log one;
  Log other;
  Moves moves;
};

const RawJson hidden_hands{R"({"players":2,"hands":"hidden"})"};

/// The same game twice, as long as they look the same to Ada.
class TwinHands {
 public:
  explicit TwinHands(std::uint64_t number)
      : chance_(Seed::derive(7, number)),
        game_(shelf_of_house().make("onirim", hidden_hands).value()),
        one_(game_->deal()),
        other_(game_->deal()) {}

  /// Until it is Ada's turn, and Bea holds other cards.
  bool come_apart() {
    constexpr int soon = 80;
    for (int i = 0; i < soon && !one_->turn().is_over(); ++i) {
      const SeatSet seats = one_->turn().seats;
      const bool differ = one_->view(bea_seat) != other_->view(bea_seat);
      if (differ && seats.contains(ada_seat)) return true;
      if (!(seats.empty() ? draw() : move(seats))) return false;
    }
    return false;
  }

  Log save(bool of_one, const Seed& seed) const {
    Log log;
    log.header.game = "onirim";
    log.header.rules = game_->rules_version();
    log.header.content = game_->content_hash();
    log.header.options = game_->options();
    log.header.seats = {"person", "person"};
    log.inputs = of_one ? inputs_of_one_ : inputs_of_other_;
    const std::size_t inputs = log.inputs.size();
    return Table::branch(shelf_of_house(), log, inputs, {"person", "person"}, seed).value().log();
  }

 private:
  bool draw() {
    constexpr int attempts = 20;
    const std::string here = one_->roll(chance_);
    const auto wanted = seen_after(*one_, Actor::chance(), here);
    for (int i = 0; i < attempts; ++i) {
      const std::string there = other_->roll(chance_);
      if (seen_after(*other_, Actor::chance(), there) != wanted) continue;
      play(Actor::chance(), here, there);
      return true;
    }
    return false;
  }

  bool move(SeatSet seats) {
    const Seat seat = seats.contains(ada_seat) ? ada_seat : bea_seat;
    const std::string action = one_->choices(seat).front();
    if (other_->why_not(seat, action)) return false;
    if (seen_after(*one_, seat, action) != seen_after(*other_, seat, action)) return false;
    play(seat, action, action);
    return true;
  }

  static std::string seen_after(const Position& position, Actor by, const std::string& action) {
    const auto next = position.clone();
    next->play_again(by, action);
    return next->view(ada_seat);
  }

  void play(Actor by, const std::string& here, const std::string& there) {
    one_->play_again(by, here);
    other_->play_again(by, there);
    inputs_of_one_.push_back({by, here});
    inputs_of_other_.push_back({by, there});
  }

  ChanceStream chance_;
  std::shared_ptr<const AnyGame> game_;
  std::unique_ptr<Position> one_;
  std::unique_ptr<Position> other_;
  std::vector<LogInput> inputs_of_one_;
  std::vector<LogInput> inputs_of_other_;
};

Table go_on(const Log& save, const Seed& seed) {
  return Table::branch(shelf_of_house(), save, save.inputs.size(), {"person", "person"}, seed)
      .value();
}

/// Both have moved, Ada may move again, and has seen the same in both games.
std::optional<Moves> moves_in_both(Table one, Table other) {
  constexpr std::size_t soon = 12;
  Moves moves;
  Moves same;
  bool both_moved = false;
  while (moves.size() < soon && !one.is_over()) {
    const SeatSet seats = one.position().turn().seats;
    const bool is_ada = seats.contains(ada_seat);
    if (is_ada && both_moved) return moves;
    const Seat seat = is_ada ? ada_seat : bea_seat;
    const std::string action = one.position().choices(seat).front();
    if (other.position().why_not(seat, action)) return std::nullopt;
    play(one, moves, seat, action);
    play(other, same, seat, action);
    if (one.position().view(ada_seat) != other.position().view(ada_seat)) return std::nullopt;
    if (one.inputs().size() != other.inputs().size()) return std::nullopt;
    both_moved = both_moved || moves.front().seat != seat;
  }
  return std::nullopt;
}

TwinSaves find_twin_hands(const Seed& seed) {
  for (std::uint64_t number = 0;; ++number) {
    TwinHands hands(number);
    if (!hands.come_apart()) continue;
    TwinSaves twins{hands.save(true, seed), hands.save(false, seed), {}};
    const auto moves = moves_in_both(go_on(twins.one, seed), go_on(twins.other, seed));
    if (!moves) continue;
    twins.moves = *moves;
    return twins;
  }
}

// --- What is to come -----------------------------------------------------------------------------

/// A game that can go on, and moves with which it does.
struct Scene {
  Log save;
  Moves moves;
};

/// Whoever did not move last, if they may.
Seat next_mover(const Table& table, const Moves& moves) {
  const SeatSet turn = table.position().turn().seats;
  const bool was_ada = !moves.empty() && moves.back().seat == ada_seat;
  const Seat wanted = was_ada ? bea_seat : ada_seat;
  if (turn.contains(wanted)) return wanted;
  return wanted == ada_seat ? bea_seat : ada_seat;
}

/// Both move, one after the other, chance has no part in it, and then Ada may move again. Nothing
/// if this game does not come to it soon.
std::optional<Scene> scene_in(std::string_view game, const std::string& options,
                              std::uint64_t number) {
  constexpr int soon = 60;
  Table table = Table::open(shelf_of_house(), game, RawJson{options}, {"person", "person"},
                            Seed::derive(3, number))
                    .value();
  Random random(number);
  Moves moves;
  Log save;
  for (int step = 0; step < soon && !table.is_over(); ++step) {
    const Log now = table.log();
    const Seat seat = next_mover(table, moves);
    const auto choices = table.position().choices(seat);
    const std::string& action = choices[below(random, static_cast<std::uint32_t>(choices.size()))];
    table.play(seat, action).value();
    if (table.inputs().size() != now.inputs.size() + 1) {
      moves.clear();
      continue;
    }
    const bool is_after_the_other = !moves.empty() && moves.back().seat != seat;
    if (is_after_the_other && !table.position().choices(ada_seat).empty()) {
      moves.push_back({seat, action});
      return Scene{save, moves};
    }
    moves = {{seat, action}};
    save = now;
  }
  return std::nullopt;
}

Scene find_scene(std::string_view game, const std::string& options) {
  for (std::uint64_t number = 0;; ++number) {
    if (auto scene = scene_in(game, options, number)) return *std::move(scene);
  }
}

/// The commitment to a seed is for everybody to see, and says nothing of it.
std::string heard_but_for_the_commitment(const Listener& listener, const Seed& seed) {
  std::string heard = listener.heard();
  const std::string commitment = seed.commitment();
  for (std::size_t at = heard.find(commitment); at != std::string::npos;
       at = heard.find(commitment, at)) {
    heard.replace(at, commitment.size(), "committed");
  }
  return heard;
}

OpenedTable bring(Visitor& visitor, const Log& save) {
  const HttpAnswer answer = visitor.post("/api/logs", write_log(save));
  EXPECT_EQ(answer.status, 201U) << answer.body;
  const auto opened = answer.json();
  return {std::string(opened.at("table").as_string()),
          {std::string(opened.at("invitations").at(0).at("secret").as_string())}};
}

TEST(Secret, WhatAPartnerHoldsIsToldByNothing) {
  const Seed seed = Seed::derive(8, 0);
  const TwinSaves twins = find_twin_hands(seed);
  const Listener one(seed, [&](Visitor& ada) { return bring(ada, twins.one); }, twins.moves);
  const Listener other(seed, [&](Visitor& ada) { return bring(ada, twins.other); }, twins.moves);
  EXPECT_EQ(first_difference(one.heard(), other.heard()), "");
  expect_that_all_was_heard(one);
}

/// A save that somebody else joins goes on with a chance of its own: with one of two seeds, of
/// which nothing has been drawn yet, and of which nobody may be told anything.
void expect_that_nothing_to_come_is_told(std::string_view game, const std::string& options) {
  SCOPED_TRACE(game);
  const Scene scene = find_scene(game, options);
  const auto heard_with = [&](const Seed& seed) {
    const auto open = [&](Visitor& ada) { return bring(ada, scene.save); };
    const Listener listener(seed, open, scene.moves);
    expect_that_all_was_heard(listener);
    return heard_but_for_the_commitment(listener, seed);
  };
  const std::string one = heard_with(Seed::derive(4, 0));
  const std::string other = heard_with(Seed::derive(4, 1));
  EXPECT_EQ(first_difference(one, other), "");
}

TEST(Secret, NothingThatIsToldDependsOnDrawsToComeInOnirim) {
  expect_that_nothing_to_come_is_told("onirim", R"({"players":2,"hands":"hidden"})");
}
TEST(Secret, NothingThatIsToldDependsOnDrawsToComeInDreamRunners) {
  expect_that_nothing_to_come_is_told("dream_runners",
                                      R"({"players":2,"progress":"hidden","seconds":0})");
}
TEST(Secret, NothingThatIsToldDependsOnDrawsToComeInDreamscape) {
  expect_that_nothing_to_come_is_told("dreamscape", R"({"players":2,"mode":"base"})");
}

}  // namespace
}  // namespace reverie::testing
