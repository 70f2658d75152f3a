// SPDX-License-Identifier: Apache-2.0
// `reverie tune`: finds the weights of a game's rule of thumb.
#pragma once

#include <cstdint>
#include <expected>
#include <string>

#include "cli/files/library.hpp"
#include "core/message.hpp"
#include "games/shelf.hpp"

namespace reverie::cli {

struct TuneArguments {
  std::string game;
  std::string options;
  std::uint64_t generations = 50;
  std::uint64_t population = 16;
  std::uint64_t games = 2000;
  std::uint64_t seed = 1;
  std::uint64_t width = 100;
  std::uint64_t threads = 1;
  /// Empty: the weights are printed.
  std::string out;
  std::string language;
};

std::expected<int, Problem> tune_game(const TuneArguments& arguments, const Library& library,
                                      const Shelf& shelf);

}  // namespace reverie::cli
