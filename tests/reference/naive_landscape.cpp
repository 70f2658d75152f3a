// SPDX-License-Identifier: Apache-2.0
#include "reference/naive_landscape.hpp"

#include <algorithm>

namespace naive_dreamscape {
namespace {

Place turned(Place place) { return {-place.second, place.first + place.second}; }

Place place_of(reverie::dreamscape::Hex hex) { return {hex.q, hex.r}; }

}  // namespace

Landscape::Landscape(const reverie::dreamscape::Board& board) {
  for (const auto hex : board.hexes) places_.insert(place_of(hex));
  entrance_ = place_of(board.hexes[board.entrance]);
}

std::vector<Place> Landscape::neighbours(Place place) const {
  std::vector<Place> near;
  Place step{1, 0};
  for (int i = 0; i < 6; ++i) {
    const Place there{place.first + step.first, place.second + step.second};
    if (places_.contains(there)) near.push_back(there);
    step = turned(step);
  }
  return near;
}

bool Landscape::is_free(Place place) const {
  return stacks.contains(place) && !trees.contains(place) && dreamer != place;
}

bool Landscape::touches(Place place) const {
  const auto near = neighbours(place);
  return std::ranges::any_of(near, [&](Place there) { return stacks.contains(there); });
}

bool Landscape::takes(Fragment colour, Place place) const {
  if (stacks.empty()) return place == entrance_;
  if (is_empty_at(place)) return touches(place);
  return colour != Fragment::nightmare && top(place) != Fragment::nightmare && is_free(place);
}

std::vector<Piece*> Landscape::mountain(Place place) {
  std::vector<Piece*> stones;
  if (is_empty_at(place)) return stones;
  std::vector<Piece>& stack = stacks.at(place);
  for (std::size_t i = 0; i < stack.size(); ++i) {
    if (stack[i].colour != Fragment::stone) continue;
    const bool on_stone = i > 0 && stack[i - 1].colour == Fragment::stone;
    const bool under_stone = i + 1 < stack.size() && stack[i + 1].colour == Fragment::stone;
    if (on_stone || under_stone) stones.push_back(&stack[i]);
  }
  return stones;
}

void Landscape::tell_climbed_from_new() {
  for (auto& [place, stack] : stacks) {
    const std::vector<Piece*> high = mountain(place);
    const bool climbed = std::ranges::any_of(high, &Piece::climbed);
    for (Piece& piece : stack) piece.climbed = false;
    for (Piece* stone : high) stone->climbed = climbed;
  }
}

bool Landscape::stands(const reverie::dreamscape::Pile& pile, Place place) const {
  if (is_empty_at(place)) return false;
  const auto same = [](const Piece& piece, Fragment colour) { return piece.colour == colour; };
  return std::ranges::equal(stacks.at(place), pile.fragments, same) &&
         trees.contains(place) == pile.tree && (dreamer == place) == pile.dreamer;
}

bool Landscape::shows(const std::vector<reverie::dreamscape::Pile>& structure) const {
  std::vector<Place> drawn;
  for (const auto& pile : structure) drawn.push_back(place_of(pile.hex));
  for (int turns = 0; turns < 6; ++turns) {
    for (const Place& start : places_) {
      bool fits = true;
      for (std::size_t i = 0; i < drawn.size() && fits; ++i) {
        const Place there{drawn[i].first - drawn[0].first + start.first,
                          drawn[i].second - drawn[0].second + start.second};
        fits = stands(structure[i], there);
      }
      if (fits) return true;
    }
    for (Place& place : drawn) place = turned(place);
  }
  return false;
}

int Landscape::count(Fragment colour) const {
  int count = 0;
  for (const auto& [place, stack] : stacks) {
    count += static_cast<int>(std::ranges::count(stack, colour, &Piece::colour));
  }
  return count;
}

int Landscape::trees_on(Fragment colour) const {
  return static_cast<int>(
      std::ranges::count_if(trees, [&](Place place) { return top(place) == colour; }));
}

std::vector<std::set<Place>> Landscape::groups(Fragment colour,
                                               std::optional<Place> without) const {
  std::set<Place> left;
  for (const auto& [place, stack] : stacks) {
    if (stack.back().colour == colour && place != without) left.insert(place);
  }
  std::vector<std::set<Place>> found;
  while (!left.empty()) {
    std::set<Place> group;
    std::vector<Place> edge{*left.begin()};
    while (!edge.empty()) {
      const Place place = edge.back();
      edge.pop_back();
      if (left.erase(place) == 0) continue;
      group.insert(place);
      for (const Place& near : neighbours(place)) edge.push_back(near);
    }
    found.push_back(group);
  }
  return found;
}

}  // namespace naive_dreamscape
