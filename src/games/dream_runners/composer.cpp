// SPDX-License-Identifier: Apache-2.0
#include "games/dream_runners/composer.hpp"

#include <algorithm>
#include <limits>
#include <span>
#include <tuple>

namespace reverie::dream_runners {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }
std::size_t at(Effect effect) { return static_cast<std::size_t>(effect); }

/// How often a chest is opened with so many keys at hand (DR-P4).
int openings(const Stakes& stakes, Effect effect, int keys) {
  if (!gathers(effect)) return 0;
  return std::min(effect == Effect::twice ? 2 : 1, keys / stakes.chest_keys);
}

// --- Spots as the frame sees them ----------------------------------------------------------------

/// Stands for all cells beside the frame.
constexpr std::uint8_t outside = frame_cells;

/// Cells of the dream, one bit for each.
using Area = std::uint16_t;
constexpr Area whole_dream = (1U << frame_cells) - 1U;
constexpr std::size_t areas = whole_dream + 1U;

struct FrameSpot {
  CellSet covers = 0;
  Area area = 0;
  /// In the order of the segment's effects.
  std::array<std::uint8_t, most_cells> cells{};
};
using FrameSpots = std::array<FrameSpot, detail::most_spots>;

constexpr std::uint8_t dream_cell_at(int field_cell) {
  for (std::uint8_t i = 0; i < frame_cells; ++i) {
    if (field_cell_of(i) == field_cell) return i;
  }
  return outside;
}

constexpr FrameSpots find_frame_spots(Shape shape) {
  FrameSpots found{};
  for (std::size_t i = 0; i < spots_of(shape).size(); ++i) {
    const Spot& spot = spots_of(shape)[i];
    found[i].covers = spot.covers;
    for (std::size_t j = 0; j < static_cast<std::size_t>(cells_of(shape)); ++j) {
      const std::uint8_t cell = dream_cell_at(spot.cells[j]);
      found[i].cells[j] = cell;
      if (cell != outside) found[i].area = static_cast<Area>(found[i].area | 1U << cell);
    }
  }
  return found;
}

constexpr std::array<FrameSpots, 4> frame_spots{
    find_frame_spots(Shape::one), find_frame_spots(Shape::two), find_frame_spots(Shape::three),
    find_frame_spots(Shape::corner)};

// --- Segments, decided from the last to the first ------------------------------------------------

struct Piece {
  const Segment* segment = nullptr;
  /// In the composition.
  std::uint8_t place = 0;
  /// The next one to be decided has the same shape and effects.
  bool has_twin = false;
};
using Pieces = InlineVector<Piece, most_owned>;

/// Twins stand together, the dearest to be decided first: no composition is better than the same
/// one with a dearer twin in it, because the bat takes one that is not.
Pieces in_order(const Content& content, const Stakes& stakes, const Composition& owned) {
  Pieces pieces;
  for (int i = 0; i < owned.size(); ++i) {
    pieces.push_back({&content.segments[owned.segment(i)], static_cast<std::uint8_t>(i), false});
  }
  std::ranges::sort(pieces, {}, [&](const Piece& piece) {
    return std::tuple(piece.segment->shape, piece.segment->effects, stakes.keeping[piece.place],
                      piece.place);
  });
  for (std::size_t i = 1; i < pieces.size(); ++i) {
    const Segment& before = *pieces[i - 1].segment;
    const Segment& here = *pieces[i].segment;
    pieces[i].has_twin = before.shape == here.shape && before.effects == here.effects;
  }
  return pieces;
}

// --- The search ----------------------------------------------------------------------------------

/// What things bring together: serenity, whose worth depends on how much there is, and all else.
struct Sum {
  Value gain = 0;
  int serenity = 0;

  Value at_price(Value price) const { return gain + serenity * price; }

  Sum& operator+=(const Sum& other) {
    gain += other.gain;
    serenity += other.serenity;
    return *this;
  }
  Sum& operator-=(const Sum& other) {
    gain -= other.gain;
    serenity -= other.serenity;
    return *this;
  }
  friend Sum operator+(Sum a, const Sum& b) { return a += b; }
  friend Sum operator-(Sum a, const Sum& b) { return a -= b; }
};

