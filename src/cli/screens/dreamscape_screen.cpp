// SPDX-License-Identifier: Apache-2.0
#include "cli/screens/dreamscape_screen.hpp"

#include "games/typed.hpp"

namespace reverie::cli {
using namespace dreamscape;
namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view letters = "WSEGMN";

Shown shown_to(const Position& position, Seat viewer) {
  const auto& typed = dynamic_cast<const TypedPosition<Dreamscape>&>(position);
  return typed.game().show(Dreamscape::view(typed.state(), viewer));
}

/// Whose board is shown: the viewer's, or for who looks on that of the seat that acts.
const PlayerShown& shown_player(const Shown& shown) {
  const bool sits_here = shown.viewer.index < shown.players.size();
  const Seat acts = shown.acting.empty() ? Seat{0} : shown.acting.first();
  return shown.players[sits_here ? shown.viewer.index : acts.index];
}

char letter_of(Fragment fragment) { return letters[static_cast<std::size_t>(fragment)]; }

std::string letters_of(const std::vector<Fragment>& fragments) {
  std::string text;
  for (const Fragment fragment : fragments) text += letter_of(fragment);
  return text.empty() ? "-" : text;
}

std::string letters_of(const Fragments& fragments) {
  std::string text;
  for (const Fragment kind : all_fragments) text += std::string(fragments[kind], letter_of(kind));
  return text.empty() ? "-" : text;
}

/// The upper end of a stack, with its height where that is more than can be shown.
std::string stack_of(const StackShown& stack, const PlayerShown& player) {
  constexpr std::size_t most_shown = 4;
  std::string text = letters_of(stack.fragments);
  if (text.size() > most_shown) {
    text = std::to_string(text.size()) + ".." + text.substr(text.size() - 2);
  }
  if (stack.tree) text += 'T';
  if (player.dreamer == stack.cell) text += 'D';
  return text;
}

std::string scores(const Shown& shown) {
  std::string text;
  for (const PlayerShown& player : shown.players) text += " " + std::to_string(player.score);
  return text;
}

std::string world_line(const Shown& shown, std::size_t first) {
  std::string line;
  for (std::size_t i = first; i < first + 3; ++i) {
    const LocationShown& location = shown.locations[i];
    line += std::to_string(location.number) + (location.nightmare ? "! " : "  ") +
            letters_of(location.row) + " [";
    for (const Seat seat : location.sleepers) line += std::to_string(seat.index + 1);
    line += "]    ";
  }
  return line;
}

Lines board_lines(const PlayerShown& player) {
  constexpr std::size_t cell_width = 11;
  Lines lines;
  for (const StackShown& stack : player.board) {
    const bool begins_a_row = lines.empty() || stack.cell[1] == '1';
    if (begins_a_row) lines.emplace_back();
    std::string cell = stack.cell + ' ' + stack_of(stack, player);
    cell.resize(cell_width, ' ');
    lines.back() += cell;
  }
  return lines;
}

std::string card_line(const PlayerShown& player, const Texts& texts) {
  std::string line;
  for (const auto* cards : {&player.open, &player.drawn}) {
    for (const HeldCard& held : *cards) {
      line += texts.say("dreamscape.card." + held.card.card) + ' ' +
              std::to_string(held.near.present) + '/' + std::to_string(held.near.needed) + "  ";
    }
  }
  return line;
}

}  // namespace

Lines DreamscapeScreen::draw(const Position& position, const Texts& texts, const Listener& listener,
                             const Paint& /*paint*/) const {
  constexpr std::size_t widest = 79;
  const Shown shown = shown_to(position, listener.viewer);
  const PlayerShown& player = shown_player(shown);
  Lines lines{std::to_string(shown.cycle) + '/' + std::to_string(shown.cycles) + "  " +
                  texts.say(term(shown.phase).key) + "  " + scores(shown),
              world_line(shown, 0), world_line(shown, 3)};
  for (std::string& line : board_lines(player)) lines.push_back(std::move(line));
  lines.push_back(letters_of(player.hands));
  lines.push_back(card_line(player, texts));
  if (lines.back().size() > widest) lines.back().resize(widest);
  return lines;
}

Lines DreamscapeScreen::describe(const Position& position, const Texts& texts,
                                 const Listener& listener) const {
  const Shown shown = shown_to(position, listener.viewer);
  const PlayerShown& player = shown_player(shown);
  Lines lines{std::to_string(shown.cycle) + '/' + std::to_string(shown.cycles) + ", " +
              texts.say(term(shown.phase).key) + ':' + scores(shown)};
  const auto named = [&](const std::vector<Fragment>& fragments) {
    std::string text;
    for (const Fragment fragment : fragments) text += ' ' + texts.say(term(fragment).key);
    return text;
  };
  for (const LocationShown& location : shown.locations) {
    lines.push_back(std::to_string(location.number) + ' ' + texts.say(term(location.power).key) +
                    ':' + named(location.row));
  }
  for (const StackShown& stack : player.board) {
    if (stack.fragments.empty()) continue;
    lines.push_back(stack.cell + ':' + named(stack.fragments) + (stack.tree ? " T" : "") +
                    (player.dreamer == stack.cell ? " D" : ""));
  }
  lines.push_back(letters_of(player.hands));
  lines.push_back(card_line(player, texts));
  return lines;
}

Ink DreamscapeScreen::ink_of(std::string_view /*term_key*/) const { return Ink::none; }

}  // namespace reverie::cli
