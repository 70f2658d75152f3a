// SPDX-License-Identifier: Apache-2.0
#include "measure.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

#include "games/dream_runners/score.hpp"

namespace reverie::balance {
namespace {

/// One of all that pass by, each as likely as the others.
template <class T>
class AnyOf {
 public:
  void pass(const T& one, Random& random) {
    if (below(random, ++passed_) == 0) kept_ = one;
  }
  const std::optional<T>& kept() const { return kept_; }

 private:
  std::uint32_t passed_ = 0;
  std::optional<T> kept_;
};

struct Turning {
  Point point;
  Action chest;
};

std::size_t sale_number(int segment) {
  return static_cast<std::size_t>(segment - segments_of_sets);
}

bool is_on_sale(const State& state, int segment) {
  return state.sale[shape_of(segment)] == static_cast<std::uint8_t>(segment);
}

/// One of this shape that the buyer could have drawn from a pile, were none of it sold; nothing if
/// there is none.
std::optional<std::uint8_t> any_other(const State& state, Seat buyer, Shape shape, Random& random) {
  AnyOf<std::uint8_t> any;
  for (int i = 0; i < sale_of_a_shape; ++i) {
    const auto segment = static_cast<std::uint8_t>(first_for_sale(shape) + i);
    const bool owned = state.players[buyer.index].composition.find(segment) >= 0;
    if (!owned && !is_on_sale(state, segment)) any.pass(segment, random);
  }
  return any.kept();
}

void set_aside(State& state, std::uint8_t segment) {
  const Shape shape = shape_of(segment);
  Unseen& left = state.sale_left[static_cast<std::size_t>(shape)];
  left = static_cast<Unseen>(left & ~(1U << (segment - first_for_sale(shape))));
}

/// From the player to the supply, or back.
void pay(State& state, Seat seat, int coins) {
  Player& player = state.players[seat.index];
  player.coins = static_cast<std::uint8_t>(player.coins - coins);
  state.coins = static_cast<std::uint8_t>(state.coins + coins);
}

}  // namespace

/// What is kept of a game while it is played.
struct Measure::Course {
  std::array<int, most_players> times_first{};
  std::array<int, most_players> purchases{};
  std::array<int, most_players> sets{};
  AnyOf<Point> purchase;
  std::array<AnyOf<Turning>, chest_types> turnings;
};

void Measure::play(std::uint64_t seed, Tally& tally) const {
  SeedSpreader seeds(seed);
  Point point{game_.deal(), Luck(seeds.next())};
  Random random(seeds.next());
  Course course;
  const auto watch = [&](const Point& at, Actor actor, const Action& action) {
    if (action.verb == Verb::deal) course.sets[at.state.active.index] = action.what;
    if (action.verb == Verb::lock && at.state.sand == Sand::lying) {
      ++course.times_first[actor.seat().index];
    }
    if (action.verb == Verb::reveal) {
      course.turnings[action.what / chests_of_a_type].pass({at, action}, random);
    }
    if (at.state.phase != Phase::buying) return;
    for (const std::uint8_t offered : at.state.sale) {
      if (offered != nothing) ++tally.affordable[sale_number(offered)];
    }
    if (action.verb != Verb::buy) return;
    ++tally.bought[sale_number(action.what)];
    ++course.purchases[actor.seat().index];
    course.purchase.pass(at, random);
  };
  play_on(players(), point, watch);
  count_ending(course, point.state, tally);
  if (course.purchase.kept()) try_segments(*course.purchase.kept(), random, tally);
  for (std::size_t type = 0; type < chest_types; ++type) {
    try_chest(course, type, point.state, tally);
  }
}

void Measure::count_ending(const Course& course, const State& end, Tally& tally) const {
  const Result result = game_.result(end);
  const auto winners = std::ranges::count(result.seats, true, &SeatResult::won);
  const int all_points =
      std::accumulate(result.seats.begin(), result.seats.end(), 0,
                      [](int sum, const SeatResult& seat) { return sum + seat.score; });
  ++tally.games;
  for (std::size_t i = 0; i < result.seats.size(); ++i) {
    const SeatResult& seat = result.seats[i];
    const Player& player = end.players[i];
    const std::int64_t victory = seat.won ? parts_of_a_victory / winners : 0;
    const auto times_first = static_cast<std::size_t>(course.times_first[i]);
    tally.by_set[static_cast<std::size_t>(course.sets[i])].add(victory);
    tally.by_seat[i].add(victory);
    tally.by_times_first[times_first].add(victory);
    tally.lead_by_times_first.add(course.times_first[i], seat.score * game_.seats() - all_points);
    tally.score.add(seat.score);
    if (seat.won) tally.winning_score.add(seat.score);
    const ScoreView score = score_of(game_.content(), player);
    tally.star_points.add(score.stars);
    tally.serenity.add(score.serenity);
    tally.segment_points.add(score.segments);
    tally.coins_left.add(player.coins);
    tally.purchases.add(course.purchases[i]);
    tally.awake += player.awake ? 1 : 0;
    ++tally.by_steps[static_cast<std::size_t>(std::min<int>(player.stars, Tally::most_steps))];
  }
}

/// The buyer pays and gets nothing; or, from the same point with the same luck, a segment of each
/// shape that chance chooses. The market stays as it is, and all that is tried leaves the piles in
/// every one of these games: they differ in nothing but the segment.
void Measure::try_segments(Point purchase, Random& random, Tally& tally) const {
  const Seat buyer = purchase.state.active;
  const auto turn = static_cast<std::size_t>(purchase.state.turn);
  std::vector<std::uint8_t> tried;
  for (const Shape shape : all_shapes) {
    const auto segment = any_other(purchase.state, buyer, shape, random);
    if (!segment) continue;
    tried.push_back(*segment);
    set_aside(purchase.state, *segment);
  }
  pay(purchase.state, buyer, price_of_a_segment);
  const auto score_with = [&](std::optional<std::uint8_t> segment) {
    Point point = purchase;
    if (segment) {
      const int coins = game_.content().segments[*segment].coins;
      pay(point.state, buyer, -std::min<int>(coins, point.state.coins));
      point.state.players[buyer.index].composition.add(*segment);
    }
    Silence silence;
    game_.play(point.state, buyer, {Verb::pass, 0, 0}, silence);
    return final_score(point, buyer);
  };
  const int without = score_with(std::nullopt);
  ++tally.tried[turn];
  for (const std::uint8_t segment : tried) {
    tally.segment_worth[sale_number(segment)][turn].add(score_with(segment) - without);
  }
}

/// The game as it was against the same one in which the chest turned was empty, for the one who
/// opened it first.
void Measure::try_chest(const Course& course, std::size_t type, const State& end,
                        Tally& tally) const {
  const auto& turning = course.turnings[type].kept();
  if (!turning) return;
  Point point = turning->point;
  const Seat opener = point.state.active;
  Silence silence;
  hollow_.play(point.state, Actor::chance(), turning->chest, silence);
  const int without = final_score(point, opener);
  const int with = score_of(game_.content(), end.players[opener.index]).total();
  tally.chest_worth[turning->chest.what].add(with - without);
}

int Measure::final_score(Point point, Seat seat) const {
  play_on(players(), point, [](const Point&, Actor, const Action&) {});
  return score_of(game_.content(), point.state.players[seat.index]).total();
}

}  // namespace reverie::balance
