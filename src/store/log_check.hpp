// SPDX-License-Identifier: Apache-2.0
// Looks at a write-ahead log before SQLite does. SQLite reads one up to the first part that is not
// what was written and takes that for the end, as after a power cut; and it deletes one that has no
// database. Either way everything behind would be gone without a word.
#pragma once

#include <filesystem>
#include <optional>

#include "store/store.hpp"

namespace reverie {

/// The write-ahead log of a database.
std::filesystem::path log_of(const std::filesystem::path& database);

/// What a start with this log would lose, if that can be told. Nobody may have it open.
std::optional<StoreProblem> problem_of_log(const std::filesystem::path& database);

}  // namespace reverie
