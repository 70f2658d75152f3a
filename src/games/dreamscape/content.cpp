// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/content.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "core/between.hpp"
#include "core/content_text.hpp"
#include "core/quote.hpp"
#include "games/dreamscape/soundness.hpp"
#include "games/dreamscape/structure_text.hpp"

namespace reverie::dreamscape {
namespace {

// --- As written ----------------------------------------------------------------------------------

using LocationNumber = Between<1, locations>;

struct WrittenLink {
  TextPlace at;
  LocationNumber from = 1;
  LocationNumber to = 1;
};
BOOST_DESCRIBE_STRUCT(WrittenLink, (), (from, to))

struct WorldFile {
  TextPlace at;
  std::vector<Power> powers;
  std::vector<WrittenLink> link;
  std::vector<Between<1, most_players>> dots;
  LocationNumber haunt = 1;
};
BOOST_DESCRIBE_STRUCT(WorldFile, (), (powers, link, dots, haunt))

struct BoardFile {
  TextPlace at;
  std::vector<PlacedText> rows;
  PlacedText entrance;
};
BOOST_DESCRIBE_STRUCT(BoardFile, (), (rows, entrance))

struct WrittenCard {
  TextPlace at;
  PlacedText name;
  Between<1, levels> level = 1;
  Between<1, 99> points = 1;
  Power power = Power::archives;
  std::vector<PlacedText> stacks;
};
BOOST_DESCRIBE_STRUCT(WrittenCard, (), (name, level, points, power, stacks))

struct CardsFile {
  TextPlace at;
  std::vector<WrittenCard> card;
};
BOOST_DESCRIBE_STRUCT(CardsFile, (), (card))

struct WrittenObjective {
  TextPlace at;
  PlacedText name;
  Aim aim = Aim::most_fragments;
  std::vector<std::uint8_t> points;
  std::optional<bool> trees;
  std::optional<bool> first;
};
BOOST_DESCRIBE_STRUCT(WrittenObjective, (), (name, aim, points, trees, first))

struct ObjectivesFile {
  TextPlace at;
  std::vector<WrittenObjective> objective;
};
BOOST_DESCRIBE_STRUCT(ObjectivesFile, (), (objective))

using Threshold = Between<1, 9>;
struct WrittenStrength {
  Threshold water = 1;
  Threshold stone = 1;
  Threshold earth = 1;
  Threshold grass = 1;
  Threshold movement = 1;
  Between<0, 99> head_start = 0;
};
BOOST_DESCRIBE_STRUCT(WrittenStrength, (), (water, stone, earth, grass, movement, head_start))

struct SoloFile {
  TextPlace at;
  Between<1, 4> legs = 1;
  Between<0, 9> water_points = 0;
  Between<0, 9> stone_points = 0;
  Between<0, 9> movement_points = 0;
  Between<0, 9> link_points = 0;
  WrittenStrength easy;
  WrittenStrength normal;
  WrittenStrength hard;
  WrittenStrength nightmare;
};
BOOST_DESCRIBE_STRUCT(SoloFile, (),
                      (legs, water_points, stone_points, movement_points, link_points, easy, normal,
                       hard, nightmare))

std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }

Strength strength_of(const WrittenStrength& written) {
  return {small(written.water), small(written.stone),    small(written.earth),
          small(written.grass), small(written.movement), small(written.head_start)};
}

/// Names become keys of catalogues and words of the notation.
bool is_plain_name(std::string_view name) {
  return !name.empty() && name != "none" &&
         name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
}

/// Fills the content, and keeps the first mistake.
class Loader {
 public:
  explicit Loader(const ContentReader& reader) : reader_(reader) {}

  std::expected<Content, Problem> load() {
    if (const auto file = read<WorldFile>("world.toml")) take_world(*file);
    if (const auto file = read<BoardFile>("board.toml")) take_board(*file);
    if (const auto file = read<CardsFile>("cards.toml")) take_cards(*file);
    if (const auto file = read<ObjectivesFile>("objectives.toml")) take_objectives(*file);
    if (const auto file = read<SoloFile>("solo.toml")) take_solo(*file);
    if (problem_) return std::unexpected(*std::move(problem_));
    return std::move(content_);
  }

