// SPDX-License-Identifier: Apache-2.0
// The drawn screen of Dream Runners in every phase of games between minds: it fits 80 columns and
// 24 lines, nothing is cut off, and it depends on nothing but the viewer's knowledge.
#include <gtest/gtest.h>

#include <set>

#include "agents/bot.hpp"
#include "cli/terminal/columns.hpp"
#include "games/dream_runners/dream_runners.hpp"
#include "games/typed.hpp"
#include "screens_of_games.hpp"
#include "support/house_content.hpp"

namespace reverie::cli {
namespace {

using dream_runners::DreamRunners;
using dream_runners::Options;
using dream_runners::Phase;
using dream_runners::Progress;
using DreamPosition = TypedPosition<DreamRunners>;

constexpr std::uint64_t seed = 20261116;

/// A game in which the rule of thumb acts for all, so that the late phases are reached; `visit` is
/// called at every decision and at the end.
template <class Visit>
void each_decision(const Options& options, Visit visit) {
  const auto content = DreamRunners::load(testing::content_of_house()).value();
  const DreamRunners game = DreamRunners::make(options, content).value();
  const TypedGame<DreamRunners> typed(game);
  const auto bot = make_bot(typed, BotSpec{"thumb", {}}, testing::content_of_house(), seed).value();
  const auto dealt = typed.deal();
  auto& position = dynamic_cast<DreamPosition&>(*dealt);
  Random random(seed);
  Story story;
  for (std::size_t input = 0; !position.turn().is_over(); ++input) {
    const Turn turn = position.turn();
    const Actor actor = turn.chance ? Actor::chance() : Actor(turn.seats.first());
    if (!turn.chance) visit(position, Chronicle(story, nullptr, story.size()));
    const std::string action = turn.chance
                                   ? DreamRunners::write(roll(game, position.state(), random))
                                   : bot->advise(position, actor.seat()).notation;
    story.tell(0, input, input + 1, *position.play(actor, action));
  }
  visit(position, Chronicle(story, nullptr, story.size()));
}

const std::vector<Options> all_options = {
    {.players = 1, .seconds = 0},
    {.players = 2, .progress = Progress::hidden, .seconds = 0},
    {.players = 4, .seconds = 0}};

class DreamRunnersScreens : public ScreensOfGame {
 protected:
  DreamRunnersScreens() : ScreensOfGame("dream_runners") {}
};

TEST_P(DreamRunnersScreens, FitTheSmallestTerminalAndShowEverythingInFull) {
  std::set<Phase> phases;
  std::set<std::string> cut;
  for (const Options& options : all_options) {
    each_decision(options, [&](const DreamPosition& position, const Chronicle& chronicle) {
      phases.insert(position.state().phase);
      const Turn turn = position.turn();
      for (const Seat viewer : {turn.is_over() ? Seat{0} : turn.seats.first(), spectator}) {
        const Listener to = listener(position.game().seats(), viewer);
        const auto lines = draw_frame(frame(position, chronicle, to), paint_);
        ASSERT_LT(lines.size(), static_cast<std::size_t>(screen_height)) << "seed " << seed;
        for (const std::string& line : lines) {
          ASSERT_LE(display_width(line), screen_width) << line;
          if (is_cut(line)) cut.insert(line);
        }
      }
    });
  }
  EXPECT_TRUE(cut.empty()) << *cut.begin();
  for (const Phase phase :
       {Phase::composing, Phase::colouring, Phase::buying, Phase::calming, Phase::over}) {
    EXPECT_TRUE(phases.contains(phase)) << name_of(phase) << " was never drawn; seed " << seed;
  }
}

// DR-A, and law 4: what is shown to a seat depends on its view only.
TEST_P(DreamRunnersScreens, ShowOnlyWhatTheViewerKnows) {
  Random random(seed);
  const Options hidden{.players = 2, .progress = Progress::hidden, .seconds = 0};
  each_decision(hidden, [&](const DreamPosition& position, const Chronicle&) {
    const DreamRunners& game = position.game();
    for (const Seat viewer : {Seat{0}, Seat{1}, spectator}) {
      const Listener to = listener(game.seats(), viewer);
      const DreamPosition imagined(std::make_shared<const DreamRunners>(game),
                                   game.imagine(game.view(position.state(), viewer), random));
      ASSERT_EQ(screen_.draw(position, texts_, to, paint_),
                screen_.draw(imagined, texts_, to, paint_))
          << "seed " << seed;
      ASSERT_EQ(screen_.describe(position, texts_, to), screen_.describe(imagined, texts_, to))
          << "seed " << seed;
    }
  });
}

// DR-A: hundreds of placements are typed, not listed; all that is listed can be chosen by number.
TEST_P(DreamRunnersScreens, HaveMenusThatFitThoughThereAreHundredsOfChoices) {
  std::size_t most = 0;
  each_decision(all_options[2], [&](const DreamPosition& position, const Chronicle&) {
    if (position.turn().is_over()) return;
    const auto choices = choices_of(
        position, position.turn().seats.first(),
        [&](const Message& phrase) { return texts_.say(phrase); }, MenuRoom::screen);
    most = std::max(most, choices.size());
    const auto menu = menu_of(choices, texts_);
    ASSERT_FALSE(menu.empty());
    ASSERT_LE(menu.size(), static_cast<std::size_t>(most_menu_items)) << "seed " << seed;
    for (const MenuItem& item : menu) {
      if (item.number == 0) continue;
      const auto found = find_choice(std::to_string(item.number), choices);
      ASSERT_TRUE(found.index) << item.label;
      ASSERT_EQ(choices[*found.index].label, item.label);
    }
  });
  EXPECT_GT(most, 100U);
}

INSTANTIATE_TEST_SUITE_P(Everywhere, DreamRunnersScreens, every_language_and_ink);

}  // namespace
}  // namespace reverie::cli
