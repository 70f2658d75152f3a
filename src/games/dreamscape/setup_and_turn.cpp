// SPDX-License-Identifier: Apache-2.0
// Options, the first state, and who may act.
#include <utility>

#include "core/json_reader.hpp"
#include "core/json_writer.hpp"
#include "games/dreamscape/cycle.hpp"
#include "games/dreamscape/soundness.hpp"

namespace reverie::dreamscape {
namespace {

/// What does not go together, and what to choose instead.
std::optional<Problem> conflict_in(const Options& options) {
  const bool solo = is_solo(options);
  if (solo && options.creation == Creation::at_once) {
    return Problem{"creation=at_once needs two players; one alone creates in turn"};
  }
  if (solo && options.length == Length::first) {
    return Problem{"length=first is for two to four players; alone choose difficulty=easy"};
  }
  if (!solo && options.difficulty != Difficulty::normal) {
    return Problem{"difficulty is for one player alone; leave it at normal"};
  }
  if (options.length == Length::first && has_nightmares(options)) {
    return Problem{"length=first is played without Mr Nightmare; choose mode=base"};
  }
  return std::nullopt;
}

std::shared_ptr<const Prepared> prepared(dreamscape::Content content) {
  return std::make_shared<const Prepared>(std::move(content));
}

}  // namespace

std::expected<std::shared_ptr<const Prepared>, Problem> Dreamscape::load(
    const ContentReader& reader) {
  auto content = load_content(reader);
  if (!content) return std::unexpected(std::move(content).error());
  return prepared(*std::move(content));
}

std::expected<Dreamscape, Problem> Dreamscape::make(const Options& options,
                                                    std::shared_ptr<const Prepared> content) {
  if (auto conflict = conflict_in(options)) return std::unexpected(*std::move(conflict));
  Options chosen = options;
  if (is_solo(chosen)) chosen.mode = Mode::nightmare;  // DS-A1
  return Dreamscape(chosen, std::move(content));
}

std::string Dreamscape::content_text() const { return to_json(content_->content); }

std::expected<std::shared_ptr<const Prepared>, Problem> Dreamscape::read_content(
    std::string_view text) {
  const auto object = parse_json_object(text);
  if (!object) return std::unexpected(object.error());
  auto content = read_json<dreamscape::Content>(*object, "");
  if (!content) return std::unexpected(content.error());
  if (auto flaw = flaw_in(*content)) return std::unexpected(*std::move(flaw));
  return prepared(*std::move(content));
}

State Dreamscape::deal() const {
  State state;
  const World& world = content_->content.world;
  const int players = is_solo(options_) ? players_of_a_solo_world : seats();
  state.unseen = bit_of_card(all_cards) - 1;
  state.bag = all_of_the_box;
  state.bag[Fragment::nightmare] = 0;
  state.reserve = all_of_the_box[Fragment::nightmare];
  state.trees = static_cast<std::uint8_t>(players * trees_of_a_player);  // DS-S5
  if (has_nightmares(options_)) {                                        // DS-N1
    state.nightmare = world.haunt;
    for (const std::uint8_t link : free_links(world, state, world.haunt)) haunt_link(state, link);
  }
  if (options_.length == Length::first) {  // DS-X2
    for (std::size_t i = 0; i < all_objectives; ++i) {
      if (content_->content.objectives[i].first) {
        state.objectives.push_back(static_cast<std::uint8_t>(i));
      }
    }
  }
  state.draw = Draw::token;
  if (is_solo(options_)) {  // DS-A1: the token is no choice
    state.order[0] = Seat{0};
    state.order[1] = Seat{1};
    state.draw = Draw::objective;
    state.rival.score = strength_at(content_->content.solo, options_.difficulty).head_start;
  }
  return state;
}

Turn Dreamscape::turn(const State& state) const {
  if (state.draw != Draw::nothing) return Turn::of_chance();
  return state.phase == Phase::over ? Turn::over() : Turn::of(state.acting);
}

}  // namespace reverie::dreamscape
