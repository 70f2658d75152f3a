// SPDX-License-Identifier: Apache-2.0
#include "cli/words/shell_words.hpp"

#include <cstdlib>

namespace reverie::cli {

std::string shell_word(std::string_view text) {
  constexpr std::string_view harmless =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./:,@%";
  if (!text.empty() && text.find_first_not_of(harmless) == std::string_view::npos) {
    return std::string(text);
  }
  std::string quoted = "'";
  for (const char letter : text) {
    if (letter == '\'') {
      quoted += R"('\'')";
    } else {
      quoted += letter;
    }
  }
  return quoted + '\'';
}

std::string called_as(std::string_view first_word) {
  const char* script = std::getenv("REVERIE_CALLED_AS");
  if (script != nullptr && *script != '\0') return shell_word(script);
  return first_word.find('/') == std::string_view::npos ? "reverie" : shell_word(first_word);
}

}  // namespace reverie::cli
