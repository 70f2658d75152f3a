// SPDX-License-Identifier: Apache-2.0
// Dreamscape the obvious way, written from the rules alone: vectors, maps and sets that really hold
// what lies there. The engine's choices, draws and scores are held against it (the law *fair*), and
// the benchmarks take it as their baseline. Only what is printed on the components, and how an
// action is written down, is shared with the engine.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "games/dreamscape/actions.hpp"
#include "reference/naive_landscape.hpp"

namespace naive_dreamscape {

using reverie::dreamscape::Action;
using reverie::dreamscape::Content;
using reverie::dreamscape::Options;
using reverie::dreamscape::Power;
using reverie::dreamscape::Verb;

/// How many of each colour.
using Heap = std::map<Fragment, int>;

enum class Phase { preparing, choosing, emergence, voyage, haunting, creation, dawn, over };
enum class Question { none, complete, retain, deck, keep };
enum class Task { none, harvest, lake, order, tower, golem };
enum class Draw { nothing, token, objective, colour, card, refill, archives, harvest };

struct Player {
  explicit Player(const reverie::dreamscape::Board& board) : land(board) {}

  Landscape land;
  Heap hands;
  int score = 0;
  std::vector<int> open;
  std::vector<int> completed;
  int location = 0;
  /// The later, the higher in the pile of Sleepers.
  int lay_down = 0;
  bool power_used = false;
  bool free_step = false;
  int steps = 0;
  Question question = Question::none;
  Task task = Task::none;
  int task_left = 0;
  int to_draw = 0;
  std::vector<int> drawn;
  std::vector<Fragment> retainable;
};

struct Goal {
  int number;
  std::optional<Fragment> colour;
};

/// Mr Nightmare against one who plays alone.
struct Rival {
  int score = 0;
  int trees = 0;
  Heap hands;
  Heap gathered;
};

class Game {
 public:
  Game(const Content& content, const Options& options);

  bool is_over() const { return phase_ == Phase::over; }
  bool chance_moves() const { return draw_ != Draw::nothing; }
  const std::vector<int>& acting() const { return acting_; }
  /// What chance may do, each with its weight.
  std::vector<std::pair<Action, int>> outcomes() const;
  std::vector<Action> actions(int seat) const;
  void happen(const Action& action);
  void play(int seat, const Action& action);

  std::vector<int> scores() const;
  std::vector<bool> winners() const;

 private:
  // preparation and the order of turns
  void deal_objectives();
  void deal_colours();
  void deal_cards();
  void after_a_card();
  void next_first_card();
  void refill();
  void come_out(Fragment colour);
  void begin_cycle();
  void recover();
  void begin_voyage();
  void begin_turn(int seat);
  void begin_creation(Phase phase);
  void next_creation();
  void after_creation();
  void travel_of_the_rival();
  void creation_of_the_rival();

  // what is possible
  bool may(const Player& player, const Action& action) const;
  bool may_step(const Player& player, Place place) const;
  bool leads_on(const Landscape& land, Place place, int whites, int steps) const;
  bool may_carry(const Player& player, const Action& action) const;
  bool may_store(const Player& player, const Action& action) const;
  std::vector<Verb> due(const Player& player) const;
  std::vector<Action> candidates(const Player& player, Verb verb) const;

  // what is done
  void arrive(Player& player, Place place);
  void settle(Player& player);
  void complete(Player& player, int card);
  void put_on_pile(Player& player, std::optional<Fragment> fragment);
  void draw_cards(Player& player, int deck);
  void turn_up();
  void keep(Player& player, int card);
  void use(Player& player, Power power);
  void go_on_harvesting(Player& player);
  void carry(Player& player, const Action& action);
  void one_less_to_do(Player& player);
  void move(Player& player, int location);
  void sleep(Player& player);
  void haunt(int link);
  void finish(int seat);
  void discard(Player& player, Fragment colour, int count = 1);

  // the end
  int worth(const Player& player, const Goal& goal) const;
  std::vector<int> points_of_goals() const;

  bool solo() const { return options_.players == 1; }
  bool nightmares() const { return options_.mode == reverie::dreamscape::Mode::nightmare; }
  bool at_once() const;
  int world_of() const { return solo() ? 2 : static_cast<int>(options_.players); }
  int slots_to_fill() const;
  int free_slots() const;
  int in_bag() const;
  int cards_in(int deck) const;
  bool has_cards() const;
  int link_between(int one, int other) const;
  int whites_for_steps(const Player& player) const;
  Place place_of(int cell) const;

  Content content_;
  Options options_;
  std::vector<Player> players_;
  Rival rival_;
  Heap bag_;
  int reserve_ = 0;
  std::set<int> haunted_;
  int nightmare_at_ = 0;
  int trees_ = 0;
  std::array<std::vector<Fragment>, 6> rows_;
  std::array<std::vector<int>, 3> unseen_;
  std::array<std::vector<int>, 3> under_;
  std::map<int, Fragment> stored_;
  std::vector<Goal> goals_;
  std::vector<int> tokens_;
  std::vector<int> order_;
  int cycle_ = 0;
  int lying_ = 0;
  Phase phase_ = Phase::preparing;
  std::size_t rank_ = 0;
  std::vector<int> acting_;
  int points_ = 0;
  int key_moves_ = 0;
  std::vector<Fragment> harvested_;
  int lake_ = 0;
  std::size_t ordered_ = 0;
  Draw draw_ = Draw::nothing;
  int draw_left_ = 0;
  int draw_for_ = 0;
  int draw_deck_ = 0;
};

/// A whole game, every choice uniform, and how many steps it took.
int play_at_random(const Content& content, const Options& options, reverie::Random& random);

}  // namespace naive_dreamscape
