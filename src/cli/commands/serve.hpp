// SPDX-License-Identifier: Apache-2.0
// `reverie serve`: tables for browsers, until the program is told to end.
#pragma once

#include <cstdint>
#include <expected>
#include <string>

#include "cli/files/library.hpp"
#include "core/message.hpp"
#include "games/shelf.hpp"

namespace reverie::cli {

struct ServeArguments {
  std::string address = "127.0.0.1";
  std::uint64_t port = 8080;
  bool open_to_all = false;
  bool behind_proxy = false;
  bool metrics = false;
  /// Empty: where programs of this person keep their data.
  std::string data;
  std::uint64_t threads = 1;
  std::string log_level = "warn";
  std::string language;
};

std::expected<int, Problem> serve(const ServeArguments& arguments, const Library& library,
                                  const Shelf& shelf);

}  // namespace reverie::cli
