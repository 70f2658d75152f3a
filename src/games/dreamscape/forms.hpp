// SPDX-License-Identifier: Apache-2.0
// What is said of an action behind its verb: notation, phrases and descriptions all go by it.
#pragma once

#include <cstdint>
#include <string>

#include "games/dreamscape/actions.hpp"

namespace reverie::dreamscape {

/// How the fields of an action are written behind its verb.
enum class Form : std::uint8_t {
  alone,     // sleep
  numbered,  // token 3
  located,   // move 3
  decked,    // draw 2, draw none
  card,      // complete quiet_pond
  kept,      // keep quiet_pond, keep none
  goal,      // objective deep_water
  fragment,  // order water
  stored,    // store water on quiet_pond
  linked,    // haunt 3-6
  placed,    // place water at c3
  to_cell,   // step c3
  of_cell,   // lift c3
  traded,    // trade 2 stone for water
  sent,      // harvest water to 3
  carried,   // golem b2 to b3, golem 2 of b2 to b3
};

constexpr Form form_of(Verb verb) {
  switch (verb) {
    case Verb::token: return Form::numbered;
    case Verb::objective: return Form::goal;
    case Verb::card:
    case Verb::complete: return Form::card;
    case Verb::keep: return Form::kept;
    case Verb::colour:
    case Verb::fragment:
    case Verb::retain:
    case Verb::order: return Form::fragment;
    case Verb::move:
    case Verb::lake: return Form::located;
    case Verb::store:
    case Verb::invoke: return Form::stored;
    case Verb::haunt: return Form::linked;
    case Verb::place: return Form::placed;
    case Verb::step:
    case Verb::plant: return Form::to_cell;
    case Verb::lift: return Form::of_cell;
    case Verb::trade: return Form::traded;
    case Verb::draw: return Form::decked;
    case Verb::harvest: return Form::sent;
    case Verb::golem: return Form::carried;
    case Verb::collect:
    case Verb::power:
    case Verb::enter:
    case Verb::sleep:
    case Verb::finish:
    case Verb::done: break;
  }
  return Form::alone;
}

/// `3-6`
inline std::string link_name(const World& world, int link) {
  const Link& between = world.links[static_cast<std::size_t>(link)];
  return std::to_string(between.low + 1) + '-' + std::to_string(between.high + 1);
}

}  // namespace reverie::dreamscape
