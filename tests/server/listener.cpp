// SPDX-License-Identifier: Apache-2.0
#include "listener.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

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

}  // namespace

Listener::Listener(const Seed& seed, const Opening& open, const Moves& moves)
    : house_([seed](server::Settings& settings) {
        settings.mint = std::make_shared<FixedMint>(seed);
        settings.now = [] { return noon; };
      }),
      ada_(house_.port(), "guest=" + std::string(32, '1')),
      bea_(house_.port(), "guest=" + std::string(32, '2')),
      table_(open(ada_)),
      pair_(seat_two(ada_, bea_, table_)),
      window_(ada_.open(table_.id)) {
  hear();
  for (const Move& move : moves) make(move);
  ask();
  const bool may_talk = pair_.second.state().at("table").at("talk") != "silent";
  if (may_talk) {
    pair_.second.ask("chat", R"("text":"hello")");
    hear();
  }
  const bool was_ada_last = moves.back().seat == ada_seat;
  Player& last = was_ada_last ? pair_.first : pair_.second;
  Player& before = was_ada_last ? pair_.second : pair_.first;
  // In this order the other is asked: both moves would go.
  take_back(before, last);
  take_back(last, before);
  heard_ += ada_.get("/api/tables").body;
}

bool Listener::has_heard(const std::string& type) const {
  return heard_.find(R"({"type":")" + type + '"') != std::string::npos;
}

void Listener::make(const Move& move) {
  (move.seat == ada_seat ? pair_.first : pair_.second).play(move.action);
  hear();
  pair_.first.wait_for_version(pair_.second.version());
  pair_.second.wait_for_version(pair_.first.version());
}

void Listener::ask() {
  // Of hundreds of ways to lay a segment some are enough.
  constexpr std::size_t most_previews = 40;
  const auto& choices = pair_.first.state().at("choices").as_array();
  const std::size_t step = 1 + (choices.size() / most_previews);
  for (std::size_t i = 0; i < choices.size(); i += step) {
    ask_for("preview", "\"action\":" + boost::json::serialize(choices[i].at("action")));
  }
  const auto inputs = pair_.first.state().at("table").at("inputs").to_number<int>();
  for (int at = 0; at <= inputs; ++at) ask_for("look", "\"at\":" + std::to_string(at));
  ask_for("play", R"("action":"play red sun from nowhere")");
  ask_for("hint");
}

void Listener::ask_for(const char* type, const std::string& rest) {
  window_.send(command(type, "a", pair_.first.version(), rest));
  hear();
}

void Listener::take_back(Player& player, Player& other) {
  const auto answer = player.ask("undo");
  follow(answer);
  other.wait_for_version(answer.at("version").to_number<std::uint64_t>());
  const auto& proposals = other.state().at("proposals").as_array();
  if (proposals.empty()) return;
  const std::string number = boost::json::serialize(proposals[0].at("number"));
  follow(other.ask("answer", "\"proposal\":" + number + R"(,"agree":false)"));
}

/// Hears all that comes of what was accepted.
void Listener::follow(const boost::json::object& answer) {
  ASSERT_EQ(answer.at("type"), "accepted") << boost::json::serialize(answer);
  pair_.first.wait_for_version(answer.at("version").to_number<std::uint64_t>());
  window_.send(command("look", "b", pair_.first.version(), R"("at":0)"));
  for (std::string letter; !letter.starts_with(R"({"type":"moment")");) {
    letter = window_.next().value();
    heard_ += letter + '\n';
  }
}

std::string first_difference(const std::string& one, const std::string& other) {
  if (one == other) return "";
  constexpr std::size_t around = 200;
  const auto at = static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
  const std::size_t from = at < around ? 0 : at - around;
  return one.substr(from, 2 * around) + "\n" + other.substr(from, 2 * around);
}

}  // namespace reverie::testing
