// SPDX-License-Identifier: Apache-2.0
// Nothing acknowledged is lost, however often the server is killed under load.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <iostream>
#include <random>
#include <thread>

#include "core/log.hpp"
#include "core/random.hpp"
#include "play.hpp"
#include "store/store_story.hpp"
#include "support/server_process.hpp"

namespace reverie::testing {
namespace {

#ifdef __SANITIZE_THREAD__
/// Such a server takes many times as long to start. The hundred are for ./dev test.
constexpr int kills = 10;
#else
constexpr int kills = 100;
#endif
constexpr std::size_t games_at_once = 6;
constexpr std::uint32_t longest_life_in_microseconds = 100'000;
/// The server lets a connection send so many at once and then makes it wait.
constexpr int commands_a_window = 50;

std::vector<std::string> options(const TemporaryFolder& folder) {
  return {"--port", "0", "--data", folder.file().string()};
}

/// A move on its way.
struct Sent {
  std::string id;
  std::string action;
  std::uint64_t version = 0;
  std::size_t by = 0;
};

/// A game of one or two people at a server that keeps dying, with every move of it that was
/// acknowledged. Whatever is called when the server dies ends with an exception.
class Game {
 public:
  Game(std::uint16_t port, std::size_t people) : people_(people, Visitor(port)) {
    for (Visitor& person : people_) person.get("/");
    const auto table = open_table(people_[0], people == 1 ? order_alone() : order_for_two());
    if (people == 2) seat_two(people_[0], people_[1], table);
    id_ = table.id;
    version_ = people;
    come_back(port);
  }

  bool is_over() const { return players_[0].is_over(); }
  std::size_t acknowledged() const { return moves_.size(); }

  void come_back(std::uint16_t port) {
    players_.clear();
    commands_ = 0;
    for (Visitor& person : people_) {
      person.move_to(port);
      players_.emplace_back(person.open(id_));
      const std::uint64_t version = players_.back().version();
      EXPECT_GE(version, version_) << "acknowledged moves are gone";
      EXPECT_LE(version, version_ + (under_way_ ? 1 : 0)) << "moves that nobody made";
    }
    if (under_way_) {
      settle();
    } else if (views_version_ == version_) {
      EXPECT_EQ(views(), views_);
    }
  }

  void move(std::uint16_t port) {
    if (++commands_ > commands_a_window) come_back(port);
    const std::size_t by = players_[0].may_move() ? 0 : 1;
    under_way_ = Sent{"m" + std::to_string(version_), players_[by].first_choice(), version_, by};
    settle();
  }

  /// To be asked after the end.
  void expect_kept(std::uint16_t port) {
    people_[0].move_to(port);
    const auto log = read_log(people_[0].get("/api/tables/" + id_ + "/log").body);
    ASSERT_TRUE(log.has_value()) << log.error().what;
    std::vector<std::string> kept;
    for (const LogInput& input : log->inputs) {
      if (!input.by.is_chance()) kept.push_back(input.action);
    }
    EXPECT_EQ(kept, moves_);
  }

 private:
  /// Sends the move under way. If it was kept before the server died, it is not done again.
  void settle() {
    const Sent sent = *under_way_;
    const auto answer = players_[sent.by].ask_as(sent.id, sent.version, "play",
                                                 R"("action":")" + sent.action + '"');
    ASSERT_EQ(answer.at("type"), "accepted") << boost::json::serialize(answer);
    EXPECT_EQ(answer.at("version").to_number<std::uint64_t>(), version_ + 1);
    under_way_.reset();
    moves_.push_back(sent.action);
    ++version_;
    for (Player& player : players_) player.wait_for_version(version_);
    views_ = views();
    views_version_ = version_;
  }

  std::vector<boost::json::value> views() const {
    std::vector<boost::json::value> views;
    for (const Player& player : players_) views.push_back(player.state().at("view"));
    return views;
  }

