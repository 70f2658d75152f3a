// SPDX-License-Identifier: Apache-2.0
// The drawn screen of Dreamscape in every phase of games between minds: it fits 80 columns and 24
// lines and nothing is cut off; and what it shows of stacks, cards and the Dream World.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <utility>

#include "agents/bot.hpp"
#include "cli/terminal/columns.hpp"
#include "games/dreamscape/dreamscape.hpp"
#include "games/typed.hpp"
#include "screens_of_games.hpp"
#include "support/house_content.hpp"

namespace reverie::cli {
namespace {

using namespace dreamscape;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using DreamPosition = TypedPosition<Dreamscape>;

constexpr std::uint64_t seed = 20261118;

Dreamscape game_with(const dreamscape::Options& options) {
  static const auto content = Dreamscape::load(reverie::testing::content_of_house()).value();
  return Dreamscape::make(options, content).value();
}

/// A game in which the rule of thumb acts for all, so that structures are built; `visit` is called
/// at every decision and at the end.
template <class Visit>
void each_decision(const dreamscape::Options& options, Visit visit) {
  const Dreamscape game = game_with(options);
  const TypedGame<Dreamscape> typed(game);
  const auto bot =
      make_bot(typed, BotSpec{"thumb", {}}, reverie::testing::content_of_house(), seed).value();
  const auto dealt = typed.deal();
  auto& position = dynamic_cast<DreamPosition&>(*dealt);
  Random random(seed);
  Story story;
  for (std::size_t input = 0; !position.turn().is_over(); ++input) {
    const Turn turn = position.turn();
    const Actor actor = turn.chance ? Actor::chance() : Actor(turn.seats.first());
    if (!turn.chance) visit(position, Chronicle(story, nullptr, story.size()));
    const std::string action = turn.chance ? game.write(roll(game, position.state(), random))
                                           : bot->advise(position, actor.seat()).notation;
    story.tell(0, input, input + 1, *position.play(actor, action));
  }
  visit(position, Chronicle(story, nullptr, story.size()));
}

const std::vector<dreamscape::Options> all_options = {{.players = 1},
                                                      {.players = 2, .length = Length::first},
                                                      {.players = 2, .creation = Creation::at_once},
                                                      {.players = 4, .mode = Mode::nightmare}};

class DreamscapeScreens : public ScreensOfGame {
 protected:
  DreamscapeScreens() : ScreensOfGame("dreamscape") {}

  static void collect_cut(const std::vector<std::string>& lines, int width,
                          std::set<std::string>& cut) {
    for (const std::string& line : lines) {
      if (display_width(line) > width || is_cut(line)) cut.insert(line);
    }
  }
};

TEST_P(DreamscapeScreens, FitTheSmallestTerminalAndShowEverythingInFull) {
  std::set<Phase> phases;
  std::set<std::string> cut;
  for (const dreamscape::Options& options : all_options) {
    each_decision(options, [&](const DreamPosition& position, const Chronicle& chronicle) {
      phases.insert(position.state().phase);
      const Turn turn = position.turn();
      for (const Seat viewer : {turn.is_over() ? Seat{0} : turn.seats.first(), spectator}) {
        const Listener to = listener(position.game().seats(), viewer);
        ASSERT_EQ(screen_.draw(position, texts_, to, paint_).size(),
                  static_cast<std::size_t>(most_table_lines));
        const auto lines = draw_frame(frame(position, chronicle, to), paint_);
        ASSERT_LT(lines.size(), static_cast<std::size_t>(screen_height)) << "seed " << seed;
        collect_cut(lines, screen_width, cut);
      }
    });
  }
  EXPECT_TRUE(cut.empty()) << *cut.begin();
  for (const Phase phase : {Phase::choosing, Phase::voyage, Phase::haunting, Phase::creation,
                            Phase::dawn, Phase::over}) {
    EXPECT_TRUE(phases.contains(phase)) << name_of(phase) << " was never drawn; seed " << seed;
  }
}

TEST_P(DreamscapeScreens, HaveMenusThatFitAndExamplesThatAreUnderstood) {
  std::size_t most = 0;
  each_decision(all_options[3], [&](const DreamPosition& position, const Chronicle&) {
    if (position.turn().is_over()) return;
    const auto choices = choices_of(
        position, position.turn().seats.first(),
        [&](const Message& phrase) { return texts_.say(phrase); }, MenuRoom::screen);
    most = std::max(most, choices.size());
    const auto menu = menu_of(choices, texts_);
    ASSERT_FALSE(menu.empty());
    ASSERT_LE(menu.size(), static_cast<std::size_t>(most_menu_items)) << "seed " << seed;
    for (const NamedChoice& choice : choices) {
      const auto found = find_choice(shortest_form(choice, choices), choices);
      ASSERT_TRUE(found.index) << choice.notation;
      ASSERT_EQ(choices[*found.index].notation, choice.notation);
    }
  });
  EXPECT_GT(most, static_cast<std::size_t>(most_menu_items));
}

TEST_P(DreamscapeScreens, ALookCloserKeepsToThePage) {
  std::set<std::string> cut;
  each_decision(all_options[3], [&](const DreamPosition& position, const Chronicle&) {
    if (position.state().phase != Phase::dawn && !position.turn().is_over()) return;
    const Listener to = listener(position.game().seats(), Seat{0});
    for (const std::string& line : screen_.draw_closer(position, texts_, to, paint_)) {
      // Words may be longer than a line, which the page then breaks.
      if (is_cut(line)) cut.insert(line);
    }
  });
  EXPECT_TRUE(cut.empty()) << *cut.begin();
}

INSTANTIATE_TEST_SUITE_P(Everywhere, DreamscapeScreens, every_language_and_ink);

/// What is shown, in English and without colour.
class ADreamscape : public ::testing::Test {
 protected:
  explicit ADreamscape(const dreamscape::Options& options = {.players = 2, .mode = Mode::nightmare})
      : game_(game_with(options)), state_(game_.deal()) {
    state_.order = {Seat{0}, Seat{1}, spectator, spectator};
    state_.draw = Draw::nothing;
    state_.phase = Phase::creation;
    state_.acting = Seat{0};
  }

