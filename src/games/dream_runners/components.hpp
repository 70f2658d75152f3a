// SPDX-License-Identifier: Apache-2.0
// What is in the box of Dream Runners (DR-C2 to DR-C4).
#pragma once

#include <algorithm>
#include <array>
#include <boost/describe.hpp>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/inline_vector.hpp"
#include "core/names.hpp"

namespace reverie::dream_runners {

inline constexpr int most_players = 4;
inline constexpr int turns = 8;

/// Of star fragments.
enum class Colour : std::uint8_t { blue, white, orange, green };
BOOST_DESCRIBE_ENUM(Colour, blue, white, orange, green)
constexpr std::string_view term_family(Colour) { return "dream_runners.colour"; }
inline constexpr std::array all_colours{Colour::blue, Colour::white, Colour::orange, Colour::green};

// --- Segments ------------------------------------------------------------------------------------

/// What one cell of a segment does to the cell of the dream under it.
enum class Effect : std::uint8_t {
  blank,
  gather,  // DR-B3
  repel,   // DR-B2
  twice,   // DR-B4: gathers doubly
  both,    // DR-B4: gathers and repels
};
BOOST_DESCRIBE_ENUM(Effect, blank, gather, repel, twice, both)
constexpr std::string_view term_family(Effect) { return "dream_runners.effect"; }

constexpr bool gathers(Effect effect) {
  return effect == Effect::gather || effect == Effect::twice || effect == Effect::both;
}
constexpr bool repels(Effect effect) { return effect == Effect::repel || effect == Effect::both; }

enum class Shape : std::uint8_t { one, two, three, corner };
BOOST_DESCRIBE_ENUM(Shape, one, two, three, corner)
constexpr std::string_view term_family(Shape) { return "dream_runners.shape"; }
inline constexpr std::array all_shapes{Shape::one, Shape::two, Shape::three, Shape::corner};

inline constexpr int most_cells = 3;
constexpr int cells_of(Shape shape) {
  switch (shape) {
    case Shape::one: return 1;
    case Shape::two: return 2;
    case Shape::three:
    case Shape::corner: break;
  }
  return 3;
}

/// A corner's effects are those of one end, the corner and the other end. One-sided: it can be
/// turned, never flipped.
struct Segment {
  Shape shape = Shape::one;
  std::array<Effect, most_cells> effects{};
  /// Gained by whoever buys it.
  std::uint8_t coins = 0;
  /// Counted at the end for whoever owns it.
  std::uint8_t points = 0;
  /// The starting set it belongs to, counted from one; zero for those that are for sale.
  std::uint8_t set = 0;

  friend bool operator==(const Segment&, const Segment&) = default;
};
BOOST_DESCRIBE_STRUCT(Segment, (), (shape, effects, coins, points, set))

inline constexpr int segments_of_a_set = 4;
inline constexpr int sale_of_a_shape = 6;
inline constexpr int segments_of_sets = most_players * segments_of_a_set;
inline constexpr int all_segments = segments_of_sets + 4 * sale_of_a_shape;

/// Where those of a shape that are for sale begin.
constexpr int first_for_sale(Shape shape) {
  return segments_of_sets + static_cast<int>(shape) * sale_of_a_shape;
}

/// By the place in the content: the sets first, each in the order of the shapes, then those for
/// sale, shape by shape.
constexpr Shape shape_of(int segment) {
  const int sale = segment - segments_of_sets;
  return static_cast<Shape>(sale < 0 ? segment % segments_of_a_set : sale / sale_of_a_shape);
}

// --- Dreams --------------------------------------------------------------------------------------

/// Something that can be gained (DR-B5).
enum class Good : std::uint8_t { blue, white, orange, green, wild, key, coin, serenity };
BOOST_DESCRIBE_ENUM(Good, blue, white, orange, green, wild, key, coin, serenity)
constexpr std::string_view term_family(Good) { return "dream_runners.good"; }

constexpr Good fragment_of(Colour colour) { return static_cast<Good>(colour); }
constexpr bool is_fragment(Good good) { return good <= Good::green; }
/// Of a good that is a fragment of one colour.
constexpr Colour colour_of(Good good) { return static_cast<Colour>(good); }

struct Reward {
  Good good = Good::coin;
  std::uint8_t amount = 1;

  friend bool operator==(const Reward&, const Reward&) = default;
};
BOOST_DESCRIBE_STRUCT(Reward, (), (good, amount))

/// DR-B4: twice as much of it where a double effect lies.
constexpr Reward gathered(Reward reward, bool doubled) {
  return {reward.good, static_cast<std::uint8_t>(reward.amount * (doubled ? 2 : 1))};
}

inline constexpr int most_rewards = 4;
using Rewards = InlineVector<Reward, most_rewards>;

enum class CellKind : std::uint8_t {
  reward,      // DR-B3
  nightmare,   // DR-B2
  octopus,     // DR-P1
  bat,         // DR-P2
  spider,      // DR-P3
  chest,       // DR-P4
  crossroads,  // DR-P5
};
BOOST_DESCRIBE_ENUM(CellKind, reward, nightmare, octopus, bat, spider, chest, crossroads)
constexpr std::string_view term_family(CellKind) { return "dream_runners.cell"; }
constexpr bool is_nightmare(CellKind kind) {
  return kind == CellKind::nightmare || kind == CellKind::octopus || kind == CellKind::bat ||
         kind == CellKind::spider;
}

struct Cell {
  CellKind kind = CellKind::reward;
  /// What a nightmare costs; how many keys a chest takes.
  std::uint8_t number = 0;
  /// Of a reward, a spider and a crossroads.
  Rewards rewards;

  friend bool operator==(const Cell&, const Cell&) = default;
};
BOOST_DESCRIBE_STRUCT(Cell, (), (kind, number, rewards))

inline constexpr int frame_width = 3;
inline constexpr int frame_cells = frame_width * frame_width;
inline constexpr int levels = 4;
inline constexpr int tiles_of_a_level = 6;
inline constexpr int all_tiles = levels * tiles_of_a_level;

struct Tile {
  /// Counted from one.
  std::uint8_t level = 1;
  /// Left out of a first game.
  bool star = false;
  std::array<Cell, frame_cells> cells{};

  friend bool operator==(const Tile&, const Tile&) = default;
};
BOOST_DESCRIBE_STRUCT(Tile, (), (level, star, cells))

// --- Chests, tracks, supplies --------------------------------------------------------------------

inline constexpr int chest_types = 3;
inline constexpr int chests_of_a_type = 6;
inline constexpr int all_chests = chest_types * chests_of_a_type;

struct Chest {
  /// Its type is the number of keys that open it.
  std::uint8_t keys = 1;
  Rewards holds;

  friend bool operator==(const Chest&, const Chest&) = default;
};
BOOST_DESCRIBE_STRUCT(Chest, (), (keys, holds))

inline constexpr int fragments_of_a_colour = 16;
inline constexpr int all_coins = 60;
inline constexpr int all_keys = 20;
inline constexpr int first_serenity = 20;
inline constexpr int most_serenity = 30;
/// DR-B: gains and losses are taken together.
constexpr std::uint8_t serenity_after(int serenity, int gained, int lost) {
  return static_cast<std::uint8_t>(std::clamp(serenity + gained - lost, 0, most_serenity));
}
inline constexpr int first_coins = 2;
inline constexpr int price_of_a_segment = 4;
inline constexpr int price_of_serenity = 3;

}  // namespace reverie::dream_runners
