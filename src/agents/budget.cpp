// SPDX-License-Identifier: Apache-2.0
#include "agents/budget.hpp"

#include <charconv>

namespace reverie {

std::expected<Budget, Problem> read_budget(std::string_view text) {
  Budget budget;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), budget.amount);
  const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
  const bool is_number = error == std::errc() && budget.amount > 0;
  if (is_number && unit == "sims") return budget;
  if (is_number && unit == "ms") {
    budget.unit = Budget::Unit::milliseconds;
    return budget;
  }
  return std::unexpected(
      Problem{"'" + std::string(text) + "' is not a budget; write 1000sims or 10ms"});
}

std::string write_budget(const Budget& budget) {
  return std::to_string(budget.amount) + (budget.unit == Budget::Unit::simulations ? "sims" : "ms");
}

}  // namespace reverie
