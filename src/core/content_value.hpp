// SPDX-License-Identifier: Apache-2.0
// A TOML file as a tree of values that know their places. `content_text.hpp` makes described
// structs of it.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/message.hpp"
#include "core/placed_text.hpp"

namespace reverie {

struct ContentField;

/// What TOML has and no content asks for: fractions, dates and times.
struct ForeignValue {
  std::string_view kind;
};

struct ContentValue {
  using List = std::vector<ContentValue>;
  /// In the order of the file.
  using Table = std::vector<ContentField>;

  TextPlace at;
  std::variant<std::int64_t, bool, PlacedText, List, Table, ForeignValue> what;
};

struct ContentField {
  std::string name;
  TextPlace at;
  ContentValue value;
};

/// The table that is the whole file.
std::expected<ContentValue, Problem> parse_content(std::string_view file, std::string_view text);

}  // namespace reverie
