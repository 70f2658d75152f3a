// SPDX-License-Identifier: Apache-2.0
// Why an action is not possible, and what is expected instead, in words.
#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "games/dreamscape/cycle.hpp"
#include "games/dreamscape/judge.hpp"

namespace reverie::dreamscape {
namespace {

using RuleIds = std::vector<std::string>;

/// What Mr Nightmare adds to a phase.
RuleIds rules_of_nightmares(const Options& options, Phase phase) {
  if (!has_nightmares(options)) return {};
  const bool alone = is_solo(options);
  switch (phase) {
    case Phase::preparing: return alone ? RuleIds{"DS-N1", "DS-A1"} : RuleIds{"DS-N1"};
    case Phase::emergence: return alone ? RuleIds{"DS-A5"} : RuleIds{};
    case Phase::voyage:
      return alone ? RuleIds{"DS-N2", "DS-N4", "DS-A2"} : RuleIds{"DS-N2", "DS-N4", "DS-N3"};
    case Phase::creation:
      return alone ? RuleIds{"DS-N5", "DS-N6", "DS-N7", "DS-A3", "DS-A4"}
                   : RuleIds{"DS-N5", "DS-N6", "DS-N7"};
    case Phase::dawn: return {"DS-N5", "DS-N6", "DS-N7"};
    default: return {};
  }
}

RuleIds rules_of_phase(Phase phase) {
  switch (phase) {
    case Phase::preparing: return {"DS-S1", "DS-S2", "DS-S3", "DS-S4", "DS-S5", "DS-S6"};
    case Phase::choosing: return {"DS-S3"};
    case Phase::emergence: return {"DS-E1", "DS-E2", "DS-E3", "DS-E4"};
    case Phase::voyage:
      return {"DS-V", "DS-V1", "DS-V2", "DS-V3", "DS-V4", "DS-V5", "DS-V6", "DS-V7"};
    case Phase::haunting: return {"DS-N3"};
    case Phase::creation:
      return {"DS-B1", "DS-B2", "DS-D1", "DS-D2", "DS-D3", "DS-V5",
              "DS-W1", "DS-W2", "DS-W3", "DS-K1", "DS-T1"};
    case Phase::dawn:
      return {"DS-F1", "DS-B1", "DS-B2", "DS-D1", "DS-D2",
              "DS-D3", "DS-W1", "DS-W2", "DS-W3", "DS-K1"};
    case Phase::over: break;
  }
  return {"DS-F4"};
}

/// The rules that explain a moment, the one that it is about first.
RuleIds rules_of(const Options& options, const State& state, const Player* asked) {
  if (asked != nullptr) {
    switch (asked->question) {
      case Question::complete: return {"DS-K2", "DS-K1"};
      case Question::retain: return {"DS-K2"};
      case Question::deck: return {"DS-K3", "DS-K4", "DS-P2"};
      case Question::keep: return {state.phase == Phase::choosing ? "DS-S3" : "DS-K3", "DS-F3"};
      case Question::none: break;
    }
    switch (asked->task) {
      case Task::harvest: return {"DS-P3"};
      case Task::lake:
      case Task::order: return {"DS-P4"};
      case Task::tower: return {"DS-P5"};
      case Task::golem: return {"DS-P6", "DS-W4"};
      case Task::none: break;
    }
  }
  RuleIds rules = rules_of_phase(state.phase);
  std::ranges::move(rules_of_nightmares(options, state.phase), std::back_inserter(rules));
  return rules;
}

/// What the viewer reads, by its end.
std::string prompt_name(const State& state, const Player* asked) {
  const bool deals = state.phase == Phase::preparing || state.phase == Phase::emergence;
  if (state.draw != Draw::nothing && !deals) return "drawing";
  if (asked == nullptr) return std::string(name_of(state.phase));
  if (asked->question == Question::keep && state.phase == Phase::choosing) return "choosing";
  if (asked->question != Question::none) return std::string(name_of(asked->question));
  if (asked->task != Task::none) return std::string(name_of(asked->task));
  if (asked->is_passing()) return "passing";
  return std::string(name_of(state.phase));
}

Message with_arguments(Message message, const Dreamscape& game, const State& state, Seat seat,
                       const Action& action, Reason reason) {
  const Player& me = state.players[seat.index];
  switch (reason) {
    case Reason::not_your_turn: return std::move(message).with("seat", state.acting.first());
    case Reason::not_now: return std::move(message).with("phase", state.phase);
    case Reason::two_already: {
      const Row& row = state.rows[me.location];
      return std::move(message).with("fragment", row[row.size() - 1]);
    }
    case Reason::not_in_hands:
    case Reason::not_left_there:
    case Reason::not_harvested:
    case Reason::not_stored:
      return std::move(message).with("fragment", static_cast<Fragment>(action.what));
    case Reason::too_few:
      return std::move(message)
          .with("fragment", static_cast<Fragment>(action.what))
          .with("count", price_of(static_cast<Fragment>(action.what)));
    case Reason::bag_lacks:
      return std::move(message).with("fragment", static_cast<Fragment>(action.to));
    case Reason::card_not_yours:
    case Reason::slot_taken:
    case Reason::world_stands_still:
      return std::move(message).with("card", Named{&game.content().card_names[action.to]});
    case Reason::not_complete:
    case Reason::not_drawn:
      return std::move(message).with("card", Named{&game.content().card_names[action.what]});
    case Reason::nightmares_left:
      return std::move(message).with("count", int{me.hands[Fragment::nightmare]});
    default: return message;
  }
}

}  // namespace

std::string_view rule_of(Reason reason, const Action& action) {
  const bool pays_with_nightmares =
      action.verb == Verb::trade && static_cast<Fragment>(action.what) == Fragment::nightmare;
  switch (reason) {
    case Reason::not_a_seats:
    case Reason::nonsense:
    case Reason::spectator: return "DS-S1";
    case Reason::over:
    case Reason::no_powers_at_dawn: return "DS-F1";
    case Reason::not_your_turn: return "DS-E4";
    case Reason::not_now:
    case Reason::no_action_points: return "DS-V";
    case Reason::answer_first:
    case Reason::not_asked:
    case Reason::not_complete:
    case Reason::not_stored: return "DS-K2";
    case Reason::walk_on:
    case Reason::dreamer_outside:
    case Reason::no_step_left:
    case Reason::nothing_to_tread:
    case Reason::too_far:
    case Reason::cannot_stop: return "DS-D1";
    case Reason::location_empty:
    case Reason::two_already: return "DS-V1";
    case Reason::not_linked: return "DS-V2";
    case Reason::power_used: return "DS-V4";
    case Reason::haunted: return "DS-N4";
    case Reason::not_in_hands: return "DS-B2";
    case Reason::red_on_card: return "DS-N7";
    case Reason::card_not_yours:
    case Reason::slot_taken: return "DS-V5";
    case Reason::world_stands_still: return "DS-X1";
    case Reason::dreamer_inside:
    case Reason::entrance_not_free: return "DS-V6";
    case Reason::entrance_first: return "DS-B1";
    case Reason::not_beside:
    case Reason::covered: return "DS-B2";
    case Reason::on_nightmare:
    case Reason::red_on_something: return "DS-N5";
    case Reason::no_grass:
    case Reason::no_trees: return "DS-D2";
    case Reason::no_top: return "DS-B2";
    case Reason::too_few:
    case Reason::same_colour:
    case Reason::bag_lacks: return pays_with_nightmares ? "DS-N6" : "DS-D3";
    case Reason::nightmares_left: return "DS-N6";
    case Reason::link_not_free: return "DS-N3";
    case Reason::deck_empty:
    case Reason::not_drawn: return "DS-K3";
    case Reason::deck_closed: return "DS-X2";
    case Reason::must_keep: return "DS-S3";
    case Reason::not_harvested:
    case Reason::location_full: return "DS-P3";
    case Reason::in_order_already:
    case Reason::not_left_there: return "DS-P4";
    case Reason::golem_cannot: return "DS-P6";
  }
  return "DS-V";
}

std::optional<Refusal> Dreamscape::why_not(const View& view, const Action& action) const {
  const State& state = view.state;
  const auto refuse = [&](Reason reason) {
    Message message{"dreamscape.no." + std::string(name_of(reason)), {}};
    const bool sits_here = view.viewer.index < seats();
    return Refusal{with_arguments(std::move(message), *this, state,
                                  sits_here ? view.viewer : Seat{0}, action, reason),
                   std::string(rule_of(reason, action))};
  };
  if (is_chances(action.verb)) return refuse(Reason::not_a_seats);
  if (!is_well_formed(*this, action)) return refuse(Reason::nonsense);
  if (state.phase == Phase::over) return refuse(Reason::over);
  if (view.viewer.index >= seats()) return refuse(Reason::spectator);
  if (state.draw != Draw::nothing) return refuse(Reason::not_now);
  if (!state.acting.contains(view.viewer)) return refuse(Reason::not_your_turn);
  const Verdict verdict = Judge(*this, state, view.viewer).against(action);
  return verdict ? std::optional(refuse(*verdict)) : std::nullopt;
}

Prompt Dreamscape::prompt(const View& view) const {
  const State& state = view.state;
  const bool is_asked =
      state.draw == Draw::nothing && state.acting.contains(view.viewer) && view.viewer != spectator;
  const Player* const asked = is_asked ? &state.players[view.viewer.index] : nullptr;
  const bool waits = !is_asked && state.draw == Draw::nothing && !state.acting.empty();
  if (waits) {
    const bool many = state.acting.size() > 1;
    Message message{many ? "dreamscape.prompt.others" : "dreamscape.prompt.waiting", {}};
    message = many ? std::move(message).with("count", state.acting.size())
                   : std::move(message).with("seat", state.acting.first());
    return {std::move(message).with("phase", state.phase), rules_of(options_, state, nullptr)};
  }
  const std::string name = prompt_name(state, asked);
  Message message{"dreamscape.prompt." + name, {}};
  if (name == "voyage") message = std::move(message).with("points", int{state.action_points});
  if (name == "deck") message = std::move(message).with("count", int{asked->to_draw});
  if (name == "tower" || name == "golem") {
    message = std::move(message).with("count", int{asked->task_left});
  }
  return {std::move(message), rules_of(options_, state, asked)};
}

}  // namespace reverie::dreamscape
