// SPDX-License-Identifier: Apache-2.0
// What is printed and not yet revealed. Chance hides cards by dealing them; a story hides its pages
// by being printed on their backs: the same in every position that fits what a seat knows, and yet
// not for its eyes before their time.
#pragma once

#include <concepts>
#include <string>
#include <vector>

#include "core/actor.hpp"

namespace reverie {

/// A game with printed secrets.
template <class G>
concept HidesContent = requires(const G& game, const typename G::State& state, Seat seat) {
  /// What of the content this seat (or the spectator) has been shown. It depends on the seat's view
  /// only. An input after which it is another value teaches, whatever else it does: nobody may look
  /// at its outcome beforehand, take it back for nothing, or let a mind look behind it.
  { game.revealed(state, seat) } -> std::equality_comparable;
};

/// A game with a story: prose in files of its own, which reaches a seat page by page.
template <class G>
concept TellsStory = HidesContent<G> && requires(const G& game, const typename G::State& state,
                                                 Seat seat, const typename G::Content& content) {
  /// The files under content/stories/<language>, without their ending.
  { G::story_files(content) } -> std::same_as<std::vector<std::string>>;
  /// The pages of the story that the seat has been shown, by the names that these files give them,
  /// in the order in which they are to be read.
  { game.pages(state, seat) } -> std::same_as<std::vector<std::string>>;
};

}  // namespace reverie
