// SPDX-License-Identifier: Apache-2.0
#include "support/dream_runners_story.hpp"

#include <algorithm>
#include <stdexcept>

#include "core/json_writer.hpp"

namespace reverie::dream_runners {

void PrintTo(Phase phase, std::ostream* out) { *out << name_of(phase); }

}  // namespace reverie::dream_runners

namespace reverie::dream_runners::testing {
namespace {

constexpr std::string_view letters = "bwog";
constexpr std::string_view family = "dream_runners.event.";

/// A mistake in the story itself: the test cannot go on.
[[noreturn]] void broken_story(const std::string& what) { throw std::logic_error(what); }

/// Sets what a player has, and takes the difference from the supply.
void set_aside(std::uint8_t& own, std::uint8_t& supply, int wanted) {
  const int left = supply + own - wanted;
  if (left < 0) broken_story("the supply has not that much");
  supply = static_cast<std::uint8_t>(left);
  own = static_cast<std::uint8_t>(wanted);
}

std::string number(int place) { return "s" + std::to_string(place + 1); }

void add_word(std::string& text, const std::string& word) {
  text += (text.empty() ? "" : " ") + word;
}

}  // namespace

Action action(std::string_view notation) {
  const auto action = DreamRunners::read(notation);
  if (!action) broken_story(action.error().what);
  return *action;
}

Story::Story(const DreamRunners& game) : game_(game), state_(game.deal()) {}

// --- Given ---------------------------------------------------------------------------------------

Story& Story::begun() {
  for (int i = 1; i <= game_.seats(); ++i) chance("deal p" + std::to_string(i));
  for (const Shape shape : all_shapes) chance("offer " + number(first_for_sale(shape)));
  return chance("dream t1");
}

Story& Story::with_coins(Seat seat, int coins) {
  set_aside(state_.players[seat.index].coins, state_.coins, coins);
  return *this;
}

Story& Story::with_keys(Seat seat, int keys) {
  set_aside(state_.players[seat.index].keys, state_.keys, keys);
  return *this;
}

Story& Story::with_fragments(Seat seat, std::string_view fragments) {
  for (const Colour colour : all_colours) {
    const char letter = letters[static_cast<std::size_t>(colour)];
    const auto wanted = static_cast<int>(std::ranges::count(fragments, letter));
    set_aside(state_.players[seat.index].fragments[colour], state_.fragments[colour], wanted);
  }
  return *this;
}

Story& Story::with_serenity(Seat seat, int serenity) {
  state_.players[seat.index].serenity = static_cast<std::uint8_t>(serenity);
  return *this;
}

Story& Story::with_stars(Seat seat, int stars) {
  state_.players[seat.index].stars = static_cast<std::uint8_t>(stars);
  return *this;
}

Story& Story::with_segment(Seat seat, std::string_view segment) {
  const int place = action("buy " + std::string(segment)).what;
  const Shape shape = shape_of(place);
  const auto bit = 1U << static_cast<unsigned>(place - first_for_sale(shape));
  Unseen& left = state_.sale_left[static_cast<std::size_t>(shape)];
  if ((left & bit) == 0) broken_story(std::string(segment) + " is not below those for sale");
  left = static_cast<Unseen>(left & ~bit);
  state_.players[seat.index].composition.add(static_cast<std::uint8_t>(place));
  return *this;
}

Story& Story::without_chests() {
  for (std::size_t type = 0; type < chest_types; ++type) {
    state_.chests_left[type] = 0;
    state_.chests_gone[type] = chests_of_a_type;
  }
  return *this;
}

Story& Story::with_all_below(Seat seat, Shape shape) {
  for (int i = 0; i < sale_of_a_shape; ++i) {
    const auto left = state_.sale_left[static_cast<std::size_t>(shape)];
    if ((left >> static_cast<unsigned>(i) & 1U) != 0) {
      with_segment(seat, number(first_for_sale(shape) + i));
    }
  }
  return *this;
}

// --- When ----------------------------------------------------------------------------------------

Story& Story::chance(std::string_view notation) {
  told_.clear();
  act(Actor::chance(), action(notation));
  return *this;
}

Story& Story::clock(std::string_view notation) {
  told_.clear();
  act(Actor::clock(), action(notation));
  return *this;
}

Story& Story::does(Seat seat, std::string_view notation) {
  told_.clear();
  act(seat, action(notation));
  return *this;
}

Story& Story::lays_square(Seat seat) {
  const Composition& own = player(seat).composition;
  const auto lay = [&](Shape shape, const std::string& where) {
    does(seat, "place " + number(own.segment(static_cast<int>(shape))) + " at " + where);
  };
  lay(Shape::three, "c3");
  lay(Shape::two, "c4");
  lay(Shape::one, "c5");
  lay(Shape::corner, "e4 turned 1");
  return *this;
}

Story& Story::all_lock() {
  std::vector<Told> told;
  while (phase() == Phase::composing) {
    if (state_.waiting.empty()) broken_story("all have locked and nothing happens");
    does(state_.waiting.first(), "lock");
    told.insert(told.end(), told_.begin(), told_.end());
  }
  told_ = std::move(told);
  return *this;
}

Story& Story::all_pass() {
  while (phase() == Phase::buying) does(state_.active, "pass");
  while (phase() == Phase::calming) does(state_.waiting.first(), "finish");
  return *this;
}

Story& Story::next_dream() {
  if (phase() != Phase::dreaming) broken_story("no dream comes now");
  return chance(outcomes().front());
}

void Story::act(Actor actor, const Action& action) {
  if (const auto refused = reverie::refusal(game_, state_, actor, action)) {
    broken_story("'" + DreamRunners::write(action) + "' is refused: " + refused->message.key);
  }
  Recorder recorder;
  game_.play(state_, actor, action, recorder);
  for (Told& told : recorder.take()) told_.push_back(std::move(told));
}

// --- Then ----------------------------------------------------------------------------------------

std::string Story::fragments(Seat seat) const {
  std::string text;
  for (const Colour colour : all_colours) {
    for (int i = 0; i < player(seat).fragments[colour]; ++i) {
      add_word(text, {letters[static_cast<std::size_t>(colour)]});
    }
  }
  return text;
}

std::string Story::segments(Seat seat) const {
  const Composition& own = player(seat).composition;
  std::string text;
  for (int i = 0; i < own.size(); ++i) add_word(text, number(own.segment(i)));
  return text;
}

std::vector<std::string> Story::choices(Seat seat) const {
  std::vector<std::string> choices;
  for (const Action& choice : game_.actions(state_, seat)) {
    choices.push_back(DreamRunners::write(choice));
  }
  return choices;
}

std::vector<std::string> Story::outcomes() const {
  std::vector<std::string> outcomes;
  for (const auto& outcome : game_.chance(state_)) {
    outcomes.push_back(DreamRunners::write(outcome.action));
  }
  return outcomes;
}

bool Story::offers(Seat seat, std::string_view notation) const {
  return std::ranges::count(choices(seat), notation) > 0;
}

std::optional<Refusal> Story::refusal(Seat seat, std::string_view notation) const {
  return game_.why_not(view(seat), action(notation));
}

std::vector<std::string> Story::heard_by(Seat seat) const {
  std::vector<std::string> events;
  for (const Told& told : told_) {
    if (told.audience.contains(seat)) events.push_back(told.message.key.substr(family.size()));
  }
  return events;
}

std::vector<std::string> Story::all_told(std::string_view event) const {
  std::vector<std::string> arguments;
  for (const Told& told : told_) {
    if (told.message.key != std::string(family) + std::string(event)) continue;
    const std::string message = to_json(told.message);
    const std::size_t begin = message.find("\"args\":") + 7;
    arguments.push_back(message.substr(begin, message.size() - begin - 1));
  }
  return arguments;
}

}  // namespace reverie::dream_runners::testing
