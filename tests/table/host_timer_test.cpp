// SPDX-License-Identifier: Apache-2.0
// The timers that a game asks for, with a scripted time: the sand of Dream Runners (DR-A1, DR-A2).
#include "host_story.hpp"

namespace reverie::testing {
namespace {

constexpr Connection ada = 1;
constexpr Connection ben = 2;
constexpr Time sand = 30'000;
constexpr Time grace = 250;
constexpr Time patience = 120'000;

TableOrder race(std::vector<SeatOrder> seats, const std::string& more = "") {
  const std::string players = std::to_string(seats.size());
  return {"dream_runners",
          {R"({"players":)" + players + more + "}"},
          std::move(seats),
          "Ada",
          Spectators::none,
          0,
          {}};
}

/// Ada and Ben, who have come and compose since the time 1,000.
class Race : public HostStory {
 public:
  explicit Race(const std::string& more = "")
      : HostStory(race({{SeatWish::me, {}}, {SeatWish::open, {}}}, more)) {
    arrive(ada, "ada");
    arrive(ben, "ben");
    send(ben, command::Join{"secret", "Ben"});
  }

  std::string phase() const { return text_of(view().at("phase")); }
  std::string sand_of_state() const { return text_of(view().at("sand")); }
  std::int64_t coins(std::size_t seat) const {
    return view().at("players").at(seat).at("coins").to_number<std::int64_t>();
  }
  bool is_placed(std::size_t seat) const {
    for (const json::value& owned : view().at("players").at(seat).at("segments").as_array()) {
      if (!owned.at("lying").is_null()) return true;
    }
    return false;
  }
  /// Until then, waking up whenever the host asked for it, as a server does.
  void wait_until(Time time) {
    while (host.wake_at() && *host.wake_at() <= time) {
      now = *host.wake_at();
      take(host.tick(now));
    }
    now = time;
  }

