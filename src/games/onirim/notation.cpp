// SPDX-License-Identifier: Apache-2.0
// Actions as short text, both ways: `play red sun`, `pay blue key from common`, `draw nightmare`.
#include <algorithm>
#include <span>
#include <vector>

#include "core/quote.hpp"
#include "core/suggest.hpp"
#include "games/onirim/onirim.hpp"

namespace reverie::onirim {
namespace {

constexpr std::string_view from_common = " from common";
constexpr std::string_view swap_for = " for ";

/// `red_sun` is written `red sun`.
std::string write_card(Card card) {
  std::string text(name_of(card));
  std::ranges::replace(text, '_', ' ');
  return text;
}

std::optional<Card> read_card(std::string_view text) {
  if (text.find('_') != std::string_view::npos) return std::nullopt;
  std::string name(text);
  std::ranges::replace(name, ' ', '_');
  return from_name<Card>(name);
}

std::unexpected<Problem> unreadable(std::string what) {
  return std::unexpected(Problem{std::move(what)});
}

std::string hint(std::string_view word, std::span<const std::string> words) {
  const auto near = nearest(word, words);
  return near ? "; did you mean '" + *near + "'?" : std::string();
}

std::unexpected<Problem> unknown_card(std::string_view text) {
  std::vector<std::string> cards;
  for (int i = 0; i < card_kinds; ++i) cards.push_back(write_card(card_at(i)));
  return unreadable(quote(text) + " is not a card" + hint(text, cards));
}

std::expected<Action, Problem> read_swap(std::string_view rest) {
  const std::size_t middle = rest.find(swap_for);
  if (middle == std::string_view::npos) {
    return unreadable("a swap reads 'swap CARD for CARD', such as 'swap red sun for blue moon'");
  }
  const auto own = rest.substr(0, middle);
  const auto shared = rest.substr(middle + swap_for.size());
  const auto given = read_card(own);
  if (!given) return unknown_card(own);
  const auto taken = read_card(shared);
  if (!taken) return unknown_card(shared);
  return Action::swap(*given, *taken);
}

/// How many cards a move takes off the deck, if there are as many.
int cards_taken(Verb verb) {
  static_assert(solo_hand == personal_hand + common_hand);
  switch (verb) {
    case Verb::reveal: return sight;    // ON-N3
    case Verb::drop: return solo_hand;  // ON-N4, ON-2H
    default: return 0;
  }
}

}  // namespace

std::string Onirim::write(const Action& action) {
  std::string text(name_of(action.verb));
  if (action.card != Card::none) text += ' ' + write_card(action.card);
  if (action.other != Card::none) text += std::string(swap_for) + write_card(action.other);
  if (action.place == Place::common) text += from_common;
  return text;
}

std::expected<Action, Problem> Onirim::read(std::string_view text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, space);
  const auto verb = from_name<Verb>(word);
  if (!verb) {
    return unreadable(quote(word) + " is not a verb of Onirim" + hint(word, all_names<Verb>()));
  }
  const NamedBy named = named_by(*verb);
  std::string_view rest = text.substr(space);
  Place place = Place::hand;
  if (named.place && rest.ends_with(from_common)) {
    place = Place::common;
    rest.remove_suffix(from_common.size());
  }
  if (!named.card) {
    if (!rest.empty()) return unreadable("nothing follows " + quote(word));
    return Action::of(*verb, Card::none, place);
  }
  if (rest.empty()) return unreadable(quote(word) + " needs a card, such as 'red sun'");
  rest.remove_prefix(1);
  if (named.other) return read_swap(rest);
  const auto card = read_card(rest);
  if (!card) return unknown_card(rest);
  return Action::of(*verb, *card, place);
}

ActionInfo Onirim::describe(const Action& action) {
  const auto named = [](Card card) {
    return card == Card::none ? std::nullopt : std::optional(card);
  };
  return {action.verb, named(action.card), named(action.other), action.place};
}

Price Onirim::price(const View& view, const Action& action) {
  const Term deck{"onirim.cost.deck"};
  switch (action.verb) {
    case Verb::pay:
    case Verb::yield: return {{term(action.card), 1}};
    case Verb::unlock: return {{term(key_of(colour_of(*view.drawn))), 1}};
    case Verb::reveal: return {{deck, std::min(cards_taken(action.verb), int{view.deck})}};
    case Verb::drop: {  // who cannot draw as many has lost
      const auto held = view.players[view.active.index].hand.size() + view.common.size();
      return {{Term{"onirim.cost.hand"}, static_cast<std::int32_t>(held)},
              {deck, cards_taken(action.verb)}};
    }
    default: return {};
  }
}

Message Onirim::phrase(const Action& action) {
  Message message{"onirim.action." + std::string(name_of(action.verb)), {}};
  if (action.card != Card::none) message = std::move(message).with("card", action.card);
  if (action.other != Card::none) message = std::move(message).with("other", action.other);
  if (const int cards = cards_taken(action.verb); cards > 0) {
    message = std::move(message).with("count", cards);
  }
  return std::move(message).with("place", action.place);
}

}  // namespace reverie::onirim
