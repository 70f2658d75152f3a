// SPDX-License-Identifier: Apache-2.0
// Reading a log: what is whole comes back, what is damaged is named with its line and reason.
#include "core/log.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace reverie {
namespace {

Log example() {
  Log log;
  log.header.game = "chess";
  log.header.rules = 3;
  log.header.content = std::string(64, 'a');
  log.header.options.text = R"({"players":2,"pace":"slow"})";
  log.header.seats = {"person", "bot:tree"};
  log.header.commitment = std::string(64, 'b');
  log.inputs = {{Actor::chance(), "draw red sun"},
                {Seat{0}, R"(say "hello\")"},
                {Seat{1}, "rêver"},
                {Actor::clock(), "tick"}};
  log.footer.result = LogResult{"chess.ending.mate", {true, false}, {12, -3}};
  log.footer.hash = 0x0123456789abcdef;
  log.footer.seed = Seed::derive(1, 1);
  log.footer.undone = 2;
  return log;
}

/// The lines of the example, to be damaged one by one.
std::vector<std::string> lines() {
  std::vector<std::string> result;
  const std::string text = write_log(example());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    result.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return result;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::string problem_of(const std::string& text) {
  const auto log = read_log(text);
  if (log) return "nothing";
  return std::to_string(log.error().line) + ": " + log.error().what;
}

/// What is wrong when one line (counted from one) reads differently.
std::string problem_with(std::size_t line, const std::string& text) {
  auto damaged = lines();
  damaged[line - 1] = text;
  return problem_of(joined(damaged));
}

/// The same, replacing a part of the line.
std::string problem_replacing(std::size_t line, std::string_view part, std::string_view by) {
  std::string text = lines()[line - 1];
  const std::size_t at = text.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return problem_with(line, text.replace(at, part.size(), by));
}

TEST(Log, ComesBackAsItWasWritten) {
  EXPECT_EQ(read_log(write_log(example())), example());
  Log save = example();
  save.footer.result.reset();
  EXPECT_EQ(read_log(write_log(save)), save);
  EXPECT_FALSE(save.footer.is_of_finished_game());
  Log given_up = save;
  given_up.footer.resigned = Seat{1};
  EXPECT_EQ(read_log(write_log(given_up)), given_up);
  EXPECT_TRUE(given_up.footer.is_of_finished_game());
}

TEST(Log, HasOneLineForTheHeaderEachInputAndTheEnd) {
  ASSERT_EQ(lines().size(), 6U);
  EXPECT_EQ(lines()[1], R"({"n":1,"by":"chance","do":"draw red sun"})");
  EXPECT_EQ(lines()[3], R"({"n":3,"by":"seat2","do":"rêver"})");
  EXPECT_EQ(line_of_input(0), 2U);
}

TEST(Log, ActorsAreWrittenAndRead) {
  for (const Actor actor : {Actor::chance(), Actor::clock(), Actor(Seat{0}), Actor(Seat{6})}) {
    EXPECT_EQ(read_actor(write_actor(actor)), actor);
  }
  for (const char* nobody : {"", "seat", "seat0", "seat8", "seat11", "Seat1", "player"}) {
    EXPECT_EQ(read_actor(nobody), std::nullopt) << nobody;
  }
}

TEST(Log, SaysWhatIsWrongWithItsHeader) {
  EXPECT_EQ(problem_replacing(1, "\"reverie\":1", "\"reverie\":2"),
            "1: this log has format 2; this program reads format 1");
  EXPECT_EQ(problem_with(1, lines()[1]),
            "1: the first line of a log is its header, {\"reverie\":…}");
  EXPECT_EQ(problem_with(1, "\xEF\xBB\xBF" + lines()[0]),
            "1: the file begins with a byte order mark; save it as UTF-8 without one");
  EXPECT_EQ(problem_replacing(1, "\"game\"", "\"gme\""),
            "1: unknown field 'gme'; did you mean 'game'?");
  EXPECT_EQ(problem_replacing(1, "\"game\":\"chess\",", ""), "1: the field 'game' is missing");
  EXPECT_EQ(problem_replacing(1, "\"game\":\"chess\"", "\"game\":5"), "1: 'game' must be a text");
  EXPECT_EQ(problem_replacing(1, "\"rules\":3", "\"rules\":-3"),
            "1: 'rules' must be a whole number from 0 to 1000000000");
  EXPECT_EQ(problem_replacing(1, "\"rules\":3", "\"rules\":3.5"),
            "1: 'rules' must be a whole number from 0 to 1000000000");
  EXPECT_EQ(problem_replacing(1, "aaaa", "aaaA"),
            "1: 'content' must be 64 lower-case hexadecimal digits");
  EXPECT_EQ(problem_replacing(1, "bbbb", "bbb"),
            "1: 'commitment' must be 64 lower-case hexadecimal digits");
  EXPECT_EQ(problem_replacing(1, R"({"players":2,"pace":"slow"})", "[]"),
            "1: 'options' must be an object");
  EXPECT_EQ(problem_replacing(1, R"(["person","bot:tree"])", "[]"),
            "1: 'seats' must name at least one seat");
  EXPECT_EQ(problem_replacing(1, R"(["person","bot:tree"])", "[1]"),
            "1: 'seats' must hold only texts");
  EXPECT_EQ(problem_replacing(1, R"(["person","bot:tree"])", "\"person\""),
            "1: 'seats' must be a list of texts");
}

TEST(Log, SaysWhatIsWrongWithAnInput) {
  EXPECT_EQ(problem_replacing(3, "\"n\":2", "\"n\":3"),
            "3: input 2 is expected here, not 3: a line is missing, repeated or out of order");
  EXPECT_EQ(problem_replacing(3, "seat1", "seat9"),
            "3: 'by' must be chance, clock or seat1 to seat7, not 'seat9'");
  EXPECT_EQ(problem_replacing(4, "rêver", ""), "4: 'do' is empty");
  EXPECT_EQ(problem_replacing(4, "\"do\"", "\"does\""),
            "4: unknown field 'does'; did you mean 'do'?");
  EXPECT_EQ(problem_with(4, "[]"), "4: this is not a JSON object, {…}");
  EXPECT_EQ(problem_with(4, ""), "4: a blank line");
  EXPECT_EQ(problem_with(4, " \t\r"), "4: a blank line");
  EXPECT_TRUE(problem_with(4, "{\"n\":3,").starts_with("4: this is not JSON: "));
  EXPECT_TRUE(problem_with(4, lines()[3] + "}").starts_with("4: this is not JSON: "));
}

// Whoever reads what is wrong with a log sees what stands in it, and nothing else happens.
TEST(Log, WhatStandsInItDoesNotWriteOnTheTerminal) {
  EXPECT_EQ(problem_replacing(1, "\"game\"", R"("\u001b]0;x\u0007")"),
            R"(1: unknown field '\x1b]0;x\x07')");
  EXPECT_EQ(problem_replacing(3, "seat1", R"(seat1\nlog: ok)"),
            R"(3: 'by' must be chance, clock or seat1 to seat7, not 'seat1\x0alog: ok')");
  EXPECT_EQ(problem_replacing(6, "\"undone\":2", R"("undone":2,"resigned":"\u009b2J")"),
            R"(6: 'resigned' must be one of the seats of the log, not '\xc2\x9b2J')");
}

// One reader would take the first, another the last: two games in one log.
TEST(Log, ANameThatStandsTwiceIsRefused) {
  const std::string twice = ": a name stands twice in one object: who reads it may take either";
  EXPECT_EQ(problem_with(2, R"({"n":1,"by":"chance","do":"draw red key","do":"draw brown sun"})"),
            "2" + twice);
  EXPECT_EQ(problem_with(2, R"({"n":1,"by":"chance","do":"draw red key","d\u006f":"draw"})"),
            "2" + twice);
  EXPECT_EQ(problem_replacing(1, R"("players":2)", R"("players":2,"players":1)"), "1" + twice);
  EXPECT_EQ(problem_replacing(6, R"("won":)", R"("won":[true,true],"won":)"), "6" + twice);
}

// Half of a pair can be written in JSON, but is no character: two readers would make two texts of
// it.
TEST(Log, HalfOfASurrogatePairIsRefused) {
  for (const char* half : {R"(\ud800)", R"(\udc00)", R"(\udc00\ud800)", R"(\ud800x)"}) {
    EXPECT_TRUE(problem_replacing(1, "person", half).starts_with("1: this is not JSON: ")) << half;
    EXPECT_TRUE(problem_replacing(4, "rêver", half).starts_with("4: this is not JSON: ")) << half;
  }
  EXPECT_EQ(problem_replacing(1, "person", R"(\ud83c\udf19)"), "nothing");
}

TEST(Log, ABranchOfNoInputsIsNone) {
  std::string text = write_log(example());
  EXPECT_EQ(text.find("branch"), std::string::npos);
  text.replace(text.find("\"game\""), 0, "\"branch\":0,");
  EXPECT_EQ(read_log(text), example());
  Log branch = example();
  branch.header.branch = branch.inputs.size();
  EXPECT_EQ(read_log(write_log(branch)), branch);
  ++branch.header.branch;
  EXPECT_EQ(read_log(write_log(branch)).error().line, 1U);
}

TEST(Log, SaysWhatIsWrongWithItsEnd) {
  EXPECT_EQ(problem_replacing(6, "\"end\":4", "\"end\":5"),
            "6: the log has 4 inputs, but its end says 5");
  EXPECT_EQ(problem_replacing(6, "0123456789abcdef", "0123"),
            "6: 'hash' must be 16 lower-case hexadecimal digits");
  EXPECT_EQ(problem_replacing(6, "[true,false]", "[1,0]"),
            "6: in 'result': 'won' must hold only true and false");
  EXPECT_EQ(problem_replacing(6, "[12,-3]", "[12,\"-3\"]"),
            "6: in 'result': 'scores' must hold only whole numbers");
  EXPECT_EQ(problem_replacing(6, "\"undone\":2", "\"undone\":null"),
            "6: 'undone' must be a whole number from 0 to 1000000000");
  EXPECT_EQ(problem_replacing(6, "\"undone\":2", R"("undone":2,"resigned":"seat1")"),
            "6: a game with a 'result' was played to its end: nobody 'resigned'");
  for (const char* nobody : {"seat3", "chance", ""}) {
    EXPECT_EQ(
        problem_replacing(6, "\"undone\":2",
                          R"("undone":2,"resigned":")" + std::string(nobody) + '"'),
        "6: 'resigned' must be one of the seats of the log, not '" + std::string(nobody) + "'");
  }
}

TEST(Log, IsNoLogWhenEmpty) { EXPECT_EQ(problem_of(""), "1: the log is empty"); }

TEST(Log, NothingMayFollowItsEnd) {
  auto longer = lines();
  longer.push_back(longer[1]);
  EXPECT_EQ(problem_of(joined(longer)), "7: nothing may follow the end of the log");
}

TEST(Log, AMissingRepeatedOrMovedLineIsFound) {
  for (std::size_t i = 1; i <= 4; ++i) {
    auto missing = lines();
    missing.erase(missing.begin() + static_cast<long>(i));
    EXPECT_EQ(read_log(joined(missing)).error().line, i + 1);
    auto repeated = lines();
    repeated.insert(repeated.begin() + static_cast<long>(i), repeated[i]);
    EXPECT_EQ(read_log(joined(repeated)).error().line, i + 2);
  }
  auto moved = lines();
  std::swap(moved[1], moved[2]);
  EXPECT_EQ(read_log(joined(moved)).error().line, 2U);
}

// Many an editor takes it away. The page about logs and the independent checker say the same.
TEST(Log, MayLackItsLastLineFeedAndNothingMore) {
  const std::string text = write_log(example());
  EXPECT_EQ(read_log(std::string_view(text).substr(0, text.size() - 1)), example());
  EXPECT_EQ(problem_of(text + "\n"), "7: nothing may follow the end of the log");
}

TEST(Log, CutOffAnywhereIsNoLog) {
  const std::string text = write_log(example());
  for (std::size_t size = 0; size + 1 < text.size(); ++size) {
    const auto log = read_log(std::string_view(text).substr(0, size));
    ASSERT_FALSE(log) << size << " bytes";
    // A line that lacks only its line feed is whole.
    const auto whole_lines = static_cast<std::size_t>(
        std::count(text.begin(), text.begin() + static_cast<long>(size) + 1, '\n'));
    EXPECT_EQ(log.error().line, whole_lines + 1) << size << " bytes";
    EXPECT_FALSE(log.error().what.empty());
  }
}

RC_GTEST_PROP(Log, ADamagedByteGivesALineAndAReasonOrALogThatIsWrittenBack, ()) {
  std::string text = write_log(example());
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
  text[at] = static_cast<char>(*rc::gen::inRange(0, 256));
  const auto log = read_log(text);
  if (log) {
    RC_ASSERT((read_log(write_log(*log)) == log));
  } else {
    RC_ASSERT(log.error().line >= 1U);
    RC_ASSERT(log.error().line <= 8U);
    RC_ASSERT(!log.error().what.empty());
  }
}

}  // namespace
}  // namespace reverie
