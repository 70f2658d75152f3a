// SPDX-License-Identifier: Apache-2.0
// What a seat imagines behind a partner's hidden cards must be as likely as it really is: a mind
// that searches distorted worlds plays honestly, and badly.
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "support/chi_square.hpp"
#include "support/onirim_story.hpp"

namespace reverie::testing {
namespace {

using onirim::Card;
using onirim::card_at;
using onirim::card_kinds;

/// How often each kind of card lay somewhere.
class KindsMet {
 public:
  void add(Card card, int times = 1) {
    counts_[static_cast<std::size_t>(index_of(card))] += static_cast<std::uint64_t>(times);
  }
  const std::vector<std::uint64_t>& counts() const { return counts_; }

 private:
  std::vector<std::uint64_t> counts_ = std::vector<std::uint64_t>(card_kinds);
};

struct Sample {
  KindsMet hand;
  KindsMet top;
};

/// The cards of some kinds, one by one.
std::vector<Card> laid_out(const onirim::CardCounts& counts, bool labyrinth) {
  std::vector<Card> pile;
  for (int i = 0; i < card_kinds; ++i) {
    if (is_labyrinth(card_at(i)) != labyrinth) continue;
    pile.insert(pile.end(), counts[card_at(i)], card_at(i));
  }
  return pile;
}

Card take_any(std::vector<Card>& pile, Random& random) {
  std::swap(pile[below(random, static_cast<std::uint32_t>(pile.size()))], pile.back());
  const Card card = pile.back();
  pile.pop_back();
  return card;
}

/// As a person would deal what is not seen: three cards of the labyrinth to the partner, then any
/// on top of the deck.
void deal(const onirim::CardCounts& unseen, Random& random, Sample& sample) {
  std::vector<Card> pile = laid_out(unseen, true);
  for (int i = 0; i < onirim::personal_hand; ++i) sample.hand.add(take_any(pile, random));
  const std::vector<Card> others = laid_out(unseen, false);
  pile.insert(pile.end(), others.begin(), others.end());
  sample.top.add(take_any(pile, random));
}

void expect_agreement(const char* where, const KindsMet& imagined, const KindsMet& dealt) {
  const auto fit = against_each_other(imagined.counts(), dealt.counts());
  EXPECT_TRUE(fit.agrees()) << where << ": chi-square " << fit.statistic << " with " << fit.degrees
                            << " degrees exceeds " << fit.critical();
  EXPECT_GE(fit.degrees, 3) << where << " hardly varies: the comparison would say nothing";
}

// ON-2I
TEST(OnirimImagining, ON_2I_HiddenCardsAreAsLikelyAsIfTheyHadBeenDealt) {
  Story story(Given(hidden_hands())
                  .hand("red key, red moon, red sun", first)
                  .hand("blue sun, blue moon, blue key", second)
                  .common("green sun, green key"));
  story.does("discard red key").does("keep");
  story.draws("brown sun, nightmare, green moon, blue sun, red door");
  story.does("banish nightmare").does("put brown sun").does("put blue sun").does("put red door");
  const auto view = story.view(second);
  ASSERT_EQ(view.players[first.index].hidden, onirim::personal_hand);
  ASSERT_EQ(view.top.size(), 3U);

  Random random(2026);
  Sample imagined;
  Sample dealt;
  for (int i = 0; i < 20'000; ++i) {
    const auto state = story.game().imagine(view, random);
    state.hand[first.index].for_each([&](Card card) { imagined.hand.add(card); });
    imagined.top.add(state.top.card(0));
    deal(view.unseen, random, dealt);
  }
  expect_agreement("the partner's hand", imagined.hand, dealt.hand);
  expect_agreement("the top of the deck", imagined.top, dealt.top);
}

}  // namespace
}  // namespace reverie::testing
