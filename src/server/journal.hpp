// SPDX-License-Identifier: Apache-2.0
// What the server tells whoever runs it: one line an event, `name key=value …`, on standard error.
// Never a cookie, an invitation or anything that a player wrote.
#pragma once

#include <cstdint>
#include <expected>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "core/message.hpp"

namespace reverie::server::journal {

struct Fact {
  std::string_view name;
  std::variant<std::uint64_t, std::string_view> value;
};
using Facts = std::initializer_list<Fact>;

/// `debug`, `info`, `warn`, `error` or `off`.
std::expected<void, Problem> set_level(std::string_view name);

void debug(std::string_view event, Facts facts = {});
void info(std::string_view event, Facts facts = {});
void warn(std::string_view event, Facts facts = {});
void error(std::string_view event, Facts facts = {});

}  // namespace reverie::server::journal
