// SPDX-License-Identifier: Apache-2.0
// A dreamscape the obvious way: a map from places to stacks of pieces, structures found by turning
// and shifting them until they fit or do not.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "games/dreamscape/content.hpp"

namespace naive_dreamscape {

using reverie::dreamscape::Fragment;
using Place = std::pair<int, int>;

/// Which stones of a mountain have been climbed in this cycle goes with the stones (DS-W3).
struct Piece {
  Fragment colour;
  bool climbed = false;
};

class Landscape {
 public:
  explicit Landscape(const reverie::dreamscape::Board& board);

  const std::set<Place>& places() const { return places_; }
  Place entrance() const { return entrance_; }
  std::vector<Place> neighbours(Place place) const;
  bool is_empty_at(Place place) const { return !stacks.contains(place); }
  Fragment top(Place place) const { return stacks.at(place).back().colour; }
  /// A fragment with nothing on it.
  bool is_free(Place place) const;
  bool touches(Place place) const;
  bool is_full() const { return stacks.size() == places_.size(); }
  /// DS-B1, DS-B2, DS-N5
  bool takes(Fragment colour, Place place) const;
  std::vector<Piece*> mountain(Place place);
  /// A stack is one mountain: what was added to a climbed one has been climbed too, and stones that
  /// lie on one another no more are none (docs/decisions/0019).
  void tell_climbed_from_new();
  /// DS-K1
  bool shows(const std::vector<reverie::dreamscape::Pile>& structure) const;

  int count(Fragment colour) const;
  int trees_on(Fragment colour) const;
  std::vector<std::set<Place>> groups(Fragment colour, std::optional<Place> without) const;

  std::map<Place, std::vector<Piece>> stacks;
  std::set<Place> trees;
  std::optional<Place> dreamer;

 private:
  bool stands(const reverie::dreamscape::Pile& pile, Place place) const;

  std::set<Place> places_;
  Place entrance_;
};

}  // namespace naive_dreamscape
