// SPDX-License-Identifier: Apache-2.0
#include <cstdlib>

#include "cli/screens/dream_runners_screen.hpp"
#include "cli/screens/dreamscape_screen.hpp"
#include "cli/screens/onirim_screen.hpp"
#include "cli/screens/screen.hpp"

namespace reverie::cli {

const Screen& screen_of(std::string_view game) {
  static const OnirimScreen onirim;
  static const DreamRunnersScreen dream_runners;
  static const DreamscapeScreen dreamscape;
  if (game == onirim::Onirim::id) return onirim;
  if (game == dream_runners::DreamRunners::id) return dream_runners;
  if (game == dreamscape::Dreamscape::id) return dreamscape;
  std::abort();  // a game of the catalogue without a screen: a mistake of ours, found by any test
}

}  // namespace reverie::cli
