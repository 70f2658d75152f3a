// SPDX-License-Identifier: Apache-2.0
#include "cli/screens/dreamscape_closer.hpp"

#include <utility>

#include "cli/screens/dreamscape_words.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"

namespace reverie::cli {
using namespace dreamscape;
namespace {

using Lines = std::vector<std::string>;

constexpr int page_width = screen_width - 2;
constexpr int wide_cell = 15;
constexpr std::size_t most_of_a_wide_stack = 9;

class Closer {
 public:
  Closer(const Shown& shown, const Texts& texts, const Listener& listener, const Paint& paint)
      : shown_(shown), texts_(texts), listener_(listener), paint_(paint), glyphs_(texts, paint) {}

  Lines draw() {
    append(flowed(glyphs_.legend(), page_width));
    const Seat first = shown_seat(shown_);
    player(first);
    for (std::uint8_t i = 0; i < shown_.players.size(); ++i) {
      if (Seat{i} != first) player(Seat{i});
    }
    lines_.emplace_back();
    append(dreamscape_surroundings_in_words(shown_, texts_, listener_));
    return std::move(lines_);
  }

 private:
  void append(const Lines& more) { lines_.insert(lines_.end(), more.begin(), more.end()); }

  void player(Seat seat) {
    const PlayerShown& one = shown_.players[seat.index];
    lines_.emplace_back();
    lines_.push_back(
        paint_.text(Ink::strong, dreamscape_player_in_words(shown_, seat, texts_, listener_)));
    append(board_of(one, glyphs_, paint_, wide_cell, most_of_a_wide_stack));
    for (const auto* cards : {&one.drawn, &one.open}) {
      for (const HeldCard& held : *cards) card(held, one);
    }
    if (one.top) append(wrap(dreamscape_top_in_words(shown_, seat, texts_, listener_), page_width));
  }

  void card(const HeldCard& held, const PlayerShown& player) {
    append(wrap(dreamscape_card_in_words(shown_, held, texts_, listener_), page_width));
    for (const std::string& line : glyphs_.structure(held, player)) lines_.push_back("   " + line);
  }

  const Shown& shown_;
  const Texts& texts_;
  const Listener& listener_;
  Paint paint_;
  LandscapeGlyphs glyphs_;
  Lines lines_;
};

}  // namespace

std::vector<std::string> dreamscape_closer(const Shown& shown, const Texts& texts,
                                           const Listener& listener, const Paint& paint) {
  return Closer(shown, texts, listener, paint).draw();
}

std::vector<std::string> board_of(const PlayerShown& player, const LandscapeGlyphs& glyphs,
                                  const Paint& paint, int cell_columns,
                                  std::size_t most_of_a_stack) {
  constexpr int furthest_left = -4;  // 2q + r of the middle row's first cell
  Lines lines;
  for (const StackShown& stack : player.board) {
    const bool begins_a_row = lines.empty() || stack.cell[1] == '1';
    if (begins_a_row) {
      const int half_cells = 2 * stack.hex.q + stack.hex.r - furthest_left;
      lines.push_back(repeat(" ", half_cells * cell_columns / 2));
    }
    lines.back() +=
        fit(paint.text(Ink::faint, stack.cell) + ' ' + glyphs.stack(stack, player, most_of_a_stack),
            cell_columns);
  }
  return lines;
}

std::vector<std::string> flowed(const std::vector<std::string>& pieces, int width) {
  Lines lines;
  std::string line;
  for (const std::string& piece : pieces) {
    if (!line.empty() && display_width(line) + 2 + display_width(piece) > width) {
      lines.push_back(std::exchange(line, "  "));
    }
    line += (line.empty() ? " " : "  ") + piece;
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

}  // namespace reverie::cli
