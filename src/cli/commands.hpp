// SPDX-License-Identifier: Apache-2.0
// What one can type beside the choices of the game: the keys of the bar, or their words.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/texts.hpp"

namespace reverie::cli {

enum class Command : std::uint8_t { undo, hint, rules, news, save, quit };

/// By its key, or by a word for it in English or the person's language; in capitals too.
std::optional<Command> command_called(std::string_view typed, const Texts& texts);

/// The word for a command that was mistyped.
std::optional<std::string> command_near(std::string_view typed, const Texts& texts);

}  // namespace reverie::cli
