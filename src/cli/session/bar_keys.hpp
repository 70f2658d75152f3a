// SPDX-License-Identifier: Apache-2.0
// What one can type beside the choices of the game: the keys of the bar, or their words.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/words/texts.hpp"

namespace reverie::cli {

enum class BarKey : std::uint8_t { undo, hint, look, rules, news, save, quit };

/// By its key, or by a word for it in English or the person's language; in capitals too.
std::optional<BarKey> bar_key_called(std::string_view typed, const Texts& texts);

/// The word that was mistyped.
std::optional<std::string> bar_key_near(std::string_view typed, const Texts& texts);

}  // namespace reverie::cli
