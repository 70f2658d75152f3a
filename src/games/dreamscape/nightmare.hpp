// SPDX-License-Identifier: Apache-2.0
// Mr Nightmare among two to four players (DS-N1, DS-N3). What his red fragments do is told where it
// happens.
#pragma once

#include "games/dreamscape/scene.hpp"

namespace reverie::dreamscape {

inline bool is_haunted(const State& state, int link) {
  return (unsigned{state.haunted_links} >> static_cast<unsigned>(link) & 1U) != 0;
}
inline void haunt_link(State& state, int link) {
  state.haunted_links =
      static_cast<std::uint8_t>(state.haunted_links | 1U << static_cast<unsigned>(link));
  --state.reserve;
}

inline void free_link(State& state, int link) {
  state.haunted_links =
      static_cast<std::uint8_t>(state.haunted_links & ~(1U << static_cast<unsigned>(link)));
}

/// The links of a location on which no red fragment lies.
inline InlineVector<std::uint8_t, most_links> free_links(const World& world, const State& state,
                                                         int location) {
  InlineVector<std::uint8_t, most_links> free;
  for (std::size_t i = 0; i < world.links.size(); ++i) {
    const auto link = static_cast<std::uint8_t>(i);
    if (world.links[i].touches(location) && !is_haunted(state, link)) free.push_back(link);
  }
  return free;
}

template <class Narrator>
void haunt(Scene<Narrator> scene, int link) {
  haunt_link(scene.state(), link);
  const Link& between = scene.world().links[static_cast<std::size_t>(link)];
  scene.tell(LinkHaunted{between.low + 1, between.high + 1});
}

/// DS-N1: when all else is prepared, so that none lies in a location yet.
template <class Narrator>
void put_nightmares_into_the_bag(Scene<Narrator> scene) {
  if (!has_nightmares(scene.options())) return;
  scene->bag[Fragment::nightmare] = nightmares_in_the_bag;
  scene->reserve = static_cast<std::uint8_t>(scene->reserve - nightmares_in_the_bag);
}

/// DS-N3, after a Voyage. True when the voyager must choose a link.
template <class Narrator>
bool nightmare_follows(Scene<Narrator> scene, Seat seat) {
  const int location = scene.player(seat).location;
  if (scene->nightmare != location) {
    scene->nightmare = static_cast<std::uint8_t>(location);
    scene.tell(NightmareCame{location + 1});
  }
  const auto free = free_links(scene.world(), scene.state(), location);
  if (free.empty() || scene->reserve == 0) return false;
  if (free.size() > 1) return true;
  haunt(scene, free[0]);
  return false;
}

}  // namespace reverie::dreamscape