/// One way to lay a segment down.
struct Choice {
  const FrameSpot* there = nullptr;
  std::uint8_t spot = 0;
  /// Beyond leaving its cells empty.
  Sum adds;
};

/// A line that nowhere lies below the worth of serenity: along it everything adds up.
struct Line {
  Value price = 0;
  /// Of no serenity.
  Value start = 0;
  /// For the first so many segments and the cells that are free: the most that they can add.
  std::array<std::array<Value, areas>, most_owned + 1> bounds;
};

class Composer {
 public:
  Composer(const Content& content, const Stakes& stakes, const Composition& owned)
      : content_(content),
        stakes_(stakes),
        pieces_(in_order(content, stakes, owned)),
        most_keys_(stakes.keys),
        trial_(owned) {
    trial_.take_back_all();
    best_.composition = trial_;
    best_.worth = worth_of(stakes, Cover{}, trial_);
    for (int i = 0; i < frame_cells; ++i) most_keys_ += most_keys_on(i);
  }

  BestComposition find() {
    for (const Chest chest : chest_cases()) {
      for (const Octopus octopus : octopus_cases()) search({chest, octopus});
    }
    return best_;
  }

 private:
  // --- Cases -----------------------------------------------------------------------------------

  // What does not add up cell by cell is searched case by case. A case leaves out what cannot
  // belong to it, and the bound is then about the rest.
  enum class Octopus : std::uint8_t { absent, loose, repelled };  // DR-P1
  enum class Chest : std::uint8_t {                               // DR-P4
    counted,  // the keys are at hand, or there is no chest
    shut,
    opened,  // with keys of this dream
  };
  struct Case {
    Chest chest = Chest::counted;
    Octopus octopus = Octopus::absent;
  };

  InlineVector<Chest, 2> chest_cases() const {
    if (stakes_.chest < 0 || stakes_.keys >= stakes_.chest_keys) return {Chest::counted};
    if (stakes_.opening <= 0 || most_keys_ < stakes_.chest_keys) return {Chest::shut};
    return {Chest::opened, Chest::shut};
  }
  InlineVector<Octopus, 2> octopus_cases() const {
    if (stakes_.octopus < 0) return {Octopus::absent};
    return {Octopus::loose, Octopus::repelled};
  }

  bool belongs(int cell, Effect effect) const {
    if (cell == stakes_.octopus && repels(effect) != (case_.octopus == Octopus::repelled)) {
      return false;
    }
    if (case_.chest != Chest::opened) return true;
    if (cell == stakes_.chest && !gathers(effect)) return false;
    const int keys_elsewhere = most_keys_ - most_keys_on(cell);
    return keys_elsewhere + yield_of(cell, effect).keys >= stakes_.chest_keys;
  }

  void search(const Case& which) {
    case_ = which;
    weigh_effects();
    for (std::size_t i = 0; i < pieces_.size(); ++i) list_choices(i);
    draw_lines();
    decide(pieces_.size(), whole_dream, 0, nothing(), nullptr);
  }

  Sum nothing() const {
    Sum sum{0, stakes_.serenity};
    for (int i = 0; i < frame_cells; ++i) sum += empty(i);
    return sum;
  }

  // --- What each choice adds -------------------------------------------------------------------

  const Yield& yield_of(int cell, Effect effect) const {
    return stakes_.cells[at(cell)][at(effect)];
  }
  int most_keys_on(int cell) const {
    return std::ranges::max(stakes_.cells[at(cell)], {}, &Yield::keys).keys;
  }

  void weigh_effects() {
    for (const Effect effect : all_effects) {
      const bool feeds_the_octopus = case_.octopus == Octopus::loose && gathers(effect);
      const Sum symbol{0, feeds_the_octopus ? -1 : 0};
      for (int cell = 0; cell < frame_cells; ++cell) {
        added_[at(cell)][at(effect)] = symbol + covered(cell, effect) - empty(cell);
        belongs_[at(cell)][at(effect)] = belongs(cell, effect);
      }
      added_[outside][at(effect)] = symbol + Sum{0, -1};
      belongs_[outside][at(effect)] = true;
    }
  }

