// SPDX-License-Identifier: Apache-2.0
#include "cli/screens/dream_runners_words.hpp"

#include <algorithm>

#include "cli/screens/dream_runners_glyphs.hpp"

namespace reverie::cli {
using namespace dream_runners;
namespace {

class Telling {
 public:
  Telling(const View& view, const Texts& texts, const Listener& listener)
      : view_(view), texts_(texts), listener_(listener) {}

  std::vector<std::string> tell() {
    if (view_.dream) dream(*view_.dream);
    for (std::uint8_t i = 0; i < view_.players.size(); ++i) player(Seat{i}, view_.players[i]);
    if (view_.viewer != spectator) {
      const PlayerView& me = view_.players[view_.viewer.index];
      for (const OwnedView& owned : me.segments) own_segment(owned);
      if (me.forecast) forecast(*me.forecast);
    }
    for (const ChestView& chest : view_.chests) turned_chest(chest);
    if (view_.phase != Phase::composing) sale();
    return std::move(lines_);
  }

 private:
  void add(const Message& message) { lines_.push_back(texts_.say(message, listener_)); }

  template <Spoken E>
  std::string name(E value) const {
    return texts_.say(term(value).key);
  }

  std::string list(const std::vector<std::string>& items) const {
    if (items.empty()) return texts_.say("cli.dream_runners.words.nothing");
    std::string text;
    for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
    return text;
  }

  std::string reward(Reward reward) const {
    return texts_.say(Message{"cli.dream_runners.words.reward", {}}
                          .with("amount", int{reward.amount})
                          .with("good", reward.good));
  }

  std::string rewards(const Rewards& rewards) const {
    std::vector<std::string> items;
    for (const Reward& one : rewards) items.push_back(reward(one));
    return list(items);
  }

  // --- The dream -------------------------------------------------------------------------------

  void dream(const DreamView& dream) {
    add(Message{"cli.dream_runners.words.dream", {}}
            .with("turn", int{view_.turn})
            .with("turns", turns)
            .with("level", int{dream.level}));
    for (int row = 0; row < frame_width; ++row) {
      std::string cells;
      for (int column = 0; column < frame_width; ++column) {
        const int at = row * frame_width + column;
        cells += (cells.empty() ? "" : "; ") + field_cell_name(field_cell_of(at)) + ' ' +
                 cell(dream.cells[static_cast<std::size_t>(at)]);
      }
      lines_.push_back(cells + '.');
    }
  }

  std::string cell(const CellView& cell) const {
    if (cell.kind == CellKind::reward) return rewards(cell.rewards);
    return texts_.say(Message{"cli.dream_runners.words.cell", {}}
                          .with("kind", cell.kind)
                          .with("number", int{cell.number})
                          .with("holds", held(cell)));
  }

  /// The elements of a crossroads with their numbers, as they are typed.
  std::string held(const CellView& cell) const {
    if (cell.kind != CellKind::crossroads) return rewards(cell.rewards);
    std::vector<std::string> items;
    for (const auto& [number, element] : crossroads_of(view_)) {
      items.push_back("e" + std::to_string(number) + ' ' + reward(element));
    }
    return list(items);
  }

  // --- Players ---------------------------------------------------------------------------------

  void player(Seat seat, const PlayerView& player) {
    if (player.awake) {
      add(Message{"cli.dream_runners.words.awake", {}}.with("seat", seat));
      return;
    }
    std::vector<std::string> fragments;
    for (const Colour colour : all_colours) {
      if (player.fragments[colour] == 0) continue;
      fragments.push_back(texts_.say(Message{"cli.dream_runners.words.reward", {}}
                                         .with("amount", int{player.fragments[colour]})
                                         .with("good", colour)));
    }
    add(Message{"cli.dream_runners.words.player", {}}
            .with("seat", seat)
            .with("serenity", int{player.serenity})
            .with("stars", int{player.stars})
            .with("coins", int{player.coins})
            .with("keys", int{player.keys})
            .with("fragments", list(fragments))
            .with("points", player.score.total()));
    if (view_.phase == Phase::composing && seat != view_.viewer) progress(seat, player);
  }

