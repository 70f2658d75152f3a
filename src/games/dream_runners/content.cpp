// SPDX-License-Identifier: Apache-2.0
#include "games/dream_runners/content.hpp"

#include <algorithm>
#include <utility>

#include "core/between.hpp"
#include "core/content_text.hpp"
#include "core/quote.hpp"

namespace reverie::dream_runners {
namespace {

// --- As written ----------------------------------------------------------------------------------

struct WrittenSegment {
  TextPlace at;
  Shape shape = Shape::one;
  PlacedText cells;
  std::optional<Between<1, most_players>> set;
  std::optional<std::uint8_t> coins;
  std::optional<std::uint8_t> points;
};
BOOST_DESCRIBE_STRUCT(WrittenSegment, (), (shape, cells, set, coins, points))

struct WrittenTile {
  TextPlace at;
  Between<1, levels> level = 1;
  std::optional<bool> star;
  std::vector<PlacedText> cells;
};
BOOST_DESCRIBE_STRUCT(WrittenTile, (), (level, star, cells))

struct WrittenChest {
  TextPlace at;
  Between<1, chest_types> keys = 1;
  std::vector<PlacedText> holds;
};
BOOST_DESCRIBE_STRUCT(WrittenChest, (), (keys, holds))

struct SegmentsFile {
  TextPlace at;
  std::vector<WrittenSegment> segment;
};
BOOST_DESCRIBE_STRUCT(SegmentsFile, (), (segment))

struct TilesFile {
  TextPlace at;
  std::vector<WrittenTile> tile;
};
BOOST_DESCRIBE_STRUCT(TilesFile, (), (tile))

struct ChestsFile {
  TextPlace at;
  std::vector<WrittenChest> chest;
};
BOOST_DESCRIBE_STRUCT(ChestsFile, (), (chest))

struct WrittenTrack {
  TextPlace at;
  std::vector<std::uint8_t> stars;
};
BOOST_DESCRIBE_STRUCT(WrittenTrack, (), (stars))

struct TracksFile {
  WrittenTrack track;
};
BOOST_DESCRIBE_STRUCT(TracksFile, (), (track))

// --- Words inside a text -------------------------------------------------------------------------

std::optional<Effect> effect_of(char letter) {
  switch (letter) {
    case '.': return Effect::blank;
    case 'G': return Effect::gather;
    case 'R': return Effect::repel;
    case '2': return Effect::twice;
    case 'B': return Effect::both;
    default: return std::nullopt;
  }
}

/// One digit from one on.
std::optional<std::uint8_t> amount_in(std::string_view digits) {
  if (digits.size() != 1 || digits[0] < '1' || digits[0] > '9') return std::nullopt;
  return static_cast<std::uint8_t>(digits[0] - '0');
}

std::optional<Reward> reward_of(std::string_view word) {
  constexpr std::string_view single = "bwogk*";
  constexpr std::array goods{Good::blue,  Good::white, Good::orange,
                             Good::green, Good::key,   Good::wild};
  if (word.size() == 1 && single.contains(word[0])) return Reward{goods[single.find(word[0])], 1};
  if (word.empty() || (word[0] != 'c' && word[0] != 's')) return std::nullopt;
  const auto amount = amount_in(word.substr(1));
  if (!amount) return std::nullopt;
  return Reward{word[0] == 'c' ? Good::coin : Good::serenity, *amount};
}

constexpr std::string_view reward_words =
    "b, w, o, g (star fragments), * (any of them), k (key), c1 to c9 (coins), s1 to s9 (serenity)";

/// Fills the components, and keeps the first mistake.
class Loader {
 public:
  explicit Loader(const ContentReader& reader) : reader_(reader) {}

  std::expected<Content, Problem> load() {
    load_all("segments.toml", all_segments, &SegmentsFile::segment, &Loader::add_segment);
    load_all("tiles.toml", all_tiles, &TilesFile::tile, &Loader::add_tile);
    load_all("chests.toml", all_chests, &ChestsFile::chest, &Loader::add_chest);
    load_track();
    if (problem_) return std::unexpected(*std::move(problem_));
    return std::move(content_);
  }

