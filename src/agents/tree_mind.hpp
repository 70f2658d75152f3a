// SPDX-License-Identifier: Apache-2.0
// Tree search over imagined worlds: PUCT with the rule of thumb as prior and playout.
//
// Each simulation imagines a world that fits the view, then walks down. Where a seat decides, a
// node keeps what was learned about its actions; where chance decides, a node sees to it that the
// outcomes come in proportion to their exact weights. Nodes are found by what the searching seat
// knows (`Knowledge::key`), so equal knowledge reached by different ways, or in different worlds,
// is one node: that makes transpositions one, keeps the seat from planning on cards it cannot see,
// and lets the tree live on from move to move.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "agents/mind.hpp"
#include "agents/plan_follower.hpp"
#include "agents/policy.hpp"
#include "agents/reach.hpp"
#include "agents/stopwatch.hpp"

namespace reverie {

struct TreeSettings {
  /// How much the search explores.
  float exploration = 2.0F;
  /// How sharply the rule of thumb's favourite is preferred at first.
  float prior_sharpness = 1.0F;
  /// So many of both kinds each: a full tree grows no further, and the next decision begins anew.
  std::size_t most_nodes = 1'000'000;
  /// None of the choices to be decided between gets less than half an even share of simulations:
  /// who asks for advice wants to hear about all of them. A mind that plays has no use for that.
  bool studies_all = false;
};

template <KnownToMinds G>
class TreeMind final : public Mind<G> {
 public:
  TreeMind(const typename G::Knowledge& knowledge, const Budget& budget,
           const TreeSettings& settings = {})
      : knowledge_(knowledge), budget_(budget), settings_(settings) {}

  void begin_game(std::uint64_t seed) override {
    random_ = Random(seed);
    plan_.forget();
    forget();
  }

  std::size_t memory() const override {
    constexpr std::size_t links_and_bucket = 4 * sizeof(void*);
    return sizeof *this + nodes_.size() * (sizeof(Node) + links_and_bucket) +
           chance_nodes_.size() * (sizeof(ChanceNode) + links_and_bucket) + edges_ * sizeof(Edge);
  }

  std::span<const typename G::Action> intention() const override { return plan_.rest(); }

  Decision<G> decide(const Situation<G>& situation) override {
    auto decision = Decision<G>::among(situation);
    if (decision.actions.size() == 1) return decision;
    if (is_full(nodes_) || is_full(chance_nodes_)) forget();
    const auto view = situation.view();
    if constexpr (PlansAhead<G>) {
      const auto imagined = situation.game().imagine(view, random_);
      auto step = plan_.go_on(situation);
      if (!step) step = plan_.begin(knowledge_, situation.game(), imagined, situation.seat());
      if (step) return Decision<G>::to_follow(*step);
    }
    const Stopwatch stopwatch(budget_);
    for (std::uint32_t done = 0; stopwatch.allows(done); ++done) simulate(situation, view);
    judge(situation, view, decision);
    return decision;
  }

 private:
  using State = typename G::State;
  using Action = typename G::Action;

  struct Edge {
    Action action;
    float prior;
    std::uint32_t visits = 0;
    float sum = 0;
  };
  struct Node {
    std::uint32_t visits = 0;
    float sum = 0;
    std::vector<Edge> edges;
  };
  /// Where on the line of weights the next outcome is taken, as a share of 2^32. Steps of the
  /// golden ratio from a random start fall evenly over the line and yet anywhere.
  struct ChanceNode {
    std::uint32_t share;

    std::uint32_t next() {
      constexpr std::uint32_t golden_step = 0x9E3779B9;
      return share += golden_step;
    }
  };
  struct Step {
    Node* node;
    std::size_t edge;
    Seat seat;
  };

