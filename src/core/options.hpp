// SPDX-License-Identifier: Apache-2.0
// Options of a game as people choose them. How a game reads its own is in options_reader.hpp.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.hpp"
#include "core/raw_json.hpp"

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
std::expected<RawJson, Problem> parse_option_list(std::string_view text);

}  // namespace reverie
