// SPDX-License-Identifier: Apache-2.0
// The engine in WebAssembly, as far as replaying needs it: the host writes a log into
// `log_space`, calls `replay_log` and reads the hash of the last state, or what went wrong.
#include <cstddef>
#include <cstdint>
#include <string>

#include "core/log.hpp"
#include "games/replay.hpp"
#include "support/embedded_shelf.hpp"

namespace {

using namespace reverie;
using testing::embedded_shelf;

std::string log_text;
std::string problem;
std::uint64_t last_hash = 0;

std::expected<std::uint64_t, LogProblem> hash_after(const std::string& text) {
  const auto log = read_log(text);
  if (!log) return std::unexpected(log.error());
  const auto game = game_of(embedded_shelf(), log->header);
  if (!game) return std::unexpected(game.error());
  const auto last = position_after(**game, *log, log->inputs.size());
  if (!last) return std::unexpected(last.error());
  if (const auto verified = verify(embedded_shelf(), *log); !verified)
    return std::unexpected(verified.error());
  return (*last)->hash();
}

}  // namespace

extern "C" {

[[clang::export_name("log_space")]] char* log_space(std::size_t size) {
  log_text.assign(size, '\0');
  return log_text.data();
}

/// Whether the log could be replayed; `state_hash` or `problem_text` say more.
[[clang::export_name("replay_log")]] bool replay_log() {
  const auto hash = hash_after(log_text);
  last_hash = hash.value_or(0);
  problem = hash ? "" : "line " + std::to_string(hash.error().line) + ": " + hash.error().what;
  return hash.has_value();
}

[[clang::export_name("state_hash")]] std::uint64_t replayed_state_hash() { return last_hash; }
[[clang::export_name("problem_text")]] const char* problem_text() { return problem.data(); }
[[clang::export_name("problem_size")]] std::size_t problem_size() { return problem.size(); }
}
