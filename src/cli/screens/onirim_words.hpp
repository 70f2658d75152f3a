// SPDX-License-Identifier: Apache-2.0
// A table of Onirim in words, for screen readers and pipes.
#pragma once

#include <string>
#include <vector>

#include "cli/words/texts.hpp"
#include "games/onirim/view.hpp"

namespace reverie::cli {

std::vector<std::string> onirim_in_words(const onirim::View& view, const Texts& texts,
                                         const Listener& listener);

}  // namespace reverie::cli
