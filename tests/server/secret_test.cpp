// SPDX-License-Identifier: Apache-2.0
// The secret law at the socket: two servers whose tables differ only in what a seat cannot know
// send that seat the same bytes.
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <utility>

#include "house.hpp"
#include "play.hpp"
#include "table/table.hpp"

namespace reverie::testing {
namespace {

/// Makes the same table every time, but for its seed.
class FixedMint final : public server::Mint {
 public:
  explicit FixedMint(const Seed& seed) : seed_(seed) {}

  Seed seed() const override { return seed_; }
  std::string table_id() const override { return "aaaaaaaaaaaaaaaaaaaa"; }
  std::string invitation() const override { return std::string(32, 'b'); }

 private:
  Seed seed_;
};

constexpr Time noon = 1'800'000'000'000;

Table hidden_table(const Seed& seed) {
  return *Table::open("onirim", {{"players", 2}, {"hands", "hidden"}}, {"person", "person"}, seed);
}

/// Everybody takes the first choice this many times.
void play_first_choices(Table& table, int moves) {
  for (int i = 0; i < moves; ++i) {
    for (const std::uint8_t seat : {0, 1}) {
      const auto choices = table.position().choices(Seat{seat});
      if (choices.empty()) continue;
      table.play(Seat{seat}, choices.front().notation).value();
      break;
    }
  }
}

/// Two seeds with which the first seat sees the same after so many moves and the second does not.
std::optional<std::pair<Seed, Seed>> find_twins(int moves) {
  constexpr std::uint64_t tries = 200'000;
  std::map<std::string, std::pair<Seed, std::string>> seen;
  for (std::uint64_t number = 0; number < tries; ++number) {
    const Seed seed = Seed::derive(1, number);
    Table table = hidden_table(seed);
    play_first_choices(table, moves);
    const std::string other = table.position().view(Seat{1});
    const auto [twin, is_new] = seen.try_emplace(table.position().view(Seat{0}), seed, other);
    if (!is_new && twin->second.second != other) return std::pair(twin->second.first, seed);
  }
  return std::nullopt;
}

/// All that the first seat is sent in a game with this seed. The commitment is the one thing that
/// must differ: it binds the seed without telling anything about it.
std::string all_that_is_sent(const Seed& seed, int moves) {
  const House house([&](server::Settings& settings) {
    settings.mint = std::make_shared<FixedMint>(seed);
    settings.now = [] { return noon; };
  });
  Visitor ada(house.port(), "guest=" + std::string(32, '1'));
  Visitor bea(house.port(), "guest=" + std::string(32, '2'));
  const auto table = open_table(ada, order_for_two());
  Pair pair = seat_two(ada, bea, table);
  for (int i = 0; i < moves; ++i) pair.move();
  std::string sent = boost::json::serialize(pair.first.state());

  Window window = ada.open(table.id);
  const auto hear = [&] { sent += *window.next(); };
  hear();
  const std::uint64_t version = pair.first.version();
  for (const auto& choice : pair.first.state().at("choices").as_array()) {
    window.send(command("preview", "p", version,
                        "\"action\":" + boost::json::serialize(choice.at("action"))));
    hear();
  }
  window.send(command("play", "n", version, R"("action":"play red_sun from nowhere")"));
  hear();
  window.send(command("look", "l", version, R"("at":0)"));
  hear();
  if (pair.first.may_move()) {
    window.send(command("hint", "h", version));
    hear();
  }
  pair.second.ask("chat", R"("text":"hello")");
  hear();
  sent += ada.get("/api/tables").body;

  const std::string commitment = seed.commitment();
  for (std::size_t at = 0; (at = sent.find(commitment, at)) != std::string::npos;) {
    sent.replace(at, commitment.size(), "commitment");
  }
  return sent;
}

class Secret : public ::testing::TestWithParam<int> {};

TEST_P(Secret, TablesThatDifferOnlyInWhatASeatCannotKnowSendItTheSameBytes) {
  const auto twins = find_twins(GetParam());
  ASSERT_TRUE(twins.has_value());
  EXPECT_EQ(all_that_is_sent(twins->first, GetParam()),
            all_that_is_sent(twins->second, GetParam()));
}

INSTANTIATE_TEST_SUITE_P(AfterMoves, Secret, ::testing::Values(0, 1, 2, 3));

}  // namespace
}  // namespace reverie::testing
