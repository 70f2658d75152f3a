// SPDX-License-Identifier: Apache-2.0
// How far a dreamscape is from what a card asks for: one computation for page, terminal and minds.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>

#include "core/inline_vector.hpp"
#include "games/dreamscape/content.hpp"
#include "games/dreamscape/state.hpp"
#include "games/dreamscape/survey.hpp"

namespace reverie::dreamscape {

/// At the place where it comes nearest: most elements there, and of those fewest in the way.
struct Nearness {
  /// Elements are fragments, trees and the Dreamer.
  std::uint8_t present = 0;
  std::uint8_t needed = 0;
  /// Elements that would have to be taken away.
  std::uint8_t in_the_way = 0;
  Fragments missing;
  std::uint8_t missing_trees = 0;
  bool missing_dreamer = false;
  /// The cell of each stack of the structure, as the content lists them.
  InlineVector<std::uint8_t, most_piles> at;
  /// How far each of them stands there.
  InlineVector<Built, most_piles> built;

  friend bool operator==(const Nearness&, const Nearness&) = default;
};
BOOST_DESCRIBE_STRUCT(Nearness, (),
                      (present, needed, in_the_way, missing, missing_trees, missing_dreamer, at,
                       built))

/// At one place where the card can stand.
Nearness nearness_at(const Prepared& content, int card, const Placement& placement,
                     const Survey& survey);

Nearness nearness_of(const Prepared& content, int card, const Landscape& landscape);

}  // namespace reverie::dreamscape
