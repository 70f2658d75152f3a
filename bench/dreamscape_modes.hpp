// SPDX-License-Identifier: Apache-2.0
// The ways to play Dreamscape that are measured.
#pragma once

#include <array>
#include <memory>

#include "cli/files/embedded.hpp"
#include "games/dreamscape/dreamscape.hpp"

namespace reverie::bench {

inline constexpr dreamscape::Options against_mr_nightmare{.players = 1};
inline constexpr dreamscape::Options two_dreamers{.players = 2};
inline constexpr dreamscape::Options four_with_nightmares{.players = 4,
                                                          .mode = dreamscape::Mode::nightmare};
inline constexpr std::array dreamscape_modes = {against_mr_nightmare, two_dreamers,
                                                four_with_nightmares};

inline dreamscape::Dreamscape dreamscape_with(const dreamscape::Options& options) {
  static const auto content = dreamscape::Dreamscape::load(embedded).value();
  return dreamscape::Dreamscape::make(options, content).value();
}

}  // namespace reverie::bench
