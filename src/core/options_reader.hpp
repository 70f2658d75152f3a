// SPDX-License-Identifier: Apache-2.0
// Options of a game: a described struct of numbers, truth values and named choices.
#pragma once

#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <concepts>
#include <expected>
#include <optional>
#include <type_traits>
#include <vector>

#include "core/json_reader.hpp"
#include "core/json_writer.hpp"
#include "core/message.hpp"
#include "core/names.hpp"
#include "core/options.hpp"
#include "core/raw_json.hpp"
#include "core/wrappers.hpp"

namespace reverie {

template <class Options>
using OptionMembers = boost::describe::describe_members<Options, boost::describe::mod_public>;

template <class Options>
std::vector<OptionSpec> option_specs() {
  std::vector<OptionSpec> specs;
  const Options defaults;
  boost::mp11::mp_for_each<OptionMembers<Options>>([&](auto member) {
    using T = std::remove_cvref_t<decltype(defaults.*member.pointer)>;
    if constexpr (std::same_as<T, std::optional<RawJson>>) return;  // brought, not chosen
    OptionSpec spec;
    spec.name = member.name;
    if constexpr (NamedEnum<T>) spec.choices = all_names<T>();
    if constexpr (detail::is_between<T>) spec.range = {T::low, T::high};
    spec.default_value = to_json(defaults.*member.pointer);
    specs.push_back(std::move(spec));
  });
  return specs;
}

/// Options that are not named keep their defaults; one that does not exist is an error. No text at
/// all names none.
template <class Options>
std::expected<Options, Problem> read_options(const RawJson& given) {
  Options options;
  if (given.text.empty()) return options;
  const auto object = parse_json_object(given.text);
  if (!object) return std::unexpected(object.error());
  if (auto problem = read_members(options, *object, "option")) return std::unexpected(*problem);
  return options;
}

}  // namespace reverie
