// SPDX-License-Identifier: Apache-2.0
#include "cli/screens/dreamscape_glyphs.hpp"

#include <algorithm>
#include <numeric>

#include "cli/terminal/columns.hpp"

namespace reverie::cli {
using namespace dreamscape;

Ink ink_of(Fragment fragment) {
  switch (fragment) {
    case Fragment::water: return Ink::blue;
    case Fragment::stone: return Ink::none;
    case Fragment::earth: return Ink::brown;
    case Fragment::grass: return Ink::green;
    case Fragment::movement: return Ink::strong;
    case Fragment::nightmare: return Ink::red;
  }
  return Ink::none;
}

Seat shown_seat(const Shown& shown) {
  if (shown.viewer != spectator) return shown.viewer;
  return shown.acting.empty() ? Seat{0} : shown.acting.first();
}

const StackShown& stack_at(const PlayerShown& player, std::string_view cell) {
  return *std::ranges::find(player.board, cell, &StackShown::cell);
}

std::string LandscapeGlyphs::fragment(Fragment fragment) const {
  return paint_.text(ink_of(fragment),
                     texts_.say("cli.dreamscape.letter." + std::string(name_of(fragment))));
}

std::string LandscapeGlyphs::fragments(const std::vector<Fragment>& fragments) const {
  std::string text;
  for (const Fragment one : fragments) text += fragment(one);
  return text;
}

std::string LandscapeGlyphs::counted(const Fragments& fragments) const {
  std::string text;
  for (const Fragment kind : all_fragments) {
    if (fragments[kind] == 0) continue;
    text += (text.empty() ? "" : " ") + fragment(kind) + std::to_string(fragments[kind]);
  }
  return text;
}

std::string LandscapeGlyphs::stack(const StackShown& stack, const PlayerShown& player,
                                   std::size_t most) const {
  std::string text;
  if (stack.fragments.size() <= most) {
    text = fragments(stack.fragments);
  } else {
    const std::string_view kind = stack.climbed    ? climbed_sign
                                  : stack.mountain ? mountain_sign
                                                   : "‥";
    text = std::to_string(stack.fragments.size()) + std::string(kind) +
           fragment(stack.fragments.back());
  }
  if (stack.tree) text += paint_.text(Ink::green, tree_sign);
  if (player.dreamer == stack.cell) text += paint_.text(Ink::violet, dreamer_sign);
  return text.empty() ? paint_.text(Ink::faint, "·") : text;
}

std::string LandscapeGlyphs::pile(const Pile& pile, const Built& built) const {
  const auto next = pile.fragments.begin() + built.present;
  std::string present = fragments({pile.fragments.begin(), next});
  std::string missing = fragments({next, pile.fragments.end()});
  const auto add = [&](std::string_view sign, Ink ink, bool is_there) {
    (is_there ? present : missing) += paint_.text(ink, sign);
  };
  if (pile.tree) add(tree_sign, Ink::green, built.has_tree);
  if (pile.dreamer) add(dreamer_sign, Ink::violet, built.has_dreamer);
  if (built.in_the_way > 0) present += paint_.text(Ink::alert, "!");
  return present + (missing.empty() ? "" : "[" + missing + "]");
}

std::vector<std::string> LandscapeGlyphs::structure(const HeldCard& held,
                                                    const PlayerShown& player) const {
  constexpr int half_a_cell = 6;
  const auto& piles = held.card.structure;
  const auto hex = [&](std::size_t i) { return stack_at(player, held.cells[i]).hex; };
  const auto across = [&](std::size_t i) { return 2 * hex(i).q + hex(i).r; };
  const auto down = [&](std::size_t i) { return int{hex(i).r}; };
  std::vector<std::size_t> from_left(piles.size());
  std::iota(from_left.begin(), from_left.end(), std::size_t{0});
  std::ranges::sort(from_left, {}, across);
  const int left = across(from_left.front());
  const int top = down(std::ranges::min(from_left, {}, down));
  const int bottom = down(std::ranges::max(from_left, {}, down));
  std::vector<std::string> lines(static_cast<std::size_t>(bottom - top + 1));
  for (const std::size_t i : from_left) {
    std::string& line = lines[static_cast<std::size_t>(down(i) - top)];
    const int gap = (across(i) - left) * half_a_cell - display_width(line);
    line += repeat(" ", std::max(line.empty() ? 0 : 1, gap)) +
            paint_.text(Ink::faint, held.cells[i]) + ' ' + pile(piles[i], held.near.built[i]);
  }
  return lines;
}

std::vector<std::string> LandscapeGlyphs::legend() const {
  std::vector<std::string> pieces;
  for (const Fragment kind : all_fragments) {
    pieces.push_back(fragment(kind) + ' ' + texts_.say(term(kind).key));
  }
  for (const std::string_view sign : {"tree", "dreamer", "missing", "in_the_way"}) {
    pieces.push_back(texts_.say("cli.dreamscape.sign." + std::string(sign)));
  }
  return pieces;
}

}  // namespace reverie::cli
