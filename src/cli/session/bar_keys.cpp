// SPDX-License-Identifier: Apache-2.0
#include "cli/session/bar_keys.hpp"

#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "cli/session/choice_reader.hpp"
#include "core/suggest.hpp"

namespace reverie::cli {
namespace {

constexpr std::array<std::pair<BarKey, std::string_view>, 7> bar_keys = {{
    {BarKey::undo, "cli.command.undo"},
    {BarKey::hint, "cli.command.hint"},
    {BarKey::look, "cli.command.look"},
    {BarKey::rules, "cli.command.rules"},
    {BarKey::news, "cli.command.news"},
    {BarKey::save, "cli.command.save"},
    {BarKey::quit, "cli.command.quit"},
}};

std::string in_lower_case(std::string_view text) {
  std::string lower;
  return icu::UnicodeString::fromUTF8(
             icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())))
      .toLower()
      .toUTF8String(lower);
}

/// The catalogue lists them in one text: `u, annuler, undo`.
std::vector<std::string> names_of(std::string_view key, const Texts& texts) {
  const std::string list = texts.say(key);
  std::vector<std::string> names;
  for (std::size_t start = 0; start < list.size();) {
    const std::size_t end = std::min(list.find(", ", start), list.size());
    names.push_back(list.substr(start, end - start));
    start = end + 2;
  }
  return names;
}

}  // namespace

std::optional<BarKey> bar_key_called(std::string_view typed, const Texts& texts) {
  const std::string wanted = in_lower_case(typed);
  for (const auto& [bar_key, text] : bar_keys) {
    const auto names = names_of(text, texts);
    if (std::ranges::find(names, wanted) != names.end()) return bar_key;
  }
  return std::nullopt;
}

std::optional<std::string> bar_key_near(std::string_view typed, const Texts& texts) {
  const std::string wanted = in_lower_case(typed);
  std::optional<std::string> nearest;
  for (const auto& [bar_key, text] : bar_keys) {
    for (const std::string& name : names_of(text, texts)) {
      if (name.size() == 1 || !is_near(wanted, name)) continue;
      const bool is_nearer =
          !nearest || edit_distance(wanted, name) < edit_distance(wanted, *nearest);
      if (is_nearer) nearest = name;
    }
  }
  return nearest;
}

}  // namespace reverie::cli
