// SPDX-License-Identifier: Apache-2.0
// What a seat may do, as a list to choose from. Where there are hundreds of ways to do the same,
// the menu says how to type one instead of listing them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "agents/bot.hpp"
#include "cli/session/choice_reader.hpp"
#include "cli/session/frame.hpp"
#include "cli/words/texts.hpp"
#include "games/registry.hpp"

namespace reverie::cli {

/// How an action is called; with colours where they are wanted.
using Say = std::function<std::string(const Message&)>;

/// Where a menu is shown: below a drawn table, or as lines that scroll.
enum class MenuRoom : std::uint8_t { screen, lines };

/// All that the seat may do, in the game's order; those that the menu lists have numbers. What a
/// bot advises is always listed.
std::vector<NamedChoice> choices_of(const Position& position, Seat seat, const Say& say,
                                    MenuRoom room, const Advice* advice = nullptr);

/// Whether the bot says how likely the choices lead to a win, and not only what it would do.
bool estimates(const Advice& advice);
/// Whether its estimate of every choice is one to be told.
bool estimates_all(const Advice& advice);
/// Whether it tells an estimate that may well be off by a few points.
bool estimates_roughly(const Advice& advice);

/// In the game's order; with a bot's advice, its choice first and then the others by its estimate.
/// The numbers stay the same.
std::vector<MenuItem> menu_of(const std::vector<NamedChoice>& choices, const Texts& texts,
                              const Advice* advice = nullptr);

}  // namespace reverie::cli