 private:
  template <class File>
  std::optional<File> read(std::string_view name) {
    if (problem_) return std::nullopt;
    auto file = read_content<File>(reader_, "content/dreamscape/" + std::string(name));
    if (file) return *std::move(file);
    problem_ = std::move(file).error();
    return std::nullopt;
  }

  // --- The Dream World -------------------------------------------------------------------------

  void take_world(const WorldFile& file) {
    World& world = content_.world;
    if (file.powers.size() != locations) return fail(file.at, "there are six powers, one a place");
    std::ranges::copy(file.powers, world.powers.begin());
    if (std::set(file.powers.begin(), file.powers.end()).size() != locations) {
      return fail(file.at, "every location has a power of its own");
    }
    if (file.dots.size() != most_slots) return fail(file.at, "a location has five slots");
    if (!std::ranges::is_sorted(file.dots)) {
      return fail(file.at, "dots do not become fewer from the key to the hand");
    }
    for (std::size_t i = 0; i < most_slots; ++i) world.dots[i] = small(file.dots[i]);
    world.haunt = small(file.haunt - 1);
    for (const WrittenLink& link : file.link) add_link(link);
    if (!hangs_together(world)) fail(file.at, "some location cannot be reached");
  }

  void add_link(const WrittenLink& written) {
    World& world = content_.world;
    const auto [low, high] = std::minmax({int{written.from}, int{written.to}});
    if (low == high) return fail(written.at, "a link joins two locations");
    if (world.link_between(low - 1, high - 1) >= 0) return fail(written.at, "this link is there");
    if (world.links.size() == most_links) return fail(written.at, "more than eight links");
    world.links.push_back({small(low - 1), small(high - 1)});
  }

  // --- The board -------------------------------------------------------------------------------

  void take_board(const BoardFile& file) {
    std::vector<Hex> hexes;
    for (const PlacedText& row : file.rows) add_row(hexes, row);
    if (problem_) return;
    if (hexes.size() != cells) {
      return fail(file.at, "a board has 19 cells, not " + std::to_string(hexes.size()));
    }
    std::ranges::copy(hexes, content_.board.hexes.begin());
    if (!hangs_together(hexes)) return fail(file.at, "some cell cannot be reached");
    const auto entrance = read_hex(file.entrance, 0, file.entrance.text);
    if (!entrance) return fail(entrance.error());
    const auto found = std::ranges::find(hexes, *entrance);
    if (found == hexes.end()) return fail(file.entrance.at, "the entrance is a cell of the board");
    content_.board.entrance = small(static_cast<int>(found - hexes.begin()));
  }

  void add_row(std::vector<Hex>& hexes, const PlacedText& row) {
    const std::size_t first = hexes.size();
    for (std::size_t at = 0; at <= row.text.size();) {
      const std::size_t end = std::min(row.text.find(' ', at), row.text.size());
      const auto hex = read_hex(row, at, std::string_view(row.text).substr(at, end - at));
      if (!hex) return fail(hex.error());
      if (std::ranges::count(hexes, *hex) > 0) return fail(row.place(at), "this cell is there");
      if (hexes.size() > first && hexes.back().r != hex->r) {
        return fail(row.place(at), "cells of one row have the same second number");
      }
      hexes.push_back(*hex);
      at = end + 1;
    }
  }

  // --- Dream cards -----------------------------------------------------------------------------

  void take_cards(const CardsFile& file) {
    if (file.card.size() != all_cards) {
      return fail(file.at, "there are 50 cards, not " + std::to_string(file.card.size()));
    }
    for (const WrittenCard& card : file.card) add_card(card);
    if (problem_) return;
    sort_by_level();
    for (int level = 1; level <= levels; ++level) {
      const auto count = std::ranges::count(content_.cards, level, &Card::level);
      const bool fits = count >= fewest_of_a_level && count <= most_of_a_level;
      if (!fits) fail(file.at, "a level has 10 to 20 cards, not " + std::to_string(count));
    }
  }

