// SPDX-License-Identifier: Apache-2.0
// The secret law at the socket: two servers whose tables differ only in what a seat cannot know
// send that seat the same bytes.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "house.hpp"
#include "play.hpp"
#include "support/house_content.hpp"
#include "table/table.hpp"

namespace reverie::testing {
namespace {

/// Makes the same table every time, but for its seed.
class FixedMint final : public server::Mint {
 public:
  explicit FixedMint(const Seed& seed) : seed_(seed) {}

  Seed seed() const override { return seed_; }
  std::string table_id() const override { return "aaaaaaaaaaaaaaaaaaaa"; }
  std::string invitation() const override { return "0123456789abcdef0123456789abcdef"; }

 private:
  Seed seed_;
};

constexpr Time noon = 1'800'000'000'000;
constexpr Seat ada_seat{0};
constexpr Seat bea_seat{1};

struct Move {
  Seat seat;
  std::string action;
};
using Moves = std::vector<Move>;

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

/// All that the first seat is sent while these moves are made, and in answer to what it asks then.
class Listener {
 public:
  Listener(const Seed& seed, const Moves& moves)
      : house_([seed](server::Settings& settings) {
          settings.mint = std::make_shared<FixedMint>(seed);
          settings.now = [] { return noon; };
        }),
        ada_(house_.port(), "guest=" + std::string(32, '1')),
        bea_(house_.port(), "guest=" + std::string(32, '2')),
        table_(open_table(ada_, order_for_two())),
        pair_(seat_two(ada_, bea_, table_)),
        window_(ada_.open(table_.id)) {
    hear();
    for (const Move& move : moves) make(move);
    ask();
    pair_.second.ask("chat", R"("text":"hello")");
    hear();
    propose(pair_.second);
    decline();
    propose(pair_.first);
    heard_ += ada_.get("/api/tables").body;
  }

  const std::string& heard() const { return heard_; }

 private:
  void hear() { heard_ += window_.next().value() + '\n'; }

  void make(const Move& move) {
    (move.seat == ada_seat ? pair_.first : pair_.second).play(move.action);
    hear();
    pair_.first.wait_for_version(pair_.second.version());
    pair_.second.wait_for_version(pair_.first.version());
  }

  void ask() {
    const std::uint64_t version = pair_.first.version();
    const auto ask_for = [&](const char* type, const std::string& rest = {}) {
      window_.send(command(type, "a", version, rest));
      hear();
    };
    for (const auto& one : pair_.first.state().at("choices").as_array()) {
      ask_for("preview", "\"action\":" + boost::json::serialize(one.at("action")));
    }
    const auto inputs = pair_.first.state().at("table").at("inputs").to_number<int>();
    for (int at = 0; at <= inputs; ++at) ask_for("look", "\"at\":" + std::to_string(at));
    ask_for("play", R"("action":"play red sun from nowhere")");
    ask_for("hint");
  }

  /// To take back, which the other is asked about where something was learned.
  void propose(Player& player) { follow(player.ask("undo")); }

  void decline() {
    const auto& proposals = pair_.first.state().at("proposals").as_array();
    ASSERT_EQ(proposals.size(), 1);
    const std::string number = boost::json::serialize(proposals[0].at("number"));
    follow(pair_.first.ask("answer", "\"proposal\":" + number + R"(,"agree":false)"));
  }

  /// Hears all that comes of what was accepted.
  void follow(const boost::json::object& answer) {
    ASSERT_EQ(answer.at("type"), "accepted") << boost::json::serialize(answer);
    pair_.first.wait_for_version(answer.at("version").to_number<std::uint64_t>());
    window_.send(command("look", "b", pair_.first.version(), R"("at":0)"));
    for (std::string letter; !letter.starts_with(R"({"type":"moment")");) {
      letter = window_.next().value();
      heard_ += letter + '\n';
    }
  }

  House house_;
  Visitor ada_;
  Visitor bea_;
  OpenedTable table_;
  Pair pair_;
  Window window_;
  std::string heard_;
};

/// Where two texts part, with what is around it; nothing when they are the same.
std::string first_difference(const std::string& one, const std::string& other) {
  if (one == other) return "";
  constexpr std::size_t around = 200;
  const auto at = static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
  const std::size_t from = at < around ? 0 : at - around;
  return one.substr(from, 2 * around) + "\n" + other.substr(from, 2 * around);
}

TEST(Secret, TablesThatDifferOnlyInWhatASeatCannotKnowSendItTheSameBytes) {
  const Twins twins = find_twins();
  const std::string one = Listener(twins.seed, twins.one).heard();
  const std::string other = Listener(twins.seed, twins.other).heard();
  EXPECT_EQ(first_difference(one, other), "");
}

}  // namespace
}  // namespace reverie::testing
