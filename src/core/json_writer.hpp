// SPDX-License-Identifier: Apache-2.0
// Described structs as JSON text, written directly: no tree of values in between.
#pragma once

#include <algorithm>
#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/actor.hpp"
#include "core/between.hpp"
#include "core/inline_vector.hpp"
#include "core/message.hpp"
#include "core/names.hpp"
#include "core/raw_json.hpp"

namespace reverie {

void write_json(std::string& out, std::string_view text);
inline void write_json(std::string& out, const std::string& text) {
  write_json(out, std::string_view(text));
}
inline void write_json(std::string& out, bool value) { out += value ? "true" : "false"; }
template <std::integral T>
void write_json(std::string& out, T value) {
  if (value >= 0 && value < 10) {  // most numbers of a game are
    out += static_cast<char>('0' + static_cast<char>(value));
    return;
  }
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  out.append(digits.data(), end);
}
void write_json(std::string& out, double value);
template <int Low, int High>
void write_json(std::string& out, Between<Low, High> number) {
  write_json(out, int{number});
}
inline void write_json(std::string& out, Seat seat) { write_json(out, seat.index); }
void write_json(std::string& out, SeatSet seats);
inline void write_json(std::string& out, const Term& term) { write_json(out, term.key); }
inline void write_json(std::string& out, const RawJson& json) { out += json.text; }
template <class T>
void write_json(std::string& out, const Written<T>& json) {
  out += json.text;
}
void write_json(std::string& out, const Message& message);

/// What is a name in the code needs no escapes.
inline void write_json_name(std::string& out, std::string_view name) {
  out += '"';
  out += name;
  out += '"';
}
template <NamedEnum E>
void write_json(std::string& out, E value) {
  write_json_name(out, name_of(value));
}
template <class T>
void write_json(std::string& out, const std::optional<T>& value);
template <class T>
void write_json(std::string& out, const std::vector<T>& items);
template <class T, std::size_t N>
void write_json(std::string& out, const std::array<T, N>& items);
template <class T, std::size_t N>
void write_json(std::string& out, const InlineVector<T, N>& items);
template <NamedEnum E, class T>
void write_json(std::string& out, const PerEnum<E, T>& values);
template <class T>
  requires boost::describe::has_describe_members<T>::value
void write_json(std::string& out, const T& object);

namespace detail {

/// `,"name":`, put together by the compiler: a view is half names.
template <class Member>
struct MemberText {
  static constexpr std::string_view name = Member::name;
  std::array<char, name.size() + 4> text{};

  constexpr MemberText() {
    text[0] = ',';
    text[1] = '"';
    std::copy(name.begin(), name.end(), text.begin() + 2);
    text[name.size() + 2] = '"';
    text[name.size() + 3] = ':';
  }
};
template <class Member>
inline constexpr MemberText<Member> member_text;

template <class Range>
void write_json_list(std::string& out, const Range& items) {
  out += '[';
  bool first = true;
  for (const auto& item : items) {
    if (!first) out += ',';
    first = false;
    write_json(out, item);
  }
  out += ']';
}

}  // namespace detail

template <class T>
void write_json(std::string& out, const std::optional<T>& value) {
  if (value) {
    write_json(out, *value);
  } else {
    out += "null";
  }
}

template <class T>
void write_json(std::string& out, const std::vector<T>& items) {
  detail::write_json_list(out, items);
}

template <class T, std::size_t N>
void write_json(std::string& out, const std::array<T, N>& items) {
  detail::write_json_list(out, items);
}

template <class T, std::size_t N>
void write_json(std::string& out, const InlineVector<T, N>& items) {
  detail::write_json_list(out, items);
}

/// An object with the enumerators as keys.
template <NamedEnum E, class T>
void write_json(std::string& out, const PerEnum<E, T>& values) {
  out += '{';
  bool first = true;
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto described) {
    if (!first) out += ',';
    first = false;
    write_json_name(out, described.name);
    out += ':';
    write_json(out, values[described.value]);
  });
  out += '}';
}

template <class T>
  requires boost::describe::has_describe_members<T>::value
void write_json(std::string& out, const T& object) {
  out += '{';
  bool first = true;
  if constexpr (requires { T::type; }) {  // one of several that a reader tells apart by it
    out += "\"type\":";
    write_json(out, T::type);
    first = false;
  }
  using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
  boost::mp11::mp_for_each<Members>([&](auto member) {
    const auto& text = detail::member_text<decltype(member)>.text;
    const std::size_t skipped = first ? 1 : 0;
    out.append(text.data() + skipped, text.size() - skipped);
    first = false;
    write_json(out, object.*member.pointer);
  });
  out += '}';
}

template <class T>
std::string to_json(const T& value) {
  std::string out;
  write_json(out, value);
  return out;
}

}  // namespace reverie
