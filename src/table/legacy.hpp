// SPDX-License-Identifier: Apache-2.0
// What is left of a table when its rules are gone: what a chapter of a long game leaves to the next
// one, and a log that somebody brought.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/log.hpp"
#include "core/message.hpp"
#include "core/raw_json.hpp"

namespace reverie {

struct Legacy {
  struct Person {
    std::string name;
    /// Empty for a bot, and where nobody ever sat.
    std::string guest;

    friend bool operator==(const Person&, const Person&) = default;
  };

  /// The table that it was played at.
  std::string table;
  std::string game;
  std::uint32_t chapter = 1;
  /// Nothing where no other chapter can follow.
  std::optional<RawJson> sheet;
  /// Beside each seat.
  std::vector<Person> people;

  bool names(std::string_view guest) const;

  friend bool operator==(const Legacy&, const Legacy&) = default;
};

/// Read from what is kept of a table, without its rules: so that a story goes on whose last chapter
/// no program here can play any more.
std::expected<Legacy, Problem> legacy_of(std::string_view table,
                                         const std::vector<std::string>& entries);

/// The log from which a table was opened, for the guest who brought it: it is given back as it
/// came.
std::optional<Log> log_brought_by(std::string_view guest, const std::vector<std::string>& entries);

/// The member `sheet` of options, if it holds one.
std::optional<RawJson> sheet_in(const RawJson& options);
/// The same options with this sheet in them. What holds a sheet already is refused: a chapter
/// begins from the one before it and from nothing else.
std::expected<RawJson, Problem> with_sheet(const RawJson& options, const RawJson& sheet);

}  // namespace reverie
