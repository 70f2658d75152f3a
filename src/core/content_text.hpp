// SPDX-License-Identifier: Apache-2.0
// Content as authors write it: the part of TOML that tables of components need. Everything that is
// read knows its place, so that a mistake can be shown where it stands.
//
//   # two of level 1 are drawn
//   [[tile]]
//   level = 1
//   cells = ["k", "c2", "s1", …]
#pragma once

#include <algorithm>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <concepts>
#include <cstdint>
#include <expected>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/message.hpp"
#include "core/names.hpp"
#include "core/wrappers.hpp"

namespace reverie {

/// Lines and columns count from one; a column is a byte.
struct TextPlace {
  int line = 1;
  int column = 1;

  friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

struct ContentValue {
  using List = std::vector<ContentValue>;

  TextPlace at;
  std::variant<std::int64_t, bool, std::string, List> what;
};

struct ContentField {
  std::string name;
  TextPlace at;
  ContentValue value;
};

/// What follows one `[[kind]]`.
struct ContentRecord {
  std::string kind;
  TextPlace at;
  std::vector<ContentField> fields;
};

/// A text that remembers where it stood, for those who read further inside it.
struct PlacedText {
  std::string text;
  TextPlace at;
};

/// "content/…/tiles.toml:12:9: what is wrong".
Problem content_problem(std::string_view file, TextPlace at, std::string_view what);

std::expected<std::vector<ContentRecord>, Problem> read_content(std::string_view file,
                                                                std::string_view text);

/// Every member of the described struct must be there, but those that may be nothing; a name that
/// is not one of them is a mistake.
template <class T>
std::expected<T, Problem> read_record(std::string_view file, const ContentRecord& record);

namespace detail {

Problem wrong_kind_of_value(std::string_view file, const ContentValue& value,
                            std::string_view wanted);
Problem out_of_range(std::string_view file, const ContentValue& value, std::int64_t low,
                     std::int64_t high);
Problem not_one_of(std::string_view file, const ContentValue& value,
                   const std::vector<std::string>& choices);
Problem unknown_field(std::string_view file, const ContentField& field,
                      const std::vector<std::string>& known);
Problem missing_field(std::string_view file, const ContentRecord& record, std::string_view name);

template <class T>
std::expected<T, Problem> read_value(std::string_view file, const ContentValue& value) {
  if constexpr (is_optional<T>) {
    auto read = read_value<typename T::value_type>(file, value);
    if (!read) return std::unexpected(std::move(read).error());
    return T{*std::move(read)};
  } else if constexpr (std::same_as<T, bool>) {
    if (const auto* truth = std::get_if<bool>(&value.what)) return *truth;
    return std::unexpected(wrong_kind_of_value(file, value, "true or false"));
  } else if constexpr (std::integral<T>) {
    using Limits = std::numeric_limits<T>;
    const auto* number = std::get_if<std::int64_t>(&value.what);
    if (number == nullptr) return std::unexpected(wrong_kind_of_value(file, value, "a number"));
    if (std::in_range<T>(*number)) return static_cast<T>(*number);
    return std::unexpected(out_of_range(file, value, Limits::min(), Limits::max()));
  } else if constexpr (is_vector<T>) {
    const auto* list = std::get_if<ContentValue::List>(&value.what);
    if (list == nullptr) return std::unexpected(wrong_kind_of_value(file, value, "a list"));
    T items;
    for (const ContentValue& item : *list) {
      auto read = read_value<typename T::value_type>(file, item);
      if (!read) return std::unexpected(std::move(read).error());
      items.push_back(*std::move(read));
    }
    return items;
  } else {
    const auto* text = std::get_if<std::string>(&value.what);
    if (text == nullptr) return std::unexpected(wrong_kind_of_value(file, value, "a text"));
    if constexpr (NamedEnum<T>) {
      if (const auto named = from_name<T>(*text)) return *named;
      return std::unexpected(not_one_of(file, value, all_names<T>()));
    } else if constexpr (std::same_as<T, PlacedText>) {
      return PlacedText{*text, value.at};
    } else {
      return T{*text};
    }
  }
}

}  // namespace detail

template <class T>
std::expected<T, Problem> read_record(std::string_view file, const ContentRecord& record) {
  using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
  T object{};
  std::optional<Problem> problem;
  std::vector<std::string> known;
  boost::mp11::mp_for_each<Members>([&](auto member) {
    known.emplace_back(member.name);
    using Value = std::remove_cvref_t<decltype(object.*member.pointer)>;
    bool found = false;
    for (const ContentField& field : record.fields) {
      if (field.name != member.name) continue;
      found = true;
      auto read = detail::read_value<Value>(file, field.value);
      if (read) {
        object.*member.pointer = *std::move(read);
      } else if (!problem) {
        problem = read.error();
      }
    }
    if (!found && !detail::is_optional<Value> && !problem) {
      problem = detail::missing_field(file, record, member.name);
    }
  });
  for (const ContentField& field : record.fields) {
    const bool is_known = std::ranges::find(known, field.name) != known.end();
    if (!is_known) return std::unexpected(detail::unknown_field(file, field, known));
  }
  if (problem) return std::unexpected(*std::move(problem));
  return object;
}

}  // namespace reverie
