// SPDX-License-Identifier: Apache-2.0
// What the laws run on: every game of the catalogue and the corridor of the tests, which has what
// none of them has yet; each with all of its option sets, which are included here.
#pragma once

#include <gtest/gtest.h>

#include <boost/mp11.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "games/catalogue.hpp"
#include "laws/corridor_option_sets.hpp"
#include "laws/dream_runners_option_sets.hpp"
#include "laws/dreamscape_option_sets.hpp"
#include "laws/onirim_option_sets.hpp"

namespace reverie::laws {

using AllGames = boost::mp11::mp_rename<boost::mp11::mp_push_back<Catalogue, corridor::Corridor>,
                                        ::testing::Types>;

/// Random games for each option set: 100,000, or what the environment's REVERIE_LAW_GAMES says.
/// Laws whose checks are dear take every `share`-th; but never fewer than `fewest`, with which a
/// law would not have looked at anything.
int law_games(int share, int fewest = 4);

/// Fewer of games that are dearer.
template <class G>
int law_games(int share = 1) {
  return law_games(share * OptionSets<G>::dearness);
}

/// For laws about how often something happens: fewer games would say nothing.
template <class G>
int statistical_games() {
  constexpr int fewest = 1000;
  return law_games(OptionSets<G>::dearness, fewest);
}

}  // namespace reverie::laws
