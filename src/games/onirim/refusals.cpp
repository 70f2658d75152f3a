// SPDX-License-Identifier: Apache-2.0
// Why an action is not possible, and what is expected instead. Both read a view, never a state: a
// reason must not tell what its reader may not know.
#include <algorithm>
#include <string>
#include <vector>

#include "games/onirim/onirim.hpp"

namespace reverie::onirim {
namespace {

std::optional<Refusal> refuse(Message message, std::string rule) {
  return Refusal{std::move(message), std::move(rule)};
}

/// ON-2W: what two players need of doors matters whenever one could be gained.
std::vector<std::string> with_doors(std::vector<std::string> rules, bool two_players) {
  if (two_players) rules.emplace_back("ON-2W");
  return rules;
}

/// The rules that explain a phase of a game that goes on, the one that it is about first.
std::vector<std::string> rules_of(Phase phase, bool two_players) {
  switch (phase) {
    case Phase::opening: return {two_players ? "ON-2S" : "ON-S1"};
    case Phase::drafting: return {"ON-2S", "ON-2H"};
    case Phase::acting:
      if (two_players) return {"ON-T0", "ON-P1", "ON-P2", "ON-D1", "ON-D2", "ON-2P", "ON-2X"};
      return {"ON-T0", "ON-P1", "ON-P2", "ON-D1", "ON-D2"};
    case Phase::claiming: return with_doors({"ON-P2"}, two_players);
    case Phase::exchanging: return {"ON-2X"};
    case Phase::foreseeing: return {"ON-D2"};
    case Phase::banishing: return {"ON-D2", "ON-D3"};
    case Phase::ordering: return {"ON-D2"};
    case Phase::refilling: return {"ON-R1", "ON-X1"};
    case Phase::unlocking: return with_doors({"ON-R2"}, two_players);
    case Phase::haunted: return {"ON-R3", "ON-N1", "ON-N2", "ON-N3", "ON-N4", "ON-N5"};
    case Phase::revealing: return {"ON-N3"};
    case Phase::redrawing: return {"ON-N4"};
    case Phase::over: break;
  }
  return {};
}

/// The phases in which a verb makes sense.
bool belongs(Verb verb, Phase phase) {
  switch (verb) {
    case Verb::draw: return false;
    case Verb::take: return phase == Phase::drafting;
    case Verb::play:
    case Verb::discard: return phase == Phase::acting;
    case Verb::claim: return phase == Phase::claiming;
    case Verb::leave: return phase == Phase::claiming || phase == Phase::unlocking;
    case Verb::swap:
    case Verb::keep: return phase == Phase::exchanging;
    case Verb::banish: return phase == Phase::banishing;
    case Verb::put: return phase == Phase::ordering;
    case Verb::unlock: return phase == Phase::unlocking;
    case Verb::pay:
    case Verb::yield:
    case Verb::reveal:
    case Verb::drop: return phase == Phase::haunted;
  }
  return false;
}

/// The refusals of the acting player, verb by verb. The phase is right already.
class Judge {
 public:
  explicit Judge(const View& view) : view_(view), me_(view.players[view.viewer.index]) {}

  std::optional<Refusal> judge(const Action& action) const {
    switch (action.verb) {
      case Verb::take: return needs_offer(action.card);
      case Verb::play: return play(action.card, action.place);
      case Verb::discard: return needs_held(action.card, action.place, "ON-D1");
      case Verb::swap: return swap(action.card, action.other);
      case Verb::banish: return needs_foreseen(action.card, 0);
      case Verb::put: return needs_foreseen(action.card, view_.progress);
      case Verb::unlock: return unlock(action.place);
      case Verb::pay: return pay(action.card, action.place);
      case Verb::yield: return yield(action.card);
      case Verb::reveal: return reveal();
      default: return std::nullopt;
    }
  }

 private:
  bool is_held(Card card, Place place) const {
    return place == Place::hand ? me_.hand.contains(card) : view_.common.contains(card);
  }

  std::optional<Refusal> needs_offer(Card card) const {
    if (view_.common.contains(card)) return std::nullopt;
    return refuse(Message{"onirim.no.not_on_offer", {}}.with("card", card), "ON-2S");
  }

  std::optional<Refusal> needs_held(Card card, Place place, const char* rule) const {
    if (is_held(card, place)) return std::nullopt;
    return refuse(Message{"onirim.no.not_held", {}}.with("card", card).with("place", place), rule);
  }

  std::optional<Refusal> play(Card card, Place place) const {
    if (auto refusal = needs_held(card, place, "ON-P1")) return refusal;
    if (me_.row.empty() || symbol_of(me_.row.back()) != symbol_of(card)) return std::nullopt;
    return refuse(
        Message{"onirim.no.same_symbol", {}}.with("card", card).with("symbol", symbol_of(card)),
        "ON-P1");
  }

