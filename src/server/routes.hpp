// SPDX-License-Identifier: Apache-2.0
// Which address means what.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "server/http.hpp"

namespace reverie::server {

enum class Place : std::uint8_t {
  page,
  games,
  tables,
  table_socket,
  table_rematch,
  table_branch,
  table_log,
  logs,
  health,
  metrics,
  nowhere,
};

struct Route {
  Place place = Place::nowhere;
  /// Of `page`: the path without the slash in front.
  std::string path;
  /// Of what belongs to a table.
  std::string table;
  /// Of `table_socket`: the last version that the client saw, or 0.
  std::uint64_t since = 0;
};

Route route_of(std::string_view target);

/// Whether a place is asked in this way.
bool fits(Place place, Method method);

}  // namespace reverie::server
