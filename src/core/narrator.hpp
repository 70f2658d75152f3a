// SPDX-License-Identifier: Apache-2.0
// Games tell what happens as typed events to a narrator. Search listens with `Silence`, which the
// compiler removes; tables listen with `Recorder`.
//
// An event is a described struct with a catalogue key:
//   struct CardPlayed { static constexpr std::string_view key = "onirim.event.card_played"; … };
#pragma once

#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/actor.hpp"
#include "core/message.hpp"

namespace reverie {

template <class E>
concept Event = boost::describe::has_describe_members<E>::value && requires {
  { E::key } -> std::convertible_to<std::string_view>;
};

struct Silence {
  template <Event E>
  constexpr void tell(SeatSet /*audience*/, const E& /*event*/) const {}
};

template <Event E>
Message to_message(const E& event) {
  Message message{std::string(E::key), {}};
  using Members = boost::describe::describe_members<E, boost::describe::mod_public>;
  boost::mp11::mp_for_each<Members>(
      [&](auto member) { message = std::move(message).with(member.name, event.*member.pointer); });
  return message;
}

/// What was told, and to whom. A seat (or the spectator) must be sent only what it is an audience
/// of.
struct Told {
  SeatSet audience;
  Message message;

  friend bool operator==(const Told&, const Told&) = default;
};

class Recorder {
 public:
  template <Event E>
  void tell(SeatSet audience, const E& event) {
    told_.push_back({audience, to_message(event)});
  }

  std::vector<Told> take() { return std::exchange(told_, {}); }

 private:
  std::vector<Told> told_;
};

}  // namespace reverie
