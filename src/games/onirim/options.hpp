// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <string_view>

#include "core/between.hpp"
#include "core/names.hpp"

namespace reverie::onirim {

/// ON-2I: whether two players see each other's personal cards.
enum class Hands : std::uint8_t { open, hidden };
BOOST_DESCRIBE_ENUM(Hands, open, hidden)
constexpr std::string_view term_family(Hands) { return "onirim.hands"; }

struct Options {
  Between<1, 2> players = 1;
  Hands hands = Hands::open;

  friend constexpr bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (players, hands))

}  // namespace reverie::onirim
