// SPDX-License-Identifier: Apache-2.0
// The drawn table: on the left the dream with the segments on it, on the right players, segments
// and what is for sale.
#include "cli/screens/dream_runners_screen.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "cli/screens/dream_runners_glyphs.hpp"
#include "cli/screens/dream_runners_words.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"
#include "games/typed.hpp"

namespace reverie::cli {
using namespace dream_runners;
namespace {

constexpr int margin_width = 3;
constexpr int label_width = 7;
constexpr int name_width = 11;
constexpr int left_width = 2 + 4 * margin_width + 3 * (cell_width + 1) + 2;
constexpr int right_width = screen_width - left_width;

using Lines = std::vector<std::string>;

View view_of(const Position& position, Seat viewer) {
  const auto& typed = dynamic_cast<const TypedPosition<DreamRunners>&>(position);
  return typed.game().view(typed.state(), viewer);
}

constexpr bool in_frame(int line) {
  return line >= field_margin && line < field_margin + frame_width;
}

/// What lies on a cell of the field.
struct Laid {
  int segment = 0;
  Effect effect = Effect::blank;
};

class Drawing {
 public:
  Drawing(const View& view, const Texts& texts, const Listener& listener, const Paint& paint)
      : view_(view), texts_(texts), listener_(listener), paint_(paint), glyphs_(texts, paint) {
    for (const OwnedView& owned : shown().segments) {
      if (!owned.lying) continue;
      for (std::size_t i = 0; i < owned.lying->cells.size(); ++i) {
        laid_[owned.lying->cells[i]] = Laid{owned.segment.number, owned.segment.effects[i]};
      }
    }
  }

  Lines draw() const {
    const Lines left = field();
    const Lines right = beside();
    Lines lines;
    for (std::size_t i = 0; i < most_table_lines; ++i) {
      lines.push_back(fit(left[i], left_width) +
                      (i < right.size() ? clip(right[i], right_width) : ""));
    }
    return lines;
  }

 private:
  /// Whose composition is drawn: the viewer's own; for who watches, that of somebody who acts.
  Seat shown_seat() const {
    if (view_.viewer != spectator) return view_.viewer;
    return view_.waiting.empty() ? view_.active : view_.waiting.first();
  }
  const PlayerView& shown() const { return view_.players[shown_seat().index]; }

  // --- The left side ---------------------------------------------------------------------------

  /// A line for each row of the field, two for those of the dream: what it holds, what lies on it.
  Lines field() const {
    Lines lines = {heading()};
    for (int y = 0; y < field_width; ++y) {
      if (in_frame(y)) lines.push_back(dream_row(y));
      lines.push_back(segment_row(y));
    }
    return lines;
  }

  std::string heading() const {
    std::string text = "  ";
    for (int x = 0; x < field_width; ++x) {
      const std::string letter = field_cell_name(x).substr(0, 1);
      text +=
          fit((in_frame(x) ? "    " : " ") + letter, in_frame(x) ? cell_width + 1 : margin_width);
    }
    return paint_.text(Ink::faint, text);
  }

  std::string dream_row(int y) const {
    std::string text = paint_.text(Ink::faint, std::to_string(y + 1)) + ' ';
    text += repeat(" ", 2 * margin_width);
    for (int x = field_margin; x < field_margin + frame_width; ++x) {
      const int cell = (y - field_margin) * frame_width + x - field_margin;
      const std::string holds =
          view_.dream ? glyphs_.cell(view_.dream->cells[static_cast<std::size_t>(cell)]) : "";
      text += bar() + fit(holds, cell_width);
    }
    return text + bar();
  }

  std::string segment_row(int y) const {
    std::string text = in_frame(y) ? "  " : paint_.text(Ink::faint, std::to_string(y + 1)) + ' ';
    for (int x = 0; x < field_width; ++x) {
      const int cell = y * field_width + x;
      if (!in_frame(x)) {
        const bool behind_the_bar = in_frame(y) && x == field_margin + frame_width;
        text += fit((behind_the_bar ? bar() : " ") + outside(cell), margin_width);
      } else if (in_frame(y)) {
        text += bar() + fit(inside(cell), cell_width);
      } else {
        text += fit("    " + outside(cell), cell_width + 1);
      }
    }
    return text;
  }

