// SPDX-License-Identifier: Apache-2.0
// The drawn table: on the left what lies on it, on the right what has not been seen yet.
#include "cli/screens/onirim_screen.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "cli/screens/onirim_glyphs.hpp"
#include "cli/screens/onirim_words.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"
#include "games/typed.hpp"

namespace reverie::cli {
using namespace onirim;
namespace {

constexpr std::size_t table_height = 8;
constexpr int label_width = 12;
constexpr int right_width = 28;
constexpr int left_width = screen_width - right_width;
constexpr int contents_width = left_width - label_width - 2;

using Lines = std::vector<std::string>;

View view_of(const Position& position, Seat viewer) {
  const auto& typed = dynamic_cast<const TypedPosition<Onirim>&>(position);
  return typed.game().view(typed.state(), viewer);
}

class Drawing {
 public:
  Drawing(const View& view, const Texts& texts, const Listener& listener, const Paint& paint)
      : view_(view), texts_(texts), listener_(listener), paint_(paint), glyphs_(texts, paint) {}

  Lines draw() const {
    const Lines left = view_.players.size() == 1 ? alone() : together();
    const Lines right = unseen();
    Lines lines;
    for (std::size_t i = 0; i < table_height; ++i) {
      lines.push_back(fit(i < left.size() ? left[i] : "", left_width) +
                      paint_.text(Ink::faint, "│ ") + (i < right.size() ? right[i] : ""));
    }
    return lines;
  }

 private:
  // --- The left side ---------------------------------------------------------------------------

  Lines alone() const {
    constexpr std::size_t row_lines = 3;
    const PlayerView& player = view_.players[0];
    Lines lines = {labelled("cli.onirim.doors", doors(player, 2))};
    Lines row = labyrinth(player, row_lines);
    row.resize(row_lines);
    for (std::size_t i = 0; i < row.size(); ++i) {
      lines.push_back(i == 0 ? labelled("cli.onirim.labyrinth", row[i])
                             : std::string(label_width + 1, ' ') + row[i]);
    }
    lines.emplace_back();
    lines.push_back(labelled("cli.onirim.hand", hand(player)));
    lines.push_back(deck_top());
    return lines;
  }

  Lines together() const {
    Lines lines;
    for (std::size_t i = 0; i < view_.players.size(); ++i) {
      const PlayerView& player = view_.players[i];
      const Seat seat{static_cast<std::uint8_t>(i)};
      lines.push_back(heading(seat, doors(player, 1)));
      lines.push_back(labelled("cli.onirim.labyrinth", labyrinth(player, 1).front()));
      lines.push_back(labelled("cli.onirim.hand", hand(player)));
    }
    const bool drafting = view_.phase == Phase::drafting || view_.phase == Phase::opening;
    std::string common;
    for (const Card card : view_.common) common += glyphs_.tile(card) + (drafting ? "" : " ");
    lines.push_back(labelled(drafting ? "cli.onirim.offer" : "cli.onirim.common", common));
    lines.push_back(deck_top());
    return lines;
  }

  std::string labelled(std::string_view key, std::string_view contents) const {
    return ' ' + paint_.text(Ink::faint, fit(texts_.say(key), label_width)) + std::string(contents);
  }

  /// The player's name takes the place of a label; an arrow shows whose turn it is.
  std::string heading(Seat seat, std::string_view contents) const {
    const bool active = seat == view_.active && view_.phase != Phase::over;
    const std::string name = fit(listener_.names[seat.index], label_width - 1);
    return (active ? "▸" : " ") + paint_.text(active ? Ink::strong : Ink::none, name) + " " +
           std::string(contents);
  }

  std::string doors(const PlayerView& player, int of_each) const {
    std::string text;
    for (const Colour colour : all_colours) {
      const int open = player.doors[colour];
      text += paint_.text(ink_of(colour), glyphs_.letter(colour) + repeat(open_door_sign, open) +
                                              repeat(door_sign, of_each - open)) +
              "  ";
    }
    int gained = 0;
    for (const std::uint8_t count : player.doors) gained += count;
    return text + std::to_string(gained) + "/" + std::to_string(4 * of_each);
  }

  std::string hand(const PlayerView& player) const {
    std::string text;
    for (const Card card : player.hand) text += glyphs_.tile(card) + ' ';
    for (int i = 0; i < player.hidden; ++i) text += glyphs_.hidden_tile() + ' ';
    return text;
  }

  /// As many cards from the end of the row as fit, what counts towards the next door in brackets.
  Lines labyrinth(const PlayerView& player, std::size_t most_lines) const {
    const auto pieces = row_pieces(player);
    std::span<const std::string> shown(pieces);
    Lines lines = in_lines(shown, "");
    while (lines.size() > most_lines) {
      shown = shown.subspan(1);
      lines = in_lines(shown, paint_.text(Ink::faint, "… "));
    }
    return lines;
  }

  static Lines in_lines(std::span<const std::string> pieces, const std::string& beginning) {
    Lines lines;
    std::string line = beginning;
    for (const std::string& piece : pieces) {
      if (display_width(line) + display_width(piece) > contents_width) {
        lines.push_back(std::move(line));
        line.clear();
      }
      line += piece + ' ';
    }
    lines.push_back(std::move(line));
    return lines;
  }

