// SPDX-License-Identifier: Apache-2.0
// Logs on the disk.
#pragma once

#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/words/texts.hpp"
#include "core/log.hpp"
#include "core/message.hpp"

namespace reverie::cli {

/// A log of the right shape, or `file:line: reason`.
std::expected<Log, Problem> read_log_file(const std::filesystem::path& path, const Texts& texts);
/// In somebody's language, as far as a catalogue has words for it.
Problem problem_in(const std::filesystem::path& path, const LogProblem& problem,
                   const Texts& texts);

/// `onirim-20261115-221500.jsonl`, in the current folder or another one, not taken yet.
std::filesystem::path new_save_name(std::string_view game,
                                    const std::filesystem::path& folder = {});
/// The game that was played last in the current folder under such a name, if it can go on: somebody
/// left it, or the program was cut off.
std::optional<std::filesystem::path> unfinished_save(std::string_view game);
/// Where a game may still be kept that could not be saved under the name it was to have.
std::vector<std::filesystem::path> spare_save_names(std::string_view game);
/// The same name with a number, not taken yet: `game-2.jsonl`.
std::filesystem::path next_save_name(const std::filesystem::path& path);

}  // namespace reverie::cli
