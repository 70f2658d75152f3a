// SPDX-License-Identifier: Apache-2.0
// Why an action is not possible, and what is expected instead. Both read a view, never a state: a
// reason must not tell what its reader may not know.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/dream_runners/dream_runners.hpp"

namespace reverie::dream_runners {
namespace {

using Verdict = std::optional<Refusal>;

Verdict refuse(Message message, std::string rule) {
  return Refusal{std::move(message), std::move(rule)};
}

/// The rules that explain a phase, the one that it is about first.
std::vector<std::string> rules_of(Phase phase) {
  switch (phase) {
    case Phase::dealing: return {"DR-S2"};
    case Phase::dreaming: return {"DR-S1", "DR-N"};
    case Phase::composing:
      return {"DR-A",  "DR-A1", "DR-A2", "DR-B1", "DR-B2", "DR-B3", "DR-B4",
              "DR-P1", "DR-P2", "DR-P3", "DR-P4", "DR-P5", "DR-P6"};
    case Phase::sharing: return {"DR-P5"};
    case Phase::opening: return {"DR-B", "DR-P4"};
    case Phase::unlocking: return {"DR-P4"};
    case Phase::colouring: return {"DR-B5", "DR-P6"};
    case Phase::bat: return {"DR-P2"};
    case Phase::buying:
    case Phase::restocking: return {"DR-I"};
    case Phase::calming: return {"DR-I", "DR-N"};
    case Phase::over: break;
  }
  return {"DR-F", "DR-F2"};
}

bool is_chance(Phase phase) {
  return phase == Phase::dealing || phase == Phase::dreaming || phase == Phase::unlocking ||
         phase == Phase::restocking;
}

/// Everybody who waits may act, or the active seat alone.
bool is_for_all(Phase phase) { return phase == Phase::composing || phase == Phase::calming; }

bool expects(const View& view, Seat seat) {
  if (is_chance(view.phase) || view.phase == Phase::over) return false;
  return is_for_all(view.phase) ? view.waiting.contains(seat) : view.active == seat;
}

/// The phase in which a seat does this; nothing for what chance and the clock do.
std::optional<Phase> phase_of(Verb verb) {
  switch (verb) {
    case Verb::place:
    case Verb::take_back:
    case Verb::lock: return Phase::composing;
    case Verb::share: return Phase::sharing;
    case Verb::open: return Phase::opening;
    case Verb::choose: return Phase::colouring;
    case Verb::give_up: return Phase::bat;
    case Verb::buy:
    case Verb::pass: return Phase::buying;
    case Verb::calm:
    case Verb::finish: return Phase::calming;
    default: return std::nullopt;
  }
}

/// Something that exists is named, and what the verb does not need is zero.
bool well_formed(const Action& action) {
  switch (action.verb) {
    case Verb::place:
      return action.what < all_segments && action.spot < spots_of(shape_of(action.what)).size();
    case Verb::take_back:
    case Verb::give_up:
    case Verb::buy: return action.what < all_segments && action.spot == 0;
    case Verb::share: return action.what < most_rewards && action.spot == 0;
    case Verb::open: return action.what <= most_openings && action.spot == 0;
    case Verb::choose: return action.what < all_colours.size() && action.spot == 0;
    default: return action.what == 0 && action.spot == 0;
  }
}

Message about(const char* key, int segment) {
  return Message{key, {}}.with("segment", segment + 1).with("shape", shape_of(segment));
}

Verdict coins_missing(int price, int coins) {
  return refuse(Message{"dream_runners.no.coins_missing", {}}
                    .with("price", price)
                    .with("missing", price - coins),
                "DR-I");
}

/// Why there is no serenity for sale, if there is none.
Verdict no_serenity_for(const PlayerView& player) {
  if (player.serenity >= most_serenity) {
    return refuse(
        Message{"dream_runners.no.serenity_full", {}}.with("serenity", int{most_serenity}), "DR-I");
  }
  if (player.coins < price_of_serenity) return coins_missing(price_of_serenity, player.coins);
  return std::nullopt;
}

/// Why a seat that dreams on is not expected to act in a phase that has come.
Verdict not_expected(const View& view, const Action& action) {
  const PlayerView& me = view.players[view.viewer.index];
  if (view.phase == Phase::composing) {
    return refuse(Message{"dream_runners.no.locked", {}}, "DR-A1");
  }
  if (view.phase == Phase::calming) {
    if (auto refusal = no_serenity_for(me)) return refusal;
    return refuse(Message{"dream_runners.no.finished", {}}, "DR-I");
  }
  if (action.verb == Verb::buy && me.coins < price_of_a_segment) {
    return coins_missing(price_of_a_segment, me.coins);
  }
  return refuse(Message{"dream_runners.no.not_your_turn", {}}.with("seat", view.active),
                rules_of(view.phase).front());
}

/// The refusals of a seat that may act in this phase, verb by verb.
class Judge {
 public:
  Judge(const Content& content, const View& view)
      : content_(content), view_(view), me_(view.players[view.viewer.index]) {}

