// SPDX-License-Identifier: Apache-2.0
// What people may call themselves and say.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "games/registry.hpp"
#include "table/order.hpp"

namespace reverie {

inline constexpr std::size_t longest_name = 24;
inline constexpr std::size_t longest_chat = 500;

/// Valid UTF-8 of 1 to `most` characters of which something can be seen: not only spaces, and
/// nothing invisible but what shapes the signs beside it.
bool is_good_text(std::string_view text, std::size_t most);
inline bool is_good_name(std::string_view name) { return is_good_text(name, longest_name); }
inline bool is_good_chat(std::string_view text) { return is_good_text(text, longest_chat); }

/// What may be said where people agreed on signs only. The catalogues say them in every language,
/// as `table.sign.…`.
inline constexpr std::array<std::string_view, 6> signs = {"hello", "thanks", "thinking",
                                                          "bravo", "alas",   "sorry"};
inline bool is_sign(std::string_view text) { return std::ranges::find(signs, text) != signs.end(); }

/// How people may talk where nobody has said it. Nothing: freely.
inline std::optional<Talk> usual_talk(const AnyGame& game) {
  return game.asks_for_silence() ? std::optional(Talk::silent) : std::nullopt;
}

}  // namespace reverie
