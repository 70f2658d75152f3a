// SPDX-License-Identifier: Apache-2.0
// Components for stories of Dream Runners: a set kept for tests, so that balancing the real one
// breaks no story, or others that a test draws. All are read by the loader of the game.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "games/dream_runners/dream_runners.hpp"

namespace reverie::dream_runners::testing {

inline constexpr std::string_view segments_file = "content/dream_runners/segments.toml";
inline constexpr std::string_view tiles_file = "content/dream_runners/tiles.toml";
inline constexpr std::string_view chests_file = "content/dream_runners/chests.toml";
inline constexpr std::string_view tracks_file = "content/dream_runners/tracks.toml";

/// The text of a content file of the set kept for tests.
std::string test_text(std::string_view path);
/// What is really played with.
Content house_content();

class Box {
 public:
  /// Every tile is this one, row by row: "k c2 s1 | b w n1 | n1 c1 o".
  Box& dream(std::string_view cells);
  /// The starting sets, drawn as they lie when `Story::lays_square` lays them: "G.. | .R. | 2.B".
  Box& square(std::string_view effects);
  /// One of them, counted from one.
  Box& square_of(int set, std::string_view effects);
  /// Every chest holds this: "* c4".
  Box& chests(std::string_view holds);
  /// Instead of the one kept for tests.
  Box& file(std::string_view path, std::string text);

  std::expected<Content, Problem> load() const;
  DreamRunners game(const Options& options) const;
  /// Without a clock.
  DreamRunners game(int players) const;

 private:
  std::map<std::string, std::string, std::less<>> files_;
  std::array<std::string, most_players> squares_;
};

}  // namespace reverie::dream_runners::testing
