// SPDX-License-Identifier: Apache-2.0
#include "core/json_writer.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <boost/json.hpp>
#include <cmath>
#include <limits>

#include "core/result.hpp"

namespace reverie {
namespace {

enum class Size { small, large };
BOOST_DESCRIBE_ENUM(Size, small, large)

struct Box {
  Size size = Size::small;
  bool open = false;
  std::optional<int> weight;
  std::vector<int> inside;
  std::array<int, 2> edges{};
  InlineVector<std::uint8_t, 3> stickers;
  PerEnum<Size, int> spare;
};
BOOST_DESCRIBE_STRUCT(Box, (), (size, open, weight, inside, edges, stickers, spare))

TEST(JsonWriter, WritesADescribedStructInTheOrderOfItsMembers) {
  const Box box{Size::large, true, 5, {1, 2}, {3, 4}, {9}, {{0, 7}}};
  EXPECT_EQ(to_json(box), R"({"size":"large","open":true,"weight":5,"inside":[1,2],"edges":[3,4],)"
                          R"("stickers":[9],"spare":{"small":0,"large":7}})");
  EXPECT_EQ(to_json(Box{}),
            R"({"size":"small","open":false,"weight":null,"inside":[],"edges":[0,0],)"
            R"("stickers":[],"spare":{"small":0,"large":0}})");
}

enum class Gap { here = 3, there = 7 };
BOOST_DESCRIBE_ENUM(Gap, here, there)

TEST(JsonWriter, WritesNamesAlsoWhereTheirValuesDoNotCountFromZero) {
  EXPECT_EQ(to_json(Gap::there), R"("there")");
  EXPECT_EQ(to_json(static_cast<Gap>(5)), R"("")") << "a sentinel has no name";
  EXPECT_EQ(to_json(static_cast<Size>(2)), R"("")");
}

struct Pair {
  std::int64_t low = 0;
  std::optional<Gap> gap;
  SeatSet seats;
};
BOOST_DESCRIBE_STRUCT(Pair, (), (low, gap, seats))

struct Many {
  InlineVector<Pair, 40> pairs;
  std::array<bool, 2> open{};
};
BOOST_DESCRIBE_STRUCT(Many, (), (pairs, open))

/// Nothing is longer than what it says of itself, or it would be written over what follows.
TEST(JsonWriter, WhatHasBoundsKeepsThem) {
  constexpr auto least = std::numeric_limits<std::int64_t>::min();
  const Pair longest{least, Gap::there, SeatSet::everybody()};
  const std::string text =
      R"({"low":-9223372036854775808,"gap":"there","seats":[0,1,2,3,4,5,6,7]})";
  EXPECT_EQ(to_json(longest), text);
  EXPECT_LE(text.size(), BoundedJson<Pair>::most);
  EXPECT_LE(to_json(std::numeric_limits<std::uint64_t>::max()).size(),
            BoundedJson<std::uint64_t>::most);
  EXPECT_LE(to_json(std::numeric_limits<std::int8_t>::min()).size(),
            BoundedJson<std::int8_t>::most);
  static_assert(!HasBoundedJson<Box> && !HasBoundedJson<std::string> && HasBoundedJson<Many>);
}

TEST(JsonWriter, WritesPartByPartWhatIsTooLongForOnce) {
  static_assert(!WrittenAtOnce<Many> && WrittenAtOnce<Pair>);
  Many many;
  std::string list;
  for (int i = 0; i < 40; ++i) {
    many.pairs.push_back({i, {}, {}});
    list += (i == 0 ? "" : ",") + (R"({"low":)" + std::to_string(i)) + R"(,"gap":null,"seats":[]})";
  }
  many.open[1] = true;
  EXPECT_EQ(to_json(many), R"({"pairs":[)" + list + R"(],"open":[false,true]})");
}

struct Nothing {};
BOOST_DESCRIBE_STRUCT(Nothing, (), ())
struct Tagged {
  static constexpr std::string_view type = "tagged";
};
BOOST_DESCRIBE_STRUCT(Tagged, (), ())

TEST(JsonWriter, WritesStructsWithoutMembers) {
  EXPECT_EQ(to_json(Nothing{}), "{}");
  EXPECT_EQ(to_json(Tagged{}), R"({"type":"tagged"})");
}

TEST(JsonWriter, WritesNumbers) {
  EXPECT_EQ(to_json(std::uint8_t{200}), "200");
  EXPECT_EQ(to_json(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
  EXPECT_EQ(to_json(0.25), "0.25");
  EXPECT_EQ(to_json(std::nan("")), "null");
  EXPECT_EQ(to_json(std::numeric_limits<double>::infinity()), "null");
}

TEST(JsonWriter, WritesSeatsTermsAndMessages) {
  EXPECT_EQ(to_json(Seat{1}), "1");
  EXPECT_EQ(to_json(SeatSet(Seat{0}) | spectator), "[0,7]");
  EXPECT_EQ(to_json(Message{"a.b", {}}), R"({"key":"a.b","args":{}})");
  const Message message = Message{"a.b", {}}.with("n", 3).with("seat", Seat{1});
  EXPECT_EQ(to_json(message), R"({"key":"a.b","args":{"n":3,"seat":1}})");
}

TEST(JsonWriter, WritesAResult) {
  const Result result{"x.ending.won", "X-1", {{true, 8, {{"x.score.doors", 8}}}}};
  EXPECT_EQ(to_json(result),
            R"({"ending":"x.ending.won","rule":"X-1","seats":[{"won":true,"score":8,)"
            R"("breakdown":[{"key":"x.score.doors","points":8}]}]})");
}

RC_GTEST_PROP(JsonWriter, EveryAsciiTextReadsBackTheSame, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::inRange<char>(0, 127));
  RC_ASSERT(boost::json::parse(to_json(text)).as_string() == boost::json::string_view(text));
}

TEST(JsonWriter, KeepsUtf8AsItIs) { EXPECT_EQ(to_json(std::string("rêve")), "\"rêve\""); }

RC_GTEST_PROP(JsonWriter, EveryFiniteNumberReadsBackTheSame, (double number)) {
  RC_PRE(std::isfinite(number));
  const std::string text = to_json(number);
  double read = 0;
  std::from_chars(text.data(), text.data() + text.size(), read);
  RC_ASSERT(read == number);
}

}  // namespace
}  // namespace reverie
