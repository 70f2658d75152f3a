// SPDX-License-Identifier: Apache-2.0
#include "store/store.hpp"

#include "store/sqlite_store.hpp"

namespace reverie {
namespace {

std::unexpected<StoreProblem> cannot_open(std::string what) {
  return std::unexpected(StoreProblem{StoreProblem::Kind::unavailable, std::move(what)});
}

}  // namespace

std::expected<std::unique_ptr<Store>, StoreProblem> open_store(const std::string& location) {
  if (location.empty()) return cannot_open("the store has no location: give the path of a file");
  const std::size_t scheme_end = location.find("://");
  if (scheme_end == std::string::npos) return open_sqlite_store(location);
  const std::string scheme = location.substr(0, scheme_end);
  // The rest of the location may hold a password and is not repeated.
  if (scheme == "postgresql" || scheme == "postgres") {
    return cannot_open("a store on PostgreSQL is not built yet: give the path of a file instead");
  }
  return cannot_open("there is no store of the kind '" + scheme +
                     "://': give the path of a file instead");
}

}  // namespace reverie
