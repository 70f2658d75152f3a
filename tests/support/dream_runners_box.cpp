// SPDX-License-Identifier: Apache-2.0
#include "support/dream_runners_box.hpp"

#include <filesystem>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "support/files.hpp"
#include "support/house_content.hpp"

namespace reverie::dream_runners::testing {
namespace {

/// The words of a drawing; bars between rows are for the eye.
std::vector<std::string> words_of(std::string_view drawing) {
  std::istringstream stream{std::string(drawing)};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) {
    if (word != "|") words.push_back(word);
  }
  return words;
}

std::string listed(std::string_view words) {
  std::string list;
  for (const std::string& word : words_of(words)) {
    list += (list.empty() ? "\"" : ", \"") + word + '"';
  }
  return '[' + list + ']';
}

std::string segment(std::string_view shape, const std::string& cells, int set) {
  return "[[segment]]\nshape = \"" + std::string(shape) + "\"\ncells = \"" + cells +
         "\"\nset = " + std::to_string(set) + "\n";
}

/// Three above, two below on the left, the one in the corner under them, and the corner piece
/// around the rest from the right end of the middle row.
std::string set_of(int set, std::string_view drawing) {
  std::string cells;
  for (const std::string& row : words_of(drawing)) cells += row;
  if (cells.size() != frame_cells) throw std::logic_error("a square has nine cells");
  return segment("three", cells.substr(0, 3), set) + segment("two", cells.substr(3, 2), set) +
         segment("one", cells.substr(6, 1), set) +
         segment("corner", {cells[5], cells[8], cells[7]}, set);
}

/// What follows the starting sets: those for sale.
std::string segments_for_sale() {
  const std::string text = test_text(segments_file);
  const std::size_t last_of_sets = text.rfind("set = ");
  return text.substr(text.find('\n', last_of_sets));
}

}  // namespace

std::string test_text(std::string_view path) {
  const std::filesystem::path folder = "tests/games/dream_runners/content";
  const auto name = std::filesystem::path(path).filename();
  return reverie::testing::contents(reverie::testing::house(folder / name));
}

Content house_content() {
  const auto content = load_content(reverie::testing::content_of_house());
  if (!content) throw std::logic_error(content.error().what);
  return *content;
}

Box& Box::dream(std::string_view cells) {
  std::string text;
  for (int i = 0; i < all_tiles; ++i) {
    text += "[[tile]]\nlevel = " + std::to_string(i / tiles_of_a_level + 1) +
            "\ncells = " + listed(cells) + "\n";
  }
  return file(tiles_file, text);
}

Box& Box::square(std::string_view effects) {
  for (int set = 1; set <= most_players; ++set) square_of(set, effects);
  return *this;
}

Box& Box::square_of(int set, std::string_view effects) {
  squares_[static_cast<std::size_t>(set - 1)] = effects;
  std::string text;
  for (int i = 0; i < most_players; ++i) {
    const std::string& drawing = squares_[static_cast<std::size_t>(i)];
    text += set_of(i + 1, drawing.empty() ? "... | ... | ..." : drawing);
  }
  return file(segments_file, text + segments_for_sale());
}

Box& Box::chests(std::string_view holds) {
  std::string text;
  for (int i = 0; i < all_chests; ++i) {
    text += "[[chest]]\nkeys = " + std::to_string(i / chests_of_a_type + 1) +
            "\nholds = " + listed(holds) + "\n";
  }
  return file(chests_file, text);
}

Box& Box::file(std::string_view path, std::string text) {
  files_[std::string(path)] = std::move(text);
  return *this;
}

std::expected<Content, Problem> Box::load() const {
  std::string text;
  return load_content([&](std::string_view path) -> std::optional<std::string_view> {
    const auto own = files_.find(path);
    text = own != files_.end() ? own->second : test_text(path);
    return text;
  });
}

DreamRunners Box::game(const Options& options) const {
  auto content = load();
  if (!content) throw std::logic_error(content.error().what);
  return DreamRunners::make(options, std::make_shared<const Content>(*std::move(content))).value();
}

DreamRunners Box::game(int players) const {
  Options options;
  options.players = players;
  options.seconds = 0;
  return game(options);
}

}  // namespace reverie::dream_runners::testing
