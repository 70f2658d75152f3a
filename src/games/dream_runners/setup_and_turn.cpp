// SPDX-License-Identifier: Apache-2.0
// Options, the first state, who may act, and the timer.
#include <utility>

#include "core/json_reader.hpp"
#include "core/json_writer.hpp"
#include "games/dream_runners/dream_runners.hpp"

namespace reverie::dream_runners {

namespace {

Turn beside_clock(SeatSet seats, bool clock) {
  Turn turn = Turn::of(seats);
  turn.clock = clock;
  return turn;
}

}  // namespace

std::expected<std::shared_ptr<const Content>, Problem> DreamRunners::load(
    const ContentReader& reader) {
  auto content = load_content(reader);
  if (!content) return std::unexpected(std::move(content).error());
  return std::make_shared<const Content>(*std::move(content));
}

std::expected<DreamRunners, Problem> DreamRunners::make(const Options& options,
                                                        std::shared_ptr<const Content> content) {
  return DreamRunners(options, std::move(content));
}

std::string DreamRunners::content_text() const { return to_json(*content_); }

std::expected<std::shared_ptr<const Content>, Problem> DreamRunners::read_content(
    std::string_view text) {
  const auto object = parse_json_object(text);
  if (!object) return std::unexpected(object.error());
  auto content = read_json<Content>(*object, "");
  if (!content) return std::unexpected(content.error());
  return std::make_shared<const Content>(*std::move(content));
}

State DreamRunners::deal() const {
  State state;
  for (std::size_t i = 0; i < content_->tiles.size(); ++i) {
    if (options_.dreams == Dreams::first && content_->tiles[i].star) continue;
    Unseen& left = state.tiles_left[i / tiles_of_a_level];
    left = static_cast<Unseen>(left | 1U << i % tiles_of_a_level);
  }
  return state;
}

Turn DreamRunners::turn(const State& state) const {
  switch (state.phase) {
    case Phase::dealing:
    case Phase::restocking:
    case Phase::dreaming:
    case Phase::unlocking: return Turn::of_chance();
    case Phase::composing: return beside_clock(state.waiting, is_timed());
    case Phase::calming: return beside_clock(state.waiting, asks_who_is_ready(state));
    case Phase::over: return Turn::over();
    case Phase::sharing:
    case Phase::opening:
    case Phase::colouring:
    case Phase::bat:
    case Phase::buying: break;
  }
  return Turn::of(state.active);
}

std::optional<Timer<Action>> DreamRunners::timer(const State& state) const {
  if (!turn(state).clock) return std::nullopt;
  constexpr std::uint32_t second = 1000;
  constexpr std::uint32_t timers_of_a_turn = 3;
  const std::uint32_t first = state.turn * timers_of_a_turn;
  if (state.phase == Phase::calming) {  // DR-N
    return Timer<Action>{{Verb::call, 0, 0}, options_.patience * second, 0, first + 2, false};
  }
  if (state.sand == Sand::lying) {  // DR-A2
    return Timer<Action>{{Verb::pour, 0, 0}, options_.patience * second, 0, first};
  }
  return Timer<Action>{{Verb::ring, 0, 0},  // DR-A1
                       static_cast<std::uint32_t>(options_.seconds) * second,
                       options_.grace,
                       first + 1};
}

}  // namespace reverie::dream_runners
