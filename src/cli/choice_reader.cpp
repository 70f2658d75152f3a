// SPDX-License-Identifier: Apache-2.0
#include "cli/choice_reader.hpp"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <charconv>

namespace reverie::cli {
namespace {

using Words = std::vector<icu::UnicodeString>;

/// Words in lower case; signs between them do not count.
Words words_of(std::string_view text) {
  icu::UnicodeString letters =
      icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int>(text.size())));
  letters.toLower();
  Words words;
  icu::UnicodeString word;
  const auto finish = [&] {
    if (!word.isEmpty()) words.push_back(word);
    word.remove();
  };
  for (std::int32_t i = 0; i < letters.length(); i = letters.moveIndex32(i, 1)) {
    const UChar32 letter = letters.char32At(i);
    if (u_isalnum(letter)) {
      word.append(letter);
    } else {
      finish();
    }
  }
  finish();
  return words;
}

/// Each typed word begins the word in its place; words at the end may be left out.
bool abbreviates(const Words& typed, const Words& whole) {
  if (typed.empty() || typed.size() > whole.size()) return false;
  for (std::size_t i = 0; i < typed.size(); ++i) {
    if (!whole[i].startsWith(typed[i])) return false;
  }
  return true;
}

std::optional<std::size_t> number_in(std::string_view typed, std::size_t count) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
  if (error != std::errc() || end != typed.data() + typed.size()) return std::nullopt;
  if (number < 1 || number > count) return std::nullopt;
  return number - 1;
}

}  // namespace

ChoiceFound find_choice(std::string_view typed, const std::vector<NamedChoice>& choices) {
  if (const auto number = number_in(typed, choices.size())) return {number, {}};
  const Words words = words_of(typed);
  ChoiceFound found;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Words notation = words_of(choices[i].notation);
    const Words label = words_of(choices[i].label);
    if (words == notation || words == label) return {i, {}};
    if (abbreviates(words, notation) || abbreviates(words, label)) found.candidates.push_back(i);
  }
  if (found.candidates.size() == 1) return {found.candidates.front(), {}};
  return found;
}

}  // namespace reverie::cli
