// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/planner.hpp"

#include <algorithm>
#include <limits>

#include "core/hash.hpp"
#include "games/dreamscape/beam.hpp"
#include "games/dreamscape/completion.hpp"

namespace reverie::dreamscape {
namespace {

constexpr float nothing_yet = std::numeric_limits<float>::lowest();
/// Longer turns are walks in circles.
constexpr int most_deeds_of_a_turn = 60;

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

/// All turns from one position that a beam finds.
class Search {
 public:
  /// `left` counts down what may still be valued.
  Search(const Outlook& outlook, const Dreamscape& game, Seat seat, std::uint32_t width,
         std::uint32_t& left)
      : outlook_(outlook), game_(game), seat_(seat), beam_(width), left_(left) {}

  /// Calls `end` with every position met in which the turn may end.
  template <class End>
  void run(const State& root, End end) {
    deeds_.assign(1, {});
    scratch_ = root;
    beam_.meet(key_of_scratch(), 0);
    beam_.keep({root, 0, 0, 0});
    for (int i = 0; i < most_deeds_of_a_turn && beam_.advance(); ++i) {
      for (const Node& node : beam_.layer()) {
        expand(node, end);
        if (left_ == 0) return;
      }
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
    if (node.state.players[seat_.index].question == Question::deck) return draw(node);
    const auto actions = game_.actions(node.state, seat_);
    for (const Action& action : actions) {
      if (ends_turn(action.verb)) {
        end(node);
      } else if (!is_idle(node, action)) {
        go_on(node, action);
      }
    }
  }

  /// In the Creation nobody travels any more: the Dream World may stay as it is, and what is stored
  /// can be stored last.
  bool is_idle(const Node& node, const Action& action) const {
    if (node.state.phase == Phase::voyage) return false;
    if (action.verb == Verb::invoke) {
      return changes_the_world(game_.content().card(action.to).power);
    }
    return node.deed != 0 && deeds_[node.deed].action.verb == Verb::store &&
           action.verb != Verb::store;
  }

  void go_on(const Node& node, const Action& action) {
    scratch_ = node.state;
    Silence silence;
    game_.play(scratch_, seat_, action, silence);
    const bool asks_chance = scratch_.draw != Draw::nothing;
    add(node.expected + (asks_chance ? expect() : 0), node.deed, action, asks_chance);
  }

  /// Goes on as if nothing had been drawn; what is drawn may be worth so much.
  float expect() {
    const Draw draw = std::exchange(scratch_.draw, Draw::nothing);
    scratch_.draw_left = 0;
    if (draw == Draw::archives) return outlook_.of_a_find(scratch_);
    return draw == Draw::harvest ? outlook_.of_a_harvest() : 0;
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
    scratch_ = node.state;
    Silence silence;
    game_.play(scratch_, seat_, {Verb::draw, none, 0, 0}, silence);
    add(node.expected + most, node.deed, {Verb::draw, from, 0, 0}, from != none);
  }

  /// The position on the scratch pad, if it is new and promises enough.
  void add(float expected, std::uint32_t before, const Action& action, bool asks_chance) {
    if (left_ == 0 || !beam_.meet(key_of_scratch(), expected)) return;
    --left_;
    const float promise = expected + outlook_.promise(scratch_);
    if (!beam_.takes(promise)) return;
    const auto deed = static_cast<std::uint32_t>(deeds_.size());
    deeds_.push_back({before, action, asks_chance});
    beam_.keep({scratch_, expected, promise, deed});
    if (promise <= best_promise_) return;
    best_promise_ = promise;
    most_promising_ = deed;
  }

  /// Whoever walked in a circle is where he was.
  std::uint64_t key_of_scratch() {
    Player& me = scratch_.players[seat_.index];
    const auto steps = std::exchange(me.steps, std::uint8_t{0});
    const auto key_moves = std::exchange(scratch_.key_moves, std::uint8_t{0});
    const std::uint64_t key = quick_state_hash(scratch_);
    me.steps = steps;
    scratch_.key_moves = key_moves;
    return key;
  }

  const Outlook& outlook_;
  const Dreamscape& game_;
  Seat seat_;
  Beam beam_;
  std::uint32_t& left_;
  std::vector<Deed> deeds_;
  State scratch_;
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
        effort_(effort),
        left_(effort.valued) {}

  BestTurn creation() {
    Search search(outlook_, game_, seat_, effort_.creation, left_);
    const Ending best = best_creation(search, root_);
    return turn_to(search, best, {Verb::finish, 0, 0, 0});
  }

  BestTurn voyage() {
    Search search(outlook_, game_, seat_, effort_.voyage, left_);
    std::vector<Ending> endings = ends_of_voyage(search);
    Ending best{root_, 0, nothing_yet, 0};
    for (Ending& ending : endings) {
      if (left_ == 0 && best.worth != nothing_yet) break;
      Search beyond(outlook_, game_, seat_, effort_.beyond, left_);
      ending.worth = ending.expected + best_creation(beyond, ending.state).worth;
      if (ending.worth > best.worth) best = ending;
    }
    return turn_to(search, best, {Verb::sleep, 0, 0, 0});
  }

 private:
  /// Those that promise most, each once, however many action points were left.
  std::vector<Ending> ends_of_voyage(Search& search) const {
    std::vector<Ending> endings;
    KnownValues met;
    search.run(root_, [&](const Node& node) {
      const State slept = asleep(node.state);
      const auto [expected, is_new] = met.find(quick_state_hash(slept));
      if (!is_new && node.expected <= expected) return;
      expected = node.expected;
      keep({slept, node.expected, node.expected + outlook_.promise(slept), node.deed}, endings);
    });
    std::sort(endings.begin(), endings.end(), promises_more);
    return endings;
  }

  /// Among as many as are followed; a heap with the least promising one in front.
  void keep(const Ending& ending, std::vector<Ending>& endings) const {
    if (endings.size() == effort_.endings) {
      if (!promises_more(ending, endings.front())) return;
      std::pop_heap(endings.begin(), endings.end(), promises_more);
      endings.pop_back();
    }
    endings.push_back(ending);
    std::push_heap(endings.begin(), endings.end(), promises_more);
  }

  static bool promises_more(const Ending& a, const Ending& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.deed < b.deed;
  }

  /// What a Creation would begin with if the Voyage ended here.
  static State asleep(State state) {
    state.phase = Phase::creation;
    state.action_points = 0;
    state.key_moves = 0;
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
  std::uint32_t left_;
};

}  // namespace

Effort Effort::of(std::uint32_t positions) {
  constexpr std::uint32_t usual_deeds_of_a_turn = 20;
  constexpr std::uint32_t wide_for_a_look_beyond = 6;
  const std::uint32_t width = std::max(1U, positions / usual_deeds_of_a_turn);
  constexpr std::uint32_t usual_choices = 100;
  return {width, 2 * width, width, std::max(1U, width / wide_for_a_look_beyond),
          std::max(1U, positions) * usual_choices};
}

BestTurn best_turn(const Weights& weights, const Dreamscape& game, const State& state, Seat seat,
                   const Effort& effort) {
  Planner planner(weights, game, state, seat, effort);
  return state.phase == Phase::voyage ? planner.voyage() : planner.creation();
}

}  // namespace reverie::dreamscape
