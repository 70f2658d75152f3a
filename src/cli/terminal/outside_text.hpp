// SPDX-License-Identifier: Apache-2.0
// Text from outside, typed or read from a file. A terminal obeys control characters, whoever wrote
// them: none of them reaches it.
#pragma once

#include <string>
#include <string_view>

namespace reverie::cli {

/// Room for the longest sentence about a problem, which may quote what a file says.
inline constexpr int most_of_a_problem = 500;

/// A line as a person meant it, without blanks around it: arrows and other keys that write nothing
/// leave escape sequences in it, which are dropped together with all other control characters.
std::string as_typed(std::string_view line);

/// Fit to be shown: control characters as visible signs, cut off after that many columns.
std::string made_visible(std::string_view text, int most_columns);

}  // namespace reverie::cli