  std::string bar() const { return paint_.text(Ink::faint, "│"); }

  std::string outside(int cell) const {
    const auto& laid = laid_[static_cast<std::size_t>(cell)];
    return laid ? paint_.text(Ink::alert, glyphs_.effect(laid->effect)) : "";
  }

  /// The segment and its effect, and what the cell costs as it lies: `s17G−2`.
  std::string inside(int cell) const {
    const auto& laid = laid_[static_cast<std::size_t>(cell)];
    std::string text;
    if (laid) {
      text = paint_.text(Ink::faint, "s" + std::to_string(laid->segment)) +
             paint_.text(Ink::strong, glyphs_.effect(laid->effect));
    }
    if (const int loss = loss_at(cell); loss > 0) {
      text = fit(text, 4) + paint_.text(Ink::red, " −" + std::to_string(loss));
    }
    return text;
  }

  int loss_at(int cell) const {
    if (!shown().forecast) return 0;
    const int x = cell % field_width - field_margin;
    const int y = cell / field_width - field_margin;
    const int frame_cell = y * frame_width + x;
    return shown().forecast->cells[static_cast<std::size_t>(frame_cell)].loss;
  }

  // --- The right side --------------------------------------------------------------------------

  /// What matters most in this phase comes first: what finds no room is left out.
  Lines beside() const {
    Lines lines = {turn()};
    const auto append = [&lines](const Lines& more) {
      lines.insert(lines.end(), more.begin(), more.end());
    };
    for (std::uint8_t i = 0; i < view_.players.size(); ++i) lines.push_back(player(Seat{i}));
    const bool composing = view_.phase == Phase::composing;
    if (composing) append(segments());
    append(forecast());
    append(crossroads());
    append(chests());
    append(sale());
    if (!composing) append(segments());
    append(legend());
    return lines;
  }

  std::string turn() const {
    Message message{"cli.dream_runners.turn", {}};
    return texts_.say(std::move(message)
                          .with("turn", int{view_.turn})
                          .with("turns", turns)
                          .with("level", view_.dream ? int{view_.dream->level} : 0));
  }

  std::string player(Seat seat) const {
    const PlayerView& one = view_.players[seat.index];
    const bool acts = view_.waiting.contains(seat) ||
                      (view_.waiting.empty() && seat == view_.active && view_.phase != Phase::over);
    const char* mark = one.locked && view_.phase == Phase::composing ? "✓" : acts ? "▸" : " ";
    const std::string name = fit(listener_.names[seat.index], name_width);
    const std::string beginning =
        mark + paint_.text(seat == shown_seat() ? Ink::strong : Ink::none, name);
    if (one.awake) return beginning + ' ' + texts_.say("cli.dream_runners.awake");
    return beginning + fit_right(sign(serenity_sign, one.serenity), 4) +
           fit_right(sign(star_sign, one.stars), 3) + fit_right(sign(coin_sign, one.coins), 4) +
           fit_right(sign(key_sign, one.keys), 3) + ' ' + glyphs_.fragments(one.fragments);
  }

  static std::string sign(std::string_view sign, int amount) {
    return std::string(sign) + std::to_string(amount);
  }

  /// Pieces behind a label, as many a line as fit.
  Lines labelled(std::string_view key, const std::vector<std::string>& pieces) const {
    Lines lines;
    std::string line;
    for (const std::string& piece : pieces) {
      const std::string more = line.empty() ? piece : "  " + piece;
      if (label_width + display_width(line) + display_width(more) > right_width) {
        lines.push_back(std::exchange(line, piece));
      } else {
        line += more;
      }
    }
    if (!line.empty()) lines.push_back(line);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::string label = i == 0 ? texts_.say(key) : "";
      lines[i] = paint_.text(Ink::faint, fit(label, label_width)) + lines[i];
    }
    return lines;
  }

