// SPDX-License-Identifier: Apache-2.0
// What the addresses under /api take and give, beside the letters of a table.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "agents/level.hpp"
#include "core/raw_json.hpp"
#include "table/host.hpp"

namespace reverie::server {

struct OptionInfo {
  std::string name;
  /// The names to choose from; empty for a number.
  std::vector<std::string> choices;
  RawJson default_value;
};
BOOST_DESCRIBE_STRUCT(OptionInfo, (), (name, choices, default_value))

/// GET /api/games gives a list of these.
struct GameInfo {
  std::string id;
  std::vector<OptionInfo> options;
  std::vector<std::string> levels;
};
BOOST_DESCRIBE_STRUCT(GameInfo, (), (id, options, levels))

/// POST /api/tables, both ways to go on from a table that is over, and POST /api/logs give this.
struct NewTable {
  std::string table;
  std::vector<Invitation> invitations;
};
BOOST_DESCRIBE_STRUCT(NewTable, (), (table, invitations))

/// GET /api/tables gives this.
struct TableLists {
  std::vector<letter::Summary> unfinished;
  std::vector<letter::Summary> finished;
};
BOOST_DESCRIBE_STRUCT(TableLists, (), (unfinished, finished))

/// POST /api/tables/<id>/branch takes this.
struct BranchOrder {
  /// How many inputs of the log stay.
  std::uint32_t at = 0;
  Seat seat;
  /// Of the bots on the seats of other people; those of bots stay as they were.
  Level level = Level::steady;
};
BOOST_DESCRIBE_STRUCT(BranchOrder, (), (at, seat, level))

}  // namespace reverie::server
