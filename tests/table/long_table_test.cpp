// SPDX-License-Identifier: Apache-2.0
// A table at which very much was done: what it costs to bring it back, to take back and to look
// back. It is counted in inputs that are played, so that a slow machine changes nothing;
// bench/tables has the times.
#include <gtest/gtest.h>

#include "agents/policy.hpp"
#include "games/dream_runners/dream_runners.hpp"
#include "games/shelf_entry.hpp"
#include "support/corridor_shelf.hpp"
#include "table/entries.hpp"
#include "table/gathering.hpp"
#include "table/host_story.hpp"

namespace reverie::testing {
namespace {

constexpr Connection ada = 1;
constexpr Connection ben = 2;

std::size_t inputs_played = 0;

/// Counts how often anybody plays anything.
template <class G>
class Counted : public G {
 public:
  static std::expected<Counted, Problem> make(
      const typename G::Options& options,
      const std::shared_ptr<const typename G::Content>& content) {
    const auto made = G::make(options, content);
    if (!made) return std::unexpected(made.error());
    return Counted(*made);
  }

  template <class Narrator>
  void play(typename G::State& state, Actor actor, const typename G::Action& action,
            Narrator& narrator) const {
    ++inputs_played;
    G::play(state, actor, action, narrator);
  }

 private:
  explicit Counted(const G& game) : G(game) {}
};

const Shelf& shelf_that_counts() {
  static const Shelf shelf =
      Shelf::of({entry_of<Counted<corridor::Corridor>>(content_of_corridor()).value(),
                 entry_of<Counted<dream_runners::DreamRunners>>(content_of_house()).value()});
  return shelf;
}

/// How many inputs are played while something is done.
template <class Deed>
std::size_t played_by(const Deed& deed) {
  inputs_played = 0;
  deed();
  return inputs_played;
}

/// 2,000 steps of which every third is taken back.
class LongTable : public ::testing::Test {
 protected:
  static constexpr int moves = 2'000;
  static constexpr int moves_an_undo = 3;
  static constexpr std::size_t undos = moves / moves_an_undo;
  /// Whoever looks back finds a position so many inputs before, at most.
  static constexpr std::size_t way_from_kept = 32;

  LongTable()
      : story_(Host::open(shelf_that_counts(), "t1",
                          {"corridor",
                           {R"({"players":1,"steps":20000})"},
                           {{SeatWish::me, {}}},
                           "Ada",
                           Spectators::none,
                           0,
                           {}},
                          "ada", Seed::derive(1, 0), {"secret"}, 0)
                   .value()) {
    story_.arrive(ada, "ada");
    for (int i = 1; i <= moves; ++i) {
      story_.send(ada, command::Play{"walk"});
      if (i % moves_an_undo != 0) continue;
      const std::size_t played = played_by([&] { story_.send(ada, command::Undo{}); });
      dearest_undo_ = std::max(dearest_undo_, played);
    }
  }

  HostStory story_;
  std::size_t dearest_undo_ = 0;
};

TEST_F(LongTable, IsRestoredWithoutPlayingItAgainForEveryUndo) {
  EXPECT_GT(story_.entries.size(), moves + undos);
  const std::size_t played =
      played_by([&] { ASSERT_TRUE(Host::restore(shelf_that_counts(), "t1", story_.entries)); });
  EXPECT_LE(played, moves + (undos * way_from_kept));
}

TEST_F(LongTable, TakesBackAndLooksBackFromNearby) {
  // Found again, asked what it taught, and offered anew.
  EXPECT_LE(dearest_undo_, 4 * way_from_kept);
  const auto inputs = story_.states[ada].at("table").at("inputs").to_number<std::uint32_t>();
  for (std::uint32_t at = 0; at <= inputs; at += 41) {
    EXPECT_LE(played_by([&] { story_.send(ada, command::Look{at}); }), 2 * way_from_kept) << at;
  }
}

/// Four people compose out of each other's sight: after 300 moves they take every further one back,
/// until 2,000 things were done.
class LongDreams : public ::testing::Test {
 protected:
  static constexpr int first_moves = 300;
  static constexpr int undos = 850;
  static constexpr std::size_t way_from_kept = 32;

