// SPDX-License-Identifier: Apache-2.0
// What people may call themselves and say.
#pragma once

#include <cstddef>
#include <string_view>

namespace reverie {

inline constexpr std::size_t longest_name = 24;
inline constexpr std::size_t longest_chat = 500;

/// Valid UTF-8 of 1 to `most` characters, none of them a control character, not only spaces.
bool is_good_text(std::string_view text, std::size_t most);
inline bool is_good_name(std::string_view name) { return is_good_text(name, longest_name); }
inline bool is_good_chat(std::string_view text) { return is_good_text(text, longest_chat); }

}  // namespace reverie
