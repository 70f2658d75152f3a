// SPDX-License-Identifier: Apache-2.0
// Content as authors write it, read into described structs. A file is a struct, and so is every
// table in it; docs/writing-content.md shows both sides.
//
//   struct Tile {
//     TextPlace at;                         // not described: where the tile stands
//     Between<1, 4> level = 1;              // level = 2
//     std::optional<bool> star;             // may be left out
//     std::vector<PlacedText> cells;        // cells = ["k", "c2"]
//   };
//   BOOST_DESCRIBE_STRUCT(Tile, (), (level, star, cells))
//
//   struct Tiles {
//     std::vector<Tile> tile;               // [[tile]], or tile = [{…}, {…}]
//   };
//   BOOST_DESCRIBE_STRUCT(Tiles, (), (tile))
#pragma once

#include <algorithm>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <concepts>
#include <cstdint>
#include <expected>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/content_reader.hpp"
#include "core/content_value.hpp"
#include "core/message.hpp"
#include "core/names.hpp"
#include "core/placed_text.hpp"
#include "core/wrappers.hpp"

namespace reverie {

/// A whole file. Every member of a described struct must be there, but those that may be nothing; a
/// name that is not one of them is a mistake. Members are numbers, `Between`, truth values, texts
/// (`std::string`, `PlacedText`), described enumerations and structs, and `std::optional`,
/// `std::vector` and `std::map<std::string, …>` of any of these. The first mistake is told.
template <class File>
std::expected<File, Problem> read_content(const ContentReader& reader, std::string_view path);

namespace detail {

std::expected<ContentValue, Problem> parse_file(const ContentReader& reader, std::string_view path);

Problem wrong_kind_of_value(const ContentValue& value, std::string_view wanted);
Problem out_of_range(const ContentValue& value, std::int64_t low, std::int64_t high);
Problem not_one_of(const PlacedText& word, const std::vector<std::string>& choices);
Problem unknown_field(const ContentField& field, const std::vector<std::string>& known);
Problem missing_field(const ContentValue& value, std::string_view kind, std::string_view name);

inline constexpr std::string_view a_number = "a number";
inline constexpr std::string_view a_text = "a text";
inline constexpr std::string_view a_table = "a table";
inline constexpr std::string_view a_list = "a list";

/// `at` is where its table begins.
template <class T>
concept KnowsItsPlace =
    requires(T object) { requires std::same_as<decltype(object.at), TextPlace>; };

template <class T>
using ContentMembers = boost::describe::describe_members<T, boost::describe::mod_public>;

/// What is read is a `kind`: the name that stands before it, or before the list that holds it.
template <class T>
std::expected<T, Problem> read_value(const ContentValue& value, std::string_view kind);

/// Any alternative of `ContentValue`, or a word about the wrong one.
template <class What>
std::expected<const What*, Problem> expect(const ContentValue& value, std::string_view wanted) {
  if (const auto* what = std::get_if<What>(&value.what)) return what;
  return std::unexpected(wrong_kind_of_value(value, wanted));
}

template <class What>
std::expected<What, Problem> read_plain(const ContentValue& value, std::string_view wanted) {
  const auto what = expect<What>(value, wanted);
  if (!what) return std::unexpected(what.error());
  return **what;
}

template <class T>
std::expected<T, Problem> read_number(const ContentValue& value, std::int64_t low,
                                      std::int64_t high) {
  const auto number = expect<std::int64_t>(value, a_number);
  if (!number) return std::unexpected(number.error());
  if (**number < low || **number > high) return std::unexpected(out_of_range(value, low, high));
  return static_cast<T>(**number);
}

template <NamedEnum E>
std::expected<E, Problem> read_choice(const ContentValue& value) {
  const auto word = expect<PlacedText>(value, a_text);
  if (!word) return std::unexpected(word.error());
  if (const auto named = from_name<E>((*word)->text)) return *named;
  return std::unexpected(not_one_of(**word, all_names<E>()));
}

template <class T>
std::expected<std::vector<T>, Problem> read_list(const ContentValue& value, std::string_view kind) {
  const auto list = expect<ContentValue::List>(value, a_list);
  if (!list) return std::unexpected(list.error());
  std::vector<T> items;
  for (const ContentValue& item : **list) {
    auto read = read_value<T>(item, kind);
    if (!read) return std::unexpected(std::move(read).error());
    items.push_back(*std::move(read));
  }
  return items;
}

template <class Map>
std::expected<Map, Problem> read_map(const ContentValue& value) {
  const auto table = expect<ContentValue::Table>(value, a_table);
  if (!table) return std::unexpected(table.error());
  Map map;
  for (const ContentField& field : **table) {
    auto read = read_value<typename Map::mapped_type>(field.value, field.name);
    if (!read) return std::unexpected(std::move(read).error());
    map.emplace(field.name, *std::move(read));
  }
  return map;
}

template <class T>
std::optional<Problem> read_field(T& object, const ContentField& field) {
  bool known = false;
  std::optional<Problem> problem;
  boost::mp11::mp_for_each<ContentMembers<T>>([&](auto member) {
    if (field.name != member.name) return;
    known = true;
    using Member = std::remove_cvref_t<decltype(object.*member.pointer)>;
    auto read = read_value<Member>(field.value, field.name);
    if (read) {
      object.*member.pointer = *std::move(read);
    } else {
      problem = std::move(read).error();
    }
  });
  if (known) return problem;
  std::vector<std::string> names;
  boost::mp11::mp_for_each<ContentMembers<T>>(
      [&](auto member) { names.emplace_back(member.name); });
  return unknown_field(field, names);
}

template <class T>
std::expected<T, Problem> read_struct(const ContentValue& value, std::string_view kind) {
  static_assert(boost::describe::has_describe_members<T>::value, "content is read into this type?");
  const auto table = expect<ContentValue::Table>(value, a_table);
  if (!table) return std::unexpected(table.error());
  T object{};
  if constexpr (KnowsItsPlace<T>) object.at = value.at;
  for (const ContentField& field : **table) {
    if (auto problem = read_field(object, field)) return std::unexpected(*std::move(problem));
  }
  std::optional<Problem> missing;
  boost::mp11::mp_for_each<ContentMembers<T>>([&](auto member) {
    using Member = std::remove_cvref_t<decltype(object.*member.pointer)>;
    if (is_optional<Member> || missing) return;
    const bool there =
        std::ranges::find(**table, member.name, &ContentField::name) != (*table)->end();
    if (!there) missing = missing_field(value, kind, member.name);
  });
  if (missing) return std::unexpected(*std::move(missing));
  return object;
}

template <class T>
std::expected<T, Problem> read_value(const ContentValue& value, std::string_view kind) {
  if constexpr (is_optional<T>) {
    auto read = read_value<typename T::value_type>(value, kind);
    if (!read) return std::unexpected(std::move(read).error());
    return T{*std::move(read)};
  } else if constexpr (is_vector<T>) {
    return read_list<typename T::value_type>(value, kind);
  } else if constexpr (is_map<T>) {
    return read_map<T>(value);
  } else if constexpr (std::same_as<T, bool>) {
    return read_plain<bool>(value, "true or false");
  } else if constexpr (std::same_as<T, PlacedText>) {
    return read_plain<PlacedText>(value, a_text);
  } else if constexpr (std::same_as<T, std::string>) {
    auto read = read_plain<PlacedText>(value, a_text);
    if (!read) return std::unexpected(std::move(read).error());
    return std::move(read->text);
  } else if constexpr (NamedEnum<T>) {
    return read_choice<T>(value);
  } else if constexpr (is_between<T>) {
    return read_number<int>(value, T::low, T::high);
  } else if constexpr (std::integral<T>) {
    static_assert(sizeof(T) < sizeof(std::int64_t) || std::is_signed_v<T>,
                  "TOML has no such number");
    return read_number<T>(value, std::numeric_limits<T>::min(), std::numeric_limits<T>::max());
  } else {
    return read_struct<T>(value, kind);
  }
}

}  // namespace detail

template <class File>
std::expected<File, Problem> read_content(const ContentReader& reader, std::string_view path) {
  const auto parsed = detail::parse_file(reader, path);
  if (!parsed) return std::unexpected(parsed.error());
  return detail::read_value<File>(*parsed, "file");
}

}  // namespace reverie
