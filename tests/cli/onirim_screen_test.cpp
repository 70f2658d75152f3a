// SPDX-License-Identifier: Apache-2.0
// The drawn screen in every phase of random games: it fits 80 columns and 24 lines, nothing is cut
// off, and it depends on nothing but the viewer's knowledge.
#include <gtest/gtest.h>

#include <set>

#include "cli/terminal/columns.hpp"
#include "games/onirim/onirim.hpp"
#include "games/typed.hpp"
#include "screens_of_games.hpp"

namespace reverie::cli {
namespace {

using onirim::Onirim;
using onirim::Phase;

constexpr std::uint64_t seed = 20261115;
constexpr int games = 12;

const std::vector<onirim::Options> all_options = {
    {1, onirim::Hands::open}, {2, onirim::Hands::open}, {2, onirim::Hands::hidden}};

/// Calls `visit` at every decision of random games.
template <class Visit>
void each_decision(const onirim::Options& options, Visit visit) {
  const auto game = std::make_shared<const Onirim>(*Onirim::make(options));
  Random random(seed);
  for (int i = 0; i < games; ++i) {
    TypedPosition<Onirim> position(game, game->deal());
    Story story;
    for (std::size_t input = 0; !position.turn().is_over(); ++input) {
      const Turn turn = position.turn();
      const Actor actor = turn.chance ? Actor::chance() : Actor(turn.seats.first());
      if (!turn.chance) visit(position, Chronicle(story, nullptr, story.size()));
      const auto actions = game->actions(position.state(), turn.chance ? Seat{} : actor.seat());
      const auto action = turn.chance
                              ? roll(*game, position.state(), random)
                              : actions[below(random, static_cast<std::uint32_t>(actions.size()))];
      story.tell(0, input, input + 1, *position.play(actor, Onirim::write(action)));
    }
    visit(position, Chronicle(story, nullptr, story.size()));
  }
}

class Screens : public ScreensOfGame {
 protected:
  Screens() : ScreensOfGame("onirim") {}

  Frame frame_for(const TypedPosition<Onirim>& position, const Chronicle& chronicle, Seat viewer,
                  bool with_hint) const {
    Frame whole = frame(position, chronicle, listener(position.game().seats(), viewer));
    whole.subtitle = texts_.say("onirim.tagline");
    for (MenuItem& item : whole.menu) {
      if (with_hint) item.note = "100 %";
    }
    if (with_hint && !whole.menu.empty()) whole.menu.front().best = true;
    return whole;
  }
};

TEST_P(Screens, FitTheSmallestTerminalInEveryPhase) {
  std::set<Phase> phases;
  for (const auto& options : all_options) {
    each_decision(options, [&](const TypedPosition<Onirim>& position, const Chronicle& chronicle) {
      phases.insert(position.state().phase);
      for (const Seat viewer : {position.state().active, spectator}) {
        for (const bool with_hint : {false, true}) {
          const auto lines = draw_frame(frame_for(position, chronicle, viewer, with_hint), paint_);
          ASSERT_LT(lines.size(), static_cast<std::size_t>(screen_height)) << "seed " << seed;
          for (const std::string& line : lines) {
            ASSERT_LE(display_width(line), screen_width) << line;
          }
        }
      }
    });
  }
  for (const Phase phase :
       {Phase::drafting, Phase::acting, Phase::claiming, Phase::exchanging, Phase::banishing,
        Phase::ordering, Phase::unlocking, Phase::haunted, Phase::over}) {
    EXPECT_TRUE(phases.contains(phase)) << name_of(phase) << " was never drawn";
  }
}

TEST_P(Screens, ShowEveryChoiceAndTheNewsInFull) {
  std::set<std::string> cut;
  for (const auto& options : all_options) {
    each_decision(options, [&](const TypedPosition<Onirim>& position, const Chronicle& chronicle) {
      Frame whole = frame_for(position, chronicle, position.state().active, false);
      for (std::string& line : whole.table) {  // a long row begins with an ellipsis on purpose
        for (const std::string_view beginning : {"  … ", "\x1b[2m… "}) {
          if (const auto at = line.find(beginning); at != std::string::npos) {
            line.erase(at, beginning.size());
          }
        }
      }
      for (const std::string& line : draw_frame(whole, paint_)) {
        if (is_cut(line)) cut.insert(line);
      }
    });
  }
  EXPECT_TRUE(cut.empty()) << *cut.begin();
}

// ON-2I, and law 4: what is shown to a seat depends on its view only. One moment in four.
TEST_P(Screens, ShowOnlyWhatTheViewerKnows) {
  Random random(seed);
  for (const auto& options : all_options) {
    each_decision(options, [&](const TypedPosition<Onirim>& position, const Chronicle&) {
      if (below(random, 4) != 0) return;
      const Onirim& game = position.game();
      const auto same_game = std::make_shared<const Onirim>(game);
      for (const Seat viewer : {Seat{0}, Seat{1}, spectator}) {
        if (viewer != spectator && viewer.index >= game.seats()) continue;
        const Listener to = listener(game.seats(), viewer);
        const TypedPosition<Onirim> imagined(
            same_game, game.imagine(game.view(position.state(), viewer), random));
        ASSERT_EQ(screen_.draw(position, texts_, to, paint_),
                  screen_.draw(imagined, texts_, to, paint_));
        ASSERT_EQ(screen_.describe(position, texts_, to), screen_.describe(imagined, texts_, to));
      }
    });
  }
}

INSTANTIATE_TEST_SUITE_P(Everywhere, Screens, every_language_and_ink);

}  // namespace
}  // namespace reverie::cli
