// SPDX-License-Identifier: Apache-2.0
// What is wrong with a log, for whoever has to mend it.
#pragma once

#include <filesystem>
#include <string>

#include "cli/files/files.hpp"
#include "cli/words/texts.hpp"
#include "core/log.hpp"

namespace reverie::cli {

/// In the words of the catalogues.
std::string words_of(const LogProblem& problem, const Texts& texts);
/// Of a file that is not even read.
std::string words_of(const Unreadable& problem, const std::filesystem::path& file,
                     const Texts& texts);

}  // namespace reverie::cli
