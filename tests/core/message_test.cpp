// SPDX-License-Identifier: Apache-2.0
#include "core/message.hpp"

#include <gtest/gtest.h>

#include "core/narrator.hpp"

namespace reverie {
namespace {
namespace example {

enum class Fruit { apple, pear };
BOOST_DESCRIBE_ENUM(Fruit, apple, pear)
constexpr std::string_view term_family(Fruit) { return "example.fruit"; }

struct FruitEaten {
  static constexpr std::string_view key = "example.event.fruit_eaten";
  Seat seat;
  Fruit fruit;
  int count;
};
BOOST_DESCRIBE_STRUCT(FruitEaten, (), (seat, fruit, count))

}  // namespace example

using example::Fruit;
using example::FruitEaten;

TEST(Term, IsTheFamilyAndTheName) { EXPECT_EQ(term(Fruit::pear).key, "example.fruit.pear"); }

TEST(Message, CarriesArgumentsOfEveryKind) {
  const Message message = Message{"example.key", {}}
                              .with("fruit", Fruit::apple)
                              .with("count", 3)
                              .with("seat", Seat{1})
                              .with("word", std::string("plum"));
  ASSERT_EQ(message.arguments.size(), 4U);
  EXPECT_EQ(message.arguments[0], (Argument{"fruit", Term{"example.fruit.apple"}}));
  EXPECT_EQ(message.arguments[1], (Argument{"count", std::int64_t{3}}));
  EXPECT_EQ(message.arguments[2], (Argument{"seat", Seat{1}}));
  EXPECT_EQ(message.arguments[3], (Argument{"word", std::string("plum")}));
}

TEST(Narrator, AnEventBecomesAMessageWithItsMembersAsArguments) {
  const Message expected = Message{"example.event.fruit_eaten", {}}
                               .with("seat", Seat{0})
                               .with("fruit", Fruit::pear)
                               .with("count", 2);
  EXPECT_EQ(to_message(FruitEaten{Seat{0}, Fruit::pear, 2}), expected);
}

TEST(Narrator, TheRecorderKeepsWhatWasToldAndToWhom) {
  Recorder recorder;
  recorder.tell(SeatSet::everybody(), FruitEaten{Seat{0}, Fruit::pear, 2});
  recorder.tell(Seat{1}, FruitEaten{Seat{1}, Fruit::apple, 1});
  const auto told = recorder.take();
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0].audience, SeatSet::everybody());
  EXPECT_EQ(told[1].audience, SeatSet(Seat{1}));
  EXPECT_EQ(told[1].message, to_message(FruitEaten{Seat{1}, Fruit::apple, 1}));
  EXPECT_TRUE(recorder.take().empty());
}

}  // namespace
}  // namespace reverie