  std::vector<std::string> row_pieces(const PlayerView& player) const {
    std::vector<std::string> pieces;
    const std::size_t settled = player.row.size() - player.run;
    for (std::size_t i = 0; i < settled; ++i) pieces.push_back(glyphs_.card(player.row[i]));
    if (player.run == 0) return pieces;
    std::string run = "[";
    for (std::size_t i = settled; i < player.row.size(); ++i) {
      run += glyphs_.card(player.row[i]) + ' ';
    }
    pieces.push_back(run + repeat("·", 3 - player.run) + "]");
    return pieces;
  }

  /// The cards on top of the deck that somebody knows; during a Prophecy, the cards foreseen.
  std::string deck_top() const {
    if (view_.top.empty()) return {};
    std::string text;
    for (const TopView& top : view_.top) {
      text += (top.card ? glyphs_.tile(*top.card) : glyphs_.hidden_tile()) + ' ';
    }
    return labelled("cli.onirim.deck_top", text);
  }

  // --- The right side --------------------------------------------------------------------------

  Lines unseen() const {
    Lines lines = {unseen_heading()};
    for (const Colour colour : all_colours) lines.push_back(unseen_colour(colour));
    lines.push_back(fit(paint_.text(Ink::violet, std::string(nightmare_sign) + ' ' +
                                                     texts_.say("cli.onirim.nightmares")),
                        12) +
                    number(view_.unseen[Card::nightmare]));
    lines.push_back(piles());
    lines.push_back(limbo());
    return lines;
  }

  std::string unseen_heading() const {
    std::string text = paint_.text(Ink::faint, fit(texts_.say("cli.onirim.unseen"), 12));
    for (const Symbol symbol : {Symbol::sun, Symbol::moon, Symbol::key}) {
      text += fit_right(sign_of(symbol), 3);
    }
    return text + fit_right(door_sign, 3);
  }

  std::string unseen_colour(Colour colour) const {
    const std::string name = glyphs_.letter(colour) + ' ' + texts_.say(term(colour).key);
    std::string text = fit(paint_.text(ink_of(colour), name), 12);
    for (const Symbol symbol : {Symbol::sun, Symbol::moon, Symbol::key}) {
      text += number(view_.unseen[onirim::labyrinth(colour, symbol)]);
    }
    return text + number(view_.unseen[door_of(colour)]);
  }

  std::string number(int count) const {
    const std::string text = fit_right(std::to_string(count), 3);
    return count == 0 ? paint_.text(Ink::faint, text) : text;
  }

  std::string piles() const {
    int discarded = 0;
    for (const std::uint8_t count : view_.discard) discarded += count;
    return texts_.say(
        Message{"cli.onirim.piles", {}}.with("deck", view_.deck).with("discard", discarded));
  }

  std::string limbo() const {
    std::string text;
    for (const Colour colour : all_colours) {
      const int doors = view_.limbo.doors[colour];
      if (doors == 0) continue;
      text += ' ' + paint_.text(ink_of(colour), glyphs_.letter(colour) + repeat(door_sign, doors));
    }
    const int nightmares = view_.limbo.nightmares;
    if (nightmares > 0) {
      text +=
          ' ' + paint_.text(Ink::violet, std::string(nightmare_sign) + std::to_string(nightmares));
    }
    return texts_.say("cli.onirim.limbo") + (text.empty() ? " –" : text);
  }

  const View& view_;
  const Texts& texts_;
  const Listener& listener_;
  Paint paint_;
  CardGlyphs glyphs_;
};

}  // namespace

std::vector<std::string> OnirimScreen::draw(const Position& position, const Texts& texts,
                                            const Listener& listener, const Paint& paint) const {
  const View view = view_of(position, listener.viewer);
  return Drawing(view, texts, listener, paint).draw();
}

std::vector<std::string> OnirimScreen::describe(const Position& position, const Texts& texts,
                                                const Listener& listener) const {
  return onirim_in_words(view_of(position, listener.viewer), texts, listener);
}

bool OnirimScreen::holds_secrets(const Position& position) const {
  const auto& game = dynamic_cast<const TypedPosition<Onirim>&>(position).game();
  for (std::uint8_t i = 0; i < game.seats(); ++i) {
    const View view = view_of(position, Seat{i});
    const bool hidden_hand = std::ranges::any_of(
        view.players, [](const PlayerView& player) { return player.hidden > 0; });
    const bool hidden_top =
        std::ranges::any_of(view.top, [](const TopView& top) { return !top.card; });
    if (hidden_hand || hidden_top) return true;
  }
  return false;
}

/// ON-D3: a door that a Prophecy discards is gone for good.
std::optional<Message> OnirimScreen::doubt(const Position& position, Seat seat,
                                           std::string_view notation) const {
  const auto banishes_door = [](const Action& action) {
    return action.verb == Verb::banish && is_door(action.card);
  };
  const auto& typed = dynamic_cast<const TypedPosition<Onirim>&>(position);
  const auto action = Onirim::read(notation);
  const bool is_lost =
      action && banishes_door(*action) &&
      !std::ranges::all_of(typed.game().actions(typed.state(), seat), banishes_door);
  return is_lost ? std::optional(Message{"cli.play.loses", {}}) : std::nullopt;
}

Ink OnirimScreen::ink_of(std::string_view term_key) const {
  const std::string_view name = term_key.substr(term_key.rfind('.') + 1);
  if (const auto card = from_name<Card>(name)) return cli::ink_of(*card);
  if (const auto colour = from_name<Colour>(name)) return cli::ink_of(*colour);
  return Ink::none;
}

}  // namespace reverie::cli