  void simulate(const Situation<G>& situation, const typename G::View& view) {
    const G& game = situation.game();
    State world = game.imagine(view, random_);
    Reach<G> reach(knowledge_, world);
    path_.clear();
    for (;;) {
      const Turn turn = game.turn(world);
      if (turn.is_over() || reach.has_stopped()) break;
      if (turn.chance) {
        reach.play(game, world, Actor::chance(), next_outcome(situation, world));
        continue;
      }
      if (follow_plan(knowledge_, game, world, any_seat(turn.seats, random_), reach)) continue;
      // Who searches goes first among several, so that a node is always the same seat's.
      const bool is_mine = turn.seats.contains(situation.seat());
      const Seat seat = is_mine ? situation.seat() : turn.seats.first();
      const auto actions = game.actions(world, seat);
      if (actions.size() == 1) {  // nothing to learn about a forced move
        reach.play(game, world, seat, actions[0]);
        continue;
      }
      const auto [node, is_new] = visit(nodes_, G::Knowledge::key(game, world, situation.seat()));
      if (node != nullptr) {
        meet_actions(*node, game, world, seat, actions);
        const std::size_t edge =
            path_.empty() ? select_first(*node, actions) : select(*node, actions);
        path_.push_back({node, edge, seat});
        reach.play(game, world, seat, node->edges[edge].action);
      }
      if (node == nullptr || is_new) {
        play_out(knowledge_, game, world, random_, reach);
        break;
      }
    }
    learn(reach, game, world);
  }

  template <class Nodes>
  bool is_full(const Nodes& nodes) const {
    return nodes.size() >= settings_.most_nodes;
  }

  template <class N>
  struct Visited {
    N* node;  // none where the tree is full
    bool is_new;
  };
  template <class N>
  Visited<N> visit(std::unordered_map<std::uint64_t, N>& nodes, std::uint64_t key) {
    if (is_full(nodes)) {
      const auto place = nodes.find(key);
      return {place == nodes.end() ? nullptr : &place->second, false};
    }
    const auto [place, is_new] = nodes.try_emplace(key);
    return {&place->second, is_new};
  }

  void forget() {
    nodes_.clear();
    chance_nodes_.clear();
    edges_ = 0;
  }

  Action next_outcome(const Situation<G>& situation, const State& world) {
    const G& game = situation.game();
    const auto [node, is_new] =
        visit(chance_nodes_, G::Knowledge::key(game, world, situation.seat()));
    if (node == nullptr) return roll(game, world, random_);
    if (is_new) node->share = random_.word();
    const std::uint64_t total = chance_total(game, world);
    return chance_at(game, world, static_cast<std::uint32_t>(node->next() * total >> 32U));
  }

  /// Finds the edges of a list of actions. Both stand in the order in which the game lists them, so
  /// that one walk finds all; what stands elsewhere is found the long way.
  class Walk {
   public:
    explicit Walk(const Node& node) : edges_(node.edges) {}

    /// The number of edges where there is none.
    std::size_t find(const Action& action) {
      for (std::size_t i = next_; i < edges_.size(); ++i) {
        if (edges_[i].action == action) return found(i);
      }
      for (std::size_t i = 0; i < next_; ++i) {
        if (edges_[i].action == action) return found(i);
      }
      return edges_.size();
    }
    /// Behind the edge that was found last.
    std::size_t place() const { return next_; }

   private:
    std::size_t found(std::size_t i) {
      next_ = i + 1;
      return i;
    }

    const std::vector<Edge>& edges_;
    std::size_t next_ = 0;
  };

  static bool has_met(const Node& node, const typename G::Actions& actions) {
    if (node.edges.size() < actions.size()) return false;
    Walk walk(node);
    return std::all_of(actions.begin(), actions.end(),
                       [&](const Action& action) { return walk.find(action) < node.edges.size(); });
  }

