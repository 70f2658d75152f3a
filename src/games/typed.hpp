// SPDX-License-Identifier: Apache-2.0
// The bridge between the registry's interface and the static types of one game.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/chapters.hpp"
#include "core/game.hpp"
#include "core/hash.hpp"
#include "core/hex.hpp"
#include "core/json_writer.hpp"
#include "core/printed_secrets.hpp"
#include "core/sha256.hpp"
#include "core/shortcuts.hpp"
#include "core/shown.hpp"
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
    for (const auto& action : game_->actions(state_, seat)) choices.push_back(game_->write(action));
    return choices;
  }

  Offer offer(Seat seat, std::size_t most_in_words,
              std::optional<std::uint64_t> known) const override {
    const auto actions = game_->actions(state_, seat);
    const auto prices = prices_of(actions, seat);
    const std::uint64_t mark = mark_of(actions, prices);
    if (mark == known) return {mark, std::nullopt};
    return {mark, described(actions, prices, actions.size() <= most_in_words)};
  }

  Message phrase(std::string_view notation) const override {
    const auto action = game_->read(notation);
    return action ? game_->phrase(*action) : unreadable(action.error()).message;
  }

  std::expected<std::vector<Told>, Refusal> play(Actor actor, std::string_view notation) override {
    const auto action = game_->read(notation);
    if (!action) return std::unexpected(unreadable(action.error()));
    if (auto refused = refusal(*game_, state_, actor, *action)) {
      return std::unexpected(*std::move(refused));
    }
    Recorder recorder;
    game_->play(state_, actor, *action, recorder);
    return recorder.take();
  }

  void play_again(Actor actor, std::string_view notation, std::vector<Told>* listener) override {
    const auto action = game_->read(notation);
    if (!action) std::abort();  // it was read when it was first played
    if (listener == nullptr) {
      Silence silence;
      game_->play(state_, actor, *action, silence);
    } else {
      Recorder recorder;
      game_->play(state_, actor, *action, recorder);
      *listener = recorder.take();
    }
  }

  std::optional<std::uint32_t> timer_number() const override {
    const auto running = reverie::timer(*game_, state_);
    return running ? std::optional(running->number) : std::nullopt;
  }

  std::optional<Timer<std::string>> timer() const override {
    const auto running = reverie::timer(*game_, state_);
    if (!running) return std::nullopt;
    return Timer<std::string>{game_->write(running->action), running->milliseconds, running->grace,
                              running->number, running->is_race};
  }

  std::string roll(ChanceStream& stream) const override {
    return game_->write(reverie::roll(*game_, state_, stream));
  }

  Result result() const override { return result_with_sheet(*game_, state_); }
  std::optional<RawJson> sheet() const override { return written_sheet(*game_, state_); }
  std::uint64_t hash() const override { return state_hash(state_); }

  Sight sight(Seat viewer) const override {
    constexpr std::size_t usual_size = 8192;
    const auto view = game_->view(state_, viewer);
    Sight sight{{}, game_->prompt(view)};
    sight.view.reserve(usual_size);
    write_json(sight.view, shown(*game_, view));
    return sight;
  }

  std::vector<std::string> pages(Seat viewer) const override {
    if constexpr (TellsStory<G>) {
      return game_->pages(state_, viewer);
    } else {
      return {};
    }
  }

  std::optional<Refusal> why_not(Seat seat, std::string_view notation) const override {
    const auto action = game_->read(notation);
    if (!action) return unreadable(action.error());
    return refusal(*game_, state_, seat, *action);
  }

  /// Asks a few positions that fit the viewer's knowledge: where they all lead to the same view,
  /// the viewer could have worked it out. Where the view leaves nothing open this is exact. Which
  /// ones are asked depends on the view only, or the answer would tell of what it hides; so does
  /// what others do in them. What is printed is the same in all of them, so the game itself says
  /// whether more of it is revealed.
  bool teaches(Seat viewer, Actor actor, std::string_view notation) const override {
    constexpr int imagined_positions = 32;
    if (actor.is_chance()) return true;
    const auto action = game_->read(notation);
    if (!action) return false;
    const auto next = after(*game_, state_, actor, *action);
    if constexpr (HidesContent<G>) {
      if (game_->revealed(next, viewer) != game_->revealed(state_, viewer)) return true;
    }
    if (is_plain_to(*game_, state_, viewer, actor, *action)) return false;
    const auto before = game_->view(state_, viewer);
    const auto afterwards = game_->view(next, viewer);
    Random random(0);
    for (int i = 0; i < imagined_positions; ++i) {
      const Random untouched = random;
      const auto imagined = game_->imagine(before, random);
      if (random == untouched) return false;  // nothing is open: this is the position itself
      if (!may_look_so(imagined, viewer, actor, *action, afterwards)) return true;
    }
    return false;
  }

  /// What others do may be something that the knower does not see: whoever judged it would tell of
  /// it. What the knower itself does it may do in whatever fits its view.
  bool might_teach(Seat knower, Seat viewer, Actor actor,
                   std::string_view notation) const override {
    constexpr int imagined_positions = 8;
    const bool is_of_another = actor.is_seat() && actor.seat() != knower;
    if (is_of_another && !is_open_to(*game_, state_, knower)) return true;
    if (knower == viewer || actor.is_chance()) return teaches(viewer, actor, notation);
    const auto view = game_->view(state_, knower);
    Random random(0);
    for (int i = 0; i < imagined_positions; ++i) {
      const Random untouched = random;
      const TypedPosition imagined(game_, game_->imagine(view, random));
      if (imagined.teaches(viewer, actor, notation)) return true;
      if (random == untouched) return false;  // nothing is open to the knower
    }
    return false;
  }

 private:
  /// Whether this can lead to what the viewer sees afterwards. Of what somebody else did the viewer
  /// knows only how it looks: anything that looks so will do.
  bool may_look_so(const typename G::State& imagined, Seat viewer, Actor actor,
                   const typename G::Action& action, const typename G::View& afterwards) const {
    const auto looks_so = [&](const typename G::Action& one) {
      return game_->view(after(*game_, imagined, actor, one), viewer) == afterwards;
    };
    if (!refusal(*game_, imagined, actor, action) && looks_so(action)) return true;
    if (!actor.is_seat() || actor.seat() == viewer) return false;
    return std::ranges::any_of(game_->actions(imagined, actor.seat()), looks_so);
  }

  using Actions = typename G::Actions;

  /// Beside each action; none at all where nothing ever costs anything.
  std::vector<Price> prices_of(const Actions& actions, Seat seat) const {
    std::vector<Price> prices;
    if constexpr (NamesPrices<G>) {
      prices.reserve(actions.size());
      const auto view = game_->view(state_, seat);
      for (const auto& action : actions) prices.push_back(game_->price(view, action));
    }
    return prices;
  }

  std::uint64_t mark_of(const Actions& actions, const std::vector<Price>& prices) const {
    std::string costs;
    for (std::size_t i = 0; i < prices.size(); ++i) {
      if (prices[i].empty()) continue;
      write_json(costs, i);
      write_json(costs, prices[i]);
    }
    const std::uint64_t mark = 3 * quick_hash(std::as_bytes(std::span(costs)));
    if constexpr (std::has_unique_object_representations_v<typename G::Action>) {
      return mark + quick_hash(std::as_bytes(std::span(actions.begin(), actions.size())));
    } else {
      std::string notations;
      for (const auto& action : actions) notations += game_->write(action) + '\n';
      return mark + quick_hash(std::as_bytes(std::span(notations)));
    }
  }

  Choices described(const Actions& actions, const std::vector<Price>& prices, bool in_words) const {
    constexpr std::size_t usual_size = 112;
    Choices choices{"["};
    std::string& text = choices.text;
    text.reserve(actions.size() * usual_size);
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (i > 0) text += ',';
      text += R"({"action":)";
      write_json(text, game_->write(actions[i]));
      text += R"(,"does":)";
      write_json(text, game_->describe(actions[i]));
      text += R"(,"text":)";
      write_json(text, in_words ? std::optional(game_->phrase(actions[i])) : std::nullopt);
      text += R"(,"price":)";
      write_json(text, prices.empty() ? Price() : prices[i]);
      text += '}';
    }
    text += ']';
    return choices;
  }

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
  int rules_version() const override { return game_->rules_version(); }
  std::string content_text() const override {
    if constexpr (ReadsContent<G>) {
      return game_->content_text();
    } else {
      return {};
    }
  }
  std::string content_hash() const override { return to_hex(sha256(content_text())); }
  RawJson options() const override { return {to_json(game_->options())}; }
  RawJson chosen_options() const override {
    auto chosen = game_->options();
    if constexpr (HasChapters<G>) chosen.sheet.reset();
    return {to_json(chosen)};
  }
  std::vector<Message> amends() const override {
    if constexpr (HasChapters<G>) {
      return game_->amends();
    } else {
      return {};
    }
  }
  std::string_view bot_of_level(std::size_t level) const override {
    if constexpr (requires { G::Knowledge::levels; }) {
      return G::Knowledge::levels.at(level);
    } else {
      return "random";
    }
  }
  bool is_shared_turn() const override { return SharesTurn<G>; }
  bool asks_for_silence() const override {
    if constexpr (AsksForSilence<G>) {
      return game_->asks_for_silence();
    } else {
      return false;
    }
  }
  bool is_timed() const override {
    if constexpr (AsksForTime<G>) {
      return game_->is_timed();
    } else {
      return false;
    }
  }
  int seats() const override { return game_->seats(); }
  int longest_game() const override { return game_->longest_game(); }
  std::unique_ptr<Position> deal() const override {
    return std::make_unique<TypedPosition<G>>(game_, game_->deal());
  }

 private:
  std::shared_ptr<const G> game_;
};

}  // namespace reverie
