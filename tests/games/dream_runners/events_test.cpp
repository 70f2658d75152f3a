// SPDX-License-Identifier: Apache-2.0
// Every event: when it is told, and with which words.
#include <gtest/gtest.h>

#include <boost/mp11.hpp>
#include <functional>
#include <map>

#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners::testing {
namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view plain = "c1 c1 c1 | c1 c1 c1 | c1 c1 c1";

/// One player who lays the square, before the lock.
Story alone(std::string_view dream, std::string_view square) {
  Story story(Box().dream(dream).square(square).chests("c1").game(1));
  story.begun().lays_square(first);
  return story;
}
Story timed() {
  const Options options;
  return Story(Box().game(options)).begun();
}
Story chest() { return alone("chest1 c1 c1 | c1 c1 c1 | c1 c1 c1", "G.. | ... | ..."); }
Story improving() {
  return alone(plain, "... | ... | ...").with_coins(first, 9).does(first, "lock");
}

struct Happening {
  std::function<Story()> when;
  /// The last of its kind.
  const char* arguments;
};

const std::map<std::string_view, Happening>& happenings() {
  static const std::map<std::string_view, Happening> all = {
      {"set_dealt",
       {[] { return Story(Box().game(2)).chance("deal p3"); }, R"({"seat":0,"set":3})"}},
      {"dream_began", {timed, R"({"turn":1,"level":1})"}},
      {"segment_placed", {[] { return timed().does(second, "place s5 at c3"); }, R"({"seat":1})"}},
      {"segment_taken_back",
       {[] { return timed().does(second, "place s5 at c3").does(second, "take_back s5"); },
        R"({"seat":1})"}},
      {"timer_taken", {[] { return timed().does(second, "lock"); }, R"({"seat":1})"}},
      {"locked",
       {[] { return timed().does(second, "lock").does(first, "lock"); }, R"({"seat":0})"}},
      {"sand_began", {[] { return timed().clock("pour"); }, "{}"}},
      {"sand_ran_out", {[] { return timed().clock("pour").clock("ring"); }, "{}"}},
      {"dream_called",
       {[] { return timed().does(first, "lock").does(second, "lock").clock("call"); }, "{}"}},
      {"gathered",
       {[] { return alone("c1 c3 c1 | c1 c1 c1 | c1 c1 c1", ".2. | ... | ...").all_lock(); },
        R"({"seat":0,"cell":"d3","place":1,"good":"dream_runners.good.coin","amount":6})"}},
      {"gained",
       {[] { return timed().does(second, "lock"); },
        R"({"seat":1,"good":"dream_runners.good.coin","amount":1})"}},
      {"supply_empty",
       {[] { return timed().with_coins(first, 58).does(second, "lock"); },
        R"({"seat":1,"good":"dream_runners.good.coin"})"}},
      {"star_made",
       {[] {
          return alone("b c1 c1 | c1 c1 c1 | c1 c1 c1", "G.. | ... | ...")
              .with_fragments(first, "w o g")
              .all_lock();
        },
        R"({"seat":0,"stars":1})"}},
      {"repelled",
       {[] { return alone("bat c1 c1 | c1 c1 c1 | c1 c1 c1", "R.. | ... | ...").all_lock(); },
        R"({"seat":0,"cell":"c3","place":0,"kind":"dream_runners.cell.bat"})"}},
      {"haunted",
       {[] { return alone("c1 c1 c1 | c1 c1 c1 | n4 c1 c1", "... | ... | ...").all_lock(); },
        R"({"seat":0,"cell":"c5","place":6,"kind":"dream_runners.cell.nightmare","serenity":4})"}},
      {"incoherent",
       {[] { return alone(plain, "... | ... | ...").does(first, "place s2 at b4").all_lock(); },
        R"({"seat":0,"missing":1,"surplus":1})"}},
      {"chest_turned",
       {[] { return chest().with_keys(first, 1).all_lock().chance("reveal h1"); },
        R"({"keys":1})"}},
      {"chest_opened",
       {[] { return chest().with_keys(first, 1).all_lock().chance("reveal h1"); },
        R"({"seat":0,"keys":1})"}},
      {"chest_stays_shut", {[] { return chest().all_lock(); }, R"({"seat":0,"keys":1})"}},
      {"shared",
       {[] { return alone("cross:c2 c1 c1 | c1 c1 c1 | c1 c1 c1", "2.. | ... | ...").all_lock(); },
        R"({"seat":0,"good":"dream_runners.good.coin","amount":4})"}},
      {"segment_lost",
       {[] {
          return alone("c1 bat c1 | c1 c1 c1 | c1 c1 c1", "... | ... | ...")
              .does(first, "take_back s4")
              .all_lock();
        },
        R"({"seat":0,"shape":"dream_runners.shape.corner"})"}},
      {"serenity_changed",
       {[] { return alone("n4 s1 c1 | c1 c1 c1 | c1 c1 c1", ".G. | ... | ...").all_lock(); },
        R"({"seat":0,"gained":1,"lost":4,"serenity":17})"}},
      {"woke_up",
       {[] {
          return alone("n4 c1 c1 | c1 c1 c1 | c1 c1 c1", "... | ... | ...")
              .with_serenity(first, 4)
              .all_lock();
        },
        R"({"seat":0})"}},
      {"segment_bought",
       {[] { return improving().does(first, "buy s23"); },
        R"({"seat":0,"shape":"dream_runners.shape.two","coins":1})"}},
      {"nothing_bought", {[] { return improving().does(first, "pass"); }, R"({"seat":0})"}},
      {"calmed",
       {[] { return improving().does(first, "pass").does(first, "calm"); },
        R"({"seat":0,"serenity":21})"}},
  };
  return all;
}

TEST(DreamRunnersEvents, EveryOneHappensAndTellsWhatIsToBeShown) {
  boost::mp11::mp_for_each<Events>([]<class E>(const E&) {
    const std::string_view name = E::key.substr(std::string_view("dream_runners.event.").size());
    ASSERT_TRUE(happenings().contains(name)) << name << " has no story";
    const Happening& happening = happenings().at(name);
    const Lines told = happening.when().all_told(name);
    ASSERT_FALSE(told.empty()) << name << " did not happen";
    EXPECT_EQ(told.back(), happening.arguments) << name;
  });
}

// DR-B: cell by cell, then coherence, then what is left of it
TEST(DreamRunnersEvents, TellAResolutionInOrder) {
  Story story = alone("k n2 bat | spider:b chest1 c1 | c1 c1 c1", "G.. | BG. | ...");
  story.does(first, "take_back s1").all_lock().does(first, "open once").chance("reveal h1");
  EXPECT_EQ(story.heard_by(spectator),
            (Lines{"chest_turned", "chest_opened", "gained", "segment_lost", "serenity_changed"}));
  Story shut = alone("k n2 c1 | spider:b c1 c1 | c1 c1 c1", "G.. | B.. | ...");
  shut.does(first, "take_back s1").all_lock();
  EXPECT_EQ(shut.heard_by(spectator),
            (Lines{"timer_taken", "gained", "gathered", "gained", "haunted", "gathered", "gained",
                   "repelled", "incoherent", "serenity_changed"}));
}

}  // namespace
}  // namespace reverie::dream_runners::testing
