// SPDX-License-Identifier: Apache-2.0
#include "cli/screens/onirim_words.hpp"

#include "games/onirim/cards.hpp"

namespace reverie::cli {
using namespace onirim;
namespace {

/// As much of a row as one wants to hear: any trio shows within it.
constexpr std::size_t row_end = 6;

class Telling {
 public:
  Telling(const View& view, const Texts& texts, const Listener& listener)
      : view_(view), texts_(texts), listener_(listener) {}

  std::vector<std::string> tell() {
    piles();
    for (std::size_t i = 0; i < view_.players.size(); ++i) {
      player(Seat{static_cast<std::uint8_t>(i)}, view_.players[i]);
    }
    if (view_.players.size() > 1) common();
    if (!view_.top.empty()) deck_top();
    unseen();
    return std::move(lines_);
  }

 private:
  void add(const Message& message) { lines_.push_back(texts_.say(message, listener_)); }

  std::string name(Card card) const { return texts_.say(term(card).key); }

  static void append(std::string& list, const std::string& item) {
    if (!list.empty()) list += ", ";
    list += item;
  }

  std::string or_nothing(std::string list) const {
    return list.empty() ? texts_.say("cli.onirim.words.nothing") : std::move(list);
  }

  void piles() {
    int discarded = 0;
    for (const std::uint8_t count : view_.discard) discarded += count;
    std::string limbo;
    for (const Colour colour : all_colours) {
      for (int i = 0; i < view_.limbo.doors[colour]; ++i) append(limbo, name(door_of(colour)));
    }
    for (int i = 0; i < view_.limbo.nightmares; ++i) append(limbo, name(Card::nightmare));
    add(Message{"cli.onirim.words.piles", {}}
            .with("deck", view_.deck)
            .with("discard", discarded)
            .with("limbo", or_nothing(limbo)));
  }

  void player(Seat seat, const PlayerView& player) {
    std::string doors;
    for (const Colour colour : all_colours) {
      for (int i = 0; i < player.doors[colour]; ++i) append(doors, name(door_of(colour)));
    }
    if (doors.empty()) doors = texts_.say("cli.onirim.words.no_doors");
    add(Message{"cli.onirim.words.doors", {}}.with("seat", seat).with("doors", doors));
    labyrinth(seat, player);
    std::string hand;
    for (const Card card : player.hand) append(hand, name(card));
    if (player.hidden > 0) {
      append(hand, texts_.say(Message{"cli.onirim.words.hidden", {}}.with("count", player.hidden)));
    }
    add(Message{"cli.onirim.words.hand", {}}.with("seat", seat).with("cards", or_nothing(hand)));
  }

  void labyrinth(Seat seat, const PlayerView& player) {
    std::string row;
    const std::size_t length = player.row.size();
    const std::size_t first = length > row_end ? length - row_end : 0;
    if (first > 0) row = "…";
    for (std::size_t i = first; i < length; ++i) append(row, name(player.row[i]));
    add(Message{"cli.onirim.words.labyrinth", {}}
            .with("seat", seat)
            .with("cards", or_nothing(row))
            .with("run", player.run));
  }

  void common() {
    std::string cards;
    for (const Card card : view_.common) append(cards, name(card));
    const bool drafting = view_.phase == Phase::drafting || view_.phase == Phase::opening;
    const char* key = drafting ? "cli.onirim.words.offer" : "cli.onirim.words.common";
    add(Message{key, {}}.with("cards", or_nothing(cards)));
  }

  void deck_top() {
    std::string cards;
    for (const TopView& top : view_.top) {
      append(cards, top.card ? name(*top.card) : texts_.say("cli.onirim.words.unknown"));
    }
    add(Message{"cli.onirim.words.deck_top", {}}.with("cards", cards));
  }

  void unseen() {
    std::string kinds;
    for (int i = 0; i < card_kinds; ++i) {
      const Card card = card_at(i);
      if (view_.unseen[card] == 0) continue;
      append(kinds, texts_.say(Message{"cli.onirim.words.counted", {}}
                                   .with("count", int{view_.unseen[card]})
                                   .with("card", card)));
    }
    add(Message{"cli.onirim.words.unseen", {}}.with("cards", or_nothing(kinds)));
  }

  const View& view_;
  const Texts& texts_;
  const Listener& listener_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> onirim_in_words(const View& view, const Texts& texts,
                                         const Listener& listener) {
  return Telling(view, texts, listener).tell();
}

}  // namespace reverie::cli
