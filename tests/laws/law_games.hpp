// SPDX-License-Identifier: Apache-2.0
// What the laws run on: every game of the catalogue, each with all of its option sets.
#pragma once

#include <gtest/gtest.h>

#include <boost/mp11.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "games/catalogue.hpp"

namespace reverie::laws {

/// The option sets under which a game must obey the laws. A new game specialises this, or the laws
/// do not compile:
///   static std::vector<typename G::Options> all();
/// and tells when an action may by the rules uncover what lies hidden from the viewer (a card that
/// only others have seen): what it sees then is news, not a leak.
///   static bool may_uncover(const typename G::View& view, const typename G::Action& action);
template <class G>
struct OptionSets;

using AllGames = boost::mp11::mp_rename<Catalogue, ::testing::Types>;

/// Random games for each option set: 100,000, or what the environment's REVERIE_LAW_GAMES says.
/// Laws whose checks are dear take every `share`-th.
int law_games(int share = 1);

}  // namespace reverie::laws

#include "laws/onirim_option_sets.hpp"
