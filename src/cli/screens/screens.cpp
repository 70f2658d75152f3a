// SPDX-License-Identifier: Apache-2.0
#include <cstdlib>

#include "cli/screens/onirim_screen.hpp"
#include "cli/screens/screen.hpp"

namespace reverie::cli {

const Screen& screen_of(std::string_view game) {
  static const OnirimScreen onirim;
  if (game == onirim::Onirim::id) return onirim;
  std::abort();  // a game of the catalogue without a screen: a mistake of ours, found by any test
}

}  // namespace reverie::cli
