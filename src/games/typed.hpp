// SPDX-License-Identifier: Apache-2.0
// The bridge between the registry's interface and the static types of one game.
#pragma once

#include <memory>
#include <utility>

#include "core/game.hpp"
#include "core/hash.hpp"
#include "core/hex.hpp"
#include "core/json_writer.hpp"
#include "core/sha256.hpp"
#include "games/registry.hpp"

namespace reverie {

template <Game G>
class TypedPosition final : public Position {
 public:
  TypedPosition(std::shared_ptr<const G> game, const typename G::State& state)
      : game_(std::move(game)), state_(state) {}

  const G& game() const { return *game_; }
  const typename G::State& state() const { return state_; }

  std::unique_ptr<Position> clone() const override {
    return std::make_unique<TypedPosition>(*this);
  }

  Turn turn() const override { return game_->turn(state_); }

  std::vector<std::string> choices(Seat seat) const override {
    std::vector<std::string> choices;
    for (const auto& action : game_->actions(state_, seat)) choices.push_back(G::write(action));
    return choices;
  }

  Message phrase(std::string_view notation) const override {
    const auto action = G::read(notation);
    return action ? G::phrase(*action) : unreadable(action.error()).message;
  }

  std::expected<std::vector<Told>, Refusal> play(Actor actor, std::string_view notation) override {
    const auto action = G::read(notation);
    if (!action) return std::unexpected(unreadable(action.error()));
    if (auto refused = refusal(*game_, state_, actor, *action)) {
      return std::unexpected(*std::move(refused));
    }
    Recorder recorder;
    game_->play(state_, actor, *action, recorder);
    return recorder.take();
  }

  std::optional<Timer<std::string>> timer() const override {
    const auto running = reverie::timer(*game_, state_);
    if (!running) return std::nullopt;
    return Timer<std::string>{G::write(running->action), running->milliseconds, running->grace,
                              running->number};
  }

  std::string roll(ChanceStream& stream) const override {
    return G::write(reverie::roll(*game_, state_, stream));
  }

  Result result() const override { return game_->result(state_); }
  std::uint64_t hash() const override { return state_hash(state_); }
  std::string view(Seat viewer) const override { return to_json(game_->view(state_, viewer)); }
  Prompt prompt(Seat viewer) const override { return game_->prompt(game_->view(state_, viewer)); }

  std::optional<Refusal> why_not(Seat seat, std::string_view notation) const override {
    const auto action = G::read(notation);
    if (!action) return unreadable(action.error());
    return refusal(*game_, state_, seat, *action);
  }

  /// Asks a few positions that fit the viewer's knowledge: where they all lead to the same view,
  /// the viewer could have worked it out. Where the view leaves nothing open this is exact. Which
  /// ones are asked depends on the view only, or the answer would tell of what it hides.
  bool teaches(Seat viewer, Actor actor, std::string_view notation) const override {
    constexpr int imagined_positions = 32;
    if (actor.is_chance()) return true;
    const auto action = G::read(notation);
    if (!action) return false;
    const auto before = game_->view(state_, viewer);
    const auto afterwards = game_->view(after(*game_, state_, actor, *action), viewer);
    Random random(0);
    for (int i = 0; i < imagined_positions; ++i) {
      const Random untouched = random;
      const auto imagined = game_->imagine(before, random);
      if (random == untouched) return false;  // nothing is open: this is the position itself
      if (refusal(*game_, imagined, actor, *action)) return true;
      if (game_->view(after(*game_, imagined, actor, *action), viewer) != afterwards) return true;
    }
    return false;
  }

 private:
  static Refusal unreadable(const Problem& problem) {
    return {Message{"core.no.unreadable", {}}.with("problem", problem.what), {}};
  }

  std::shared_ptr<const G> game_;
  typename G::State state_;
};

template <Game G>
class TypedGame final : public AnyGame {
 public:
  explicit TypedGame(const G& game) : game_(std::make_shared<const G>(game)) {}

  const G& game() const { return *game_; }

  std::string_view id() const override { return G::id; }
  int rules_version() const override { return G::rules_version; }
  std::string content_hash() const override {
    if constexpr (ReadsContent<G>) {
      return game_->content_hash();
    } else {
      return to_hex(sha256(std::string_view()));  // rules that read no content
    }
  }
  boost::json::object options() const override {
    return boost::json::parse(to_json(game_->options())).as_object();
  }
  int seats() const override { return game_->seats(); }
  std::unique_ptr<Position> deal() const override {
    return std::make_unique<TypedPosition<G>>(game_, game_->deal());
  }

 private:
  std::shared_ptr<const G> game_;
};

}  // namespace reverie