 private:
  template <class File>
  std::optional<File> read(std::string_view name) {
    if (problem_) return std::nullopt;
    auto file = read_content<File>(reader_, "content/dream_runners/" + std::string(name));
    if (file) return *std::move(file);
    problem_ = std::move(file).error();
    return std::nullopt;
  }

  template <class File, class Written>
  void load_all(std::string_view name, std::size_t count, std::vector<Written> File::* components,
                void (Loader::*add)(const Written&)) {
    const auto file = read<File>(name);
    if (!file) return;
    left_ = count;
    taken_.assign(count, false);
    for (const Written& written : (*file).*components) (this->*add)(written);
    if (left_ > 0) fail(file->at, std::to_string(left_) + " are missing in this file");
  }

  // --- Segments --------------------------------------------------------------------------------

  void add_segment(const WrittenSegment& written) {
    Segment segment;
    segment.shape = written.shape;
    segment.coins = written.coins.value_or(0);
    segment.points = written.points.value_or(0);
    if (written.set) segment.set = static_cast<std::uint8_t>(int{*written.set});
    const auto cells = static_cast<std::size_t>(cells_of(written.shape));
    if (written.cells.text.size() != cells) {
      return fail(written.cells.at, "this shape has " + std::to_string(cells) + " cells");
    }
    for (std::size_t i = 0; i < cells; ++i) {
      const auto effect = effect_of(written.cells.text[i]);
      if (!effect) {
        return fail(written.cells.place(i),
                    "a cell is G (gather), R (repel), 2 (double gather), B (both) or . (nothing)");
      }
      segment.effects[i] = *effect;
    }
    if (segment.set > 0 && segment.coins + segment.points > 0) {
      return fail(written.at, "a starting segment has neither coins nor points");
    }
    put_segment(segment, written.at);
  }

  void put_segment(const Segment& segment, const TextPlace& at) {
    const auto shape = static_cast<std::size_t>(segment.shape);
    if (segment.set > 0) {
      const std::size_t set = segment.set - 1U;
      return put(content_.segments, set * segments_of_a_set + shape, 1, segment, at);
    }
    const std::size_t sale = std::size_t{most_players} * segments_of_a_set;
    put(content_.segments, sale + shape * sale_of_a_shape, sale_of_a_shape, segment, at);
  }

  // --- Tiles -----------------------------------------------------------------------------------

  void add_tile(const WrittenTile& written) {
    if (written.cells.size() != frame_cells) {
      return fail(written.at, "a tile has nine cells, not " + std::to_string(written.cells.size()));
    }
    Tile tile{static_cast<std::uint8_t>(int{written.level}), written.star.value_or(false), {}};
    for (std::size_t i = 0; i < frame_cells; ++i) tile.cells[i] = cell_of(written.cells[i]);
    for (const CellKind kind : {CellKind::bat, CellKind::chest, CellKind::crossroads}) {
      if (std::ranges::count(tile.cells, kind, &Cell::kind) > 1) {
        return fail(written.at, "a tile has at most one " + std::string(name_of(kind)));
      }
    }
    const auto first = (tile.level - 1U) * std::size_t{tiles_of_a_level};
    put(content_.tiles, first, tiles_of_a_level, tile, written.at);
  }