  void progress(Seat seat, const PlayerView& player) {
    const auto laid = std::ranges::count_if(
        player.segments, [](const OwnedView& owned) { return owned.lying.has_value(); });
    const char* how = player.locked ? "locked" : player.hidden ? "hidden" : "open";
    add(Message{"cli.dream_runners.words.progress", {}}
            .with("seat", seat)
            .with("how", std::string(how))
            .with("laid", laid)
            .with("segments", player.segments.size()));
  }

  // --- Segments --------------------------------------------------------------------------------

  std::string segment(const SegmentView& segment) const {
    std::vector<std::string> effects;
    for (const Effect effect : segment.effects) effects.push_back(name(effect));
    return texts_.say(Message{"cli.dream_runners.words.segment", {}}
                          .with("number", int{segment.number})
                          .with("shape", segment.shape)
                          .with("effects", list(effects))
                          .with("coins", int{segment.coins})
                          .with("points", int{segment.points}));
  }

  void own_segment(const OwnedView& owned) {
    std::vector<std::string> cells;
    if (owned.lying) {
      for (const std::uint8_t cell : owned.lying->cells) cells.push_back(field_cell_name(cell));
    }
    add(Message{owned.lying ? "cli.dream_runners.words.lies" : "cli.dream_runners.words.in_hand",
                {}}
            .with("segment", segment(owned.segment))
            .with("cells", list(cells)));
  }

  void forecast(const Forecast& forecast) {
    std::vector<std::string> gains;
    for (const Reward& one : gains_of(forecast)) gains.push_back(reward(one));
    add(Message{"cli.dream_runners.words.forecast", {}}
            .with("missing", int{forecast.missing})
            .with("surplus", int{forecast.surplus})
            .with("lost", int{forecast.lost})
            .with("gained", int{forecast.gained})
            .with("gains", list(gains)));
    if (forecast.openings > 0) {
      add(Message{"cli.dream_runners.words.opens", {}}.with("count", int{forecast.openings}));
    }
    if (forecast.bat) add(Message{"cli.dream_runners.words.bat", {}});
  }

  // --- What lies beside the dream --------------------------------------------------------------

  void turned_chest(const ChestView& chest) {
    if (!chest.number) return;
    add(Message{"cli.dream_runners.words.chest", {}}
            .with("keys", int{chest.keys})
            .with("holds", rewards(chest.holds)));
  }

  void sale() {
    for (const SaleView& sale : view_.sale) {
      if (!sale.segment) continue;
      add(Message{"cli.dream_runners.words.sale", {}}.with("segment", segment(*sale.segment)));
    }
  }

  const View& view_;
  const Texts& texts_;
  const Listener& listener_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> dream_runners_in_words(const View& view, const Texts& texts,
                                                const Listener& listener) {
  return Telling(view, texts, listener).tell();
}

std::vector<Reward> gains_of(const Forecast& forecast) {
  std::vector<Reward> gains;
  for (const CellForecast& cell : forecast.cells) {
    for (const Reward& gain : cell.gains) {
      const auto same = std::ranges::find(gains, gain.good, &Reward::good);
      if (same == gains.end()) {
        gains.push_back(gain);
      } else {
        same->amount = static_cast<std::uint8_t>(same->amount + gain.amount);
      }
    }
  }
  return gains;
}

std::vector<std::pair<int, Reward>> crossroads_of(const View& view) {
  std::vector<std::pair<int, Reward>> elements;
  const bool before = view.phase == Phase::composing;
  if (!view.dream || (!before && view.phase != Phase::sharing)) return elements;
  for (const CellView& cell : view.dream->cells) {
    if (cell.kind != CellKind::crossroads) continue;
    for (std::uint8_t i = 0; i < cell.rewards.size(); ++i) {
      const auto number = static_cast<std::uint8_t>(i + 1);
      const bool left =
          before || std::ranges::find(view.shared_left, number) != view.shared_left.end();
      if (left) elements.emplace_back(number, cell.rewards[i]);
    }
  }
  return elements;
}

}  // namespace reverie::cli
