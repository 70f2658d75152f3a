// SPDX-License-Identifier: Apache-2.0
// `reverie sim`: minds play many games against chance or each other.
#pragma once

#include <cstdint>
#include <expected>
#include <string>

#include "cli/files/library.hpp"
#include "core/message.hpp"
#include "games/shelf.hpp"

namespace reverie::cli {

struct SimArguments {
  std::string game;
  /// Separated by commas; empty: `random` on every seat.
  std::string seats;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  std::uint64_t threads = 1;
  std::string budget = "1000sims";
  std::string options;
  std::string logs;
  std::string json;
  std::string language;
};

std::expected<int, Problem> sim(const SimArguments& arguments, const Library& library,
                                const Shelf& shelf);

}  // namespace reverie::cli
