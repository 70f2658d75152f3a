// SPDX-License-Identifier: Apache-2.0
// Commands and orders from the JSON that clients send.
#pragma once

#include <expected>
#include <string_view>

#include "core/message.hpp"
#include "table/commands.hpp"
#include "table/order.hpp"

namespace reverie {

std::expected<Command, Problem> read_command(std::string_view text);
std::expected<TableOrder, Problem> read_order(std::string_view text);

}  // namespace reverie
