// SPDX-License-Identifier: Apache-2.0
// The law *secret*, of what is printed: it is the same in every imagined position, so nothing that
// imagines can guard it. Two printings that differ only in what is not revealed must be one to
// everybody, and the input after which they differ must teach.
#include <gtest/gtest.h>

#include <boost/mp11.hpp>
#include <memory>
#include <string>
#include <vector>

#include "core/json_writer.hpp"
#include "core/printed_secrets.hpp"
#include "games/typed.hpp"
#include "laws/random_play.hpp"

namespace reverie::laws {
namespace {

template <class G>
using HasSecretPrint = boost::mp11::mp_bool<HidesContent<G>>;
using Storytellers = boost::mp11::mp_copy_if<AllGames, HasSecretPrint>;

template <class G>
class PrintedSecretLaw : public ::testing::Test {};
TYPED_TEST_SUITE(PrintedSecretLaw, Storytellers);

template <class G>
std::vector<Seat> viewers(const G& game) {
  std::vector<Seat> all{spectator};
  for (std::uint8_t i = 0; i < game.seats(); ++i) all.push_back(Seat{i});
  return all;
}

/// All that a letter of this moment says to a viewer: what the screen shows, what is expected, what
/// may be done in words and prices, which pages were read.
template <class G>
std::vector<std::string> said(const std::shared_ptr<const G>& game, const typename G::State& state,
                              Seat viewer) {
  constexpr std::size_t all_in_words = 1000;
  const TypedPosition<G> position(game, state);
  const Sight sight = position.sight(viewer);
  std::vector<std::string> all{sight.view, to_json(sight.prompt)};
  if (viewer == spectator) return all;
  const Offer offer = position.offer(viewer, all_in_words, std::nullopt);
  all.push_back(offer.choices ? offer.choices->text : "");
  for (std::string& page : position.pages(viewer)) all.push_back(std::move(page));
  return all;
}

/// What a viewer hears of an input.
template <class G>
std::vector<std::string> heard(const G& game, typename G::State state, const Input<G>& input,
                               Seat viewer) {
  Recorder recorder;
  game.play(state, input.by, input.action, recorder);
  std::vector<std::string> all;
  for (const Told& told : recorder.take()) {
    if (told.audience.contains(viewer)) all.push_back(to_json(told.message));
  }
  return all;
}

/// Why a viewer may not do this; empty when it may.
template <class G>
std::string reason_against(const G& game, const typename G::State& state, Seat viewer,
                           const Input<G>& input) {
  const auto refused = game.why_not(game.view(state, viewer), input.action);
  return refused ? to_json(*refused) : std::string();
}

/// Every fortieth game, every moment, as long as nobody was shown anything: all that is said of the
/// two is the same.
TYPED_TEST(PrintedSecretLaw, AnInputThatTellsTwoPrintingsApartTeaches) {
  using G = TypeParam;
  Random random(11);
  int told_apart = 0;
  for_each_game<G>(law_games<G>(40), [&](const G& made, std::uint64_t seed) {
    const auto game = std::make_shared<const G>(made);
    const auto other = std::make_shared<const G>(
        G::make(made.options(), OptionSets<G>::content_printed_otherwise()).value());
    bool equal = true;
    random_game(*game, seed, [&](const Moment<G>& moment) {
      if (!equal) return;
      for (const Seat viewer : viewers(*game)) {
        ASSERT_TRUE(game->view(moment.state, viewer) == other->view(moment.state, viewer))
            << moment.where();
        ASSERT_EQ(said(game, moment.state, viewer), said(other, moment.state, viewer))
            << moment.where();
        for (const Input<G>& input : all_inputs(*game, moment.state, random)) {
          const auto here = after(*game, moment.state, input.by, input.action);
          const auto there = after(*other, moment.state, input.by, input.action);
          ASSERT_EQ(reason_against(*game, moment.state, viewer, input),
                    reason_against(*other, moment.state, viewer, input))
              << moment.where() << ": of '" << game->write(input.action) << "'";
          if (game->view(here, viewer) == other->view(there, viewer)) {
            ASSERT_EQ(heard(*game, moment.state, input, viewer),
                      heard(*other, moment.state, input, viewer))
                << moment.where() << ": of '" << game->write(input.action) << "'";
            continue;
          }
          ++told_apart;
          ASSERT_TRUE(TypedPosition<G>(game, moment.state)
                          .teaches(viewer, input.by, game->write(input.action)))
              << moment.where() << ": '" << game->write(input.action) << "' shows viewer "
              << int{viewer.index} << " what is printed, and is said to teach nothing";
        }
      }
      equal = after(*game, moment.state, moment.next.by, moment.next.action) ==
              after(*other, moment.state, moment.next.by, moment.next.action);
    });
  });
  EXPECT_GT(told_apart, 0) << "the printings must differ in something";
}

/// What a seat has been shown is no secret to it, and tells it nothing of what others were shown.
TYPED_TEST(PrintedSecretLaw, WhatIsRevealedDependsOnTheViewOnly) {
  using G = TypeParam;
  Random random(12);
  for_each_game<G>(law_games<G>(40), [&](const G& game, std::uint64_t seed) {
    random_game(game, seed, [&](const Moment<G>& moment) {
      for (const Seat viewer : viewers(game)) {
        const auto imagined = game.imagine(game.view(moment.state, viewer), random);
        ASSERT_TRUE(game.revealed(imagined, viewer) == game.revealed(moment.state, viewer))
            << moment.where();
        ASSERT_EQ(game.pages(imagined, viewer), game.pages(moment.state, viewer)) << moment.where();
      }
    });
  });
}

}  // namespace
}  // namespace reverie::laws
