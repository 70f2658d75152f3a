// SPDX-License-Identifier: Apache-2.0
// The weights of a rule of thumb as a content file, and as a row of numbers for tuning.
#pragma once

#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.hpp"

namespace reverie {

/// A flat JSON object of numbers with exactly these names, in the order of the names.
std::expected<std::vector<float>, Problem> read_weight_file(std::string_view path,
                                                            std::string_view text,
                                                            const std::vector<std::string>& names);
std::string write_weight_file(const std::vector<std::string>& names, std::span<const float> values);

template <class Weights>
using WeightMembers = boost::describe::describe_members<Weights, boost::describe::mod_public>;

template <class Weights>
std::vector<std::string> weight_names() {
  std::vector<std::string> names;
  boost::mp11::mp_for_each<WeightMembers<Weights>>(
      [&](auto member) { names.emplace_back(member.name); });
  return names;
}

template <class Weights>
Weights to_weights(std::span<const float> values) {
  Weights weights;
  std::size_t i = 0;
  boost::mp11::mp_for_each<WeightMembers<Weights>>(
      [&](auto member) { weights.*member.pointer = values[i++]; });
  return weights;
}

template <class Weights>
std::expected<Weights, Problem> read_weights(std::string_view path, std::string_view text) {
  const auto values = read_weight_file(path, text, weight_names<Weights>());
  if (!values) return std::unexpected(values.error());
  return to_weights<Weights>(*values);
}

}  // namespace reverie
