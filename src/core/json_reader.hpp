// SPDX-License-Identifier: Apache-2.0
// Described structs from JSON: the other direction of json_writer.hpp. What does not fit is named
// with its place and what would fit.
#pragma once

#include <algorithm>
#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <concepts>
#include <expected>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/actor.hpp"
#include "core/message.hpp"
#include "core/names.hpp"
#include "core/raw_json.hpp"
#include "core/suggest.hpp"
#include "core/wrappers.hpp"

namespace reverie {

/// Refuses an object in which a name stands twice: one reader would take the first, another the
/// last.
std::expected<boost::json::object, Problem> parse_json_object(std::string_view text);

/// A place inside a JSON value as people read it: `option 'players'`, `'seats'[1] 'level'`.
std::string member_of(std::string_view where, std::string_view name);
std::string item_of(std::string_view where, std::size_t index);

Problem not_a_number(std::string_view where, std::int64_t low, std::int64_t high);
Problem not_a_choice(std::string_view where, std::string_view value,
                     const std::vector<std::string>& choices);
Problem not_there(std::string_view where);
Problem wrong_length(std::string_view where, std::size_t low, std::size_t high);

/// JSON does not tell seats from numbers nor terms from texts: they come back as numbers and texts,
/// and are written as before.
std::expected<Message, Problem> read_message(const boost::json::value& value,
                                             std::string_view where);

/// Reads the members of a described struct into `object`. Those that are not named keep their
/// values; a name that does not exist is a problem.
template <class T>
std::optional<Problem> read_members(T& object, const boost::json::object& from,
                                    std::string_view where);

template <class T>
std::expected<T, Problem> read_json(const boost::json::value& value, std::string_view where);

namespace detail {

template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_public>;

template <std::integral T>
std::expected<T, Problem> read_number(const boost::json::value& value, std::string_view where,
                                      T low = std::numeric_limits<T>::min(),
                                      T high = std::numeric_limits<T>::max()) {
  const auto fits = [&](auto number) {
    return std::in_range<T>(number) && static_cast<T>(number) >= low &&
           static_cast<T>(number) <= high;
  };
  if (const auto* number = value.if_int64(); number && fits(*number)) {
    return static_cast<T>(*number);
  }
  if (const auto* number = value.if_uint64(); number && fits(*number)) {
    return static_cast<T>(*number);
  }
  return std::unexpected(not_a_number(where, static_cast<std::int64_t>(low),
                                      std::in_range<std::int64_t>(high)
                                          ? static_cast<std::int64_t>(high)
                                          : std::numeric_limits<std::int64_t>::max()));
}

template <NamedEnum E>
std::expected<E, Problem> read_choice(const boost::json::value& value, std::string_view where) {
  const std::string text =
      value.is_string() ? std::string(value.get_string()) : boost::json::serialize(value);
  if (value.is_string()) {
    if (const auto found = from_name<E>(text)) return *found;
  }
  return std::unexpected(not_a_choice(where, text, all_names<E>()));
}

template <class T>
std::expected<std::vector<T>, Problem> read_list(const boost::json::value& value,
                                                 std::string_view where) {
  const auto* array = value.if_array();
  if (array == nullptr) return std::unexpected(Problem{std::string(where) + " is a list"});
  std::vector<T> items;
  for (const boost::json::value& item : *array) {
    auto read = read_json<T>(item, item_of(where, items.size()));
    if (!read) return std::unexpected(read.error());
    items.push_back(*std::move(read));
  }
  return items;
}

template <class Array>
std::expected<Array, Problem> read_array(const boost::json::value& value, std::string_view where) {
  auto items = read_list<typename Array::value_type>(value, where);
  if (!items) return std::unexpected(items.error());
  Array array{};
  if (items->size() != array.size()) {
    return std::unexpected(wrong_length(where, array.size(), array.size()));
  }
  std::ranges::copy(*items, array.begin());
  return array;
}

template <class List>
std::expected<List, Problem> read_inline_vector(const boost::json::value& value,
                                                std::string_view where) {
  auto items = read_list<typename List::value_type>(value, where);
  if (!items) return std::unexpected(items.error());
  if (items->size() > List::capacity()) {
    return std::unexpected(wrong_length(where, 0, List::capacity()));
  }
  List list;
  for (const auto& item : *items) list.push_back(item);
  return list;
}

/// Every member must be there, but those that may be nothing.
template <class T>
std::expected<T, Problem> read_struct(const boost::json::value& value, std::string_view where) {
  const auto* from = value.if_object();
  if (from == nullptr) return std::unexpected(Problem{std::string(where) + " is an object"});
  std::optional<Problem> missing;
  boost::mp11::mp_for_each<Members<T>>([&](auto member) {
    using M = std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>;
    if (is_optional<M> || missing || from->contains(member.name)) return;
    missing = not_there(member_of(where, member.name));
  });
  if (missing) return std::unexpected(*missing);
  T object;
  if (auto problem = read_members(object, *from, where)) return std::unexpected(*problem);
  return object;
}

}  // namespace detail

template <class T>
std::expected<T, Problem> read_json(const boost::json::value& value, std::string_view where) {
  if constexpr (std::same_as<T, bool>) {
    if (value.is_bool()) return value.get_bool();
    return std::unexpected(Problem{std::string(where) + " is true or false"});
  } else if constexpr (std::same_as<T, std::string>) {
    if (value.is_string()) return std::string(value.get_string());
    return std::unexpected(Problem{std::string(where) + " is a text"});
  } else if constexpr (std::same_as<T, RawJson>) {
    return RawJson{boost::json::serialize(value)};
  } else if constexpr (std::same_as<T, Seat>) {
    const auto index = detail::read_number<std::uint8_t>(value, where, 0, max_seats - 1);
    if (!index) return std::unexpected(index.error());
    return Seat{*index};
  } else if constexpr (std::same_as<T, Message>) {
    return read_message(value, where);
  } else if constexpr (NamedEnum<T>) {
    return detail::read_choice<T>(value, where);
  } else if constexpr (std::integral<T>) {
    return detail::read_number<T>(value, where);
  } else if constexpr (detail::is_between<T>) {
    return detail::read_number<int>(value, where, T::low, T::high);
  } else if constexpr (detail::is_optional<T>) {
    if (value.is_null()) return T{};
    auto read = read_json<typename T::value_type>(value, where);
    if (!read) return std::unexpected(read.error());
    return T{*std::move(read)};
  } else if constexpr (detail::is_vector<T>) {
    return detail::read_list<typename T::value_type>(value, where);
  } else if constexpr (detail::is_array<T>) {
    return detail::read_array<T>(value, where);
  } else if constexpr (detail::is_inline_vector<T>) {
    return detail::read_inline_vector<T>(value, where);
  } else {
    return detail::read_struct<T>(value, where);
  }
}

template <class T>
std::optional<Problem> read_members(T& object, const boost::json::object& from,
                                    std::string_view where) {
  std::vector<std::string> known;
  boost::mp11::mp_for_each<detail::Members<T>>(
      [&](auto member) { known.emplace_back(member.name); });
  for (const auto& [key, value] : from) {
    bool found = false;
    std::optional<Problem> problem;
    boost::mp11::mp_for_each<detail::Members<T>>([&](auto member) {
      if (std::string_view(key) != member.name) return;
      found = true;
      using M = std::remove_cvref_t<decltype(object.*member.pointer)>;
      auto read = read_json<M>(value, member_of(where, member.name));
      if (read) {
        object.*member.pointer = *std::move(read);
      } else {
        problem = read.error();
      }
    });
    if (problem) return problem;
    if (!found) {
      return Problem{"there is no " + member_of(where, key) + "; " +
                     hint_at(std::string_view(key), known)};
    }
  }
  return std::nullopt;
}

/// One of several described structs, told apart by their `type`. The type is taken out of `from`;
/// so may others have taken what belongs to them before.
template <class Variant>
std::expected<Variant, Problem> read_tagged(boost::json::object from, std::string_view where) {
  const auto* tag = from.if_contains("type");
  if (tag == nullptr || !tag->is_string()) {
    return std::unexpected(not_there(member_of(where, "type")));
  }
  const std::string type(tag->get_string());
  from.erase("type");
  std::optional<std::expected<Variant, Problem>> read;
  std::vector<std::string> known;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Variant>>(
      [&]<class T>(boost::mp11::mp_identity<T>) {
        known.emplace_back(T::type);
        if (type != T::type) return;
        auto one = detail::read_struct<T>(from, where);
        if (one) {
          read = Variant{*std::move(one)};
        } else {
          read = std::unexpected(one.error());
        }
      });
  if (read) return *std::move(read);
  return std::unexpected(not_a_choice(member_of(where, "type"), type, known));
}

}  // namespace reverie
