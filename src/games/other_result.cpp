// SPDX-License-Identifier: Apache-2.0
#include "games/other_result.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace reverie {
namespace {

std::string_view yes_or_no(bool truth) { return truth ? "yes" : "no"; }

/// Of results for equally many seats.
std::optional<Message> other_standing(const LogResult& due, const LogResult& said) {
  for (std::size_t i = 0; i < due.won.size(); ++i) {
    const std::string who = write_actor(Seat{static_cast<std::uint8_t>(i)});
    if (due.scores[i] != said.scores[i]) {
      return Message{"log.no.score", {}}
          .with("who", who)
          .with("due", due.scores[i])
          .with("said", said.scores[i]);
    }
    if (due.won[i] != said.won[i]) {
      return Message{"log.no.winner", {}}
          .with("who", who)
          .with("due", std::string(yes_or_no(due.won[i])));
    }
  }
  return std::nullopt;
}

}  // namespace

Message other_result(const std::optional<LogResult>& due, const std::optional<LogResult>& said) {
  if (!due) return Message{"log.no.not_over", {}}.with("said", Term{said->ending});
  if (!said) return Message{"log.no.over", {}}.with("due", Term{due->ending});
  if (due->ending != said->ending) {
    return Message{"log.no.ending", {}}
        .with("due", Term{due->ending})
        .with("said", Term{said->ending});
  }
  if (said->won.size() != due->won.size() || said->scores.size() != due->scores.size()) {
    return Message{"log.no.standings", {}}.with("due", due->won.size());
  }
  if (auto standing = other_standing(*due, *said)) return *std::move(standing);
  return Message{"log.no.sheet", {}};
}

}  // namespace reverie
