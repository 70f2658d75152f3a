// SPDX-License-Identifier: Apache-2.0
// Playing a log again.
#pragma once

#include <cstddef>
#include <expected>
#include <memory>
#include <vector>

#include "core/log.hpp"
#include "games/shelf.hpp"

namespace reverie {

/// The game of a log's header, if this program plays it by the same rules and content.
std::expected<std::shared_ptr<const AnyGame>, LogProblem> game_of(const Shelf& shelf,
                                                                  const LogHeader& header);

/// The position after the first `inputs` inputs. Every one of them is checked.
std::expected<std::unique_ptr<Position>, LogProblem> position_after(const AnyGame& game,
                                                                    const Log& log,
                                                                    std::size_t inputs);

/// The last position, with hash and result held against the footer.
std::expected<std::unique_ptr<Position>, LogProblem> replay(const Shelf& shelf, const Log& log);

/// All that `replay` checks, and that every act of chance follows from the seed which the header
/// committed to.
std::expected<void, LogProblem> verify(const Shelf& shelf, const Log& log);

/// The parts of `verify`, for those who keep what they meet on the way. That the seed is the one
/// that was committed to …
std::expected<void, LogProblem> check_seed(const Log& log);
/// … that input `index` may be played here and, if it is an act of chance of this seed, is the one
/// that was due: then it is played, and what it told is returned …
std::expected<std::vector<Told>, LogProblem> play_checked(Position& position, ChanceStream& chance,
                                                          const Log& log, std::size_t index);
/// … and that it led to where the last line says.
std::expected<void, LogProblem> check_footer(const Position& position, const Log& log);

/// A result as it stands in a log.
LogResult log_result(const Result& result);
/// The same of a position, or nothing while the game goes on.
std::optional<LogResult> log_result(const Position& position);

}  // namespace reverie
