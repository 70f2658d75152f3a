// SPDX-License-Identifier: Apache-2.0
#include "games/dream_runners/composer.hpp"

#include <algorithm>
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

/// One way to lay a segment down.
struct Choice {
  const FrameSpot* there = nullptr;
  std::uint8_t spot = 0;
  /// Beyond leaving its cells empty, with serenity at a fixed price.
  Value worth = 0;
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
    find_price();
    decide(pieces_.size(), whole_dream, 0, nothing_, nullptr);
  }

  /// A line that nowhere lies below the worth of serenity bounds it, whatever its slope; only how
  /// well it does differs. Near the ends, where the worth bends, other slopes are tried.
  void find_price() {
    bound_with_price(price_at(std::max<int>(2, stakes_.serenity)));
    constexpr int near_an_end = 10;
    if (stakes_.serenity <= near_an_end) {
      for (const int serenity : {stakes_.serenity / 2, 1}) {
        if (!lowers_bound(price_at(std::max(1, serenity)))) return;
      }
    } else if (stakes_.serenity >= most_serenity - near_an_end / 2) {
      lowers_bound(serenity_price_ / 2);
    }
  }

  /// Stays with the price that it had if the other is no better.
  bool lowers_bound(Value price) {
    const Value before = serenity_price_;
    const Value bound_before = bound();
    if (price == before) return true;
    bound_with_price(price);
    if (bound() < bound_before) return true;
    bound_with_price(before);
    return false;
  }

  Value bound() const { return nothing_ + bounds_[pieces_.size()][whole_dream]; }

  Value price_at(int serenity) const {
    return stakes_.worth_of_serenity(serenity) - stakes_.worth_of_serenity(serenity - 1);
  }

  void bound_with_price(Value price) {
    serenity_price_ = price;
    nothing_ = stakes_.serenity * price + highest_above_line(price);
    for (int i = 0; i < frame_cells; ++i) nothing_ += worth_of_empty(i);
    weigh_effects();
    for (std::size_t i = 0; i < pieces_.size(); ++i) list_choices(i);
    find_bounds();
  }

  /// How far the worth of serenity rises above a line through nothing.
  Value highest_above_line(Value price) const {
    Value highest = stakes_.worth_of_serenity(0);
    for (int i = 1; i <= most_serenity; ++i) {
      highest = std::max(highest, stakes_.worth_of_serenity(i) - i * price);
    }
    return highest;
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
      const Value symbol = feeds_the_octopus ? serenity_price_ : 0;
      for (int cell = 0; cell < frame_cells; ++cell) {
        added_[at(cell)][at(effect)] = worth_on_cell(cell, effect) - worth_of_empty(cell) - symbol;
        belongs_[at(cell)][at(effect)] = belongs(cell, effect);
      }
      added_[outside][at(effect)] = -serenity_price_ - symbol;
      belongs_[outside][at(effect)] = true;
    }
  }

  Value worth_on_cell(int cell, Effect effect) const {
    const Yield& yield = yield_of(cell, effect);
    const Value worth = yield.gain + yield.serenity * serenity_price_;
    if (cell != stakes_.chest || case_.chest == Chest::shut) return worth;
    return worth + std::max(0, stakes_.opening * openings(stakes_, effect, most_keys_));
  }

  Value worth_of_empty(int cell) const {
    // More than anything can be worth, and small enough to be added up.
    constexpr Value forbidden = Value{1} << 26U;
    if (!belongs(cell, Effect::blank)) return -forbidden;
    const Yield& yield = yield_of(cell, Effect::blank);
    return yield.gain + (yield.serenity - 1) * serenity_price_;
  }

  void list_choices(std::size_t i) {
    const Segment& segment = *pieces_[i].segment;
    const FrameSpots& there = frame_spots[static_cast<std::size_t>(segment.shape)];
    const auto& spots = spots_of(segment.shape);
    choices_[i].clear();
    for (std::size_t spot = 0; spot < spots.size(); ++spot) {
      if (spots[spot].turns >= distinct_turns(segment)) return;
      Choice choice{&there[spot], static_cast<std::uint8_t>(spot)};
      bool belongs = true;
      for (std::size_t j = 0; j < at(cells_of(segment.shape)); ++j) {
        choice.worth += added_[there[spot].cells[j]][at(segment.effects[j])];
        belongs = belongs && belongs_[there[spot].cells[j]][at(segment.effects[j])];
      }
      if (belongs) choices_[i].push_back(choice);
    }
  }

  // --- What the rest can add at most -----------------------------------------------------------

  /// For the first so many segments and the cells that are free: the best they can add, were it
  /// not that segments must not overlap outside the frame either.
  void find_bounds() {
    bounds_[0].fill(0);
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      std::array<Value, areas> best_on{};
      for (const Choice& choice : choices_[i]) {
        Value& best = best_on[choice.there->area];
        best = std::max(best, choice.worth);
      }
      bounds_[i + 1] = bounds_[i];
      for (unsigned area = 1; area < areas; ++area) {
        if (best_on[area] > 0) raise_bounds(i, area, best_on[area]);
      }
    }
  }

  /// Wherever the area is free, laying the segment there is one possibility.
  void raise_bounds(std::size_t i, unsigned area, Value worth) {
    const unsigned others = whole_dream & ~area;
    for (unsigned rest = others;; rest = (rest - 1U) & others) {
      Value& bound = bounds_[i + 1][rest | area];
      bound = std::max(bound, bounds_[i][rest] + worth);
      if (rest == 0) return;
    }
  }

  // --- Deciding segment by segment -------------------------------------------------------------

  struct Open {
    Value bound = 0;
    const Choice* choice = nullptr;  // none: it stays in the hand
  };

  /// The segments from `left` on are decided, the last of them by `before`. Each is laid wherever
  /// it fits or kept in the hand, so every composition is met; what is dropped cannot be better
  /// than the best so far.
  void decide(std::size_t left, Area free, CellSet taken, Value worth, const Choice* before) {
    if (left == 0) return judge();
    const std::size_t i = left - 1;
    InlineVector<Open, detail::most_spots + 1> open;
    open.push_back({worth + bounds_[i][free], nullptr});
    const bool has_twin = left < pieces_.size() && pieces_[left].has_twin;
    const bool stays = has_twin && before == nullptr;
    for (const Choice& choice : choices_[i]) {
      if (stays || (choice.there->covers & taken) != 0) continue;
      if (has_twin && choice.spot < before->spot) continue;  // the same the other way round
      const Value bound = worth + choice.worth + bounds_[i][free & ~choice.there->area];
      if (bound > best_.worth) open.push_back({bound, &choice});
    }
    std::ranges::sort(open, std::ranges::greater{}, &Open::bound);
    for (const auto& [bound, choice] : open) {
      if (bound <= best_.worth) return;
      ++best_.nodes;
      if (choice == nullptr) {
        decide(i, free, taken, worth, nullptr);
        continue;
      }
      trial_.put(pieces_[i].place, choice->spot);
      decide(i, static_cast<Area>(free & ~choice->there->area), taken | choice->there->covers,
             worth + choice->worth, choice);
      trial_.take_back(pieces_[i].place);
    }
  }

  void judge() {
    const Value worth = worth_of(stakes_, cover_of(content_, trial_), trial_);
    if (worth <= best_.worth) return;
    best_.worth = worth;
    best_.composition = trial_;
  }

  const Content& content_;
  const Stakes& stakes_;
  Pieces pieces_;
  Value serenity_price_ = 0;
  Value nothing_ = 0;  // of an empty composition, along the line
  int most_keys_;
  Case case_;
  std::array<std::array<Value, all_effects.size()>, frame_cells + 1> added_{};
  std::array<std::array<bool, all_effects.size()>, frame_cells + 1> belongs_{};
  std::array<InlineVector<Choice, detail::most_spots>, most_owned> choices_;
  std::array<std::array<Value, areas>, most_owned + 1> bounds_;
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
