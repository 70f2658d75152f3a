// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <vector>

#include "games/onirim/onirim.hpp"
#include "laws/law_games.hpp"

namespace reverie::laws {

template <>
struct OptionSets<onirim::Onirim> {
  static std::vector<onirim::Options> all() {
    return {{1, onirim::Hands::open}, {2, onirim::Hands::open}, {2, onirim::Hands::hidden}};
  }

  /// ON-2I: behind hidden hands the next cards may be known to the partner alone, and a dropped
  /// hand is seen on the discard.
  static bool may_uncover(const onirim::View& view, const onirim::Action& action) {
    const bool shows_hand =
        action.verb == onirim::Verb::drop && view.players[view.active.index].hidden > 0;
    return shows_hand ||
           std::ranges::any_of(view.top, [](const onirim::TopView& top) { return !top.card; });
  }
};

}  // namespace reverie::laws
