// SPDX-License-Identifier: Apache-2.0
// The drawn table: on the left a dreamscape, on the right the Dream World, below them cards and
// objectives.
#include "cli/screens/dreamscape_screen.hpp"

#include <algorithm>
#include <utility>

#include "cli/screens/dreamscape_closer.hpp"
#include "cli/screens/dreamscape_glyphs.hpp"
#include "cli/screens/dreamscape_words.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"
#include "games/typed.hpp"

namespace reverie::cli {
using namespace dreamscape;
namespace {

using Lines = std::vector<std::string>;

constexpr int board_rows = 5;
constexpr int cell_columns = 8;
constexpr std::size_t most_of_a_stack = 3;
constexpr int left_width = 5 * cell_columns + 1;
/// A location with five fragments and four Sleepers, and the link behind it.
constexpr int location_columns = 13;
constexpr int locations_of_a_row = 3;
static_assert(left_width + locations_of_a_row * location_columns <= screen_width);
/// Behind the line of the cycle, that of the players, and the dreamscape.
constexpr std::size_t lines_below = most_table_lines - 2 - board_rows;

Shown shown_to(const Position& position, Seat viewer) {
  const auto& typed = dynamic_cast<const TypedPosition<Dreamscape>&>(position);
  return typed.game().show(Dreamscape::view(typed.state(), viewer));
}

class Drawing {
 public:
  Drawing(const Shown& shown, const Texts& texts, const Listener& listener, const Paint& paint)
      : shown_(shown),
        texts_(texts),
        listener_(listener),
        paint_(paint),
        glyphs_(texts, paint),
        player_(shown.players[shown_seat(shown).index]) {}

  Lines draw() const {
    Lines lines{heading(), players()};
    const Lines left = board_of(player_, glyphs_, paint_, cell_columns, most_of_a_stack);
    const Lines right = world();
    for (std::size_t i = 0; i < left.size(); ++i) {
      lines.push_back(fit(left[i], left_width) + right[i]);
    }
    for (std::string& line : below()) lines.push_back(std::move(line));
    lines.resize(most_table_lines);
    return lines;
  }

 private:
  std::string heading() const {
    return ' ' + texts_.say(Message{"cli.dreamscape.heading", {}}
                                .with("cycle", int{shown_.cycle})
                                .with("cycles", int{shown_.cycles})
                                .with("phase", shown_.phase)
                                .with("trees", int{shown_.trees})
                                .with("bag", count_of(shown_.bag)));
  }

  // --- Who plays -------------------------------------------------------------------------------

  std::string players() const {
    std::string line;
    for (std::uint8_t i = 0; i < shown_.players.size(); ++i) line += player(Seat{i});
    if (shown_.rival) {
      line += ' ' + paint_.text(Ink::red, haunter_sign) + ' ' + std::to_string(shown_.rival->score);
    }
    return line;
  }

  /// Sleepers on the map have the number that stands before the name.
  std::string player(Seat seat) const {
    constexpr int columns = screen_width / most_players;
    const char* mark = shown_.acting.contains(seat) ? "▸" : " ";
    const Ink ink = seat == shown_seat(shown_) ? Ink::strong : Ink::none;
    return fit(mark + std::to_string(seat.index + 1) + ' ' +
                   paint_.text(ink, listener_.names[seat.index]) + ' ' +
                   std::to_string(shown_.players[seat.index].score),
               columns);
  }

  // --- The Dream World -------------------------------------------------------------------------

  Lines world() const {
    return {locations_from(0), powers_from(0), locations_from(locations_of_a_row),
            powers_from(locations_of_a_row), hands()};
  }

  std::string locations_from(std::size_t first) const {
    std::string line;
    for (std::size_t i = first; i < first + locations_of_a_row; ++i) {
      const LocationShown& location = shown_.locations[i];
      std::string sleepers;
      for (const Seat seat : location.sleepers) sleepers += std::to_string(seat.index + 1);
      const std::string text = paint_.text(Ink::strong, std::to_string(location.number)) +
                               (location.nightmare ? paint_.text(Ink::red, haunter_sign) : " ") +
                               fit(glyphs_.fragments(location.row), most_slots) + ' ' + sleepers;
      line += fit(text, location_columns - 1) + link(i, i + 1, "─");
    }
    return line;
  }

  /// Their names, and before them the ways down.
  std::string powers_from(std::size_t first) const {
    std::string line;
    for (std::size_t i = first; i < first + locations_of_a_row; ++i) {
      const std::string power =
          texts_.say("cli.dreamscape.power." + std::string(name_of(shown_.locations[i].power)));
      line += link(i, i + locations_of_a_row, "│") +
              fit(paint_.text(Ink::faint, power), location_columns - 1);
    }
    return line;
  }

  /// The way between two locations, counted from zero, if there is one.
  std::string link(std::size_t low, std::size_t high, std::string_view sign) const {
    for (const LinkShown& link : shown_.links) {
      if (link.low != low + 1 || link.high != high + 1) continue;
      return link.haunted ? paint_.text(Ink::red, haunter_sign) : paint_.text(Ink::faint, sign);
    }
    return " ";
  }

  std::string hands() const {
    const std::string held = glyphs_.counted(player_.hands);
    return paint_.text(Ink::faint, texts_.say("cli.dreamscape.hands")) + ' ' +
           (held.empty() ? texts_.say("cli.dreamscape.words.nothing") : held);
  }

  // --- Cards and objectives --------------------------------------------------------------------

