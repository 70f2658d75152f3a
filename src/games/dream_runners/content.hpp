// SPDX-License-Identifier: Apache-2.0
// What is printed on the components: read from content/dream_runners and checked once, before any
// game.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <expected>
#include <vector>

#include "core/content_reader.hpp"
#include "core/message.hpp"
#include "games/dream_runners/components.hpp"

namespace reverie::dream_runners {

/// Segments: the sets one after the other, each in the order of the shapes; then those for sale,
/// shape by shape. Tiles level by level, chests type by type.
struct Content {
  std::array<Segment, all_segments> segments{};
  std::array<Tile, all_tiles> tiles{};
  std::array<Chest, all_chests> chests{};
  /// Points for each step on the star track, from the start on; the last goes for all beyond it.
  std::vector<std::uint8_t> star_points;

  friend bool operator==(const Content&, const Content&) = default;
};
BOOST_DESCRIBE_STRUCT(Content, (), (segments, tiles, chests, star_points))

/// The first mistake is told with its file, line and column.
std::expected<Content, Problem> load_content(const ContentReader& reader);

}  // namespace reverie::dream_runners
