// SPDX-License-Identifier: Apache-2.0
#include "server/routes.hpp"

#include <algorithm>
#include <charconv>

#include "server/mint.hpp"

namespace reverie::server {
namespace {

constexpr std::string_view api = "/api/";
constexpr std::string_view tables = "tables/";

/// The value of a name in `a=1&b=2`. No value of ours needs an escape.
std::string_view query_value(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::size_t end = std::min(query.find('&'), query.size());
    const std::string_view pair = query.substr(0, end);
    if (pair.starts_with(name) && pair.substr(name.size()).starts_with('=')) {
      return pair.substr(name.size() + 1);
    }
    query.remove_prefix(std::min(end + 1, query.size()));
  }
  return {};
}

std::uint64_t number_in(std::string_view text) {
  std::uint64_t number = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && rest == text.data() + text.size() ? number : 0;
}

Endpoint deed_at_table(std::string_view deed) {
  if (deed == "socket") return Endpoint::table_socket;
  if (deed == "rematch") return Endpoint::table_rematch;
  if (deed == "branch") return Endpoint::table_branch;
  if (deed == "chapter") return Endpoint::table_chapter;
  if (deed == "log") return Endpoint::table_log;
  if (deed == "sheet") return Endpoint::table_sheet;
  return Endpoint::nowhere;
}

Route api_route(std::string_view path, std::string_view query) {
  Route route;
  if (path == "games") route.endpoint = Endpoint::games;
  if (path == "tables") route.endpoint = Endpoint::tables;
  if (path == "logs") route.endpoint = Endpoint::logs;
  if (!path.starts_with(tables)) return route;
  path.remove_prefix(tables.size());
  const std::size_t slash = path.find('/');
  if (slash == std::string_view::npos || !is_table_id(path.substr(0, slash))) return route;
  route.endpoint = deed_at_table(path.substr(slash + 1));
  route.table = path.substr(0, slash);
  route.since = number_in(query_value(query, "since"));
  route.language = query_value(query, "language");
  return route;
}

}  // namespace

Route route_of(std::string_view target) {
  const std::size_t mark = std::min(target.find('?'), target.size());
  const std::string_view path = target.substr(0, mark);
  const std::string_view query = target.substr(std::min(mark + 1, target.size()));
  if (!path.starts_with('/')) return {};
  Route route;
  if (path == "/healthz") {
    route.endpoint = Endpoint::health;
  } else if (path == "/metrics") {
    route.endpoint = Endpoint::metrics;
  } else if (path.starts_with(api)) {
    route = api_route(path.substr(api.size()), query);
  } else {
    route.endpoint = Endpoint::page;
    route.path = path.substr(1);
  }
  return route;
}

bool fits(Endpoint endpoint, Method method) {
  switch (endpoint) {
    case Endpoint::tables: return method == Method::get || method == Method::post;
    case Endpoint::table_rematch:
    case Endpoint::table_branch:
    case Endpoint::table_chapter:
    case Endpoint::logs: return method == Method::post;
    case Endpoint::table_socket: return method == Method::get;
    default: return method == Method::get || method == Method::head;
  }
}

}  // namespace reverie::server
