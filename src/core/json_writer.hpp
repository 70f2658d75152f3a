// SPDX-License-Identifier: Apache-2.0
// Described structs as JSON text, written directly: no tree of values in between.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/bounded_json.hpp"
#include "core/inline_vector.hpp"
#include "core/message.hpp"
#include "core/names.hpp"
#include "core/raw_json.hpp"

namespace reverie {

/// More than this is not made room for at once: it is written part by part.
inline constexpr std::size_t most_at_once = 1024;

template <class T>
concept WrittenAtOnce = HasBoundedJson<T> && BoundedJson<T>::most <= most_at_once;

void write_json(std::string& out, std::string_view text);
inline void write_json(std::string& out, const std::string& text) {
  write_json(out, std::string_view(text));
}
void write_json(std::string& out, double value);
inline void write_json(std::string& out, const Term& term) { write_json(out, term.key); }
inline void write_json(std::string& out, const RawJson& json) { out += json.text; }
template <class T>
void write_json(std::string& out, const Written<T>& json) {
  out += json.text;
}
void write_json(std::string& out, const Message& message);

template <WrittenAtOnce T>
void write_json(std::string& out, const T& value);
template <class T>
  requires(!WrittenAtOnce<std::optional<T>>)
void write_json(std::string& out, const std::optional<T>& value);
template <class T>
void write_json(std::string& out, const std::vector<T>& items);
template <class T, std::size_t N>
  requires(!WrittenAtOnce<std::array<T, N>>)
void write_json(std::string& out, const std::array<T, N>& items);
template <class T, std::size_t N>
  requires(!WrittenAtOnce<InlineVector<T, N>>)
void write_json(std::string& out, const InlineVector<T, N>& items);
template <NamedEnum E, class T>
  requires(!WrittenAtOnce<PerEnum<E, T>>)
void write_json(std::string& out, const PerEnum<E, T>& values);
template <class T>
  requires(boost::describe::has_describe_members<T>::value && !WrittenAtOnce<T>)
void write_json(std::string& out, const T& object);

namespace detail {

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

template <class Described, bool IsFirst>
void write_json_key(std::string& out) {
  out.append(key_text<Described, IsFirst>.data(), key_text<Described, IsFirst>.size());
}

}  // namespace detail

template <WrittenAtOnce T>
void write_json(std::string& out, const T& value) {
  const std::size_t before = out.size();
  out.resize_and_overwrite(before + BoundedJson<T>::most, [&](char* text, std::size_t) {
    return static_cast<std::size_t>(BoundedJson<T>::put(text + before, value) - text);
  });
}

template <class T>
  requires(!WrittenAtOnce<std::optional<T>>)
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
  requires(!WrittenAtOnce<std::array<T, N>>)
void write_json(std::string& out, const std::array<T, N>& items) {
  detail::write_json_list(out, items);
}

template <class T, std::size_t N>
  requires(!WrittenAtOnce<InlineVector<T, N>>)
void write_json(std::string& out, const InlineVector<T, N>& items) {
  detail::write_json_list(out, items);
}

/// An object with the enumerators as keys.
template <NamedEnum E, class T>
  requires(!WrittenAtOnce<PerEnum<E, T>>)
void write_json(std::string& out, const PerEnum<E, T>& values) {
  detail::for_each_described<boost::describe::describe_enumerators<E>>(
      [&](auto described, auto is_first) {
        detail::write_json_key<decltype(described), is_first>(out);
        write_json(out, values[described.value]);
      });
  out += '}';
}

template <class T>
  requires(boost::describe::has_describe_members<T>::value && !WrittenAtOnce<T>)
void write_json(std::string& out, const T& object) {
  constexpr bool has_type = requires { T::type; };
  if constexpr (has_type) {  // one of several that a reader tells apart by it
    out += "{\"type\":";
    write_json(out, T::type);
  }
  detail::for_each_described<detail::PublicMembers<T>>([&](auto member, auto is_first) {
    detail::write_json_key<decltype(member), is_first && !has_type>(out);
    write_json(out, object.*member.pointer);
  });
  if constexpr (!has_type && boost::mp11::mp_empty<detail::PublicMembers<T>>::value) out += '{';
  out += '}';
}

template <class T>
std::string to_json(const T& value) {
  std::string out;
  write_json(out, value);
  return out;
}

}  // namespace reverie
