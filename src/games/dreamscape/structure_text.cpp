// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/structure_text.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/quote.hpp"

namespace reverie::dreamscape {
namespace {

std::optional<std::int8_t> read_coordinate(std::string_view text) {
  constexpr int furthest = 9;
  int number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && stop == text.data() + text.size();
  if (!whole || number < -furthest || number > furthest) return std::nullopt;
  return static_cast<std::int8_t>(number);
}

std::optional<Fragment> fragment_of(char letter) {
  switch (letter) {
    case 'W': return Fragment::water;
    case 'S': return Fragment::stone;
    case 'E': return Fragment::earth;
    case 'G': return Fragment::grass;
    case 'M': return Fragment::movement;
    default: return std::nullopt;
  }
}

/// The letters behind the colon, from the bottom up.
std::optional<Problem> read_letters(Pile& pile, const PlacedText& text, std::size_t at) {
  for (; at < text.text.size(); ++at) {
    const char letter = text.text[at];
    if (pile.tree || pile.dreamer) {
      return problem_at(text.place(at), "nothing stands on a tree or on the Dreamer");
    }
    if (letter == 'T' || letter == 'D') {
      (letter == 'T' ? pile.tree : pile.dreamer) = true;
      continue;
    }
    const auto fragment = fragment_of(letter);
    if (!fragment) {
      return problem_at(text.place(at),
                        "a stack is of W (water), S (stone), E (earth), G (grass) and M "
                        "(movement), and T (a tree) or D (the Dreamer) on top");
    }
    if (pile.fragments.full()) return problem_at(text.place(at), "this stack is too tall");
    pile.fragments.push_back(*fragment);
  }
  if (pile.fragments.empty()) return problem_at(text.place(at), "a stack has a fragment");
  return std::nullopt;
}

std::expected<Pile, Problem> read_pile(const PlacedText& text) {
  const std::size_t colon = text.text.find(':');
  if (colon == std::string::npos) {
    return std::unexpected(problem_at(text.at, "a stack reads '0,-1:WST'"));
  }
  const auto hex = read_hex(text, 0, std::string_view(text.text).substr(0, colon));
  if (!hex) return std::unexpected(hex.error());
  Pile pile;
  pile.hex = *hex;
  if (auto problem = read_letters(pile, text, colon + 1)) return std::unexpected(*problem);
  return pile;
}

bool is_in_one_piece(const std::vector<Pile>& structure) {
  std::vector<Hex> reached{structure.front().hex};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Pile& pile : structure) {
      if (distance(pile.hex, reached[i]) != 1 || std::ranges::count(reached, pile.hex) > 0)
        continue;
      reached.push_back(pile.hex);
    }
  }
  return reached.size() == structure.size();
}

}  // namespace

std::expected<Hex, Problem> read_hex(const PlacedText& text, std::size_t at,
                                     std::string_view word) {
  const std::size_t comma = std::min(word.find(','), word.size());
  const auto q = read_coordinate(word.substr(0, comma));
  const auto r = read_coordinate(word.substr(std::min(comma + 1, word.size())));
  if (q && r) return Hex{*q, *r};
  return std::unexpected(problem_at(text.place(at), quote(word) + " is no cell; one reads '-1,2'"));
}

std::expected<std::vector<Pile>, Problem> read_structure(const TextPlace& card,
                                                         const std::vector<PlacedText>& stacks) {
  std::vector<Pile> structure;
  for (const PlacedText& text : stacks) {
    auto pile = read_pile(text);
    if (!pile) return std::unexpected(pile.error());
    if (std::ranges::count(structure, pile->hex, &Pile::hex) > 0) {
      return std::unexpected(problem_at(text.at, "two stacks on one cell"));
    }
    structure.push_back(*std::move(pile));
  }
  if (structure.size() > most_piles) {
    return std::unexpected(problem_at(card, "a structure has at most six stacks"));
  }
  if (std::ranges::count(structure, true, &Pile::dreamer) != 1) {
    return std::unexpected(problem_at(card, "the Dreamer stands on one stack of a structure"));
  }
  if (!is_in_one_piece(structure)) {
    return std::unexpected(problem_at(card, "the stacks of a structure touch each other"));
  }
  const auto dreamers = std::ranges::find(structure, true, &Pile::dreamer);
  std::rotate(structure.begin(), dreamers, dreamers + 1);
  return structure;
}

}  // namespace reverie::dreamscape