  /// Cards that are being chosen from come alone; what finds no room is left to a closer look.
  Lines below() const {
    const bool choosing = !player_.drawn.empty();
    const Lines aims = choosing ? Lines{} : objectives();
    Lines lines = cards(choosing ? player_.drawn : player_.open, lines_below - aims.size());
    lines.insert(lines.end(), aims.begin(), aims.end());
    for (const std::string& line : flowed(glyphs_.legend(), screen_width)) {
      if (lines.size() < lines_below) lines.push_back(line);
    }
    return lines;
  }

  Lines cards(const std::vector<HeldCard>& held, std::size_t room) const {
    Lines lines;
    for (std::size_t i = 0; i < held.size(); ++i) {
      const Lines more = flowed(card(held[i]), screen_width);
      const std::size_t needed = more.size() + (i + 1 < held.size() ? 1 : 0);
      if (lines.size() + needed > room) {
        lines.push_back(
            ' ' + paint_.text(Ink::alert, texts_.say(Message{"cli.dreamscape.more_cards", {}}.with(
                                              "count", held.size() - i))));
        break;
      }
      lines.insert(lines.end(), more.begin(), more.end());
    }
    return lines;
  }

  Lines card(const HeldCard& held) const {
    std::string title = paint_.text(Ink::strong, texts_.say("dreamscape.card." + held.card.card)) +
                        ' ' + std::to_string(held.near.present) + '/' +
                        std::to_string(held.near.needed);
    if (held.stored)
      title += ' ' + paint_.text(Ink::faint, "(") + glyphs_.fragment(*held.stored) +
               paint_.text(Ink::faint, ")");
    Lines pieces{title};
    for (std::size_t i = 0; i < held.cells.size(); ++i) {
      pieces.push_back(paint_.text(Ink::faint, held.cells[i]) + ' ' +
                       glyphs_.pile(held.card.structure[i], held.near.built[i]));
    }
    return pieces;
  }

  /// Two a line.
  Lines objectives() const {
    Lines lines;
    for (std::size_t i = 0; i < shown_.objectives.size(); ++i) {
      if (i % 2 == 0) lines.emplace_back();
      lines.back() += fit(objective(shown_.objectives[i]), screen_width / 2);
    }
    return lines;
  }

  std::string objective(const ObjectiveShown& objective) const {
    const std::size_t mine = shown_seat(shown_).index;
    std::string counts;
    for (std::size_t i = 0; i < objective.standings.size(); ++i) {
      const Ink ink = i == mine ? Ink::strong : Ink::none;
      counts += (counts.empty() ? "" : "·") +
                paint_.text(ink, std::to_string(objective.standings[i].count));
    }
    const bool leads = objective.standings[mine].leads;
    return (leads ? paint_.text(Ink::alert, leads_sign) : " ") +
           texts_.say("dreamscape.objective." + objective.objective) + ' ' +
           (objective.colour ? glyphs_.fragment(*objective.colour) + ' ' : "") + counts;
  }

  const Shown& shown_;
  const Texts& texts_;
  const Listener& listener_;
  Paint paint_;
  LandscapeGlyphs glyphs_;
  const PlayerShown& player_;
};

}  // namespace

std::vector<std::string> DreamscapeScreen::draw(const Position& position, const Texts& texts,
                                                const Listener& listener,
                                                const Paint& paint) const {
  const Shown shown = shown_to(position, listener.viewer);
  return Drawing(shown, texts, listener, paint).draw();
}

std::vector<std::string> DreamscapeScreen::describe(const Position& position, const Texts& texts,
                                                    const Listener& listener) const {
  return dreamscape_in_words(shown_to(position, listener.viewer), texts, listener);
}

std::vector<std::string> DreamscapeScreen::draw_closer(const Position& position, const Texts& texts,
                                                       const Listener& listener,
                                                       const Paint& paint) const {
  return dreamscape_closer(shown_to(position, listener.viewer), texts, listener, paint);
}

std::vector<std::string> DreamscapeScreen::describe_part(const Position& position,
                                                         const Texts& texts,
                                                         const Listener& listener,
                                                         std::string_view part) const {
  return dreamscape_part_in_words(shown_to(position, listener.viewer), texts, listener, part);
}

/// DS-T1: what a turn leaves is gone, unless nothing else can be done.
std::optional<Message> DreamscapeScreen::doubt(const Position& position, Seat seat,
                                               std::string_view notation) const {
  const auto& typed = dynamic_cast<const TypedPosition<Dreamscape>&>(position);
  const Dreamscape& game = typed.game();
  const auto action = game.read(notation);
  const bool ends = action && (action->verb == Verb::sleep || action->verb == Verb::finish);
  if (!ends || game.actions(typed.state(), seat).size() == 1) return std::nullopt;
  int count = 0;
  for (const PriceLine& line : game.price(Dreamscape::view(typed.state(), seat), *action)) {
    count += line.amount;
  }
  if (count == 0) return std::nullopt;
  const std::string_view what = action->verb == Verb::sleep ? "actions" : "fragments";
  return Message{"cli.dreamscape.gives_up." + std::string(what), {}}.with("count", count);
}

Ink DreamscapeScreen::ink_of(std::string_view term_key) const {
  const auto fragment = from_name<Fragment>(term_key.substr(term_key.rfind('.') + 1));
  return fragment ? cli::ink_of(*fragment) : Ink::none;
}

}  // namespace reverie::cli
