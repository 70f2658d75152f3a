// SPDX-License-Identifier: Apache-2.0
// The valid word nearest to a mistyped one.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace reverie {

/// How many letters must be inserted, removed, replaced or swapped with a neighbour.
int edit_distance(std::string_view a, std::string_view b);

/// The nearest candidate, or nothing when none is near enough to be meant.
std::optional<std::string> nearest(std::string_view word, std::span<const std::string> candidates);

/// "did you mean 'x'?", or all the words that there are.
std::string hint_at(std::string_view word, const std::vector<std::string>& words);

}  // namespace reverie
