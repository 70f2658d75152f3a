// SPDX-License-Identifier: Apache-2.0
// How much a mind may think about one decision.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "core/message.hpp"

namespace reverie {

struct Budget {
  enum class Unit : std::uint8_t {
    simulations,   // the same choices on every machine
    milliseconds,  // as strong as the machine is fast
  };
  Unit unit = Unit::simulations;
  std::uint32_t amount = 1000;

  friend constexpr bool operator==(const Budget&, const Budget&) = default;
};

/// `1000sims` or `10ms`.
std::expected<Budget, Problem> read_budget(std::string_view text);
std::string write_budget(const Budget& budget);

}  // namespace reverie
