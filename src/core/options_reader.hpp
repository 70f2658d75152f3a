// SPDX-License-Identifier: Apache-2.0
// Options of a game: a described struct of numbers, truth values and named choices, read from JSON
// and from `name=value,name=value`.
#pragma once

#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_reader.hpp"
#include "core/json_writer.hpp"
#include "core/message.hpp"
#include "core/names.hpp"
#include "core/wrappers.hpp"

namespace reverie {

struct NumberRange {
  int low = 0;
  int high = 0;

  friend bool operator==(const NumberRange&, const NumberRange&) = default;
};

/// One option as people choose it.
struct OptionSpec {
  std::string name;
  /// The names to choose from; empty for a number.
  std::vector<std::string> choices;
  /// Of a number that may not be just any.
  std::optional<NumberRange> range;
  /// As JSON.
  std::string default_value;
};

/// `players=2,hands=hidden` as a JSON object.
std::expected<boost::json::object, Problem> parse_option_list(std::string_view text);

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
    if constexpr (detail::is_between<T>) spec.range = {T::low, T::high};
    spec.default_value = to_json(defaults.*member.pointer);
    specs.push_back(std::move(spec));
  });
  return specs;
}

/// Options that are not named keep their defaults; one that does not exist is an error.
template <class Options>
std::expected<Options, Problem> read_options(const boost::json::object& object) {
  Options options;
  if (auto problem = read_members(options, object, "option")) return std::unexpected(*problem);
  return options;
}

}  // namespace reverie
