// SPDX-License-Identifier: Apache-2.0
// A host with its clients and a notebook, as a server has them, but without sockets or files.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <map>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "support/house_content.hpp"
#include "table/host.hpp"

namespace reverie::testing {

namespace json = boost::json;

inline TableOrder order_of(std::string options, std::vector<SeatOrder> seats) {
  return {"onirim", {std::move(options)}, std::move(seats), "Ada", Spectators::none, 0, {}, {}};
}
inline TableOrder solo_order() { return order_of("{}", {{SeatWish::me, {}}}); }
inline TableOrder pair_order(const std::string& hands = "open") {
  return order_of(R"({"players":2,"hands":")" + hands + "\"}",
                  {{SeatWish::me, {}}, {SeatWish::open, {}}});
}

inline std::string reason(const json::object& answer) {
  if (answer.empty()) return "no answer";
  if (answer.at("type") != "refused") return std::string(answer.at("type").as_string());
  return std::string(answer.at("reason").at("message").at("key").as_string());
}

class HostStory {
 public:
  explicit HostStory(const TableOrder& order, std::uint64_t seed = 1)
      : HostStory(Host::open(shelf_of_house(), "t1", order, "ada", Seed::derive(seed, 0),
                             std::vector<std::string>(order.seats.size(), "secret"), 0)
                      .value()) {}
  explicit HostStory(Host::Opened opened) : host(std::move(opened.host)) {
    take(opened.consequences);
  }

  /// One that was restored from these entries.
  HostStory(Host restored, std::vector<std::string> kept)
      : host(std::move(restored)), entries(std::move(kept)) {}

  void arrive(Connection connection, std::string_view guest, std::uint64_t since = 0) {
    auto arrived = host.arrive(connection, guest, since, now);
    ASSERT_TRUE(arrived) << arrived.error().message.key;
    take(*arrived);
  }
  void depart(Connection connection) { take(host.depart(connection, now)); }

  /// The answer to a command, and everything that follows from it.
  json::object send(Connection connection, Demand demand) {
    return send(connection, "c" + std::to_string(++commands), host.version(), std::move(demand));
  }
  json::object send(Connection connection, std::string id, std::uint64_t version, Demand demand) {
    answers.erase(connection);
    take(host.command(connection, {std::move(id), version, std::move(demand)}, now));
    return answers[connection];
  }

  /// Lets all bots think until nobody is left to think for. They choose the first legal action.
  void think() {
    while (!thoughts.empty()) {
      const Thought thought = thoughts.front();
      thoughts.erase(thoughts.begin());
      Advice advice;
      for (const std::string& choice : thought.position->choices(thought.seat)) {
        advice.choices.push_back({choice, 0.5, 1});
      }
      advice.notation = advice.choices.front().notation;
      take(host.thought(thought.number, advice, now));
    }
  }

  void take(const Consequences& consequences) {
    if (!consequences.entries.empty()) {
      EXPECT_EQ(consequences.first_version, entries.size() + 1);
    }
    entries.insert(entries.end(), consequences.entries.begin(), consequences.entries.end());
    EXPECT_EQ(entries.size(), host.version());
    thoughts.insert(thoughts.end(), consequences.thoughts.begin(), consequences.thoughts.end());
    for (const Letter& letter : consequences.letters) {
      ++written;
      deliver(letter.to, letter.text);
      for (const Connection to : letter.also) deliver(to, letter.text);
    }
  }

  void deliver(Connection to, const std::string& text) {
    sent.push_back(text);
    json::object object = json::parse(text).as_object();
    if (object.at("type") == "state") {
      if (object.at("choices").is_null()) object["choices"] = states.at(to).at("choices");
      states[to] = std::move(object);
      texts[to] = text;
    } else {
      answers[to] = std::move(object);
    }
  }

  std::string choice(Connection connection, std::string_view beginning = "") const {
    for (const json::value& choice : states.at(connection).at("choices").as_array()) {
      const std::string action(choice.at("action").as_string());
      if (action.starts_with(beginning)) return action;
    }
    return {};
  }
  /// Any legal move of a connection's seat.
  std::string random_choice(Connection connection, Random& random) const {
    const json::array& choices = states.at(connection).at("choices").as_array();
    if (choices.empty()) return {};
    const auto chosen = below(random, static_cast<std::uint32_t>(choices.size()));
    return std::string(choices[chosen].at("action").as_string());
  }

  /// Whatever is first, until it is somebody else's turn.
  void play_on_until_others_decide(Connection one) {
    while (!choice(one).empty()) {
      ASSERT_EQ(reason(send(one, command::Play{choice(one)})), "accepted");
    }
  }

  Host host;
  Time now = 1000;
  int commands = 0;
  std::vector<std::string> entries;
  std::vector<Thought> thoughts;
  /// By connection: the last state, as JSON and as it was sent, and the last other letter.
  std::map<Connection, json::object> states;
  std::map<Connection, std::string> texts;
  std::map<Connection, json::object> answers;
  /// Every letter, to whomever.
  std::vector<std::string> sent;
  /// How many different ones there were.
  int written = 0;
};

}  // namespace reverie::testing
