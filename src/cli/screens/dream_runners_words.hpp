// SPDX-License-Identifier: Apache-2.0
// A table of Dream Runners in words, for screen readers and pipes; and what both ways to show it
// count together.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cli/words/texts.hpp"
#include "games/dream_runners/view.hpp"

namespace reverie::cli {

std::vector<std::string> dream_runners_in_words(const dream_runners::View& view, const Texts& texts,
                                                const Listener& listener);

/// Of all cells together, one entry a good.
std::vector<dream_runners::Reward> gains_of(const dream_runners::Forecast& forecast);

/// What can be taken at the crossroads of the dream, by the number of the notation: what is left
/// while it is shared, nothing after that.
std::vector<std::pair<int, dream_runners::Reward>> crossroads_of(const dream_runners::View& view);

}  // namespace reverie::cli
