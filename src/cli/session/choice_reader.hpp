// SPDX-License-Identifier: Apache-2.0
// What a person typed, as one of the choices: its number, its notation, its label, or the
// beginnings of their words (`p r s` for `play red sun`). Where that fits nothing, words between
// may be left out too (`p s3 c4` for `place s3 at c4`). A word that ends in a digit is never
// shortened.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reverie::cli {

struct NamedChoice {
  std::string notation;
  std::string label;
  /// The same for choices that differ only in what they are about, such as all cards to discard.
  std::string kind;
  /// As typed; zero for one of so many that a menu does not list them.
  int number = 0;
};

struct ChoiceFound {
  /// The choice, if exactly one was meant.
  std::optional<std::size_t> index;
  /// Otherwise those that could have been meant.
  std::vector<std::size_t> candidates;
};

ChoiceFound find_choice(std::string_view typed, const std::vector<NamedChoice>& choices);

/// Those that may have been meant by what fits none: they begin with the same words, or differ by a
/// few letters. Empty where none is near.
std::vector<std::size_t> near_choices(std::string_view typed,
                                      const std::vector<NamedChoice>& choices);

/// Whether it looks like a slip of the fingers: less than every third letter is wrong.
bool is_near(std::string_view typed, std::string_view meant);

/// How little of a choice's notation is enough among all of them: its first letter and the words
/// with numbers, then also words in which it differs from its kind, then more letters.
std::string shortest_form(const NamedChoice& choice, const std::vector<NamedChoice>& all);

/// What was meant, in full, although it is none of the choices: the notation of a choice like it
/// with the numbers that were typed. So the game can say why not.
std::optional<std::string> completed(std::string_view typed,
                                     const std::vector<NamedChoice>& choices);

}  // namespace reverie::cli
