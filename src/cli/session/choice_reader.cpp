// SPDX-License-Identifier: Apache-2.0
#include "cli/session/choice_reader.hpp"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <charconv>
#include <climits>
#include <iterator>
#include <span>
#include <utility>

#include "core/suggest.hpp"

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

bool ends_in_digit(const icu::UnicodeString& word) {
  return u_isdigit(word.char32At(word.length() - 1)) != 0;
}

bool begins(const icu::UnicodeString& typed, const icu::UnicodeString& whole) {
  return ends_in_digit(whole) ? whole == typed : static_cast<bool>(whole.startsWith(typed));
}

/// Each typed word begins the word in its place; words at the end may be left out.
bool abbreviates(const Words& typed, const Words& whole) {
  if (typed.empty() || typed.size() > whole.size()) return false;
  return std::ranges::equal(typed, std::span(whole).first(typed.size()), begins);
}

/// Each typed word begins a word behind that of the one before; the first and the last are there.
bool abbreviates_with_gaps(const Words& typed, const Words& whole) {
  if (typed.empty() || whole.empty() || !begins(typed.front(), whole.front())) return false;
  if (!begins(typed.back(), whole.back())) return false;
  std::size_t found = 0;
  for (const icu::UnicodeString& word : whole) {
    if (found < typed.size() && begins(typed[found], word)) ++found;
  }
  return found == typed.size();
}

std::optional<std::size_t> numbered(std::string_view typed,
                                    const std::vector<NamedChoice>& choices) {
  int number = 0;
  const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
  if (error != std::errc() || end != typed.data() + typed.size() || number < 1) return std::nullopt;
  const auto found = std::ranges::find(choices, number, &NamedChoice::number);
  if (found == choices.end()) return std::nullopt;
  return static_cast<std::size_t>(found - choices.begin());
}

template <class Fits>
std::vector<std::size_t> all_that_fit(const std::vector<NamedChoice>& choices, Fits fits) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (fits(words_of(choices[i].notation)) || fits(words_of(choices[i].label))) found.push_back(i);
  }
  return found;
}

ChoiceFound found_among(std::vector<std::size_t> candidates) {
  if (candidates.size() == 1) return {candidates.front(), {}};
  return {std::nullopt, std::move(candidates)};
}

/// The first so many, one behind the other.
std::string joined(std::span<const icu::UnicodeString> words, std::size_t most) {
  std::string text;
  for (const icu::UnicodeString& word : words.first(std::min(most, words.size()))) {
    if (!text.empty()) text += ' ';
    word.toUTF8String(text);
  }
  return text;
}

/// Those with the fewest wrong letters, if they are near; words at the end may be left out.
std::vector<std::size_t> least_mistyped(const Words& typed,
                                        const std::vector<NamedChoice>& choices) {
  const std::string text = joined(typed, typed.size());
  std::vector<std::size_t> least;
  int fewest = INT_MAX;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    for (const std::string& whole : {choices[i].notation, choices[i].label}) {
      const std::string meant = joined(words_of(whole), typed.size());
      if (!is_near(text, meant)) continue;
      const int wrong = edit_distance(text, meant);
      if (wrong < fewest) least.clear();
      fewest = std::min(fewest, wrong);
      if (wrong == fewest && (least.empty() || least.back() != i)) least.push_back(i);
    }
  }
  return least;
}

/// The words without a number, or those with one.
Words only(const Words& words, bool with_number) {
  Words some;
  std::ranges::copy_if(words, std::back_inserter(some), [with_number](const auto& word) {
    return ends_in_digit(word) == with_number;
  });
  return some;
}

template <class Keeps>
std::vector<bool> which(const Words& words, Keeps keeps) {
  std::vector<bool> kept;
  for (const icu::UnicodeString& word : words) kept.push_back(keeps(word));
  return kept;
}

/// Those in which it differs from others of its kind, and the last one.
std::vector<bool> telling_words(const NamedChoice& choice, const std::vector<NamedChoice>& all) {
  const Words whole = words_of(choice.notation);
  std::vector<bool> telling(whole.size(), false);
  for (const NamedChoice& other : all) {
    if (other.kind != choice.kind) continue;
    const Words words = words_of(other.notation);
    for (std::size_t i = 0; i < std::min(words.size(), whole.size()); ++i) {
      if (words[i] != whole[i]) telling[i] = true;
    }
  }
  telling.back() = true;
  return telling;
}