  LongDreams() : gathering_(shelf_that_counts()) {
    const RawJson options{R"({"players":4,"progress":"hidden","seconds":0})"};
    const auto game = shelf_that_counts().make("dream_runners", options).value();
    entry::Opened opened;
    opened.game = "dream_runners";
    opened.rules = game->rules_version();
    opened.content = game->content_hash();
    opened.options = game->options();
    opened.seed = Seed::derive(1, 0).hex();
    for (const char* name : {"ada", "bea", "cleo", "dora"}) {
      opened.seats.push_back({letter::SeatKind::person, name, name, std::nullopt, {}});
    }
    apply(std::move(opened));
    for (int i = 0; i < first_moves; ++i) move();
    for (int i = 0; i < undos; ++i) {
      const Seat seat = move();
      const std::size_t played = played_by([&] { apply(entry::TookBack{seat, std::nullopt}); });
      dearest_undo_ = std::max(dearest_undo_, played);
    }
  }

  void apply(entry::What what) {
    Entry entry{0, {}, {}, std::move(what)};
    const auto applied = gathering_.apply(entry);
    ASSERT_TRUE(applied) << applied.error().message.key << " after " << entries_.size();
    entries_.push_back(write_entry(entry));
  }

  /// Somebody who may moves; nobody locks soon, or the dream would be over before.
  Seat move() {
    constexpr int reluctance = 16;
    const Seat seat = any_seat(gathering_.turn(), random_);
    const auto choices = gathering_.table()->position().choices(seat);
    const auto any = [&] {
      return choices[below(random_, static_cast<std::uint32_t>(choices.size()))];
    };
    std::string action = any();
    for (int i = 0; i < reluctance && action == "lock"; ++i) action = any();
    apply(entry::Moved{seat, action, {}});
    return seat;
  }

  Gathering gathering_;
  Random random_{2};
  std::vector<std::string> entries_;
  std::size_t dearest_undo_ = 0;
};

TEST_F(LongDreams, AreRestoredAndTakenBackFromNearby) {
  ASSERT_GE(entries_.size(), 2'000U);
  EXPECT_LE(dearest_undo_, 4 * way_from_kept);
  const std::size_t played =
      played_by([&] { ASSERT_TRUE(Host::restore(shelf_that_counts(), "t1", entries_)); });
  EXPECT_LE(played, first_moves + undos + (undos * way_from_kept));
}

// --- What is done beside the game ----------------------------------------------------------------

/// A table for two at which almost as much was said as a table keeps.
HostStory table_of_talkers() {
  HostStory story(pair_order());
  story.arrive(ada, "ada");
  story.arrive(ben, "ben");
  story.send(ben, command::Join{"secret", "Ben"});
  std::vector<std::string> entries = story.entries;
  const Entry said{story.now, "ben", {}, entry::Said{Seat{1}, "and another thing"}};
  while (entries.size() < Gathering::most_asides - 1) entries.push_back(write_entry(said));
  HostStory again(Host::restore(shelf_of_house(), "t1", entries).value(), entries);
  again.commands = story.commands;
  again.arrive(ada, "ada");
  again.arrive(ben, "ben");
  return again;
}

TEST(FullBook, TakesNothingMoreBesideTheGame) {
  HostStory story = table_of_talkers();
  EXPECT_EQ(reason(story.send(ben, command::Chat{"the last word"})), "accepted");
  EXPECT_EQ(reason(story.send(ben, command::Chat{"one more"})), "table.no.book_full");
  EXPECT_EQ(reason(story.send(ada, command::Rename{"Adele"})), "table.no.book_full");
  EXPECT_EQ(reason(story.send(ada, command::SeatBot{Seat{0}, Level::gentle})),
            "table.no.book_full");
}

/// Whoever fills it does not keep the other from playing on.
TEST(FullBook, TheGameGoesOnToItsEnd) {
  HostStory story = table_of_talkers();
  story.send(ben, command::Chat{"the last word"});
  const Connection who = story.choice(ada).empty() ? ben : ada;
  EXPECT_EQ(reason(story.send(who, command::Play{story.choice(who)})), "accepted");
  EXPECT_EQ(reason(story.send(who, command::Undo{})), "accepted");
  story.play_on_until_others_decide(ada);
  story.depart(ben);
  story.now += patience_without_a_clock;
  EXPECT_EQ(reason(story.send(ada, command::SeatBot{Seat{1}, Level::gentle})), "accepted");
  story.arrive(ben, "ben");
  EXPECT_EQ(reason(story.send(ben, command::Return{})), "accepted");
  EXPECT_EQ(reason(story.send(ada, command::Resign{})), "accepted");
}

}  // namespace
}  // namespace reverie::testing
