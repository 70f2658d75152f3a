// SPDX-License-Identifier: Apache-2.0
#include "agents/tuning.hpp"

#include <cmath>

#include "agents/dispatch.hpp"
#include "agents/evolution.hpp"
#include "agents/lineup.hpp"
#include "agents/policy.hpp"
#include "agents/reach.hpp"
#include "agents/weights.hpp"

namespace reverie {
namespace {

/// The share of the best payoff that the rule of thumb reaches: where players are rivals, from one
/// seat after the other against another rule of thumb, and else with all seats playing by it.
template <KnownToMinds G>
double judge(const G& game, const typename G::Knowledge& knowledge,
             const typename G::Knowledge& rival, std::uint64_t seed, std::uint32_t games) {
  Random random(seed);
  double sum = 0;
  for (std::uint32_t i = 0; i < games; ++i) {
    const Seat judged{
        static_cast<std::uint8_t>(Rivalry<G> ? i % static_cast<std::uint32_t>(game.seats()) : 0U)};
    const auto knowledge_of = [&](Seat seat) -> const typename G::Knowledge& {
      return Rivalry<G> && seat != judged ? rival : knowledge;
    };
    auto state = game.deal();
    ToTheEnd to_the_end;
    play_out_by(knowledge_of, game, state, random, to_the_end);
    sum += static_cast<double>(G::Knowledge::payoff(game, state, judged));
  }
  return sum / games;
}

std::vector<double> first_widths(std::span<const double> start, double share) {
  double mean_size = 0;
  for (const double value : start) mean_size += std::abs(value);
  mean_size /= static_cast<double>(start.size());
  std::vector<double> widths;
  for (const double value : start) {
    widths.push_back(share * (0.15 * std::abs(value) + 0.1 * mean_size + 0.02));
  }
  return widths;
}

template <KnownToMinds G>
typename G::Knowledge knowledge_at(std::span<const double> point) {
  const std::vector<float> values(point.begin(), point.end());
  return hasty_knowledge<G>(to_weights<typename G::Knowledge::Weights>(values));
}

using Point = Evolution::Point;

/// A point that is judged, and the one it meets where players are rivals.
struct Contender {
  const Point& point;
  const Point& rival;
};

/// All of them in the same games, so that luck favours nobody.
template <KnownToMinds G>
std::vector<double> judge_all(const G& game, const std::vector<Contender>& contenders,
                              std::uint64_t luck, std::uint32_t games, const ParallelRun& run) {
  std::vector<double> fitness(contenders.size());
  run(static_cast<int>(contenders.size()), [&](int i) {
    const auto at = static_cast<std::size_t>(i);
    fitness[at] = judge<G>(game, knowledge_at<G>(contenders[at].point),
                           knowledge_at<G>(contenders[at].rival), luck, games);
  });
  return fitness;
}

/// A point of the search, and how it fared beside the one where the search began.
struct Found {
  Point point;
  double share = 0;
  double share_of_start = 0;
};

/// The centre of a search wanders, at first often to where it is worse: what counts is the best of
/// all centres. Each meets it in the same games.
template <KnownToMinds G>
Found find_weights(const G& game, const TuningPlan& plan, const Point& start,
                   const ParallelRun& run, const TuningListener& listener) {
  Evolution evolution(start, first_widths(start, plan.width / 100.0), plan.population, plan.seed);
  SeedSpreader seeds(plan.seed);
  Point best = start;
  for (int generation = 1; generation <= plan.generations; ++generation) {
    const auto& candidates = evolution.ask();
    const Point centre = evolution.centre();
    std::vector<Contender> contenders;
    for (const Point& candidate : candidates) contenders.push_back({candidate, centre});
    contenders.push_back({centre, start});
    contenders.push_back({best, start});
    std::vector<double> fitness = judge_all(game, contenders, seeds.next(), plan.games, run);
    const double of_best = fitness.back();
    fitness.pop_back();
    const double of_centre = fitness.back();
    fitness.pop_back();
    if (of_centre > of_best) best = centre;
    const double of_candidates = *std::max_element(fitness.begin(), fitness.end());
    evolution.tell(fitness);
    if (!listener({generation, of_candidates, of_centre})) break;
  }
  const Point last = evolution.centre();
  const auto chosen =
      judge_all(game, {{last, start}, {best, start}}, seeds.next(), plan.games, run);
  const Point& found = chosen[0] > chosen[1] ? last : best;
  const auto share =
      judge_all(game, {{found, start}, {start, start}}, seeds.next(), plan.games, run);
  if (share[0] > share[1]) return {found, share[0], share[1]};
  return {start, share[1], share[1]};
}

template <KnownToMinds G>
std::expected<Tuned, Problem> tune_typed(const G& game, const TuningPlan& plan,
                                         std::string_view start_text, const ParallelRun& run,
                                         const TuningListener& listener) {
  const auto names = weight_names<typename G::Knowledge::Weights>();
  const auto start = read_weight_file(G::Knowledge::weights_path(game), start_text, names);
  if (!start) return std::unexpected(start.error());
  const Found found = find_weights(game, plan, Point(start->begin(), start->end()), run, listener);
  const std::vector<float> weights(found.point.begin(), found.point.end());
  return Tuned{write_weight_file(names, weights), found.share, found.share_of_start};
}

}  // namespace

std::expected<Tuned, Problem> tune(const TuningPlan& plan, const ContentReader& content,
                                   const ParallelRun& run, const TuningListener& listener) {
  using Answer = std::expected<Tuned, Problem>;
  return with_static_type(*plan.game, [&]<KnownToMinds G>(const TypedGame<G>& typed) -> Answer {
    const auto text = weights_text(typed.game(), content);
    if (!text) return std::unexpected(text.error());
    return tune_typed<G>(typed.game(), plan, *text, run, listener);
  });
}

}  // namespace reverie