/// The first word and those that are kept, each with so many letters; numbers stay whole.
std::string shortened(const Words& words, const std::vector<bool>& kept, std::int32_t letters) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0 && !kept[i]) continue;
    if (!text.empty()) text += ' ';
    const bool whole = ends_in_digit(words[i]);
    (whole ? words[i] : words[i].tempSubString(0, letters)).toUTF8String(text);
  }
  return text;
}

/// Those words of a notation that end in a digit, replaced one after the other.
std::string with_numbers(std::string_view notation, const Words& numbers) {
  std::string text;
  std::size_t next = 0;
  while (!notation.empty()) {
    const std::size_t end = std::min(notation.find(' '), notation.size());
    std::string word(notation.substr(0, end));
    if (ends_in_digit(icu::UnicodeString::fromUTF8(word))) {
      word.clear();
      numbers[next++].toUTF8String(word);
    }
    text += (text.empty() ? "" : " ") + word;
    notation.remove_prefix(std::min(end + 1, notation.size()));
  }
  return text;
}

}  // namespace

ChoiceFound find_choice(std::string_view typed, const std::vector<NamedChoice>& choices) {
  if (const auto number = numbered(typed, choices)) return {number, {}};
  const Words words = words_of(typed);
  const auto exact = all_that_fit(choices, [&](const Words& whole) { return words == whole; });
  if (!exact.empty()) return {exact.front(), {}};
  auto near = all_that_fit(choices, [&](const Words& whole) { return abbreviates(words, whole); });
  if (!near.empty()) return found_among(std::move(near));
  return found_among(all_that_fit(
      choices, [&](const Words& whole) { return abbreviates_with_gaps(words, whole); }));
}

std::vector<std::size_t> near_choices(std::string_view typed,
                                      const std::vector<NamedChoice>& choices) {
  constexpr std::size_t more_than_any_choice_has = 16;
  const Words words = words_of(typed);
  if (words.empty() || words.size() > more_than_any_choice_has) return {};
  for (Words beginning = words; beginning.size() > 1;) {
    beginning.pop_back();
    auto fitting =
        all_that_fit(choices, [&](const Words& whole) { return abbreviates(beginning, whole); });
    if (!fitting.empty()) return fitting;
  }
  return least_mistyped(words, choices);
}

bool is_near(std::string_view typed, std::string_view meant) {
  // Nobody mistypes words of that length, and comparing takes the product of both lengths.
  constexpr std::size_t longest = 64;
  if (typed.size() > longest || meant.size() > longest) return false;
  return edit_distance(typed, meant) <= static_cast<int>(typed.size()) / 3;
}

std::string shortest_form(const NamedChoice& choice, const std::vector<NamedChoice>& all) {
  const Words whole = words_of(choice.notation);
  const auto means_it = [&](const std::string& text) {
    const auto found = find_choice(text, all).index;
    return found && all[*found].notation == choice.notation;
  };
  constexpr std::int32_t longest = 12;
  for (std::int32_t letters = 1; letters <= longest; ++letters) {
    const std::vector<std::vector<bool>> ways{
        which(whole, ends_in_digit), telling_words(choice, all), std::vector(whole.size(), true)};
    for (const std::vector<bool>& kept : ways) {
      const std::string text = shortened(whole, kept, letters);
      if (means_it(text)) return text;
    }
  }
  return choice.notation;
}

std::optional<std::string> completed(std::string_view typed,
                                     const std::vector<NamedChoice>& choices) {
  const Words words = words_of(typed);
  const Words numbers = only(words, true);
  const Words names = only(words, false);
  if (names.empty() || numbers.empty()) return std::nullopt;
  for (const NamedChoice& choice : choices) {
    const Words whole = words_of(choice.notation);
    const bool alike = only(whole, true).size() == numbers.size() &&
                       begins(names.front(), whole.front()) &&
                       abbreviates(names, only(whole, false));
    if (alike) return with_numbers(choice.notation, numbers);
  }
  return std::nullopt;
}

}  // namespace reverie::cli
