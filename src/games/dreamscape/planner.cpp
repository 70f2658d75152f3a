// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/planner.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <unordered_map>

#include "core/hash.hpp"
#include "games/dreamscape/completion.hpp"

namespace reverie::dreamscape {
namespace {

constexpr float nothing_yet = std::numeric_limits<float>::lowest();
/// Longer turns are walks in circles.
constexpr int most_layers = 60;

struct Node {
  State state;
  /// What chance is expected to have brought on the way.
  float expected = 0;
  float promise = 0;
  std::uint32_t deed = 0;
};

/// How a position was reached.
struct Deed {
  std::uint32_t before = 0;
  Action action;
  /// What it leads to is not what the search went on with.
  bool asks_chance = false;
};

struct Ending {
  State state;
  float expected = 0;
  float worth = 0;
  std::uint32_t deed = 0;
};

bool ends_turn(Verb verb) { return verb == Verb::finish || verb == Verb::sleep; }

class Search {
 public:
  Search(const Outlook& outlook, const Dreamscape& game, Seat seat, std::uint32_t width)
      : outlook_(outlook), game_(game), seat_(seat), width_(width) {}

  /// Calls `end` with every position met in which the turn may end.
  template <class End>
  void run(const State& root, End end) {
    deeds_.assign(1, {});
    std::vector<Node> layer{{root, 0, 0, 0}};
    met_.try_emplace(key_of(root), 0.0F);
    for (int i = 0; i < most_layers && !layer.empty(); ++i) {
      next_.clear();
      for (const Node& node : layer) expand(node, end);
      keep_the_best();
      std::swap(layer, next_);
    }
  }

  /// The way to a position, as far as no chance lies on it.
  Plan way_to(std::uint32_t deed, bool& is_whole) const {
    Plan way;
    is_whole = true;
    for (; deed != 0; deed = deeds_[deed].before) {
      if (deeds_[deed].asks_chance) {
        way.clear();
        is_whole = false;
      }
      way.push_back(deeds_[deed].action);
    }
    std::reverse(way.begin(), way.end());
    return way;
  }

  /// Where no end was found: on towards what promised most.
  std::uint32_t most_promising() const { return most_promising_; }

 private:
  template <class End>
  void expand(const Node& node, End& end) {
    const Player& me = node.state.players[seat_.index];
    if (me.question == Question::deck) return draw(node);
    const auto actions = game_.actions(node.state, seat_);
    for (const Action& action : actions) {
      if (ends_turn(action.verb)) {
        end(node);
      } else if (!is_idle(node.state, action)) {
        go_on(node, action);
      }
    }
  }

  /// In the Creation nobody travels any more: the Dream World may stay as it is.
  bool is_idle(const State& state, const Action& action) const {
    return action.verb == Verb::invoke && state.phase == Phase::creation &&
           changes_the_world(game_.content().card(action.to).power);
  }

  void go_on(const Node& node, const Action& action) {
    Node next{node.state, node.expected, 0, 0};
    Silence silence;
    game_.play(next.state, seat_, action, silence);
    const bool asks_chance = next.state.draw != Draw::nothing;
    if (asks_chance) expect(next);
    add(next, node.deed, action, asks_chance);
  }

  /// Goes on as if nothing had been drawn.
  void expect(Node& node) {
    const Draw draw = node.state.draw;
    node.state.draw = Draw::nothing;
    node.state.draw_left = 0;
    if (draw == Draw::archives) node.expected += outlook_.of_a_find(node.state);
    if (draw == Draw::harvest) node.expected += outlook_.of_a_harvest();
  }

  /// From the deck that promises most, or from none.
  void draw(const Node& node) {
    const int cards = node.state.players[seat_.index].to_draw;
    std::uint8_t from = none;
    float most = 0;
    for (int deck = 0; deck < levels; ++deck) {
      const float gain = outlook_.of_drawing(node.state, deck, cards);
      if (gain <= most) continue;
      most = gain;
      from = static_cast<std::uint8_t>(deck);
    }
    Node next{node.state, node.expected + most, 0, 0};
    Silence silence;
    game_.play(next.state, seat_, {Verb::draw, none, 0, 0}, silence);
    add(next, node.deed, {Verb::draw, from, 0, 0}, from != none);
  }

