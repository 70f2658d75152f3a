// SPDX-License-Identifier: Apache-2.0
// The best composition the long way: every segment in the hand and at every spot.
#pragma once

#include "games/dream_runners/composer.hpp"

namespace reverie::naive_composer {

/// What is written in the rules, cell by cell, with nothing of the composer's.
dream_runners::Value worth(const dream_runners::Content& content,
                           const dream_runners::Stakes& stakes,
                           const dream_runners::Composition& composition);

/// The worth of the best of all compositions.
dream_runners::Value best_of_all(const dream_runners::Content& content,
                                 const dream_runners::Stakes& stakes,
                                 const dream_runners::Composition& owned);

}  // namespace reverie::naive_composer
