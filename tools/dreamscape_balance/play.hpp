// SPDX-License-Identifier: Apache-2.0
// Games of Dreamscape between bots of one level, counted.
#pragma once

#include <cstdint>

#include "agents/bot.hpp"
#include "games/dreamscape/dreamscape.hpp"
#include "tally.hpp"

namespace reverie::balance {

/// Everything that many threads may share.
struct SelfPlay {
  Dreamscape game;
  BotSpec bot;
  ContentReader content;
};

/// The game of this seed.
void play(const SelfPlay& self_play, std::uint64_t seed, Tally& tally);

}  // namespace reverie::balance