  Verdict judge(const Action& action) const {
    switch (action.verb) {
      case Verb::place: return place(action.what, action.spot);
      case Verb::take_back: return take_back(action.what);
      case Verb::share: return share(action.what);
      case Verb::open: return open(action.what);
      case Verb::choose: return choose(static_cast<Colour>(action.what));
      case Verb::give_up: return give_up(action.what);
      case Verb::buy: return buy(action.what);
      case Verb::calm: return no_serenity_for(me_);
      default: return std::nullopt;
    }
  }

 private:
  const OwnedView* find(int segment) const {
    const auto* const owned = std::ranges::find(
        me_.segments, segment + 1, [](const OwnedView& one) { return int{one.segment.number}; });
    return owned == me_.segments.end() ? nullptr : owned;
  }

  Verdict needs_change(int segment) const {
    if (find(segment) == nullptr) {
      return refuse(about("dream_runners.no.not_owned", segment), "DR-A");
    }
    if (me_.changes_left > 0) return std::nullopt;
    return refuse(Message{"dream_runners.no.no_changes_left", {}}.with("count", int{most_changes}),
                  "DR-A");
  }

  Verdict place(int segment, int spot) const {
    if (auto refusal = needs_change(segment)) return refusal;
    const Spot& wanted = spots_of(shape_of(segment))[static_cast<std::size_t>(spot)];
    if (wanted.turns >= distinct_turns(content_.segments[static_cast<std::size_t>(segment)])) {
      return refuse(about("dream_runners.no.looks_alike", segment).with("turns", wanted.turns - 2),
                    "DR-A");
    }
    for (const OwnedView& owned : me_.segments) {
      if (!owned.lying) continue;
      if (owned.segment.number != segment + 1) {
        if (covers(wanted, *owned.lying)) {
          return refuse(about("dream_runners.no.cell_taken", owned.segment.number - 1), "DR-A");
        }
      } else if (owned.lying->turns == wanted.turns && owned.lying->cells[0] == wanted.first) {
        return refuse(about("dream_runners.no.lies_there", segment), "DR-A");
      }
    }
    return std::nullopt;
  }

  static bool covers(const Spot& spot, const Lying& lying) {
    return std::ranges::any_of(
        lying.cells, [&](std::uint8_t cell) { return (spot.covers & cell_bit(cell)) != 0; });
  }

  Verdict take_back(int segment) const {
    if (auto refusal = needs_change(segment)) return refusal;
    if (find(segment)->lying) return std::nullopt;
    return refuse(about("dream_runners.no.in_hand", segment), "DR-A");
  }

  Verdict share(std::uint8_t element) const {
    const int number = element + 1;
    if (view_.shared_left.contains(static_cast<std::uint8_t>(number))) return std::nullopt;
    return refuse(Message{"dream_runners.no.not_to_share", {}}.with("number", number), "DR-P5");
  }

  Verdict open(int times) const {
    if (view_.openings.contains(static_cast<std::uint8_t>(times))) return std::nullopt;
    return refuse(Message{"dream_runners.no.not_so_often", {}}.with("times", times), "DR-B");
  }

