// SPDX-License-Identifier: Apache-2.0
// What a dreamscape lacks of a structure at every place where it could stand. Screens and minds ask
// here alike; a search asks more often than it does anything else.
#pragma once

#include <array>
#include <bit>
#include <boost/describe.hpp>
#include <cstdint>

#include "games/dreamscape/content.hpp"

namespace reverie::dreamscape {

/// How far a stack of a structure stands on a cell.
struct Built {
  /// Fragments in their places: each only upon all those that belong under it.
  int present = 0;
  int in_the_way = 0;
  bool has_tree = false;
  bool has_dreamer = false;

  friend bool operator==(const Built&, const Built&) = default;
};
BOOST_DESCRIBE_STRUCT(Built, (), (present, in_the_way, has_tree, has_dreamer))

/// A dreamscape, read once to be compared with many structures.
class Survey {
 public:
  explicit Survey(const Landscape& land)
      : occupied_(land.occupied()),
        trees_(land.trees()),
        dreamer_(land.has_dreamer() ? bit_of(land.dreamer()) : 0) {
    for_each_cell(occupied_, [&](int cell) {
      const auto stack = land.stack(cell);
      const auto coded = std::min<std::size_t>(stack.size(), tallest_coded);
      codes_[static_cast<std::size_t>(cell)] = code_of(stack.first(coded));
      heights_[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(stack.size());
    });
  }

  CellSet occupied() const { return occupied_; }

  Built built(std::size_t cell, const WantedStack& wanted) const {
    const StackCode have = codes_[cell];
    const int height = heights_[cell];
    const bool is_alike = have == wanted.fragments;
    const int present = is_alike ? wanted.height : std::countr_zero(have ^ wanted.fragments) / 3;
    const bool has_all = is_alike && height == wanted.height;
    const bool bears_tree = has(trees_, static_cast<int>(cell));
    const bool has_tree = has_all && wanted.tree && bears_tree;
    return {present, height - present + (bears_tree && !has_tree ? 1 : 0), has_tree,
            has_all && wanted.dreamer && has(dreamer_, static_cast<int>(cell))};
  }

  Missing missing_on(std::size_t cell, const WantedStack& wanted) const {
    const Built now = built(cell, wanted);
    Missing missing = wanted.missing_above[static_cast<std::size_t>(now.present)];
    missing.add_in_the_way(now.in_the_way);
    if (now.has_tree) missing.remove_tree();
    if (now.has_dreamer) missing.remove_dreamer();
    return missing;
  }

 private:
  CellSet occupied_;
  CellSet trees_;
  CellSet dreamer_;
  /// Of the lowest fragments, as many as a card can ask for.
  std::array<StackCode, cells> codes_{};
  std::array<std::uint8_t, cells> heights_{};
};

/// One card on one dreamscape: what each of its stacks lacks on each cell is worked out once, for
/// it stands there in many of the card's placements.
class CardSurvey {
 public:
  CardSurvey(const Prepared& content, int card, const Survey& survey)
      : piles_(content.wanted_stacks[static_cast<std::size_t>(card)].size()) {
    const auto& wanted = content.wanted_stacks[static_cast<std::size_t>(card)];
    for (std::size_t pile = 0; pile < piles_; ++pile) {
      missing_[pile].fill(wanted[pile].missing_above[0]);
      for_each_cell(survey.occupied(), [&](int cell) {
        const auto at = static_cast<std::size_t>(cell);
        missing_[pile][at] = survey.missing_on(at, wanted[pile]);
      });
    }
  }

  Missing at(const Placement& placement) const {
    Missing sum;
    for (std::size_t pile = 0; pile < piles_; ++pile) {
      sum = sum + missing_[pile][placement[pile].cell];
    }
    return sum;
  }

 private:
  std::size_t piles_;
  std::array<std::array<Missing, cells>, most_piles> missing_;
};

}  // namespace reverie::dreamscape
