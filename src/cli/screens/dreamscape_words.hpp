// SPDX-License-Identifier: Apache-2.0
// A table of Dreamscape in words, for screen readers and pipes and for who looks closer.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/words/texts.hpp"
#include "games/dreamscape/shown.hpp"

namespace reverie::cli {

std::vector<std::string> dreamscape_in_words(const dreamscape::Shown& shown, const Texts& texts,
                                             const Listener& listener);

/// A cell of every dreamscape (`c3`), or a location (`2`); nothing for anything else.
std::vector<std::string> dreamscape_part_in_words(const dreamscape::Shown& shown,
                                                  const Texts& texts, const Listener& listener,
                                                  std::string_view part);

/// Points, Hands and what else a player has beside the dreamscape.
std::string dreamscape_player_in_words(const dreamscape::Shown& shown, Seat seat,
                                       const Texts& texts, const Listener& listener);

/// What is printed on it, how far it is, what it lacks.
std::string dreamscape_card_in_words(const dreamscape::Shown& shown,
                                     const dreamscape::HeldCard& held, const Texts& texts,
                                     const Listener& listener);

/// The card on top of the completed pile of a player who has one.
std::string dreamscape_top_in_words(const dreamscape::Shown& shown, Seat seat, const Texts& texts,
                                    const Listener& listener);

/// What lies between the players: the Dream World, objectives, decks, Mr Nightmare.
std::vector<std::string> dreamscape_surroundings_in_words(const dreamscape::Shown& shown,
                                                          const Texts& texts,
                                                          const Listener& listener);

}  // namespace reverie::cli
