// SPDX-License-Identifier: Apache-2.0
// The rules of a game in words, by id: the lines `- **ON-P1** text` of docs/rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/files/library.hpp"

namespace reverie::cli {

struct RuleText {
  std::string id;
  std::string text;
};

/// In the given order; in English where the language has no page of rules.
std::vector<RuleText> rule_texts(const Library& library, std::string_view game,
                                 std::string_view language, const std::vector<std::string>& ids);

}  // namespace reverie::cli
