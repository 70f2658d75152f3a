// SPDX-License-Identifier: Apache-2.0
// Described structs as a tree of Boost.JSON values: the usual way to JSON, and the baseline for
// `write_json`. The text is the same.
#pragma once

#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <optional>

#include "core/actor.hpp"
#include "core/inline_vector.hpp"
#include "core/names.hpp"

namespace reverie::bench {

template <std::integral T>
boost::json::value to_value(T value) {
  return value;
}
inline boost::json::value to_value(Seat seat) { return seat.index; }
inline boost::json::value to_value(SeatSet seats) {
  boost::json::array list;
  for (std::uint8_t i = 0; i <= max_seats; ++i) {
    if (seats.contains(Seat{i})) list.emplace_back(i);
  }
  return list;
}
template <NamedEnum E>
boost::json::value to_value(E value) {
  return boost::json::string(name_of(value));
}

template <class T>
boost::json::value to_value(const std::optional<T>& value) {
  return value ? to_value(*value) : boost::json::value();
}
template <class T>
  requires boost::describe::has_describe_members<T>::value
boost::json::value to_value(const T& object);

template <NamedEnum E, class T>
boost::json::value to_value(const PerEnum<E, T>& values) {
  boost::json::object object;
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
      [&](auto described) { object.emplace(described.name, to_value(values[described.value])); });
  return object;
}

template <class T, std::size_t N>
boost::json::value to_value(const InlineVector<T, N>& items) {
  boost::json::array list;
  for (const T& item : items) list.push_back(to_value(item));
  return list;
}

template <class T>
  requires boost::describe::has_describe_members<T>::value
boost::json::value to_value(const T& object) {
  boost::json::object members;
  using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
  boost::mp11::mp_for_each<Members>(
      [&](auto member) { members.emplace(member.name, to_value(object.*member.pointer)); });
  return members;
}

}  // namespace reverie::bench