  Sum covered(int cell, Effect effect) const {
    const Yield& yield = yield_of(cell, effect);
    const Sum sum{yield.gain, yield.serenity};
    if (cell != stakes_.chest || case_.chest == Chest::shut) return sum;
    return sum + Sum{std::max(0, stakes_.opening * openings(stakes_, effect, most_keys_)), 0};
  }

  Sum empty(int cell) const {
    // More than anything can be worth, and small enough to be added up.
    constexpr Value forbidden = Value{1} << 26U;
    const Yield& yield = yield_of(cell, Effect::blank);
    return {belongs(cell, Effect::blank) ? yield.gain : -forbidden, yield.serenity - 1};
  }

  void list_choices(std::size_t i) {
    const Segment& segment = *pieces_[i].segment;
    const FrameSpots& there = frame_spots[static_cast<std::size_t>(segment.shape)];
    const auto& spots = spots_of(segment.shape);
    choices_[i].clear();
    for (std::size_t spot = 0; spot < spots.size(); ++spot) {
      if (spots[spot].turns >= distinct_turns(segment)) return;
      Choice choice{&there[spot], static_cast<std::uint8_t>(spot), {}};
      bool belongs = true;
      for (std::size_t j = 0; j < at(cells_of(segment.shape)); ++j) {
        choice.adds += added_[there[spot].cells[j]][at(segment.effects[j])];
        belongs = belongs && belongs_[there[spot].cells[j]][at(segment.effects[j])];
      }
      if (belongs) choices_[i].push_back(choice);
    }
  }

  // --- What the rest can add at most -----------------------------------------------------------

  /// One line does where the worth of serenity hardly bends. Near its ends it does: to wake up is
  /// far worse than to lose any other serenity, and more than there is room for is worth nothing.
  void draw_lines() {
    constexpr int near_an_end = 12;
    line_count_ = 0;
    draw_line(price_at(std::max<int>(2, stakes_.serenity)));
    if (stakes_.serenity <= near_an_end) {
      draw_line(price_at(std::max(2, stakes_.serenity / 2)));
      draw_line(price_at(1));
    } else if (stakes_.serenity >= most_serenity - near_an_end / 2) {
      draw_line(0);
    }
  }

  std::span<const Line> lines() const { return std::span(lines_).first(line_count_); }

  Value price_at(int serenity) const {
    return stakes_.worth_of_serenity(serenity) - stakes_.worth_of_serenity(serenity - 1);
  }

  void draw_line(Value price) {
    if (std::ranges::find(lines(), price, &Line::price) != lines().end()) return;
    Line& line = lines_[line_count_++];
    line.price = price;
    line.start = stakes_.worth_of_serenity(0);
    for (int i = 1; i <= most_serenity; ++i) {
      line.start = std::max(line.start, stakes_.worth_of_serenity(i) - i * price);
    }
    find_bounds(line);
  }