  /// In another world the same node may offer actions not met before: those of a hidden hand.
  void meet_actions(Node& node, const G& game, const State& world, Seat seat,
                    const typename G::Actions& actions) {
    if (has_met(node, actions)) return;
    const auto scores = knowledge_.appraise(game, world, seat, actions);
    const float best = *std::max_element(scores.begin(), scores.end());
    float total = 0;
    for (const float score : scores) total += likelihood(score, best);
    const bool is_first_world = node.edges.empty();
    node.edges.reserve(node.edges.size() + (is_first_world ? actions.size() : 0));
    edges_ -= node.edges.size();
    Walk walk(node);
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const Edge edge{actions[i], likelihood(scores[i], best) / total};
      if (is_first_world) {
        node.edges.push_back(edge);
      } else if (walk.find(actions[i]) == node.edges.size()) {
        insert(node, walk.place(), edge);
        walk.find(actions[i]);
      }
    }
    edges_ += node.edges.size();
  }

  /// Where the game lists it. A simulation that came through this node before finds its edge.
  void insert(Node& node, std::size_t place, const Edge& edge) {
    node.edges.insert(node.edges.begin() + static_cast<std::ptrdiff_t>(place), edge);
    for (Step& step : path_) {
      if (step.node == &node && step.edge >= place) ++step.edge;
    }
  }

  float likelihood(float score, float best) const {
    return std::exp(settings_.prior_sharpness * (score - best)) + 0.02F;
  }

  /// Of the choices to be decided between.
  std::size_t select_first(const Node& node, const typename G::Actions& actions) const {
    if (settings_.studies_all) {
      Walk walk(node);
      for (const Action& action : actions) {
        const std::size_t i = walk.find(action);
        if (node.edges[i].visits * 2 * actions.size() < node.visits) return i;
      }
    }
    return select(node, actions);
  }

  std::size_t select(const Node& node, const typename G::Actions& actions) const {
    const float mean = node.visits == 0 ? 0.5F : node.sum / static_cast<float>(node.visits);
    const float reach = settings_.exploration * std::sqrt(static_cast<float>(node.visits) + 1);
    std::size_t best = 0;
    float best_score = -1;
    Walk walk(node);
    for (const Action& action : actions) {
      const std::size_t i = walk.find(action);
      const Edge& edge = node.edges[i];
      const auto visits = static_cast<float>(edge.visits);
      const float value = edge.visits == 0 ? mean : edge.sum / visits;
      const float score = value + reach * edge.prior / (1 + visits);
      if (score > best_score) {
        best = i;
        best_score = score;
      }
    }
    return best;
  }

  void learn(const Reach<G>& reach, const G& game, const State& last) {
    for (const Step& step : path_) {
      const float payoff = reach.worth(game, last, step.seat);
      Edge& edge = step.node->edges[step.edge];
      ++edge.visits;
      edge.sum += payoff;
      ++step.node->visits;
      step.node->sum += payoff;
    }
  }

  void judge(const Situation<G>& situation, const typename G::View& view, Decision<G>& decision) {
    const G& game = situation.game();
    const Node& root =
        nodes_[G::Knowledge::key(game, game.imagine(view, random_), situation.seat())];
    std::uint32_t most = 0;
    Walk walk(root);
    for (std::size_t i = 0; i < decision.actions.size(); ++i) {
      const std::size_t at = walk.find(decision.actions[i]);
      const Edge none{};
      const Edge& edge = at < root.edges.size() ? root.edges[at] : none;
      decision.estimates.push_back(
          {edge.visits == 0 ? 0 : edge.sum / static_cast<float>(edge.visits), edge.visits});
      if (edge.visits > most) {
        most = edge.visits;
        decision.choice = i;
      }
    }
  }

  typename G::Knowledge knowledge_;
  Budget budget_;
  TreeSettings settings_;
  PlanFollower<G> plan_;
  Random random_{0};
  std::unordered_map<std::uint64_t, Node> nodes_;
  std::unordered_map<std::uint64_t, ChanceNode> chance_nodes_;
  /// Of all nodes together.
  std::size_t edges_ = 0;
  std::vector<Step> path_;
};

}  // namespace reverie