  int cell(const std::string& name) const {
    for (int cell = 0; cell < cells; ++cell) {
      if (game_.content().board.name(cell) == name) return cell;
    }
    return -1;
  }
  void put(const std::string& where, const std::vector<Fragment>& fragments) {
    for (const Fragment fragment : fragments) {
      state_.players[0].landscape.put(cell(where), fragment);
    }
  }
  int card(std::string_view name) const {
    const auto& cards = game_.content().content.cards;
    return static_cast<int>(std::ranges::find(cards, name, &Card::name) - cards.begin());
  }
  void open(std::string_view name) { state_.players[0].open |= bit_of_card(card(name)); }
  DreamPosition position() const { return {std::make_shared<const Dreamscape>(game_), state_}; }
  std::vector<std::string> drawn() const {
    return screen_.draw(position(), texts_, ada_, Paint(false));
  }
  std::vector<std::string> closer() const {
    return screen_.draw_closer(position(), texts_, ada_, Paint(false));
  }
  std::vector<std::string> told() const { return screen_.describe(position(), texts_, ada_); }
  std::vector<std::string> told_of(std::string_view part) const {
    return screen_.describe_part(position(), texts_, ada_, part);
  }

  Library library_;
  Texts texts_ = *Texts::load("en", library_);
  Listener ada_{Seat{0}, {"Ada", "Bea"}, {}};
  const Screen& screen_ = screen_of("dreamscape");
  Dreamscape game_;
  State state_;
};

/// Alone against Mr Nightmare.
class ALonelyDreamscape : public ADreamscape {
 protected:
  ALonelyDreamscape() : ADreamscape({.players = 1}) {}
};

constexpr auto water = Fragment::water;
constexpr auto stone = Fragment::stone;
constexpr auto earth = Fragment::earth;
constexpr auto grass = Fragment::grass;

TEST_F(ADreamscape, ShowsHeightAndTopOfAStackAndTheWholeOfItOnRequest) {
  put("e2", {water, stone, grass});
  put("d2", {water, stone, stone, earth, grass});
  state_.players[0].landscape.plant(cell("e2"));
  state_.players[0].landscape.put_dreamer(cell("d2"));
  EXPECT_THAT(drawn(), AllOf(Contains(HasSubstr("e2 WSG♣")), Contains(HasSubstr("d2 5▲G☻"))));
  EXPECT_THAT(closer(), Contains(HasSubstr("d2 WSSEG☻")));
  EXPECT_THAT(told_of("d2"),
              Contains("d2, you: height 5; water, stone, stone, earth, grass, the Dreamer, a "
                       "mountain."));
  EXPECT_THAT(told_of("d2"), Contains("d2, Bea: height 0; none."));
}

TEST_F(ADreamscape, ShowsOfACardWhatIsThereAndWhatIsMissing) {
  open("quiet_pond");
  put("e2", {water});
  state_.players[0].landscape.put_dreamer(cell("e2"));
  EXPECT_THAT(drawn(),
              Contains(AllOf(HasSubstr("Quiet Pond 2/3"), HasSubstr("e2 W☻"), HasSubstr("[S]"))));
  EXPECT_THAT(told(), Contains(AllOf(HasSubstr("Quiet Pond"), HasSubstr("2 of 3 present"),
                                     HasSubstr("Missing: 1 × stone"))));
  put("e2", {grass});
  EXPECT_THAT(drawn(), Contains(HasSubstr("!"))) << "grass is in the way";
}

TEST_F(ADreamscape, ShowsTheDreamWorldAsAMap) {
  state_.rows[1].push_back(earth);
  state_.rows[1].push_back(grass);
  state_.players[1].location = 1;
  const auto lines = drawn();
  EXPECT_THAT(lines, Contains(HasSubstr("1       1   ─2 EG    2   ─3")));
  EXPECT_THAT(lines, Contains(HasSubstr("☠6☠"))) << "he stands at 6, and its ways are haunted";
  EXPECT_THAT(told(), Contains("Location 2, Harvesters, from the key to the hand: earth, grass. "
                               "Here: Bea."));
  EXPECT_THAT(told(), Contains(HasSubstr("5-6 with a nightmare")));
  EXPECT_THAT(told_of("2"), Contains(HasSubstr("Location 2, Harvesters")));
}

TEST_F(ADreamscape, ShowsWhoLeadsAnObjective) {
  const auto& objectives = game_.content().content.objectives;
  const auto crowded = std::ranges::find(objectives, "crowded_dream", &Objective::name);
  state_.objectives.push_back(static_cast<std::uint8_t>(crowded - objectives.begin()));
  put("e2", {water, stone});
  EXPECT_THAT(drawn(), Contains(HasSubstr("★A Crowded Dream 2·0")));
  EXPECT_THAT(told(), Contains(AllOf(HasSubstr("A Crowded Dream"), HasSubstr("Ada: 2 (6 points)"),
                                     HasSubstr("Bea: 0 (0 points, 2 short of the lead)"))));
}

// Where everybody scores for themselves nobody leads: what lacks is what would score more.
TEST_F(ADreamscape, TellsWhatLacksForMorePoints) {
  const auto& objectives = game_.content().content.objectives;
  const auto aims_at = [&](Aim aim) {
    const auto found = std::ranges::find(objectives, aim, &Objective::aim);
    state_.objectives.push_back(static_cast<std::uint8_t>(found - objectives.begin()));
    if (has_colour(aim)) state_.colours[state_.objectives.size() - 1] = stone;
  };
  aims_at(Aim::by_number);
  aims_at(Aim::no_nightmares);
  put("e2", {stone, Fragment::nightmare});
  EXPECT_THAT(told(), Contains(HasSubstr("Ada: 1 (0 points, 1 more would score more)")));
  EXPECT_THAT(told(), Contains(HasSubstr("Ada: 1 (0 points, 1 too many)")));
}

// DS-V5: its power can be used as long as nothing lies on it.
TEST_F(ADreamscape, ShowsTheTopOfACompletedPileWithWhatLiesOnIt) {
  const int pond = card("quiet_pond");
  state_.players[0].completed = bit_of_card(pond);
  state_.players[0].top = static_cast<std::uint8_t>(pond);
  EXPECT_THAT(closer(), Contains(AllOf(HasSubstr("Your completed pile: on top Quiet Pond"),
                                       HasSubstr("on it lies: none"))));
  state_.stored[static_cast<std::size_t>(pond)] = Slot(earth);
  EXPECT_THAT(closer(), Contains(HasSubstr("on it lies: earth")));
}

// DS-A3
TEST_F(ALonelyDreamscape, TellsHowFarMrNightmareIsWithEachOfHisSets) {
  state_.rival.hands[water] = 2;
  EXPECT_THAT(told(), Contains(AllOf(HasSubstr("Mr Nightmare’s sets: water 2 of 3 (2 points)"),
                                     HasSubstr("earth 0 of 3 (a nightmare for you)"))));
}

TEST_F(ADreamscape, HasNoOtherPartsByName) {
  for (const char* part : {"z9", "0", "7", "water", " "}) {
    EXPECT_TRUE(told_of(part).empty()) << part;
  }
}

// Too many cards for the screen are counted, and a closer look shows all of them.
TEST_F(ADreamscape, TellsOfCardsThatFindNoRoom) {
  const std::vector<std::string_view> names = {"quiet_pond", "towpath",   "two_lawns",
                                               "field_edge", "pine_cove", "willow_bank"};
  for (const std::string_view name : names) open(name);
  EXPECT_THAT(drawn(), Contains(HasSubstr("more cards: v shows all")));
  for (const char* title : {"Quiet Pond", "Towpath", "Two Lawns", "Pine Cove", "Willow Bank"}) {
    EXPECT_THAT(closer(), Contains(HasSubstr(title)));
  }
}

}  // namespace
}  // namespace reverie::cli