  /// Were it not that segments must not overlap outside the frame either.
  void find_bounds(Line& line) const {
    line.bounds[0].fill(0);
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      std::array<Value, areas> best_on{};
      for (const Choice& choice : choices_[i]) {
        Value& best = best_on[choice.there->area];
        best = std::max(best, choice.adds.at_price(line.price));
      }
      line.bounds[i + 1] = line.bounds[i];
      for (unsigned area = 1; area < areas; ++area) {
        if (best_on[area] > 0) raise_bounds(line, i, area, best_on[area]);
      }
    }
  }

  /// Wherever the area is free, laying the segment there is one possibility.
  static void raise_bounds(Line& line, std::size_t i, unsigned area, Value worth) {
    const unsigned others = whole_dream & ~area;
    for (unsigned rest = others;; rest = (rest - 1U) & others) {
      Value& bound = line.bounds[i + 1][rest | area];
      bound = std::max(bound, line.bounds[i][rest] + worth);
      if (rest == 0) return;
    }
  }

  /// Of all that can be made of this with the first so many segments.
  Value bound(const Sum& sum, std::size_t segments, Area free) const {
    Value least = std::numeric_limits<Value>::max();
    for (const Line& line : lines()) {
      least = std::min(least, line.start + sum.at_price(line.price) + line.bounds[segments][free]);
    }
    return least;
  }

  // --- Deciding segment by segment -------------------------------------------------------------

  struct Open {
    Value bound = 0;
    const Choice* choice = nullptr;  // none: it stays in the hand
  };

  /// The segments from `left` on are decided, the last of them by `before`. Each is laid wherever
  /// it fits or kept in the hand, so every composition is met; what is dropped cannot be better
  /// than the best so far.
  void decide(std::size_t left, Area free, CellSet taken, const Sum& sum, const Choice* before) {
    if (left == 0) return judge(sum);
    const std::size_t i = left - 1;
    InlineVector<Open, detail::most_spots + 1> open;
    open.push_back({bound(sum, i, free), nullptr});
    const bool has_twin = left < pieces_.size() && pieces_[left].has_twin;
    const bool stays = has_twin && before == nullptr;
    for (const Choice& choice : choices_[i]) {
      if (stays || (choice.there->covers & taken) != 0) continue;
      if (has_twin && choice.spot < before->spot) continue;  // the same the other way round
      const Value most = bound(sum + choice.adds, i, static_cast<Area>(free & ~choice.there->area));
      if (most > best_.worth) open.push_back({most, &choice});
    }
    std::ranges::sort(open, std::ranges::greater{}, &Open::bound);
    for (const auto& [most, choice] : open) {
      if (most <= best_.worth) return;
      ++best_.nodes;
      if (choice == nullptr) {
        decide(i, free, taken, sum, nullptr);
        continue;
      }
      trial_.put(pieces_[i].place, choice->spot);
      decide(i, static_cast<Area>(free & ~choice->there->area), taken | choice->there->covers,
             sum + choice->adds, choice);
      trial_.take_back(pieces_[i].place);
    }
  }

  void judge(const Sum& sum) {
    // The bat, and keys that may be missing, can only make it worse.
    if (sum.gain + stakes_.worth_of_serenity(sum.serenity) <= best_.worth) return;
    const Value worth = worth_of(stakes_, cover_of(content_, trial_), trial_);
    if (worth <= best_.worth) return;
    best_.worth = worth;
    best_.composition = trial_;
  }

  const Content& content_;
  const Stakes& stakes_;
  Pieces pieces_;
  int most_keys_;
  Case case_;
  std::array<std::array<Sum, all_effects.size()>, frame_cells + 1> added_{};
  std::array<std::array<bool, all_effects.size()>, frame_cells + 1> belongs_{};
  std::array<InlineVector<Choice, detail::most_spots>, most_owned> choices_;
  std::array<Line, 3> lines_;
  std::size_t line_count_ = 0;
  Composition trial_;
  BestComposition best_;
};

/// DR-P2: the owner gives the cheapest of those that are not played.
Value taken_by_bat(const Stakes& stakes, const Composition& composition) {
  Value cheapest = 0;
  bool found = false;
  for (int i = 0; i < composition.size(); ++i) {
    if (composition.is_placed(i)) continue;
    cheapest = found ? std::min(cheapest, stakes.keeping[at(i)]) : stakes.keeping[at(i)];
    found = true;
  }
  return cheapest;
}

}  // namespace

Value worth_of(const Stakes& stakes, const Cover& cover, const Composition& composition) {
  Value worth = 0;
  int serenity = stakes.serenity - cover.missing - cover.surplus;
  int keys = stakes.keys;
  for (std::size_t i = 0; i < frame_cells; ++i) {
    const Yield& yield = stakes.cells[i][at(cover.effects[i])];
    worth += yield.gain;
    serenity += yield.serenity;
    keys += yield.keys;
  }
  const auto is_loose = [&](int nightmare) {
    return nightmare >= 0 && !repels(cover.effects[at(nightmare)]);
  };
  if (is_loose(stakes.octopus)) serenity -= cover.gather_symbols;
  if (is_loose(stakes.bat)) worth -= taken_by_bat(stakes, composition);
  if (stakes.chest >= 0) {
    worth += stakes.opening * openings(stakes, cover.effects[at(stakes.chest)], keys);
  }
  return worth + stakes.worth_of_serenity(serenity);
}

BestComposition compose(const Content& content, const Stakes& stakes, const Composition& owned) {
  return Composer(content, stakes, owned).find();
}

}  // namespace reverie::dream_runners
