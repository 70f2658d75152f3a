// SPDX-License-Identifier: Apache-2.0
#include "core/json_reader.hpp"

#include <gtest/gtest.h>

#include "core/json_writer.hpp"

namespace reverie {
namespace {

enum class Mood { calm, wild };
BOOST_DESCRIBE_ENUM(Mood, calm, wild)

struct Fish {
  static constexpr std::string_view type = "fish";
  std::string name;
  std::uint8_t fins = 0;
};
BOOST_DESCRIBE_STRUCT(Fish, (), (name, fins))

struct Reed {
  std::string name;
  std::int32_t height = 0;
  friend bool operator==(const Reed&, const Reed&) = default;
};
BOOST_DESCRIBE_STRUCT(Reed, (), (name, height))

struct Pond {
  static constexpr std::string_view type = "pond";
  std::vector<Reed> reeds;
  std::optional<Mood> mood;
  Seat owner;
  bool deep = false;
  RawJson notes;
  std::int64_t dug = 0;
  std::uint64_t drops = 0;
  friend bool operator==(const Pond&, const Pond&) = default;
};
BOOST_DESCRIBE_STRUCT(Pond, (), (reeds, mood, owner, deep, notes, dug, drops))

using Either = std::variant<Fish, Pond>;

template <class T>
std::string problem_of(std::string_view text) {
  const auto read = read_json<T>(boost::json::parse(text), "pond");
  return read ? "none" : read.error().what;
}

std::string tagged_problem(std::string_view text) {
  const auto read = read_tagged<Either>(*parse_json_object(text), "");
  return read ? "none" : read.error().what;
}

TEST(JsonReader, ReadsWhatTheWriterWrites) {
  const Pond pond{{{"Rush", 5}, {"Sedge", -1}},
                  Mood::wild,
                  Seat{2},
                  true,
                  {R"({"a":[1]})"},
                  -7,  // before 1970
                  UINT64_MAX};
  const auto read = read_tagged<Either>(*parse_json_object(to_json(pond)), "");
  ASSERT_TRUE(read) << read.error().what;
  EXPECT_EQ(std::get<Pond>(*read), pond);
}

TEST(JsonReader, AMessageIsWrittenAgainAsItWasRead) {
  const Message message = Message{"table.event.joined", {}}.with("seat", Seat{1}).with("n", 3);
  const std::string text = to_json(message);
  const auto read = read_json<Message>(boost::json::parse(text), "message");
  ASSERT_TRUE(read) << read.error().what;
  EXPECT_EQ(to_json(*read), text);
  EXPECT_EQ(problem_of<Message>(R"({"key":"a"})"), "pond is a message with 'key' and 'args'");
  EXPECT_EQ(problem_of<Message>(R"({"key":"a","args":{"b":[]}})"),
            "pond 'b' is a whole number or a text");
}

TEST(JsonReader, WhatMayBeNothingMayBeMissing) {
  const auto fish = read_json<std::optional<Fish>>(boost::json::value(nullptr), "");
  ASSERT_TRUE(fish);
  EXPECT_EQ(*fish, std::nullopt);
  EXPECT_EQ(problem_of<Fish>(R"({"name":"Koi"})"), "pond 'fins' is missing");
}

TEST(JsonReader, NamesThePlaceOfAProblemAndWhatWouldFit) {
  EXPECT_EQ(problem_of<Fish>("7"), "pond is an object");
  EXPECT_EQ(problem_of<Fish>(R"({"name":7,"fins":1})"), "pond 'name' is a text");
  EXPECT_EQ(problem_of<Fish>(R"({"name":"Koi","fins":256})"),
            "pond 'fins' is a whole number from 0 to 255");
  EXPECT_EQ(problem_of<Fish>(R"({"name":"Koi","fins":1,"nam":""})"),
            "there is no pond 'nam'; did you mean 'name'?");
  EXPECT_EQ(problem_of<std::vector<Fish>>(R"([{"name":"Koi","fins":1},{"name":"Eel","fins":-1}])"),
            "pond[1] 'fins' is a whole number from 0 to 255");
  EXPECT_EQ(problem_of<std::vector<Fish>>("{}"), "pond is a list");
  EXPECT_EQ(problem_of<Mood>("\"clam\""), "pond cannot be 'clam'; did you mean 'calm'?");
  EXPECT_EQ(problem_of<bool>("1"), "pond is true or false");
  EXPECT_EQ(problem_of<Seat>("7"), "pond is a whole number from 0 to 6");
}

TEST(JsonReader, ANumberWithoutSignHasTheSameBounds) {
  EXPECT_EQ(read_json<Seat>(boost::json::value(std::uint64_t{6}), "seat"), Seat{6});
  EXPECT_FALSE(read_json<Seat>(boost::json::value(std::uint64_t{7}), "seat"));
}

TEST(JsonReader, TellsStructsApartByTheirType) {
  EXPECT_EQ(tagged_problem("{}"), "'type' is missing");
  EXPECT_EQ(tagged_problem(R"({"type":"fihs"})"), "'type' cannot be 'fihs'; did you mean 'fish'?");
  EXPECT_EQ(tagged_problem(R"({"type":"fish","name":"Koi"})"), "'fins' is missing");
}

TEST(JsonReader, OnlyObjectsAreTaken) {
  EXPECT_EQ(parse_json_object("[1]").error().what, "this is not a JSON object, {…}");
  EXPECT_EQ(parse_json_object("{").error().what, "this is not JSON: incomplete JSON");
}

TEST(JsonReader, ANameStandsOnceInAnObject) {
  EXPECT_TRUE(parse_json_object(R"({"a":{"a":1},"b":[{"a":":"},{"a":"\":\\"}]})"));
  for (const char* twice :
       {R"({"a":1,"a":1})", R"({"a":1,"\u0061":2})", R"({"b":[{"a":1,"a":2}]})"}) {
    EXPECT_FALSE(parse_json_object(twice)) << twice;
  }
}

TEST(JsonReader, NamesAndValuesOfOthersAreQuoted) {
  EXPECT_EQ(problem_of<Mood>(R"("\u001b[2J")"),
            R"(pond cannot be '\x1b[2J'; known are: calm, wild)");
  EXPECT_EQ(problem_of<Fish>(R"({"name":"Koi","fins":1,"\u001b[2J":1})"),
            R"(there is no pond '\x1b[2J'; known are: name, fins)");
}

}  // namespace
}  // namespace reverie
