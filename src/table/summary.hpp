// SPDX-License-Identifier: Apache-2.0
// One line about a table, kept beside its entries so that lists need no replay.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "table/gathering.hpp"
#include "table/letters.hpp"

namespace reverie {

std::string write_summary(std::string_view id, const Gathering& gathering);

/// A kept summary as one guest may see it.
std::expected<letter::Summary, Problem> summary_for(std::string_view summary,
                                                    std::string_view guest, std::int64_t at);

}  // namespace reverie
