// SPDX-License-Identifier: Apache-2.0
// The form of the file: which tables it has. A file of an older form is brought to today's when it
// is opened.
#pragma once

#include <cstdint>

#include "store/sqlite.hpp"

namespace reverie {

/// "Rvri": tells our files from those of other programs.
constexpr std::int64_t our_application = 0x52767269;

/// The form of a file in which there is nothing yet.
constexpr std::int64_t no_form = 0;

/// Raised whenever an older program could not read or write the file correctly.
std::int64_t todays_form();

/// Goes all the way from that form to today's in one transaction: whatever happens in between
/// leaves the file as it was. How many tables there are does not matter to its cost.
sqlite::Result<void> bring_to_todays_form(sqlite::Database& database, std::int64_t form);

}  // namespace reverie