  /// As the file lists them within a level.
  void sort_by_level() {
    std::vector<Card> sorted;
    for (int level = 1; level <= levels; ++level) {
      std::ranges::copy_if(content_.cards, std::back_inserter(sorted),
                           [&](const Card& card) { return card.level == level; });
    }
    content_.cards = std::move(sorted);
  }

  void add_card(const WrittenCard& written) {
    if (problem_) return;
    const std::string& name = written.name.text;
    check_name(written.name, std::ranges::count(content_.cards, name, &Card::name) > 0);
    auto structure = read_structure(written.at, written.stacks);
    if (!structure) return fail(structure.error());
    if (!fits(*structure, content_.board)) {
      return fail(written.at, "this structure does not fit the board");
    }
    for (const Card& other : content_.cards) {
      if (looks_alike(other.structure, *structure)) {
        return fail(written.at, "this structure is that of " + quote(other.name));
      }
    }
    content_.cards.push_back(
        {name, small(written.level), small(written.points), written.power, *std::move(structure)});
  }

  // --- Objectives and the rival ----------------------------------------------------------------

  void take_objectives(const ObjectivesFile& file) {
    if (file.objective.size() != all_objectives) {
      return fail(file.at, "there are 16 objectives, not " + std::to_string(file.objective.size()));
    }
    for (const WrittenObjective& objective : file.objective) add_objective(objective);
    const auto first = std::ranges::count(content_.objectives, true, &Objective::first);
    if (first != objectives_of_a_first_game) {
      fail(file.at, "two objectives are those of a first game");
    }
    if (count_in_a_base_game(content_.objectives) < drawn_objectives) {
      fail(file.at, "too few objectives without Mr Nightmare");
    }
    if (count_for_one_alone(content_.objectives) < objectives_of_a_solo_game) {
      fail(file.at, "too few objectives of a colour for one who plays alone");
    }
  }

  void add_objective(const WrittenObjective& written) {
    const std::string& name = written.name.text;
    check_name(written.name, std::ranges::count(content_.objectives, name, &Objective::name) > 0);
    const bool by_number = written.aim == Aim::by_number;
    if (by_number ? written.points.empty() : written.points.size() != 1) {
      return fail(written.at, by_number ? "points by number need a list" : "one number of points");
    }
    const bool first = written.first.value_or(false);
    if (first && !suits_a_first_game(written.aim)) {
      return fail(written.at, "a first game has objectives without colour and nightmares");
    }
    const bool trees = written.trees.value_or(false);
    if (trees && !counts_trees(written.aim)) {
      return fail(written.at, "trees count only where fragments are counted; leave out 'trees'");
    }
    content_.objectives.push_back({name, written.aim, written.points, trees, first});
  }

  void take_solo(const SoloFile& file) {
    content_.solo = {{strength_of(file.easy), strength_of(file.normal), strength_of(file.hard),
                      strength_of(file.nightmare)},
                     small(file.water_points),
                     small(file.stone_points),
                     small(file.movement_points),
                     small(file.link_points),
                     small(file.legs)};
  }

  void check_name(const PlacedText& name, bool is_taken) {
    if (!is_plain_name(name.text)) fail(name.at, "a name is of the letters a to z and _");
    if (is_taken) fail(name.at, quote(name.text) + " stands twice");
  }

  void fail(const TextPlace& at, std::string_view what) { fail(problem_at(at, what)); }
  void fail(const Problem& problem) {
    if (!problem_) problem_ = problem;
  }

  const ContentReader& reader_;
  Content content_;
  std::optional<Problem> problem_;
};

}  // namespace

std::expected<Content, Problem> load_content(const ContentReader& reader) {
  return Loader(reader).load();
}

}  // namespace reverie::dreamscape