  Verdict choose(Colour colour) const {
    if (view_.supply.fragments[colour] > 0) return std::nullopt;
    return refuse(Message{"dream_runners.no.no_fragment_left", {}}.with("colour", colour), "DR-C4");
  }

  Verdict give_up(int segment) const {
    const OwnedView* const owned = find(segment);
    if (owned == nullptr) return refuse(about("dream_runners.no.not_owned", segment), "DR-P2");
    if (!owned->lying) return std::nullopt;
    return refuse(about("dream_runners.no.was_played", segment), "DR-P2");
  }

  Verdict buy(int segment) const {
    const bool for_sale = std::ranges::any_of(view_.sale, [&](const SaleView& sale) {
      return sale.segment && sale.segment->number == segment + 1;
    });
    if (for_sale) return std::nullopt;
    return refuse(about("dream_runners.no.not_for_sale", segment), "DR-I");
  }

  const Content& content_;
  const View& view_;
  const PlayerView& me_;
};

/// Whose move the others wait for.
SeatSet awaited(const View& view) { return is_for_all(view.phase) ? view.waiting : view.active; }

/// Of the dream that is being resolved.
int keys_of_chest(const View& view) {
  return std::ranges::find(view.dream->cells, CellKind::chest, &CellView::kind)->number;
}

/// What the viewer reads, by its end. Nobody is hurried where there is no clock (DR-A2).
std::string prompt_name(const View& view, bool timed) {
  if (view.phase == Phase::over || is_chance(view.phase)) return std::string(name_of(view.phase));
  if (!expects(view, view.viewer)) return awaited(view).size() > 1 ? "others" : "waiting";
  if (view.phase == Phase::composing && view.sand == Sand::running) {
    return timed ? "hurrying" : "finishing_freely";
  }
  if (view.phase == Phase::composing && !timed) return "composing_freely";
  const bool asks_who_is_ready = view.phase == Phase::calming && timed && view.turn < turns;
  if (asks_who_is_ready) {  // DR-N
    return no_serenity_for(view.players[view.viewer.index]) ? "getting_ready" : "resting";
  }
  return std::string(name_of(view.phase));
}

}  // namespace

std::optional<Refusal> DreamRunners::why_not(const View& view, const Action& action) const {
  const auto phase = phase_of(action.verb);
  if (!phase) return refuse(Message{"dream_runners.no.not_a_seats", {}}, "DR-A2");
  if (!well_formed(action)) return refuse(Message{"dream_runners.no.nonsense", {}}, "DR-A");
  if (view.phase == Phase::over) return refuse(Message{"dream_runners.no.over", {}}, "DR-F");
  if (view.viewer.index >= seats()) {
    return refuse(Message{"dream_runners.no.spectator", {}}, "DR-C1");
  }
  if (view.players[view.viewer.index].awake) {
    return refuse(Message{"dream_runners.no.awake", {}}, "DR-B6");
  }
  if (*phase != view.phase) {
    return refuse(Message{"dream_runners.no.not_now", {}}.with("phase", view.phase),
                  rules_of(view.phase).front());
  }
  if (!expects(view, view.viewer)) return not_expected(view, action);
  return Judge(*content_, view).judge(action);
}

Prompt DreamRunners::prompt(const View& view) const {
  const std::string name = prompt_name(view, options().seconds > 0);
  Message message{"dream_runners.prompt." + name, {}};
  if (name == "finishing_freely") message = std::move(message).with("seat", view.first);
  if (name == "waiting") message = std::move(message).with("seat", awaited(view).first());
  if (name == "others") message = std::move(message).with("count", awaited(view).size());
  if (name == "waiting" || name == "others") message = std::move(message).with("phase", view.phase);
  if (name == name_of(Phase::opening)) {
    message = std::move(message).with("count", keys_of_chest(view));
  }
  if (name == name_of(Phase::colouring)) {
    const bool pair = view.players[view.viewer.index].wild_pairs > 0;
    message = std::move(message).with("count", pair ? 2 : 1);
  }
  return {std::move(message), rules_of(view.phase)};
}

}  // namespace reverie::dream_runners
