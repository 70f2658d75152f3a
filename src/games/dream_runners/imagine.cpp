// SPDX-License-Identifier: Apache-2.0
// Positions that fit what a seat knows.
#include <algorithm>

#include "games/dream_runners/census.hpp"
#include "games/dream_runners/cover.hpp"
#include "games/dream_runners/dream_runners.hpp"

namespace reverie::dream_runners {
namespace {

/// The reverse of how a view writes what is left: numbers that count from one.
template <class List>
std::uint8_t bits_of(const List& numbers, int first) {
  unsigned bits = 0;
  for (const std::uint8_t number : numbers) {
    bits |= 1U << static_cast<unsigned>(number - 1 - first);
  }
  return static_cast<std::uint8_t>(bits);
}

std::uint8_t place_of(std::uint8_t number) { return static_cast<std::uint8_t>(number - 1); }

class Imagining {
 public:
  Imagining(const Content& content, const View& view, Random& random)
      : content_(content), view_(view), random_(random) {}

  State imagine() {
    s_.phase = view_.phase;
    s_.turn = place_of(view_.turn);
    if (view_.dream) s_.tile = place_of(view_.dream->number);
    s_.sand = view_.sand;
    s_.first = view_.first;
    s_.active = view_.active;
    s_.waiting = view_.waiting;
    fill_piles();
    s_.coins = view_.supply.coins;
    s_.keys = view_.supply.keys;
    s_.fragments = view_.supply.fragments;
    s_.shared_left = bits_of(view_.shared_left, 0);
    s_.openings_due = view_.openings_due;
    for (std::size_t i = 0; i < view_.players.size(); ++i) {
      fill_player(s_.players[i], view_.players[i]);
      s_.shared[i] = bits_of(view_.players[i].shared, 0);
    }
    s_.segments_gone = static_cast<std::uint8_t>(all_segments - segments_in_game(s_));
    return s_;
  }

 private:
  void fill_piles() {
    for (std::size_t level = 0; level < levels; ++level) {
      s_.tiles_left[level] =
          bits_of(view_.dreams_unseen[level], static_cast<int>(level) * tiles_of_a_level);
    }
    s_.sets_left = bits_of(view_.sets_left, 0);
    for (const SaleView& sale : view_.sale) {
      s_.sale_left[static_cast<std::size_t>(sale.shape)] =
          bits_of(sale.unseen, first_for_sale(sale.shape));
      if (sale.segment) s_.sale[sale.shape] = place_of(sale.segment->number);
    }
    for (std::size_t type = 0; type < chest_types; ++type) {
      const ChestView& chest = view_.chests[type];
      s_.chests_left[type] = bits_of(chest.unseen, static_cast<int>(type) * chests_of_a_type);
      if (chest.number) s_.chests[type] = place_of(*chest.number);
      const std::size_t in_game = chest.unseen.size() + (chest.number ? 1 : 0);
      s_.chests_gone[type] = static_cast<std::uint8_t>(chests_of_a_type - in_game);
    }
  }

  void fill_player(Player& player, const PlayerView& seen) {
    for (const OwnedView& owned : seen.segments) {
      player.composition.add(place_of(owned.segment.number));
    }
    player.changes = static_cast<std::uint8_t>(most_changes - seen.changes_left);
    for (int i = 0; i < player.composition.size(); ++i) {
      const auto& lying = seen.segments[static_cast<std::size_t>(i)].lying;
      if (lying) player.composition.put(i, spot_of(player.composition.segment(i), *lying));
    }
    if (seen.hidden) lay_unseen(player);
    player.serenity = seen.serenity;
    player.stars = seen.stars;
    player.coins = seen.coins;
    player.keys = seen.keys;
    player.fragments = seen.fragments;
    player.locked = seen.locked;
    player.awake = seen.awake;
    player.gained = seen.gained;
    player.lost = seen.lost;
    player.wilds = seen.wilds;
    player.wild_pairs = seen.wild_pairs;
    player.owed_keys = seen.owed_keys;
    player.owed_fragments = seen.owed_fragments;
  }

  static std::uint8_t spot_of(int segment, const Lying& lying) {
    const auto& spots = spots_of(shape_of(segment));
    const auto* const spot = std::ranges::find_if(spots, [&](const Spot& one) {
      return one.turns == lying.turns && one.first == lying.cells[0];
    });
    return static_cast<std::uint8_t>(spot - spots.begin());
  }

  /// Some of the segments, no more than there were changes.
  void lay_unseen(Player& player) {
    int changes = player.changes;
    for (int i = 0; i < player.composition.size() && changes > 0; ++i) {
      if (below(random_, 2) != 0) continue;
      lay_somewhere(player, i);
      --changes;
    }
  }

  /// Where nothing lies yet, if there is such a spot.
  void lay_somewhere(Player& player, int i) {
    const Segment& segment = content_.segments[player.composition.segment(i)];
    const CellSet taken = occupied(content_, player.composition, i);
    const auto& spots = spots_of(segment.shape);
    InlineVector<std::uint8_t, detail::most_spots> free;
    for (std::size_t spot = 0; spot < spots.size(); ++spot) {
      const bool distinct = spots[spot].turns < distinct_turns(segment);
      if (distinct && (spots[spot].covers & taken) == 0) {
        free.push_back(static_cast<std::uint8_t>(spot));
      }
    }
    if (free.empty()) return;
    player.composition.put(i, free[below(random_, static_cast<std::uint32_t>(free.size()))]);
  }

  const Content& content_;
  const View& view_;
  Random& random_;
  State s_;
};

}  // namespace

State DreamRunners::imagine(const View& view, Random& random) const {
  return Imagining(*content_, view, random).imagine();
}

}  // namespace reverie::dream_runners
