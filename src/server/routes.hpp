// SPDX-License-Identifier: Apache-2.0
// Which address means what.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "server/http.hpp"

namespace reverie::server {

enum class Endpoint : std::uint8_t {
  page,
  games,
  tables,
  table_socket,
  table_rematch,
  table_branch,
  table_chapter,
  table_log,
  table_sheet,
  logs,
  health,
  metrics,
  nowhere,
};

struct Route {
  Endpoint endpoint = Endpoint::nowhere;
  /// Of `page`: the path without the slash in front.
  std::string path;
  /// Of what belongs to a table.
  std::string table;
  /// Of `table_socket`: the last version that the client saw, or 0.
  std::uint64_t since = 0;
  /// In which to write; empty where nobody says.
  std::string language;
};

Route route_of(std::string_view target);

/// Whether an endpoint is asked in this way.
bool fits(Endpoint endpoint, Method method);

}  // namespace reverie::server
