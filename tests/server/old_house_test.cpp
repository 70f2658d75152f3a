// SPDX-License-Identifier: Apache-2.0
// A data file of the program before chapters and stories (tests/old): this one opens it, everybody
// finds every table as it was, and plays on. Of tables whose rules have changed since it says so.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>

#include "house.hpp"
#include "play.hpp"
#include "support/files.hpp"

namespace reverie::testing {
namespace {

namespace json = boost::json;

/// Onirim for two and Dream Runners have other rules since (decisions 0017, 0018). They are told
/// of, kept and listed.
bool has_other_rules(std::string_view name) {
  return name == "onirim_pair" || name == "onirim_resigned" || name == "onirim_rematch" ||
         name.starts_with("runners_");
}

/// A table whose clock asks for attention moves on as soon as it is opened.
bool stands_still(const json::object& table) { return !table.at("wakes").as_bool(); }

json::value actions_of(const json::value& choices, const json::value& as_told) {
  if (as_told.is_number()) return choices.as_array().size();
  json::array actions;
  for (const json::value& choice : choices.as_array()) actions.push_back(choice.at("action"));
  return actions;
}

json::value talk_of(const json::value& chat) {
  json::array talk;
  for (const json::value& line : chat.at("lines").as_array()) {
    talk.push_back(json::array{line.at("by"), line.at("text")});
  }
  return talk;
}

class OldHouse : public ::testing::Test {
 protected:
  OldHouse() : told_(json::parse(contents(testing::house("tests/old/house.json"))).as_object()) {
    std::filesystem::copy_file(testing::house("tests/old/house.db"), folder_.file());
    house_.open_with([this](std::unique_ptr<Store>) { return opened(folder_.file()); });
  }

  Visitor guest(std::string_view name) {
    return Visitor(house_.port(), "guest=" + std::string(told_.at("guests").at(name).as_string()));
  }
  static std::string id_of(const json::value& table) {
    return std::string(table.at("table").as_string());
  }

  json::object told_;
  TemporaryFolder folder_;
  House house_;
};

TEST_F(OldHouse, ShowsEverybodyEveryTableAsItWas) {
  int compared = 0;
  for (const auto& [name, table] : told_.at("tables").as_object()) {
    if (!stands_still(table.as_object()) || has_other_rules(name)) continue;
    for (const auto& [who, seen] : table.at("seen").as_object()) {
      SCOPED_TRACE(std::string(name) + ", " + std::string(who));
      const Player player(guest(who).open(id_of(table)));
      const json::object& state = player.state();
      for (const auto& [field, value] : seen.as_object()) {
        if (field == "choices") {
          EXPECT_EQ(actions_of(state.at(field), value), value);
        } else if (field == "chat") {
          EXPECT_EQ(talk_of(state.at(field)), value);
        } else if (field != "moment" && field != "seats") {
          const auto& now = state.contains(field) ? state.at(field) : state.at("table").at(field);
          EXPECT_EQ(now, value) << field;
        }
      }
      ++compared;
    }
  }
  EXPECT_EQ(compared, 3);
}

TEST_F(OldHouse, LooksBackAtTheSameMoments) {
  for (const auto& [name, table] : told_.at("tables").as_object()) {
    if (has_other_rules(name)) continue;
    for (const auto& [who, seen] : table.at("seen").as_object()) {
      const auto* moment = seen.as_object().if_contains("moment");
      if (moment == nullptr) continue;
      SCOPED_TRACE(std::string(name) + ", " + std::string(who));
      Player player(guest(who).open(id_of(table)));
      const auto answer = player.ask("look", R"("at":)" + json::serialize(moment->at("at")));
      EXPECT_EQ(answer.at("view"), moment->at("view"));
    }
  }
}

TEST_F(OldHouse, SaysOfATableOfOtherRulesThatItIsNotLost) {
  int told = 0;
  for (const auto& [name, table] : told_.at("tables").as_object()) {
    if (!has_other_rules(name)) continue;
    for (const auto& [who, seen] : table.at("seen").as_object()) {
      const auto closing = guest(who).open(id_of(table)).next("closing");
      EXPECT_EQ(closing.at("reason"),
                json::parse(R"({"key":"server.no.other_version","args":{"theirs":1,"ours":2}})"))
          << std::string(name);
      EXPECT_EQ(closing.at("come_back"), false);
      ++told;
    }
  }
  EXPECT_EQ(told, 10);
}

TEST_F(OldHouse, GoesOnWithAnUnfinishedGame) {
  Player player(guest("ada").open(id_of(told_.at("tables").at("onirim_branch"))));
  const std::uint64_t version = player.version();
  player.play(player.first_choice());
  EXPECT_GT(player.version(), version);
  const Player again(guest("ada").open(id_of(told_.at("tables").at("onirim_branch"))));
  EXPECT_EQ(again.version(), player.version());
}

TEST_F(OldHouse, ListsTheSameTables) {
  for (const auto& [who, lists] : told_.at("lists").as_object()) {
    const auto now = guest(who).get("/api/tables").json();
    for (const auto* list : {"unfinished", "finished"}) {
      json::array ids;
      for (const json::value& table : now.at(list).as_array()) ids.push_back(table.at("table"));
      std::ranges::sort(ids, {}, [](const json::value& id) { return id.as_string(); });
      json::array told = lists.at(list).as_array();
      std::ranges::sort(told, {}, [](const json::value& id) { return id.as_string(); });
      EXPECT_EQ(ids, told) << std::string(who) << ", " << list;
    }
  }
}

}  // namespace
}  // namespace reverie::testing
