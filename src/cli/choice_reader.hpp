// SPDX-License-Identifier: Apache-2.0
// What a person typed, as one of the choices: its number, its notation, its label, or the
// beginnings of their words (`p r s` for `play red sun`).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reverie::cli {

struct NamedChoice {
  std::string notation;
  std::string label;
};

struct ChoiceFound {
  /// The choice, if exactly one was meant.
  std::optional<std::size_t> index;
  /// Otherwise those that could have been meant.
  std::vector<std::size_t> candidates;
};

ChoiceFound find_choice(std::string_view typed, const std::vector<NamedChoice>& choices);

}  // namespace reverie::cli
