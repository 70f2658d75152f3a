// SPDX-License-Identifier: Apache-2.0
// What a choice costs, so that a screen can show it before it is made.
#pragma once

#include <boost/describe.hpp>
#include <concepts>
#include <cstdint>
#include <vector>

#include "core/message.hpp"

namespace reverie {

struct PriceLine {
  Term what;
  std::int32_t amount = 0;

  friend bool operator==(const PriceLine&, const PriceLine&) = default;
};
BOOST_DESCRIBE_STRUCT(PriceLine, (), (what, amount))

/// Nothing for what costs nothing.
using Price = std::vector<PriceLine>;

/// A game whose choices may cost something that a player owns.
template <class G>
concept NamesPrices =
    requires(const G& game, const typename G::View& view, const typename G::Action& action) {
      { game.price(view, action) } -> std::same_as<Price>;
    };

}  // namespace reverie
