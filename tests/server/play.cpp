// SPDX-License-Identifier: Apache-2.0
#include "play.hpp"

#include <atomic>
#include <stdexcept>
#include <utility>

namespace reverie::testing {
namespace {

std::string order(const std::string& options, const std::string& seats) {
  return R"({"game":"onirim","options":)" + options + R"(,"seats":)" + seats +
         R"(,"name":"Ada","spectators":"none","thinking_seconds":0})";
}

std::string text_of(const boost::json::value& value) { return std::string(value.as_string()); }

}  // namespace

std::string order_alone() { return order("{}", R"([{"kind":"me"}])"); }

std::string order_with_bot() {
  return order(R"({"players":2})", R"([{"kind":"me"},{"kind":"bot","level":"gentle"}])");
}

std::string order_for_two() {
  return order(R"({"players":2,"hands":"hidden"})", R"([{"kind":"me"},{"kind":"open"}])");
}

OpenedTable open_table(Visitor& visitor, const std::string& order) {
  const HttpAnswer answer = visitor.post("/api/tables", order);
  if (answer.status != 201) throw std::runtime_error("no table: " + answer.body);
  const auto opened = answer.json();
  OpenedTable table{text_of(opened.at("table")), {}};
  for (const auto& invitation : opened.at("invitations").as_array()) {
    table.invitations.push_back(text_of(invitation.at("secret")));
  }
  return table;
}

std::string command(const std::string& type, const std::string& id, std::uint64_t version,
                    const std::string& rest) {
  return R"({"type":")" + type + R"(","id":")" + id + R"(","version":)" + std::to_string(version) +
         (rest.empty() ? "" : "," + rest) + "}";
}

Player::Player(Window window) : window_(std::move(window)) { wait(); }

std::string Player::status() const { return text_of(state_.at("table").at("status")); }

std::string Player::first_choice() const {
  return text_of(state_.at("choices").at(0).at("action"));
}

void Player::take(boost::json::object state) {
  if (state.at("choices").is_null()) state["choices"] = state_.at("choices");
  state_ = std::move(state);
}

void Player::wait() { take(window_.next("state")); }

boost::json::object Player::ask(const std::string& type, const std::string& rest) {
  // The same id from the same guest would be the same command again, through another window too.
  static std::atomic<int> commands = 0;
  return ask_as("c" + std::to_string(++commands), version(), type, rest);
}

boost::json::object Player::ask_as(const std::string& id, std::uint64_t version,
                                   const std::string& type, const std::string& rest) {
  window_.send(command(type, id, version, rest));
  while (const auto letter = window_.next()) {
    auto object = boost::json::parse(*letter).as_object();
    if (object.at("type").as_string() == "state") {
      take(std::move(object));
    } else {
      return object;
    }
  }
  throw std::runtime_error("the connection ended before an answer to " + type);
}

void Player::play(const std::string& action) {
  const auto answer = ask("play", R"("action":")" + action + '"');
  if (text_of(answer.at("type")) != "accepted") {
    throw std::runtime_error("refused: " + boost::json::serialize(answer));
  }
  wait_for_version(answer.at("version").to_number<std::uint64_t>());
}

void Player::wait_for_version(std::uint64_t version) {
  while (this->version() < version) wait();
}

void Pair::move() {
  Player& mover = first.may_move() ? first : second;
  Player& other = first.may_move() ? second : first;
  mover.play(mover.first_choice());
  other.wait_for_version(mover.version());
}

Pair seat_two(Visitor& first, Visitor& second, const OpenedTable& table) {
  Pair pair{Player(first.open(table.id)), Player(second.open(table.id))};
  const auto joined =
      pair.second.ask("join", R"("secret":")" + table.invitations.at(0) + R"(","name":"Bea")");
  const auto version = joined.at("version").to_number<std::uint64_t>();
  pair.first.wait_for_version(version);
  pair.second.wait_for_version(version);
  return pair;
}

}  // namespace reverie::testing