  std::vector<Visitor> people_;
  std::vector<Player> players_;
  std::string id_;
  /// The last version that was acknowledged, and the moves that led there.
  std::uint64_t version_ = 0;
  std::vector<std::string> moves_;
  std::optional<Sent> under_way_;
  int commands_ = 0;
  /// What everybody saw at some version.
  std::vector<boost::json::value> views_;
  std::uint64_t views_version_ = 0;
};

/// Plays one game after the other.
class Witness {
 public:
  explicit Witness(std::size_t people) : people_(people) {}

  /// Until the server is killed, which `killing` says before it happens.
  void play_until_killed(std::uint16_t port, const std::atomic<bool>& killing,
                         std::atomic<int>& acknowledged) {
    try {
      if (!games_.empty()) games_.back().come_back(port);
      while (!::testing::Test::HasFailure()) {
        if (games_.empty() || games_.back().is_over()) games_.emplace_back(port, people_);
        games_.back().move(port);
        ++acknowledged;
      }
    } catch (const std::exception& ended) {
      EXPECT_TRUE(killing) << "before the server was killed: " << ended.what();
    }
  }

  void finish_and_compare(std::uint16_t port) {
    if (games_.empty()) return;
    games_.back().come_back(port);
    while (!games_.back().is_over() && !::testing::Test::HasFailure()) games_.back().move(port);
    for (Game& game : games_) game.expect_kept(port);
  }

  std::size_t games() const { return games_.size(); }
  std::size_t acknowledged() const {
    std::size_t moves = 0;
    for (const Game& game : games_) moves += game.acknowledged();
    return moves;
  }

 private:
  std::size_t people_;
  std::vector<Game> games_;
};

/// Every witness on a thread of its own; returns when all have ended.
template <class Deed>
void all(std::vector<Witness>& witnesses, Deed deed) {
  std::vector<std::jthread> threads;
  for (Witness& witness : witnesses) threads.emplace_back([&] { deed(witness); });
}

/// One server's life. Every second one is killed at any moment after it has opened, perhaps before
/// anybody has come back; the others not before a move, so that on a slow machine there are moves.
void live_and_die(const TemporaryFolder& folder, std::vector<Witness>& witnesses, bool after_a_move,
                  std::chrono::microseconds span) {
  const ServerProcess server(REVERIE_BINARY, options(folder));
  ASSERT_NE(server.port(), 0) << server.said();
  std::atomic<bool> killing = false;
  std::atomic<int> acknowledged = 0;
  const std::jthread killer([&] {
    while (after_a_move && acknowledged == 0 && !::testing::Test::HasFailure()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    std::this_thread::sleep_for(span);
    killing = true;
    server.signal(SIGKILL);
  });
  all(witnesses,
      [&](Witness& witness) { witness.play_until_killed(server.port(), killing, acknowledged); });
}

TEST(Kill, AHundredDeathsUnderLoadLoseNoAcknowledgedMove) {
  const std::uint64_t seed = std::random_device{}();
  std::cout << "seed " << seed << '\n';
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  const TemporaryFolder folder;
  std::vector<Witness> witnesses;
  for (std::size_t i = 0; i < games_at_once; ++i) witnesses.emplace_back(1 + i % 2);
  for (int kill = 0; kill < kills && !HasFailure(); ++kill) {
    live_and_die(folder, witnesses, kill % 2 == 0,
                 std::chrono::microseconds(below(random, longest_life_in_microseconds)));
  }
  ASSERT_FALSE(HasFailure());
  const ServerProcess server(REVERIE_BINARY, options(folder));
  ASSERT_NE(server.port(), 0) << server.said();
  all(witnesses, [&](Witness& witness) { witness.finish_and_compare(server.port()); });
  std::size_t games = 0;
  std::size_t moves = 0;
  for (const Witness& witness : witnesses) {
    games += witness.games();
    moves += witness.acknowledged();
  }
  std::cout << moves << " acknowledged moves in " << games << " games, " << kills << " kills\n";
  EXPECT_GE(moves, static_cast<std::size_t>(kills)) << "too few to prove anything";
}

}  // namespace
}  // namespace reverie::testing