  Cell cell_of(const PlacedText& text) {
    const std::string_view word = text.text;
    if (word == "octopus") return {CellKind::octopus, 0, {}};
    if (word == "bat") return {CellKind::bat, 0, {}};
    if (word.starts_with("spider:")) return spider(text);
    if (word.starts_with("cross:")) return crossroads(text);
    if (word.starts_with("chest")) {
      const auto keys = amount_in(word.substr(5));
      if (keys && *keys <= chest_types) return {CellKind::chest, *keys, {}};
      fail(text.place(5), "chests are chest1, chest2 and chest3");
      return {};
    }
    if (word.starts_with("n")) {
      if (const auto cost = amount_in(word.substr(1))) return {CellKind::nightmare, *cost, {}};
    }
    if (word.contains('+')) return {CellKind::reward, 0, rewards_in(text, 0)};
    if (const auto reward = reward_of(word)) return {CellKind::reward, 0, {*reward}};
    fail(text.at, "no cell " + quote(text.text) +
                      "; there are n1 to n9 (nightmares), octopus, bat, spider:b, chest1, "
                      "cross:w+c2, and rewards, several as k+c2: " +
                      std::string(reward_words));
    return {};
  }

  Cell spider(const PlacedText& text) {
    constexpr std::size_t prefix = 7;
    const auto reward = reward_of(std::string_view(text.text).substr(prefix));
    if (reward && is_fragment(reward->good)) return {CellKind::spider, 1, {*reward}};
    fail(text.place(prefix), "a spider guards a fragment: b, w, o or g");
    return {};
  }

  Cell crossroads(const PlacedText& text) {
    constexpr std::size_t prefix = 6;
    return {CellKind::crossroads, 0, rewards_in(text, prefix)};
  }

  /// From a letter of the text on, with a plus between them.
  Rewards rewards_in(const PlacedText& text, std::size_t at) {
    Rewards rewards;
    for (bool more = true; more;) {
      const std::size_t end = std::min(text.text.find('+', at), text.text.size());
      add_reward(rewards, std::string_view(text.text).substr(at, end - at), text.place(at));
      more = end < text.text.size();
      at = end + 1;
    }
    return rewards;
  }

  // --- Chests and tracks -----------------------------------------------------------------------

  void add_chest(const WrittenChest& written) {
    Chest chest{static_cast<std::uint8_t>(int{written.keys}), {}};
    for (const PlacedText& word : written.holds) add_reward(chest.holds, word.text, word.at);
    const auto first = (chest.keys - 1U) * std::size_t{chests_of_a_type};
    put(content_.chests, first, chests_of_a_type, chest, written.at);
  }

  void add_reward(Rewards& rewards, std::string_view word, const TextPlace& at) {
    const auto reward = reward_of(word);
    if (!reward) {
      return fail(at, "no reward " + quote(word) + "; there are " + std::string(reward_words));
    }
    if (rewards.size() == most_rewards) return fail(at, "more than four rewards in one place");
    rewards.push_back(*reward);
  }

  void load_track() {
    const auto file = read<TracksFile>("tracks.toml");
    if (!file) return;
    const auto& [at, stars] = file->track;
    if (stars.empty()) return fail(at, "the track has no step");
    if (!std::ranges::is_sorted(stars)) return fail(at, "a step further is worth no less");
    content_.star_points = stars;
  }

  // --- How many of each ------------------------------------------------------------------------

  /// Into the first free place of its kind.
  template <class Component, std::size_t Count>
  void put(std::array<Component, Count>& all, std::size_t first, std::size_t of_its_kind,
           const Component& component, const TextPlace& at) {
    for (std::size_t i = first; i < first + of_its_kind; ++i) {
      if (taken_[i]) continue;
      taken_[i] = true;
      all[i] = component;
      --left_;
      return;
    }
    fail(at, "one too many: there are " + std::to_string(of_its_kind) + " of this kind");
  }

  void fail(const TextPlace& at, std::string_view what) {
    if (!problem_) problem_ = problem_at(at, what);
  }

  const ContentReader& reader_;
  Content content_;
  /// Of the file that is being read: which places are taken, and how many are not.
  std::vector<bool> taken_;
  std::size_t left_ = 0;
  std::optional<Problem> problem_;
};

}  // namespace

std::expected<Content, Problem> load_content(const ContentReader& reader) {
  return Loader(reader).load();
}

}  // namespace reverie::dream_runners