  std::optional<Refusal> swap(Card own, Card shared) const {
    if (auto refusal = needs_held(own, Place::hand, "ON-2X")) return refusal;
    if (auto refusal = needs_held(shared, Place::common, "ON-2X")) return refusal;
    if (own != shared) return std::nullopt;
    return refuse(Message{"onirim.no.same_card", {}}.with("card", own), "ON-2X");
  }

  std::optional<Refusal> needs_foreseen(Card card, std::size_t from) const {
    for (std::size_t i = from; i < view_.top.size(); ++i) {
      if (view_.top[i].card == card) return std::nullopt;
    }
    return refuse(Message{"onirim.no.not_foreseen", {}}.with("card", card), "ON-D2");
  }

  std::optional<Refusal> unlock(Place place) const {
    const Card key = key_of(colour_of(*view_.drawn));
    if (is_held(key, place)) return std::nullopt;
    return refuse(Message{"onirim.no.no_key_for_door", {}}
                      .with("card", key)
                      .with("door", *view_.drawn)
                      .with("place", place),
                  "ON-R2");
  }

  std::optional<Refusal> pay(Card card, Place place) const {
    if (!is_key(card))
      return refuse(Message{"onirim.no.not_a_key", {}}.with("card", card), "ON-N1");
    const bool any =
        std::ranges::any_of(me_.hand, is_key) || std::ranges::any_of(view_.common, is_key);
    if (!any) return refuse(Message{"onirim.no.no_key", {}}, "ON-N1");
    return needs_held(card, place, "ON-N1");
  }

  std::optional<Refusal> yield(Card door) const {
    if (is_door(door) && me_.doors[colour_of(door)] > 0) return std::nullopt;
    const bool any =
        std::ranges::any_of(all_colours, [&](Colour colour) { return me_.doors[colour] > 0; });
    if (is_door(door) && !any) return refuse(Message{"onirim.no.no_door", {}}, "ON-N2");
    return refuse(Message{"onirim.no.door_not_gained", {}}.with("card", door), "ON-N2");
  }

  std::optional<Refusal> reveal() const {
    if (view_.deck > 0) return std::nullopt;
    return refuse(Message{"onirim.no.deck_empty", {}}, "ON-N5");
  }

  const View& view_;
  const PlayerView& me_;
};

/// ON-2W: of two players one is offered a door of a colour they have. It wins nothing, and the
/// partner needs it: who takes it is warned.
bool would_be_second(const View& view) {
  const bool is_offered = view.phase == Phase::claiming || view.phase == Phase::unlocking;
  if (!is_offered || view.players.size() < 2) return false;
  return view.players[view.active.index].doors[colour_of(*view.drawn)] > 0;
}

/// The fields that an action's verb does not use must be empty, or one move would have two faces.
bool well_formed(const Action& action) {
  const NamedBy named = named_by(action.verb);
  return named.card == (action.card != Card::none) && named.other == (action.other != Card::none) &&
         (named.place || action.place == Place::hand);
}

}  // namespace

std::optional<Refusal> Onirim::why_not(const View& view, const Action& action) const {
  if (!well_formed(action)) return refuse(Message{"onirim.no.nonsense", {}}, "ON-T0");
  if (view.phase == Phase::over) return refuse(Message{"onirim.no.over", {}}, rule_of(view.ending));
  if (action.verb == Verb::draw) return refuse(Message{"onirim.no.not_chance", {}}, "ON-R1");
  if (view.viewer == spectator) return refuse(Message{"onirim.no.spectator", {}}, "ON-T0");
  const std::string rule = rules_of(view.phase, two_players()).front();
  if (is_chance(view.phase)) return refuse(Message{"onirim.no.chance_moves", {}}, rule);
  if (view.viewer != view.active) {
    return refuse(Message{"onirim.no.not_your_turn", {}}.with("seat", view.active), "ON-T0");
  }
  if (!belongs(action.verb, view.phase)) {
    return refuse(Message{"onirim.no.not_now", {}}.with("phase", view.phase), rule);
  }
  return Judge(view).judge(action);
}

Prompt Onirim::prompt(const View& view) const {
  const bool is_over = view.phase == Phase::over;
  Prompt prompt;
  prompt.rules = is_over ? std::vector{rule_of(view.ending)} : rules_of(view.phase, two_players());
  if (!is_over && view.viewer != view.active) {
    prompt.message = Message{"onirim.prompt.waiting", {}}.with("seat", view.active);
    return prompt;
  }
  const std::string_view again = would_be_second(view) ? "_second" : "";
  prompt.message =
      Message{"onirim.prompt." + std::string(name_of(view.phase)) + std::string(again), {}};
  if (view.drawn) prompt.message = std::move(prompt.message).with("card", *view.drawn);
  return prompt;
}

}  // namespace reverie::onirim
