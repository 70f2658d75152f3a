// SPDX-License-Identifier: Apache-2.0
// Options of a game: a described struct of numbers, truth values and named choices, read from JSON
// and from `name=value,name=value`.
#pragma once

#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <concepts>
#include <expected>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_writer.hpp"
#include "core/message.hpp"
#include "core/names.hpp"

namespace reverie {

/// One option as people choose it.
struct OptionSpec {
  std::string name;
  /// The names to choose from; empty for a number.
  std::vector<std::string> choices;
  /// As JSON.
  std::string default_value;
};

/// `players=2,hands=hidden` as a JSON object.
std::expected<boost::json::object, Problem> parse_option_list(std::string_view text);

Problem unknown_option(std::string_view name, const std::vector<std::string>& known);
Problem unknown_choice(std::string_view option, std::string_view value,
                       const std::vector<std::string>& choices);
Problem not_a_number(std::string_view option, std::int64_t low, std::int64_t high);

namespace detail {

template <class T>
std::expected<T, Problem> read_option(std::string_view name, const boost::json::value& value) {
  if constexpr (std::same_as<T, bool>) {
    if (value.is_bool()) return value.get_bool();
    return std::unexpected(Problem{"option '" + std::string(name) + "' is true or false"});
  } else if constexpr (NamedEnum<T>) {
    if (const auto* text = value.if_string()) {
      if (const auto found = from_name<T>(std::string_view(*text))) return *found;
      return std::unexpected(unknown_choice(name, std::string_view(*text), all_names<T>()));
    }
    return std::unexpected(unknown_choice(name, boost::json::serialize(value), all_names<T>()));
  } else {
    constexpr auto low = static_cast<std::int64_t>(std::numeric_limits<T>::min());
    constexpr auto high = static_cast<std::int64_t>(std::numeric_limits<T>::max());
    const auto* number = value.if_int64();
    if (number == nullptr || *number < low || *number > high) {
      return std::unexpected(not_a_number(name, low, high));
    }
    return static_cast<T>(*number);
  }
}

}  // namespace detail

template <class Options>
using OptionMembers = boost::describe::describe_members<Options, boost::describe::mod_public>;

template <class Options>
std::vector<OptionSpec> option_specs() {
  std::vector<OptionSpec> specs;
  const Options defaults;
  boost::mp11::mp_for_each<OptionMembers<Options>>([&](auto member) {
    OptionSpec spec;
    spec.name = member.name;
    using T = std::remove_cvref_t<decltype(defaults.*member.pointer)>;
    if constexpr (NamedEnum<T>) spec.choices = all_names<T>();
    spec.default_value = to_json(defaults.*member.pointer);
    specs.push_back(std::move(spec));
  });
  return specs;
}

/// Options that are not named keep their defaults; one that does not exist is an error.
template <class Options>
std::expected<Options, Problem> read_options(const boost::json::object& object) {
  Options options;
  std::vector<std::string> known;
  for (const OptionSpec& spec : option_specs<Options>()) known.push_back(spec.name);
  for (const auto& [key, value] : object) {
    bool found = false;
    std::optional<Problem> problem;
    boost::mp11::mp_for_each<OptionMembers<Options>>([&](auto member) {
      if (std::string_view(key) != member.name) return;
      found = true;
      using T = std::remove_cvref_t<decltype(options.*member.pointer)>;
      auto read = detail::read_option<T>(key, value);
      if (read) {
        options.*member.pointer = *read;
      } else {
        problem = read.error();
      }
    });
    if (!found) return std::unexpected(unknown_option(key, known));
    if (problem) return std::unexpected(*problem);
  }
  return options;
}

}  // namespace reverie