  Lines segments() const {
    std::vector<std::string> in_hand;
    std::vector<std::string> laid;
    for (const OwnedView& owned : shown().segments) {
      if (owned.lying) {
        laid.push_back(where(owned));
      } else {
        in_hand.push_back(glyphs_.segment(owned.segment));
      }
    }
    Lines lines = labelled("cli.dream_runners.hand", in_hand);
    const Lines more = labelled("cli.dream_runners.laid", laid);
    lines.insert(lines.end(), more.begin(), more.end());
    return lines;
  }

  static std::string where(const OwnedView& owned) {
    std::string text =
        "s" + std::to_string(owned.segment.number) + ' ' + field_cell_name(owned.lying->cells[0]);
    if (owned.lying->turns > 0) {
      text += std::string(turned_sign) + std::to_string(owned.lying->turns);
    }
    return text;
  }

  Lines forecast() const {
    if (!shown().forecast) return {};
    const Forecast& seen = *shown().forecast;
    std::vector<std::string> costs = {texts_.say(Message{"cli.dream_runners.gaps", {}}
                                                     .with("missing", seen.missing)
                                                     .with("surplus", seen.surplus)),
                                      std::string(serenity_sign) + " −" +
                                          std::to_string(seen.lost) + " +" +
                                          std::to_string(seen.gained)};
    if (seen.bat) costs.push_back(paint_.text(Ink::red, texts_.say("cli.dream_runners.cell.bat")));
    Lines lines = labelled("cli.dream_runners.forecast", costs);
    const Lines gained = labelled("cli.dream_runners.gains", gains(seen));
    lines.insert(lines.end(), gained.begin(), gained.end());
    return lines;
  }

  std::vector<std::string> gains(const Forecast& seen) const {
    std::vector<std::string> gains;
    for (const Reward& reward : gains_of(seen)) gains.push_back(glyphs_.reward(reward));
    if (seen.openings > 0) {
      gains.push_back(texts_.say("cli.dream_runners.cell.chest") + "×" +
                      std::to_string(seen.openings));
    }
    return gains;
  }

  Lines crossroads() const {
    std::vector<std::string> elements;
    for (const auto& [number, reward] : crossroads_of(view_)) {
      elements.push_back("e" + std::to_string(number) + ' ' + glyphs_.reward(reward));
    }
    return labelled("cli.dream_runners.cell.crossroads", elements);
  }

  Lines chests() const {
    std::vector<std::string> turned;
    for (const ChestView& chest : view_.chests) {
      if (!chest.number) continue;
      turned.push_back(std::to_string(chest.keys) + std::string(key_sign) + ": " +
                       glyphs_.rewards(chest.holds));
    }
    return labelled("cli.dream_runners.cell.chest", turned);
  }

  Lines sale() const {
    std::vector<std::string> offers;
    for (const SaleView& sale : view_.sale) {
      if (sale.segment) offers.push_back(glyphs_.segment(*sale.segment));
    }
    return labelled("cli.dream_runners.sale", offers);
  }

  Lines legend() const { return {paint_.text(Ink::faint, texts_.say("cli.dream_runners.legend"))}; }

  const View& view_;
  const Texts& texts_;
  const Listener& listener_;
  Paint paint_;
  DreamGlyphs glyphs_;
  std::array<std::optional<Laid>, field_cells> laid_{};
};

}  // namespace

std::vector<std::string> DreamRunnersScreen::draw(const Position& position, const Texts& texts,
                                                  const Listener& listener,
                                                  const Paint& paint) const {
  const View view = view_of(position, listener.viewer);
  return Drawing(view, texts, listener, paint).draw();
}

std::vector<std::string> DreamRunnersScreen::describe(const Position& position, const Texts& texts,
                                                      const Listener& listener) const {
  return dream_runners_in_words(view_of(position, listener.viewer), texts, listener);
}

bool DreamRunnersScreen::holds_secrets(const Position& position) const {
  const View view = view_of(position, spectator);
  return std::ranges::any_of(view.players, &PlayerView::hidden);
}

Ink DreamRunnersScreen::ink_of(std::string_view term_key) const {
  const std::string_view name = term_key.substr(term_key.rfind('.') + 1);
  if (const auto good = from_name<Good>(name)) return cli::ink_of(*good);
  if (const auto kind = from_name<CellKind>(name)) return cli::ink_of(*kind);
  return Ink::none;
}

}  // namespace reverie::cli
