// SPDX-License-Identifier: Apache-2.0
// Text measured in the columns it takes on a terminal. Escape sequences take none.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reverie::cli {

int display_width(std::string_view text);

/// At most that many columns; what is cut off is shown by an ellipsis.
std::string clip(std::string_view text, int width);
/// Exactly that many columns.
std::string fit(std::string_view text, int width);
/// Blanks in front, so that it ends in that column.
std::string fit_right(std::string_view text, int width);

/// Lines of at most that many columns, broken between words; within one only if it fills a line.
std::vector<std::string> wrap(std::string_view text, int width);

std::string without_escapes(std::string_view text);

std::string repeat(std::string_view text, int times);

}  // namespace reverie::cli
