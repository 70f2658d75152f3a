// SPDX-License-Identifier: Apache-2.0
#include "support/onirim_story.hpp"

#include <algorithm>
#include <ranges>
#include <stdexcept>

namespace reverie::onirim {

void PrintTo(Card card, std::ostream* out) { *out << name_of(card); }
void PrintTo(Phase phase, std::ostream* out) { *out << name_of(phase); }

}  // namespace reverie::onirim

namespace reverie::testing {

using onirim::all_colours;
using onirim::Card;
using onirim::card_at;
using onirim::card_kinds;
using onirim::Colour;
using onirim::Onirim;

namespace {

/// A mistake in the story itself: the test cannot go on.
[[noreturn]] void broken_story(const std::string& what) { throw std::logic_error(what); }

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

void add_cards(CardList& list, std::string_view item) {
  int copies = 1;
  if (item.front() >= '0' && item.front() <= '9') {
    copies = item.front() - '0';
    item.remove_prefix(1);
  }
  const Card card = action("draw " + std::string(trimmed(item))).card;
  list.insert(list.end(), static_cast<std::size_t>(copies), card);
}

void add_counted(CardList& list, Card card, int copies) {
  list.insert(list.end(), static_cast<std::size_t>(copies), card);
}

CardList listed(const onirim::Cards& cards) {
  CardList list;
  cards.for_each([&](Card card) { list.push_back(card); });
  return list;
}

Onirim game_of(int players, onirim::Hands hands) { return Onirim::make({players, hands}).value(); }

/// ON-P2: cards at the end of the row that count towards the next door.
std::uint8_t run_of(const CardList& row) {
  int run = 0;
  for (auto card = row.rbegin(); card != row.rend(); ++card) {
    if (colour_of(*card) != colour_of(row.back())) break;
    ++run;
  }
  return static_cast<std::uint8_t>(run % 3);
}

}  // namespace

Onirim alone() { return game_of(1, onirim::Hands::open); }
Onirim open_hands() { return game_of(2, onirim::Hands::open); }
Onirim hidden_hands() { return game_of(2, onirim::Hands::hidden); }

CardList in_order(std::string_view text) {
  CardList list;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    add_cards(list, trimmed(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return list;
}

CardList cards(std::string_view text) {
  CardList list = in_order(text);
  std::ranges::sort(list);
  return list;
}

onirim::Action action(std::string_view notation) {
  const auto action = Onirim::read(notation);
  if (!action) broken_story(action.error().what);
  return *action;
}

// --- Given ---------------------------------------------------------------------------------------

Given::Given(const Onirim& game) : game_(game), state_(game.deal()) {
  state_.phase = onirim::Phase::acting;
}

void Given::take(Card card) {
  if (state_.unseen[card] == 0) broken_story("the box has no more " + std::string(name_of(card)));
  --state_.unseen[card];
  --state_.unseen_size;
}

Given& Given::hand(std::string_view text, Seat seat) {
  for (const Card card : cards(text)) {
    take(card);
    state_.hand[seat.index].add(card);
  }
  return *this;
}

Given& Given::common(std::string_view text) {
  for (const Card card : cards(text)) {
    take(card);
    state_.common.add(card);
  }
  return *this;
}

Given& Given::row(std::string_view text, Seat seat) {
  const CardList row = in_order(text);
  for (const Card card : row) {
    take(card);
    state_.rows.add(seat, card);
  }
  state_.run[seat.index] = run_of(row);
  return *this;
}

Given& Given::doors(std::string_view text, Seat seat) {
  for (const Card door : cards(text)) {
    take(door);
    ++state_.doors[seat.index][colour_of(door)];
  }
  return *this;
}

Given& Given::turn_of(Seat seat) {
  state_.active = seat;
  return *this;
}

Given& Given::deck(std::string_view text) {
  onirim::CardCounts deck;
  for (const Card card : cards(text)) {
    take(card);
    ++deck[card];
  }
  state_.discard = state_.unseen;
  state_.unseen = deck;
  state_.unseen_size = static_cast<std::uint8_t>(cards(text).size());
  return *this;
}

// --- When ----------------------------------------------------------------------------------------

Story::Story(const Onirim& game) : game_(game), state_(game.deal()) {}
Story::Story(const Given& given) : game_(given.game()), state_(given.state()) {}

Story& Story::draws(std::string_view text) {
  told_.clear();
  for (const Card card : in_order(text)) {
    act(Actor::chance(), onirim::Action::of(onirim::Verb::draw, card));
  }
  return *this;
}

Story& Story::does(std::string_view notation) {
  told_.clear();
  act(state_.active, action(notation));
  return *this;
}

void Story::act(Actor actor, const onirim::Action& action) {
  if (const auto refused = reverie::refusal(game_, state_, actor, action)) {
    broken_story("'" + Onirim::write(action) + "' is refused: " + refused->message.key);
  }
  Recorder recorder;
  game_.play(state_, actor, action, recorder);
  for (Told& told : recorder.take()) told_.push_back(std::move(told));
}

// --- Then ----------------------------------------------------------------------------------------

CardList Story::hand(Seat seat) const { return listed(state_.hand[seat.index]); }
CardList Story::common() const { return listed(state_.common); }

CardList Story::row(Seat seat) const {
  CardList row;
  for (int i = 0; i < state_.rows.length(seat); ++i) row.push_back(state_.rows.at(seat, i));
  return row;
}

CardList Story::doors(Seat seat) const {
  CardList doors;
  for (const Colour colour : all_colours) {
    add_counted(doors, door_of(colour), state_.doors[seat.index][colour]);
  }
  return doors;
}

CardList Story::limbo() const {
  CardList limbo;
  for (int i = onirim::labyrinth_kinds; i < card_kinds; ++i) {
    add_counted(limbo, card_at(i), state_.limbo.count(card_at(i)));
  }
  return limbo;
}

CardList Story::discard() const {
  CardList discard;
  for (int i = 0; i < card_kinds; ++i) {
    add_counted(discard, card_at(i), state_.discard[card_at(i)]);
  }
  return discard;
}

int Story::in_deck(std::string_view card) const {
  const Card kind = cards(card).front();
  const CardList known = top();
  return state_.unseen[kind] + static_cast<int>(std::ranges::count(known, kind));
}

CardList Story::top() const {
  CardList top;
  for (int i = 0; i < state_.top.size(); ++i) top.push_back(state_.top.card(i));
  return top;
}

std::vector<std::string> Story::choices() const {
  std::vector<std::string> choices;
  for (const auto& choice : game_.actions(state_, state_.active)) {
    choices.push_back(Onirim::write(choice));
  }
  return choices;
}

bool Story::offers(std::string_view notation) const {
  return std::ranges::count(choices(), notation) > 0;
}

std::optional<Refusal> Story::refusal(std::string_view notation, Seat seat) const {
  return game_.why_not(view(seat), action(notation));
}

std::vector<std::string> Story::heard_by(Seat seat) const {
  std::vector<std::string> keys;
  for (const Told& told : told_) {
    if (told.audience.contains(seat)) keys.push_back(told.message.key);
  }
  return keys;
}

bool Story::happened(std::string_view key) const {
  return std::ranges::any_of(told_, [&](const Told& told) { return told.message.key == key; });
}

Told Story::latest(std::string_view key) const {
  for (const Told& told : std::views::reverse(told_)) {
    if (told.message.key == key) return told;
  }
  broken_story(std::string(key) + " did not happen");
}

}  // namespace reverie::testing
