// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "games/dream_runners/dream_runners.hpp"
#include "laws/option_sets.hpp"
#include "support/house_content.hpp"

namespace reverie::laws {

template <>
struct OptionSets<dream_runners::DreamRunners> {
  /// As measured: some hundred inputs a game, each out of some hundred actions.
  static constexpr int dearness = 50;

  static std::vector<dream_runners::Options> all() {
    using dream_runners::Dreams;
    using dream_runners::Progress;
    return {{.players = 1, .seconds = 0},
            {.players = 2, .progress = Progress::hidden},
            {.players = 3, .dreams = Dreams::first, .progress = Progress::hidden, .seconds = 0},
            {.players = 4}};
  }

  /// The real one, but every other nightmare is a place of calm: random players would be awake long
  /// before the crossroads of the later dreams.
  static std::shared_ptr<const dream_runners::Content> content() {
    using dream_runners::CellKind;
    using dream_runners::Good;
    auto content = dream_runners::load_content(testing::content_of_house()).value();
    bool calm = false;
    for (dream_runners::Tile& tile : content.tiles) {
      for (dream_runners::Cell& cell : tile.cells) {
        if (cell.kind != CellKind::nightmare) continue;
        calm = !calm;
        if (calm) cell = {CellKind::reward, 0, {{Good::serenity, cell.number}}};
      }
    }
    return std::make_shared<const dream_runners::Content>(std::move(content));
  }

  /// Segments are mostly laid into the frame and seldom taken away again, or everybody would be
  /// awake after two turns and the laws would see no third.
  static std::uint32_t weight(const dream_runners::Action& action) {
    using dream_runners::Verb;
    constexpr std::uint32_t laid_in_the_frame = 1000;
    constexpr std::uint32_t locked = 1000;
    constexpr std::uint32_t taken_back = 10;
    switch (action.verb) {
      case Verb::place: return is_in_the_frame(action) ? laid_in_the_frame : 1;
      case Verb::take_back: return taken_back;
      default: return locked;
    }
  }

  /// What was composed out of sight is seen when all are done.
  static bool may_uncover(const dream_runners::View& view, const dream_runners::Action& action) {
    using dream_runners::Verb;
    const bool ends_composing =
        action.verb == Verb::ring || (action.verb == Verb::lock && view.waiting.size() == 1);
    const bool hidden = std::ranges::any_of(view.players, &dream_runners::PlayerView::hidden);
    return ends_composing && hidden;
  }

 private:
  static bool is_in_the_frame(const dream_runners::Action& action) {
    const auto& spots = dream_runners::spots_of(dream_runners::shape_of(action.what));
    return (spots[action.spot].covers & ~dream_runners::frame) == 0;
  }
};

}  // namespace reverie::laws
