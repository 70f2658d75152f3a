// SPDX-License-Identifier: Apache-2.0
#include "table/command_reader.hpp"

#include <gtest/gtest.h>

namespace reverie {
namespace {

std::string problem_of(std::string_view text) {
  const auto command = read_command(text);
  return command ? "none" : command.error().what;
}

TEST(CommandReader, ReadsACommand) {
  const auto command =
      read_command(R"({"type":"seat_bot","id":"c1","version":7,"seat":1,"level":"deep"})");
  ASSERT_TRUE(command) << command.error().what;
  EXPECT_EQ(command->id, "c1");
  EXPECT_EQ(command->version, 7U);
  const auto& bot = std::get<command::SeatBot>(command->demand);
  EXPECT_EQ(bot.seat, Seat{1});
  EXPECT_EQ(bot.level, Level::deep);
}

TEST(CommandReader, SaysWhatIsWrong) {
  EXPECT_EQ(problem_of("play"), "this is not JSON: syntax error");
  EXPECT_EQ(problem_of(R"({"type":"undo","version":1})"), "'id' is missing");
  EXPECT_EQ(problem_of(R"({"type":"undo","id":"","version":1})"),
            "'id' is a text of 1 to 64 bytes");
  EXPECT_EQ(problem_of(R"({"type":"undo","id":"a"})"), "'version' is missing");
  EXPECT_EQ(problem_of(R"({"type":"redo","id":"a","version":1})"),
            "'type' cannot be 'redo'; did you mean 'undo'?");
  EXPECT_EQ(problem_of(R"({"type":"play","id":"a","version":1})"), "'action' is missing");
  EXPECT_EQ(problem_of(R"({"type":"undo","id":"a","version":1,"really":true})"),
            "there is no 'really'; nothing is known here");
}

TEST(CommandReader, ReadsAnOrder) {
  const auto order = read_order(
      R"({"game":"onirim","options":{"players":2},"seats":[{"kind":"me"},{"kind":"bot","level":"deep"}],
          "name":"Ada","spectators":"live","thinking_seconds":30})");
  ASSERT_TRUE(order) << order.error().what;
  EXPECT_EQ(order->seats.at(1), (SeatOrder{SeatWish::bot, Level::deep}));
  EXPECT_EQ(order->options.text, R"({"players":2})");
  EXPECT_EQ(read_order("{}").error().what, "'game' is missing");
}

}  // namespace
}  // namespace reverie
