// SPDX-License-Identifier: Apache-2.0
// What is wrong with a log, for whoever has to mend it.
#pragma once

#include <string>

#include "cli/words/texts.hpp"
#include "core/log.hpp"

namespace reverie::cli {

/// In the words of the catalogues; only that a line is not written as lines of a log are is said in
/// English, as all that is technical.
std::string words_of(const LogProblem& problem, const Texts& texts);

}  // namespace reverie::cli
