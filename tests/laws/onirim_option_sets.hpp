// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "games/onirim/onirim.hpp"
#include "laws/option_sets.hpp"

namespace reverie::laws {

template <>
struct OptionSets<onirim::Onirim> {
  static constexpr int dearness = 1;

  static std::vector<onirim::Options> all() {
    return {{1, onirim::Hands::open}, {2, onirim::Hands::open}, {2, onirim::Hands::hidden}};
  }

  static std::uint32_t weight(const onirim::Action& /*action*/) { return 1; }

  /// ON-2I: behind hidden hands the next cards may be known to the partner alone, and a dropped
  /// hand is seen on the discard.
  static bool may_uncover(const onirim::View& view, const onirim::Action& action) {
    const bool shows_hand =
        action.verb == onirim::Verb::drop && view.players[view.active.index].hidden > 0;
    const bool top_is_secret =
        std::ranges::any_of(view.top, [](const onirim::TopView& top) { return !top.card; });
    return shows_hand || (top_is_secret && may_draw(view, action));
  }

 private:
  /// Whether cards of the known top may move. Not while a Prophecy is being put in order, nor
  /// before the question of the exchange.
  static bool may_draw(const onirim::View& view, const onirim::Action& action) {
    switch (action.verb) {
      case onirim::Verb::discard: return false;
      case onirim::Verb::banish: return view.top.size() <= 2;
      case onirim::Verb::put: return view.progress + 2U >= view.top.size();
      default: return true;
    }
  }
};

}  // namespace reverie::laws
