// SPDX-License-Identifier: Apache-2.0
// The lesson that newcomers play: its moves are legal in the game that its seed gives.
#include "table/lesson.hpp"

#include <gtest/gtest.h>

#include "core/json_reader.hpp"
#include "support/files.hpp"
#include "support/house_content.hpp"
#include "table/table.hpp"

namespace reverie::testing {
namespace {

/// Plays a lesson to its end and tells which verbs it taught.
std::set<std::string> verbs_taught(const std::string& game) {
  const std::string path = lesson_path(game);
  const auto lesson = read_lesson(path, contents(house(path))).value();
  auto table =
      Table::open(shelf_of_house(), game, lesson.options, {"person"}, *Seed::from_hex(lesson.seed))
          .value();
  std::set<std::string> verbs;
  for (const LessonStep& step : lesson.steps) {
    EXPECT_EQ(table.inputs().size(), step.inputs) << step.action;
    const auto played = table.play(Seat{0}, step.action);
    EXPECT_TRUE(played) << step.action << ": " << played.error().message.key;
    verbs.insert(step.action.substr(0, step.action.find(' ')));
    EXPECT_TRUE(catalogue_keys("en").contains(step.text)) << step.text;
  }
  EXPECT_FALSE(table.is_over()) << "the newcomer goes on alone";
  return verbs;
}

TEST(Lesson, OfOnirimTeachesEveryKindOfTurn) {
  const auto verbs = verbs_taught("onirim");
  // Play, a trio and its door, discard, Prophecy, key and door, nightmare.
  for (const char* verb : {"play", "claim", "discard", "banish", "put", "unlock", "pay"}) {
    EXPECT_TRUE(verbs.contains(verb)) << verb;
  }
}

TEST(Lesson, OfDreamRunnersTeachesOneWholeTurn) {
  EXPECT_EQ(verbs_taught("dream_runners"), (std::set<std::string>{"place", "lock", "buy", "calm"}));
}

TEST(Lesson, OfDreamscapeTeachesToGatherBuildAndWalk) {
  // DS-V1 to DS-V4, DS-V6, DS-V7, DS-B1, DS-B2, DS-D1 to DS-D3, DS-T1, DS-K2, DS-K3.
  EXPECT_EQ(verbs_taught("dreamscape"),
            (std::set<std::string>{"collect", "move", "power", "sleep", "place", "enter", "step",
                                   "plant", "trade", "finish", "draw", "keep"}));
}

TEST(Lesson, ThatCannotBeReadSaysWhy) {
  const auto problem = [](std::string_view text) {
    return read_lesson("l.json", text).error().what;
  };
  EXPECT_EQ(problem("[]"), "l.json: this is not a JSON object, {…}");
  EXPECT_EQ(problem(R"({"options":{},"seed":"1","steps":[]})"),
            "l.json: 'seed' must be 64 hexadecimal digits");
  EXPECT_EQ(problem(R"({"options":{},"seed":"1","steps":[{"inputs":1,"action":"a"}]})"),
            "l.json: 'steps'[0] 'text' is missing");
}

}  // namespace
}  // namespace reverie::testing
