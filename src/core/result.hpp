// SPDX-License-Identifier: Apache-2.0
// How a finished game ended, for each seat.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/raw_json.hpp"

namespace reverie {

/// One line of the score sheet: a catalogue key and its points.
struct ScoreLine {
  std::string key;
  std::int32_t points = 0;

  friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};
BOOST_DESCRIBE_STRUCT(ScoreLine, (), (key, points))

struct SeatResult {
  bool won = false;
  std::int32_t score = 0;
  std::vector<ScoreLine> breakdown;

  friend bool operator==(const SeatResult&, const SeatResult&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatResult, (), (won, score, breakdown))

struct Result {
  /// The catalogue key that tells why the game ended, and the rule behind it.
  std::string ending;
  std::string rule;
  std::vector<SeatResult> seats;
  /// Of a chapter that another may follow (core/chapters.hpp). Not described: letters do without
  /// it, whoever wants it asks for it.
  std::optional<RawJson> sheet = std::nullopt;

  friend bool operator==(const Result&, const Result&) = default;
};
BOOST_DESCRIBE_STRUCT(Result, (), (ending, rule, seats))

}  // namespace reverie