  /// A position that was met before is of interest only if chance is expected to bring more.
  void add(Node& next, std::uint32_t before, const Action& action, bool asks_chance) {
    const auto [place, is_new] = met_.try_emplace(key_of(next.state), next.expected);
    if (!is_new && next.expected <= place->second) return;
    place->second = next.expected;
    next.promise = next.expected + outlook_.promise(next.state);
    next.deed = static_cast<std::uint32_t>(deeds_.size());
    deeds_.push_back({before, action, asks_chance});
    if (next.promise > best_promise_) {
      best_promise_ = next.promise;
      most_promising_ = next.deed;
    }
    next_.push_back(next);
  }

  void keep_the_best() {
    if (next_.size() <= width_) return;
    const auto end_of_beam = next_.begin() + static_cast<std::ptrdiff_t>(width_);
    std::nth_element(next_.begin(), end_of_beam, next_.end(), [](const Node& a, const Node& b) {
      return a.promise != b.promise ? a.promise > b.promise : a.deed < b.deed;
    });
    next_.erase(end_of_beam, next_.end());
  }

  /// Whoever walked in a circle is where he was.
  std::uint64_t key_of(State state) const {
    state.key_moves = 0;
    state.players[seat_.index].steps = 0;
    return quick_state_hash(state);
  }

  const Outlook& outlook_;
  const Dreamscape& game_;
  Seat seat_;
  std::size_t width_;
  std::vector<Deed> deeds_;
  std::vector<Node> next_;
  std::unordered_map<std::uint64_t, float> met_;
  float best_promise_ = nothing_yet;
  std::uint32_t most_promising_ = 0;
};

class Planner {
 public:
  Planner(const Weights& weights, const Dreamscape& game, const State& state, Seat seat,
          const Effort& effort)
      : outlook_(weights, game, state, seat),
        game_(game),
        root_(state),
        seat_(seat),
        effort_(effort) {}

  BestTurn creation() const {
    Search search(outlook_, game_, seat_, effort_.creation);
    const Ending best = best_creation(search, root_);
    return turn_to(search, best, {Verb::finish, 0, 0, 0});
  }

  BestTurn voyage() const {
    Search search(outlook_, game_, seat_, effort_.voyage);
    std::vector<Ending> endings;
    search.run(root_, [&](const Node& node) {
      const State slept = asleep(node.state);
      const float worth = node.expected + outlook_.promise(slept);
      endings.push_back({slept, node.expected, worth, node.deed});
    });
    std::sort(endings.begin(), endings.end(), [](const Ending& a, const Ending& b) {
      return a.worth != b.worth ? a.worth > b.worth : a.deed < b.deed;
    });
    if (endings.size() > effort_.endings) endings.resize(effort_.endings);
    Ending best{root_, 0, nothing_yet, 0};
    for (Ending& ending : endings) {
      Search beyond(outlook_, game_, seat_, effort_.beyond);
      ending.worth = ending.expected + best_creation(beyond, ending.state).worth;
      if (ending.worth > best.worth) best = ending;
    }
    return turn_to(search, best, {Verb::sleep, 0, 0, 0});
  }

 private:
  /// What a Creation would begin with if the Voyage ended here.
  static State asleep(State state) {
    state.phase = Phase::creation;
    state.action_points = 0;
    return state;
  }

  Ending best_creation(Search& search, const State& begin) const {
    Ending best{begin, 0, nothing_yet, 0};
    search.run(begin, [&](const Node& node) {
      const float worth = node.expected + outlook_.at_rest(node.state);
      if (worth > best.worth + least_gain) best = {node.state, node.expected, worth, node.deed};
    });
    return best;
  }

  static BestTurn turn_to(const Search& search, const Ending& best, const Action& end) {
    bool is_whole = false;
    if (best.worth == nothing_yet) {
      return {search.way_to(search.most_promising(), is_whole), nothing_yet};
    }
    BestTurn turn{search.way_to(best.deed, is_whole), best.worth};
    if (is_whole) turn.plan.push_back(end);
    return turn;
  }

  /// What gains less is not worth a deed.
  static constexpr float least_gain = 0.001F;

  Outlook outlook_;
  const Dreamscape& game_;
  const State& root_;
  Seat seat_;
  Effort effort_;
};

}  // namespace

Effort Effort::of(std::uint32_t positions) {
  const auto part = [positions](std::uint32_t least, std::uint32_t divisor) {
    return std::max(least, positions / divisor);
  };
  return {part(1, 10), part(4, 5), part(2, 20), part(1, 100)};
}

BestTurn best_turn(const Weights& weights, const Dreamscape& game, const State& state, Seat seat,
                   const Effort& effort) {
  const Planner planner(weights, game, state, seat, effort);
  return state.phase == Phase::voyage ? planner.voyage() : planner.creation();
}

}  // namespace reverie::dreamscape
