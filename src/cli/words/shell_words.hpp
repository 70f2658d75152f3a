// SPDX-License-Identifier: Apache-2.0
// Commands that people can copy from the screen into their shell.
#pragma once

#include <string>
#include <string_view>

namespace reverie::cli {

/// One word for a shell, in quotes if it has to be.
std::string shell_word(std::string_view text);

/// How to call this program again, given the first word it was called with: by its path, or by its
/// name where a shell finds that. A script that calls it says its own name in REVERIE_CALLED_AS.
std::string called_as(std::string_view first_word);

}  // namespace reverie::cli
