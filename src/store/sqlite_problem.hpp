// SPDX-License-Identifier: Apache-2.0
// What SQLite and the operating system report, in words that somebody can act on.
#pragma once

#include <filesystem>
#include <string_view>

#include "store/sqlite.hpp"
#include "store/store.hpp"

namespace reverie {

/// `doing` completes "cannot …", such as "write to".
StoreProblem problem_with(std::string_view doing, const std::filesystem::path& file,
                          const sqlite::Error& error);
/// When the operating system refuses before SQLite is asked.
StoreProblem problem_with(std::string_view doing, const std::filesystem::path& file,
                          int system_error);

/// What was stored has changed; `found` says where it shows.
StoreProblem damage_of(const std::filesystem::path& file, std::string_view found);

}  // namespace reverie
