// SPDX-License-Identifier: Apache-2.0
#include "table/words.hpp"

#include "core/utf8.hpp"

namespace reverie {

bool is_good_text(std::string_view text, std::size_t most) {
  std::size_t characters = 0;
  bool says_something = false;
  while (!text.empty()) {
    const auto character = take_character(text);
    if (!character || is_control(*character) || ++characters > most) return false;
    says_something = says_something || (*character != ' ' && *character != 0xA0);
  }
  return says_something;
}

}  // namespace reverie
