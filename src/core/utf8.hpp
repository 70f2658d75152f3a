// SPDX-License-Identifier: Apache-2.0
// The characters of a text.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace reverie {

/// Takes one character off the front of a text that is not empty; nothing, and the text as it was,
/// if it does not begin with well-formed UTF-8.
std::optional<std::uint32_t> take_character(std::string_view& text);

/// Also what would turn the direction of a line or hide in it.
bool is_control(std::uint32_t character);

}  // namespace reverie