 private:
  static std::string text_of(const json::value& value) { return std::string(value.as_string()); }
  const json::value& view() const { return states.at(ada).at("view"); }
};

TEST(HostTimer, TheFirstLockStartsTheSandAndTheClockEndsIt) {  // DR-A1
  Race story;
  ASSERT_EQ(story.phase(), "composing");
  story.now = 5'000;
  EXPECT_EQ(reason(story.send(ada, command::Play{"lock"})), "accepted");
  EXPECT_EQ(story.sand_of_state(), "running");
  EXPECT_EQ(story.host.wake_at(), 5'000 + sand + grace);
  EXPECT_EQ(story.states[ben].at("timer").at("milliseconds_left"), sand);
  EXPECT_EQ(story.states[ben].at("timer").at("milliseconds"), sand);

  story.wait_until(5'000 + sand + grace - 1);
  EXPECT_EQ(story.phase(), "composing");
  story.wait_until(5'000 + sand + grace);
  EXPECT_NE(story.phase(), "composing");
  EXPECT_NE(story.entries.back().find(R"("type":"rang","action":"ring")"), std::string::npos)
      << story.entries.back();
}

TEST(HostTimer, ShowsTheSandWithoutTheGrace) {
  Race story;
  story.send(ada, command::Play{"lock"});
  story.now = 1'000 + sand + grace - 1;
  story.arrive(ada, "ada");
  EXPECT_EQ(story.states[ada].at("timer").at("milliseconds_left"), 0);
}

TEST(HostTimer, OfTwoLocksInTheSameInstantTheFirstToArriveTakesTheTimer) {  // DR-A2
  Race story;
  const std::uint64_t seen_by_both = story.host.version();
  const std::int64_t coins = story.coins(0);
  EXPECT_EQ(reason(story.send(ben, "b", seen_by_both, command::Play{"lock"})), "accepted");
  EXPECT_EQ(reason(story.send(ada, "a", seen_by_both, command::Play{"lock"})), "accepted")
      << "what others do at the same time makes nobody's move stale";
  EXPECT_EQ(story.states[ada].at("view").at("first"), 1);
  EXPECT_EQ(story.coins(1) - story.coins(0), 1) << coins;
}

TEST(HostTimer, ADecisionLastsWhileOthersActAndTalkUntilOneActsOneself) {
  Race story;
  const auto decision = [&](std::uint64_t client) {
    return story.states[client].at("decision").to_number<std::uint64_t>();
  };
  const std::uint64_t before = decision(ada);
  story.send(ben, command::Play{story.choice(ben, "place")});
  story.send(ben, command::Chat{"Good evening"});
  EXPECT_EQ(decision(ada), before);
  EXPECT_GT(story.states[ada].at("version").to_number<std::uint64_t>(), before);
  EXPECT_GT(decision(ben), before);
  story.send(ben, command::Undo{});
  EXPECT_EQ(decision(ada), before) << "taking back what only one's own hand did disturbs nobody";
  story.send(ada, command::Play{story.choice(ada, "place")});
  EXPECT_GT(decision(ada), before);
}

TEST(HostTimer, ALockAtTheDeadlineCountsAndALaterOneIsRefused) {
  Race in_time;
  in_time.send(ada, command::Play{"lock"});
  in_time.now = 1'000 + sand + grace - 1;
  EXPECT_EQ(reason(in_time.send(ben, command::Play{"lock"})), "accepted");
  EXPECT_EQ(in_time.entries.back().find("rang"), std::string::npos);

  Race late;
  late.send(ada, command::Play{"lock"});
  late.now = 1'000 + sand + grace;
  const auto answer = late.send(ben, command::Play{"lock"});
  EXPECT_EQ(reason(answer), "table.no.too_late") << "even if it arrives before the clock is served";
  EXPECT_NE(late.entries.back().find("rang"), std::string::npos);
  EXPECT_NE(late.phase(), "composing") << "everybody is told";
}

TEST(HostTimer, ARestartGivesNobodyMoreTime) {
  Race story;
  story.send(ada, command::Play{"lock"});
  story.now = 9'000;
  story.send(ben, command::Play{story.choice(ben, "place")});
  const auto wake_at = story.host.wake_at();
  auto restored = Host::restore(shelf_of_house(), "t1", story.entries);
  ASSERT_TRUE(restored);
  EXPECT_EQ(restored->wake_at(), wake_at);
  story.host = *std::move(restored);
  story.arrive(ben, "ben");
  EXPECT_EQ(story.states[ben].at("timer").at("milliseconds_left"), sand - 8'000);

  story.now = 1'000'000;  // the house was closed meanwhile
  story.take(story.host.tick(story.now));
  EXPECT_NE(story.entries.back().find("rang"), std::string::npos);
  EXPECT_TRUE(Host::restore(shelf_of_house(), "t1", story.entries));
}

TEST(HostTimer, WhoDropsIsFrozenAsTheyStandAndMayReturn) {
  Race story;
  story.send(ben, command::Play{story.choice(ben, "place")});
  story.depart(ben);
  story.send(ada, command::Play{"lock"});
  EXPECT_TRUE(story.is_placed(1));
  story.wait_until(1'000 + sand + grace);
  EXPECT_NE(story.phase(), "composing");
  story.arrive(ben, "ben");
  EXPECT_EQ(story.states[ben].at("you"), 1);
  EXPECT_EQ(story.states[ben].at("view").at("phase"), story.states[ada].at("view").at("phase"));
}

TEST(HostTimer, TheSandBeginsByItselfWhenNobodyClaimsIt) {  // DR-A2
  Race story;
  const std::int64_t coins = story.coins(0);
  EXPECT_EQ(story.host.wake_at(), 1'000 + patience);
  const std::uint64_t seen = story.host.version();
  story.wait_until(1'000 + patience);
  EXPECT_EQ(story.sand_of_state(), "running");
  EXPECT_EQ(story.coins(0), coins);
  EXPECT_EQ(story.host.wake_at(), 1'000 + patience + sand + grace);
  EXPECT_EQ(reason(story.send(ada, "late", seen, command::Play{story.choice(ada, "place")})),
            "accepted")
      << "they compose on: nothing that was on its way is lost";
  story.send(ada, command::Play{"lock"});
  EXPECT_EQ(story.coins(0), coins) << "no coin for who locks after that";
}

TEST(HostTimer, NoSandRunsWhereNobodyHasEverCome) {
  HostStory story(race({{SeatWish::me, {}}, {SeatWish::bot, Level::deep}}, R"(,"seconds":30)"));
  story.thoughts.clear();
  EXPECT_EQ(story.host.wake_at(), std::nullopt);
  const std::uint64_t opened = story.host.version();
  story.take(story.host.tick(1'000 + (10 * patience)));
  EXPECT_EQ(story.host.version(), opened);
  story.arrive(ada, "ada");
  EXPECT_EQ(story.host.wake_at(), patience);
}

TEST(HostTimer, NobodyTakesBackTimeWithoutTheOthers) {
  Race story;
  story.send(ada, command::Play{story.choice(ada, "place")});
  EXPECT_TRUE(story.states[ada].at("undo").at("free").as_bool());
  story.send(ben, command::Play{story.choice(ben, "place")});
  EXPECT_FALSE(story.states[ada].at("undo").at("free").as_bool())
      << "Ben's segment, placed at the same time, would go too";
  EXPECT_TRUE(story.states[ben].at("undo").at("free").as_bool());
  story.send(ben, command::Play{"lock"});
  EXPECT_FALSE(story.states[ben].at("undo").at("free").as_bool()) << "the sand runs";
  story.send(ben, command::Undo{});
  EXPECT_EQ(story.states[ada].at("proposals").as_array().size(), 1U);
}

TEST(HostTimer, TablesWithoutAClockWaitForDays) {
  Race story(R"(,"seconds":0)");
  EXPECT_EQ(story.host.wake_at(), std::nullopt);
  EXPECT_TRUE(story.states[ada].at("timer").is_null());
  story.send(ada, command::Play{"lock"});
  EXPECT_EQ(story.host.wake_at(), std::nullopt);
  story.now += 1000LL * 3600 * 24 * 9;
  EXPECT_EQ(reason(story.send(ben, command::Play{"lock"})), "accepted");
}

TEST(HostTimer, HundredsOfChoicesComeWithoutWordsAndFewWithThem) {
  Race story;
  const json::array& many = story.states[ada].at("choices").as_array();
  ASSERT_GT(many.size(), 64U);
  EXPECT_TRUE(many.front().at("text").is_null());
  HostStory few(solo_order());
  few.arrive(ada, "ada");
  EXPECT_EQ(few.states[ada].at("choices").at(0).at("text").kind(), json::kind::object);
}

TEST(HostTimer, APreviewShowsTheTableAfterwards) {
  Race story;
  const std::string action = story.choice(ada, "place");
  story.send(ada, command::Preview{action});
  const json::object& preview = story.answers[ada];
  ASSERT_EQ(preview.at("type"), "preview");
  EXPECT_LT(preview.at("view").at("players").at(0).at("forecast").at("missing").as_int64(), 9);
  EXPECT_FALSE(story.is_placed(0));
}

TEST(HostPace, BotsTakeTheirTimeWhereTimeCounts) {
  HostStory story(race({{SeatWish::me, {}}, {SeatWish::bot, Level::deep}}));
  story.arrive(ada, "ada");
  ASSERT_EQ(story.thoughts.size(), 1U);
  const std::uint64_t before = story.host.version();
  story.think();
  EXPECT_EQ(story.host.version(), before) << "its move waits";
  ASSERT_TRUE(story.host.wake_at());
  EXPECT_LT(*story.host.wake_at(), 10'000);
  story.now = *story.host.wake_at();
  story.take(story.host.tick(story.now));
  EXPECT_EQ(story.host.version(), before + 1);

  HostStory unhurried(race({{SeatWish::me, {}}, {SeatWish::bot, Level::deep}}, R"(,"seconds":0)"));
  const std::uint64_t opened = unhurried.host.version();
  unhurried.think();
  EXPECT_GT(unhurried.host.version(), opened) << "without a clock nobody waits for show";
}

TEST(HostPace, BotsAreReadyForTheNextDreamAtOnce) {  // DR-N
  HostStory story(race({{SeatWish::me, {}}, {SeatWish::bot, Level::gentle}}));
  story.arrive(ada, "ada");
  story.send(ada, command::Play{"lock"});
  const auto view = [&] { return story.states[ada].at("view").as_object(); };
  while (view().at("phase") == "composing") {
    story.think();
    story.now = *story.host.wake_at();
    story.take(story.host.tick(story.now));
  }
  const Time over = story.now;
  story.think();
  EXPECT_EQ(view().at("phase"), "calming");
  EXPECT_EQ(view().at("waiting"), json::array{0}) << "only Ada is waited for";
  EXPECT_EQ(story.host.wake_at(), over + patience) << "and not for ever";
}

TEST(HostPace, APersonWhoPlacesDoesNotMakeABotThinkAgain) {
  HostStory story(race({{SeatWish::me, {}}, {SeatWish::bot, Level::deep}}));
  story.arrive(ada, "ada");
  ASSERT_EQ(story.thoughts.size(), 1U);
  story.send(ada, command::Play{story.choice(ada, "place")});
  EXPECT_EQ(story.thoughts.size(), 1U);
  story.thoughts.resize(1);
  story.think();
  story.now = *story.host.wake_at();
  story.take(story.host.tick(story.now));
  EXPECT_NE(story.entries.back().find(R"("type":"moved","seat":1)"), std::string::npos)
      << story.entries.back();
}

}  // namespace
}  // namespace reverie::testing
