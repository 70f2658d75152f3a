// SPDX-License-Identifier: Apache-2.0
#include "games/dream_runners/forecast.hpp"

#include <bit>

#include "games/dream_runners/cover.hpp"
#include "games/dream_runners/openings.hpp"

namespace reverie::dream_runners {
namespace {

class Forecasting {
 public:
  Forecasting(const Content& content, const State& state, const Player& player)
      : content_(content),
        tile_(content.tiles[state.tile]),
        s_(state),
        me_(player),
        cover_(cover_of(content, player.composition)),
        covered_(occupied(content, player.composition, -1)) {}

  Forecast forecast() {
    result_.missing = static_cast<std::uint8_t>(cover_.missing);
    result_.surplus = static_cast<std::uint8_t>(cover_.surplus);
    result_.lost = result_.surplus;
    for (int i = 0; i < frame_cells; ++i) foresee(i);
    result_.serenity = serenity_after(me_.serenity, result_.gained, result_.lost);
    result_.openings =
        static_cast<std::uint8_t>(std::bit_width(openings_of(content_, s_, me_)) - 1);
    return result_;
  }

 private:
  void foresee(int i) {
    const auto at = static_cast<std::size_t>(i);
    const Cell& cell = tile_.cells[at];
    const Consequence here = consequence_of(cell, cover_.effects[at], cover_.gather_symbols);
    const bool empty = (covered_ & cell_bit(field_cell_of(i))) == 0;
    CellForecast seen;
    if (!empty) seen.effect = cover_.effects[at];
    seen.gathered = here.gathered;
    seen.repelled = here.repelled;
    seen.loss = static_cast<std::uint8_t>(here.loss + (empty ? 1 : 0));
    if (here.gathered && cell.kind != CellKind::crossroads) {
      for (const Reward& reward : cell.rewards) gain(seen, gathered(reward, here.doubled));
    }
    result_.lost = static_cast<std::uint8_t>(result_.lost + seen.loss);
    result_.cells.push_back(seen);
    if (cell.kind == CellKind::bat) result_.bat = !here.repelled && me_.composition.unplayed() > 0;
  }

  void gain(CellForecast& seen, Reward reward) {
    seen.gains.push_back(reward);
    if (reward.good != Good::serenity) return;
    result_.gained = static_cast<std::uint8_t>(result_.gained + reward.amount);
  }

  const Content& content_;
  const Tile& tile_;
  const State& s_;
  const Player& me_;
  Cover cover_;
  CellSet covered_;
  Forecast result_;
};

}  // namespace

Forecast forecast_of(const Content& content, const State& state, const Player& player) {
  return Forecasting(content, state, player).forecast();
}

}  // namespace reverie::dream_runners
