// SPDX-License-Identifier: Apache-2.0
#include "reference/naive_dreamscape.hpp"

#include <algorithm>
#include <tuple>

namespace naive_dreamscape {
namespace {

using reverie::dreamscape::all_fragments;
using reverie::dreamscape::all_of_the_box;
using reverie::dreamscape::has_colour;
using reverie::dreamscape::is_for_nightmares;
using reverie::dreamscape::none;

constexpr int rival_seat = 1;
constexpr int slots = 5;
constexpr int most_steps = 100;
constexpr int most_key_moves = 20;

Action act(Verb verb, int what = 0, int to = 0, int from = 0) {
  return {verb, static_cast<std::uint8_t>(what), static_cast<std::uint8_t>(from),
          static_cast<std::uint8_t>(to)};
}

int number_of(Fragment colour) { return static_cast<int>(colour); }
Fragment colour_of(int number) { return static_cast<Fragment>(number); }

int held(const Heap& heap, Fragment colour) {
  const auto found = heap.find(colour);
  return found == heap.end() ? 0 : found->second;
}

template <class List, class Value>
bool holds(const List& list, const Value& value) {
  return std::ranges::find(list, value) != list.end();
}

template <class List, class Value>
void take_out(List& list, const Value& value) {
  list.erase(std::ranges::find(list, value));
}

bool is_uniform(const std::vector<Fragment>& row, std::size_t from) {
  for (std::size_t i = from; i < row.size(); ++i) {
    if (row[i] != row[from]) return false;
  }
  return true;
}

}  // namespace

Game::Game(const Content& content, const Options& options)
    : content_(content), options_(options), nightmare_at_(content.world.haunt) {
  players_.assign(static_cast<std::size_t>(static_cast<int>(options_.players)),
                  Player(content_.board));
  for (const Fragment colour : all_fragments) bag_[colour] = all_of_the_box[colour];
  bag_[Fragment::nightmare] = 0;
  if (nightmares()) {  // DS-N1
    for (std::size_t i = 0; i < content_.world.links.size(); ++i) {
      const auto& link = content_.world.links[i];
      if (link.low == nightmare_at_ || link.high == nightmare_at_) {
        haunted_.insert(static_cast<int>(i));
      }
    }
    reserve_ = 25 - static_cast<int>(haunted_.size());
  }
  trees_ = 3 * world_of();
  const bool first = options_.length == reverie::dreamscape::Length::first;
  for (std::size_t i = 0; i < content_.cards.size(); ++i) {
    const auto level = static_cast<std::size_t>(content_.cards[i].level - 1);
    if (level == 0 || !first) unseen_[level].push_back(static_cast<int>(i));
  }
  if (solo()) {
    tokens_ = {0};
    rival_.score =
        content_.solo.strengths[static_cast<std::size_t>(options_.difficulty)].head_start;
    deal_objectives();
  } else {
    draw_ = Draw::token;
    draw_left_ = options_.players;
  }
}

// --- Small questions -----------------------------------------------------------------------------

bool Game::at_once() const {
  return !solo() && options_.creation == reverie::dreamscape::Creation::at_once;
}

int Game::slots_to_fill() const {
  return static_cast<int>(std::ranges::count_if(
      content_.world.dots, [&](int players) { return players <= world_of(); }));
}

int Game::free_slots() const {
  int free = 0;
  for (const auto& row : rows_) free += slots - static_cast<int>(row.size());
  return free;
}

int Game::in_bag() const {
  int sum = 0;
  for (const auto& [colour, count] : bag_) sum += count;
  return sum;
}

int Game::cards_in(int deck) const {
  const auto at = static_cast<std::size_t>(deck);
  return static_cast<int>(unseen_[at].size() + under_[at].size());
}

bool Game::has_cards() const { return cards_in(0) + cards_in(1) + cards_in(2) > 0; }

int Game::link_between(int one, int other) const {
  for (std::size_t i = 0; i < content_.world.links.size(); ++i) {
    const auto& link = content_.world.links[i];
    if ((link.low == one && link.high == other) || (link.low == other && link.high == one)) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

int Game::whites_for_steps(const Player& player) const {
  const bool creates = phase_ == Phase::creation || phase_ == Phase::dawn;
  return creates ? held(player.hands, Fragment::movement) : 0;
}

Place Game::place_of(int cell) const {
  const auto hex = content_.board.hexes[static_cast<std::size_t>(cell)];
  return {hex.q, hex.r};
}

// --- Chance --------------------------------------------------------------------------------------

std::vector<std::pair<Action, int>> Game::outcomes() const {
  std::vector<std::pair<Action, int>> all;
  const auto lies = [&](int number) {
    return std::ranges::any_of(goals_, [&](const Goal& goal) { return goal.number == number; });
  };
  switch (draw_) {
    case Draw::nothing: break;
    case Draw::token:
      for (int token = 0; token < static_cast<int>(players_.size()); ++token) {
        if (!holds(tokens_, token)) all.emplace_back(act(Verb::token, token), 1);
      }
      break;
    case Draw::objective:
      for (int i = 0; i < static_cast<int>(content_.objectives.size()); ++i) {
        const auto aim = content_.objectives[static_cast<std::size_t>(i)].aim;
        if (lies(i) || (is_for_nightmares(aim) && (solo() || !nightmares()))) continue;
        if (solo() && !has_colour(aim)) continue;
        all.emplace_back(act(Verb::objective, i), 1);
      }
      break;
    case Draw::colour:
      for (int colour = 0; colour < 4; ++colour) {
        const bool used = std::ranges::any_of(
            goals_, [&](const Goal& goal) { return goal.colour == colour_of(colour); });
        if (!used) all.emplace_back(act(Verb::colour, colour), 1);
      }
      break;
    case Draw::card:
      for (const int card : unseen_[static_cast<std::size_t>(draw_deck_)]) {
        all.emplace_back(act(Verb::card, card), 1);
      }
      break;
    default:
      for (const auto& [colour, count] : bag_) {
        if (count > 0) all.emplace_back(act(Verb::fragment, number_of(colour)), count);
      }
  }
  return all;
}

void Game::happen(const Action& action) {
  --draw_left_;
  const Draw kind = draw_;
  if (draw_left_ == 0) draw_ = Draw::nothing;
  switch (kind) {
    case Draw::nothing: break;
    case Draw::token:
      tokens_.push_back(action.what);
      if (draw_left_ == 0) deal_objectives();
      break;
    case Draw::objective:
      goals_.push_back({action.what, std::nullopt});
      if (draw_left_ == 0) deal_colours();
      break;
    case Draw::colour: {
      const auto next = std::ranges::find_if(goals_, [&](const Goal& goal) {
        return !goal.colour &&
               has_colour(content_.objectives[static_cast<std::size_t>(goal.number)].aim);
      });
      next->colour = colour_of(action.what);
      --bag_[colour_of(action.what)];
      if (draw_left_ == 0) deal_cards();
      break;
    }
    case Draw::card:
      take_out(unseen_[static_cast<std::size_t>(draw_deck_)], static_cast<int>(action.what));
      players_[static_cast<std::size_t>(draw_for_)].drawn.push_back(action.what);
      after_a_card();
      break;
    case Draw::refill:
      --bag_[colour_of(action.what)];
      come_out(colour_of(action.what));
      break;
    case Draw::archives:
      --bag_[colour_of(action.what)];
      ++players_[static_cast<std::size_t>(draw_for_)].hands[colour_of(action.what)];
      break;
    case Draw::harvest:
      --bag_[colour_of(action.what)];
      harvested_.push_back(colour_of(action.what));
      if (draw_left_ == 0) go_on_harvesting(players_[static_cast<std::size_t>(draw_for_)]);
      break;
  }
}

// --- Preparation (DS-S1 to DS-S6) ----------------------------------------------------------------

void Game::deal_objectives() {
  for (int token = 0; token < static_cast<int>(players_.size()); ++token) {
    order_.push_back(static_cast<int>(std::ranges::find(tokens_, token) - tokens_.begin()));
  }
  for (std::size_t i = 0; i < players_.size(); ++i) players_[i].location = tokens_[i];
  if (options_.length == reverie::dreamscape::Length::first) {
    for (std::size_t i = 0; i < content_.objectives.size(); ++i) {
      if (content_.objectives[i].first) goals_.push_back({static_cast<int>(i), std::nullopt});
    }
    deal_cards();
    return;
  }
  draw_ = Draw::objective;
  draw_left_ = solo() ? 2 : 4;
}

void Game::deal_colours() {
  draw_left_ = static_cast<int>(std::ranges::count_if(goals_, [&](const Goal& goal) {
    return has_colour(content_.objectives[static_cast<std::size_t>(goal.number)].aim);
  }));
  if (draw_left_ == 0) {
    deal_cards();
  } else {
    draw_ = Draw::colour;
  }
}

void Game::deal_cards() {
  draw_ = Draw::card;
  draw_left_ = static_cast<int>(rank_) + 1;
  draw_for_ = order_[rank_];
  draw_deck_ = 0;
}

void Game::after_a_card() {
  if (phase_ != Phase::preparing) {
    turn_up();
  } else if (draw_left_ == 0) {
    if (++rank_ < order_.size()) {
      deal_cards();
      return;
    }
    phase_ = Phase::choosing;
    rank_ = 0;
    Player& first = players_[static_cast<std::size_t>(order_[0])];
    keep(first, first.drawn.front());
    next_first_card();
  }
}

void Game::next_first_card() {
  acting_.clear();
  if (++rank_ < order_.size()) {
    acting_ = {order_[rank_]};
    players_[static_cast<std::size_t>(order_[rank_])].question = Question::keep;
  } else {
    refill();
  }
}

// --- Cycles (DS-E1 to DS-E4) ---------------------------------------------------------------------

void Game::refill() {
  phase_ = Phase::emergence;
  const auto lacks = [&](const auto& row) {
    return static_cast<int>(row.size()) < slots_to_fill();
  };
  if (in_bag() > 0 && std::ranges::any_of(rows_, lacks)) {
    draw_ = Draw::refill;
    draw_left_ = 1;
  } else {
    begin_cycle();
  }
}

void Game::come_out(Fragment colour) {
  for (auto& row : rows_) {
    if (static_cast<int>(row.size()) >= slots_to_fill()) continue;
    row.push_back(colour);
    break;
  }
  refill();
}

void Game::begin_cycle() {
  const int cycles = options_.length == reverie::dreamscape::Length::first ? 4 : 6;
  if (cycle_ > 0) {
    recover();
    if (cycle_ == cycles) return begin_creation(Phase::dawn);
  } else {
    if (solo()) order_ = {0, rival_seat};
    if (nightmares()) {  // DS-N1, at the end of the preparation
      bag_[Fragment::nightmare] = 3;
      reserve_ -= 3;
    }
  }
  ++cycle_;
  for (Player& player : players_) {
    for (auto& [place, stack] : player.land.stacks) {
      for (Piece& piece : stack) piece.climbed = false;
    }
  }
  phase_ = Phase::voyage;
  rank_ = 0;
  begin_voyage();
}

void Game::recover() {
  std::vector<std::tuple<int, int, int>> lying;
  for (std::size_t i = 0; i < players_.size(); ++i) {
    Player& player = players_[i];
    const auto take_back = [&](int card) {
      const auto found = stored_.find(card);
      if (found == stored_.end()) return;
      ++player.hands[found->second];
      stored_.erase(found);
    };
    std::ranges::for_each(player.open, take_back);
    std::ranges::for_each(player.completed, take_back);
    player.power_used = false;
    lying.emplace_back(player.location, -player.lay_down, static_cast<int>(i));
  }
  if (solo()) lying.emplace_back(nightmare_at_, -lying_ - 1, rival_seat);  // DS-A5
  std::ranges::sort(lying);
  order_.clear();
  for (const auto& [location, depth, seat] : lying) order_.push_back(seat);
}

void Game::begin_voyage() {
  acting_.clear();
  if (rank_ == order_.size()) {
    begin_creation(Phase::creation);
  } else if (solo() && order_[rank_] == rival_seat) {
    travel_of_the_rival();
    ++rank_;
    begin_voyage();
  } else {
    acting_ = {order_[rank_]};
    points_ = 4;
    key_moves_ = 0;
    begin_turn(order_[rank_]);
  }
}

void Game::begin_turn(int seat) {
  Player& player = players_[static_cast<std::size_t>(seat)];
  player.steps = 0;
  player.free_step = false;
}

void Game::begin_creation(Phase phase) {
  phase_ = phase;
  rank_ = 0;
  acting_.clear();
  if (!at_once()) {
    next_creation();
    return;
  }
  for (int seat = 0; seat < static_cast<int>(players_.size()); ++seat) {
    acting_.push_back(seat);
    begin_turn(seat);
  }
}

void Game::next_creation() {
  if (rank_ == order_.size()) {
    after_creation();
  } else if (solo() && order_[rank_] == rival_seat) {
    if (phase_ == Phase::creation) creation_of_the_rival();
    ++rank_;
    next_creation();
  } else {
    acting_ = {order_[rank_]};
    begin_turn(order_[rank_]);
  }
}

void Game::after_creation() {
  acting_.clear();
  if (phase_ == Phase::dawn) {
    phase_ = Phase::over;
  } else {
    refill();
  }
}

// --- Mr Nightmare alone (DS-A2, DS-A3) -----------------------------------------------------------

void Game::travel_of_the_rival() {
  for (int leg = 0; leg < content_.solo.legs; ++leg) {
    int end = -1;
    for (int place = 0; place < 6; ++place) {
      if (link_between(nightmare_at_, place) < 0) continue;
      const auto size = [&](int one) { return rows_[static_cast<std::size_t>(one)].size(); };
      if (end < 0 || size(place) > size(end)) end = place;
    }
    const int link = link_between(nightmare_at_, end);
    if (reserve_ > 0 && haunted_.insert(link).second) --reserve_;
    nightmare_at_ = end;
    auto& row = rows_[static_cast<std::size_t>(end)];
    if (row.empty()) continue;
    const Fragment taken = row.back();
    row.pop_back();
    if (taken == Fragment::nightmare) {
      ++reserve_;
    } else {
      ++rival_.hands[taken];
      ++rival_.gathered[taken];
    }
  }
}

void Game::creation_of_the_rival() {
  const auto& solo = content_.solo;
  const auto& sizes = solo.strengths[static_cast<std::size_t>(options_.difficulty)];
  const auto sets_of = [&](Fragment colour, int size) {
    const int sets = held(rival_.hands, colour) / size;
    rival_.hands[colour] -= sets * size;
    bag_[colour] += sets * size;
    return sets;
  };
  rival_.score += sets_of(Fragment::water, sizes.water) * solo.water_points;
  rival_.score += sets_of(Fragment::stone, sizes.stone) * solo.stone_points;
  const int reds = std::min(reserve_, sets_of(Fragment::earth, sizes.earth));
  reserve_ -= reds;
  players_[0].hands[Fragment::nightmare] += reds;
  for (int left = sets_of(Fragment::grass, sizes.grass); left > 0; --left) {
    if (trees_ > 0) {
      --trees_;
      ++rival_.trees;
    }
    rival_.score += rival_.trees;
  }
  rival_.score += sets_of(Fragment::movement, sizes.movement) * solo.movement_points;
  rival_.score += static_cast<int>(haunted_.size()) * solo.link_points;
}

// --- What is possible ----------------------------------------------------------------------------

std::vector<Verb> Game::due(const Player& player) const {
  switch (player.question) {
    case Question::complete: return {Verb::complete};
    case Question::retain: return {Verb::retain};
    case Question::deck: return {Verb::draw};
    case Question::keep: return {Verb::keep};
    case Question::none: break;
  }
  switch (player.task) {
    case Task::harvest: return {Verb::harvest};
    case Task::lake: return {Verb::lake, Verb::done};
    case Task::order: return {Verb::order};
    case Task::tower: return {Verb::lift, Verb::done};
    case Task::golem: return {Verb::golem, Verb::done};
    case Task::none: break;
  }
  if (phase_ == Phase::haunting) return {Verb::haunt};
  if (player.land.dreamer && player.land.trees.contains(*player.land.dreamer)) return {Verb::step};
  if (phase_ == Phase::voyage) {
    return {Verb::collect, Verb::move,  Verb::power, Verb::store,
            Verb::invoke,  Verb::enter, Verb::step,  Verb::sleep};
  }
  std::vector<Verb> creating{Verb::place, Verb::plant, Verb::trade,
                             Verb::enter, Verb::step,  Verb::finish};
  if (phase_ == Phase::creation) {
    creating.push_back(Verb::store);
    creating.push_back(Verb::invoke);
  }
  return creating;
}

std::vector<Action> Game::candidates(const Player& player, Verb verb) const {
  const int cells = static_cast<int>(content_.board.hexes.size());
  const int cards = static_cast<int>(content_.cards.size());
  std::vector<Action> all;
  const auto each = [&](int whats, int tos) {
    for (int what = 0; what < whats; ++what) {
      for (int to = 0; to < tos; ++to) all.push_back(act(verb, what, to));
    }
  };
  switch (verb) {
    case Verb::complete: each(cards, 1); break;
    case Verb::retain:
    case Verb::order: each(6, 1); break;
    case Verb::draw:
      each(3, 1);
      all.push_back(act(verb, none));
      break;
    case Verb::keep:
      each(cards, 1);
      all.push_back(act(verb, none));
      break;
    case Verb::harvest: each(6, 6); break;
    case Verb::lake:
    case Verb::move: each(1, 6); break;
    case Verb::haunt: each(static_cast<int>(content_.world.links.size()), 1); break;
    case Verb::store:
    case Verb::invoke: each(6, cards); break;
    case Verb::place: each(6, cells); break;
    case Verb::trade: each(6, 6); break;
    case Verb::plant:
    case Verb::step: each(1, cells); break;
    case Verb::lift:
      for (int from = 0; from < cells; ++from) all.push_back(act(verb, 0, 0, from));
      break;
    case Verb::golem:
      for (int from = 0; from < cells; ++from) {
        if (player.land.is_empty_at(place_of(from))) continue;
        const auto height = static_cast<int>(player.land.stacks.at(place_of(from)).size());
        for (int to = 0; to < cells; ++to) {
          for (int count = 1; count <= height; ++count) all.push_back(act(verb, count, to, from));
        }
      }
      break;
    default: each(1, 1);
  }
  return all;
}

std::vector<Action> Game::actions(int seat) const {
  std::vector<Action> legal;
  if (chance_moves() || !holds(acting_, seat)) return legal;
  const Player& player = players_[static_cast<std::size_t>(seat)];
  for (const Verb verb : due(player)) {
    for (const Action& action : candidates(player, verb)) {
      if (may(player, action)) legal.push_back(action);
    }
  }
  return legal;
}

bool Game::may(const Player& player, const Action& action) const {
  const Landscape& land = player.land;
  const Fragment colour = colour_of(action.what);
  switch (action.verb) {
    case Verb::complete:
      return holds(player.open, static_cast<int>(action.what)) &&
             land.shows(content_.cards[action.what].structure);
    case Verb::retain: return holds(player.retainable, colour);
    case Verb::draw: return action.what == none || cards_in(action.what) > 0;
    case Verb::keep:
      if (action.what == none) return phase_ != Phase::choosing;
      return holds(player.drawn, static_cast<int>(action.what));
    case Verb::harvest:
      return holds(harvested_, colour) && static_cast<int>(rows_[action.to].size()) < slots;
    case Verb::lake: return !is_uniform(rows_[action.to], 0);
    case Verb::order: {
      const auto& row = rows_[static_cast<std::size_t>(lake_)];
      return std::find(row.begin() + static_cast<std::ptrdiff_t>(ordered_), row.end(), colour) !=
             row.end();
    }
    case Verb::lift: return land.is_free(place_of(action.from));
    case Verb::golem: return may_carry(player, action);
    case Verb::haunt: {
      const auto& link = content_.world.links[action.what];
      return !haunted_.contains(action.what) &&
             (link.low == player.location || link.high == player.location);
    }
    case Verb::step: return may_step(player, place_of(action.to));
    case Verb::collect: {
      const auto& row = rows_[static_cast<std::size_t>(player.location)];
      return points_ > 0 && !row.empty() && held(player.hands, row.back()) < 2;
    }
    case Verb::move: return points_ > 0 && link_between(player.location, action.to) >= 0;
    case Verb::power:
      return !player.power_used && (!nightmares() || player.location != nightmare_at_);
    case Verb::store: return may_store(player, action);
    case Verb::invoke: {
      const Power power = content_.cards[action.to].power;
      const bool world_stands_still = at_once() && phase_ == Phase::creation;
      const bool changes_world = power == Power::harvesters || power == Power::lake;
      return may_store(player, action) && (!world_stands_still || !changes_world);
    }
    case Verb::enter: return !land.dreamer && land.is_free(land.entrance());
    case Verb::place:
      return held(player.hands, colour) > 0 && land.takes(colour, place_of(action.to));
    case Verb::plant:
      return held(player.hands, Fragment::grass) > 0 && trees_ > 0 &&
             land.is_free(place_of(action.to)) &&
             land.top(place_of(action.to)) != Fragment::nightmare;
    case Verb::trade: {
      const int price = colour == Fragment::nightmare ? 3 : 2;
      return held(player.hands, colour) >= price && action.what != action.to &&
             held(bag_, colour_of(action.to)) > 0;
    }
    case Verb::finish: return held(player.hands, Fragment::nightmare) == 0 || land.is_full();
    default: return true;
  }
}

bool Game::may_store(const Player& player, const Action& action) const {
  const int card = action.to;
  const bool on_top = !player.completed.empty() && player.completed.back() == card;
  return colour_of(action.what) != Fragment::nightmare &&
         held(player.hands, colour_of(action.what)) > 0 && (on_top || holds(player.open, card)) &&
         !stored_.contains(card);
}

bool Game::may_step(const Player& player, Place place) const {
  const Landscape& land = player.land;
  if (!land.dreamer || land.is_empty_at(place) || player.steps >= most_steps) return false;
  if (!holds(land.neighbours(*land.dreamer), place)) return false;
  const int whites = whites_for_steps(player);
  if (!player.free_step && whites == 0) return false;
  const int whites_left = player.free_step ? whites : whites - 1;
  // More steps than trees would lead back to a tree that was passed already.
  const int steps_left =
      std::min(most_steps - player.steps - 1, static_cast<int>(land.trees.size()) + 1);
  return leads_on(land, place, whites_left, steps_left);
}

bool Game::leads_on(const Landscape& land, Place place, int whites, int steps) const {
  if (!land.trees.contains(place)) return true;
  const int left = land.top(place) == Fragment::earth ? whites : whites - 1;
  if (left < 0 || steps == 0) return false;
  const auto near = land.neighbours(place);
  return std::ranges::any_of(near, [&](Place there) {
    return !land.is_empty_at(there) && leads_on(land, there, left, steps - 1);
  });
}

bool Game::may_carry(const Player& player, const Action& action) const {
  const Landscape& land = player.land;
  const Place from = place_of(action.from);
  const Place to = place_of(action.to);
  if (land.is_empty_at(from) || !holds(land.neighbours(from), to)) return false;
  const auto& stack = land.stacks.at(from);
  if (action.what > stack.size()) return false;
  if (!land.is_empty_at(to)) {
    const bool carries_red = stack[stack.size() - action.what].colour == Fragment::nightmare;
    return land.is_free(to) && land.top(to) != Fragment::nightmare && !carries_red;
  }
  Landscape after = land;
  if (action.what == stack.size()) after.stacks.erase(from);
  return after.touches(to);
}

// --- What is done --------------------------------------------------------------------------------

void Game::play(int seat, const Action& action) {
  Player& player = players_[static_cast<std::size_t>(seat)];
  const Fragment colour = colour_of(action.what);
  const bool used_free_step = action.verb == Verb::step && player.free_step;
  const bool forgets = action.verb != Verb::complete && action.verb != Verb::retain &&
                       action.verb != Verb::draw && action.verb != Verb::keep;
  if (forgets) player.free_step = false;
  switch (action.verb) {
    case Verb::keep: {
      const bool first = phase_ == Phase::choosing;
      keep(player, action.what == none ? -1 : action.what);
      if (first) next_first_card();
      break;
    }
    case Verb::complete: complete(player, action.what); break;
    case Verb::retain: {
      const Fragment other =
          player.retainable[0] == colour ? player.retainable[1] : player.retainable[0];
      ++bag_[other];
      put_on_pile(player, colour);
      break;
    }
    case Verb::draw: draw_cards(player, action.what == none ? -1 : action.what); break;
    case Verb::harvest:
      take_out(harvested_, colour);
      rows_[action.to].push_back(colour);
      go_on_harvesting(player);
      break;
    case Verb::lake:
      player.task = Task::order;
      lake_ = action.to;
      ordered_ = 0;
      break;
    case Verb::order: {
      auto& row = rows_[static_cast<std::size_t>(lake_)];
      const auto begin = row.begin() + static_cast<std::ptrdiff_t>(ordered_);
      const auto found = std::find(begin, row.end(), colour);
      std::rotate(begin, found, found + 1);
      if (is_uniform(row, ++ordered_)) player.task = Task::none;
      break;
    }
    case Verb::lift: {
      const Place place = place_of(action.from);
      ++player.hands[player.land.top(place)];
      player.land.stacks.at(place).pop_back();
      if (player.land.stacks.at(place).empty()) player.land.stacks.erase(place);
      one_less_to_do(player);
      break;
    }
    case Verb::golem: carry(player, action); break;
    case Verb::done: player.task = Task::none; break;
    case Verb::haunt: haunt(action.what); break;
    case Verb::collect: {
      auto& row = rows_[static_cast<std::size_t>(player.location)];
      --points_;
      ++player.hands[row.back()];
      row.pop_back();
      break;
    }
    case Verb::move: move(player, action.to); break;
    case Verb::power:
      player.power_used = true;
      use(player, content_.world.powers[static_cast<std::size_t>(player.location)]);
      break;
    case Verb::store:
    case Verb::invoke:
      --player.hands[colour];
      stored_[action.to] = colour;
      if (action.verb == Verb::invoke) use(player, content_.cards[action.to].power);
      break;
    case Verb::enter:
      arrive(player, player.land.entrance());
      settle(player);
      break;
    case Verb::step:
      if (!used_free_step) discard(player, Fragment::movement);
      ++player.steps;
      arrive(player, place_of(action.to));
      settle(player);
      break;
    case Verb::place:
      --player.hands[colour];
      player.land.stacks[place_of(action.to)].push_back({colour});
      settle(player);
      break;
    case Verb::plant:
      discard(player, Fragment::grass);
      --trees_;
      player.land.trees.insert(place_of(action.to));
      player.score += static_cast<int>(player.land.trees.size());
      settle(player);
      break;
    case Verb::trade:
      discard(player, colour, colour == Fragment::nightmare ? 3 : 2);
      --bag_[colour_of(action.to)];
      ++player.hands[colour_of(action.to)];
      break;
    case Verb::sleep: sleep(player); break;
    case Verb::finish: finish(seat); break;
    default: break;
  }
}

void Game::discard(Player& player, Fragment colour, int count) {
  player.hands[colour] -= count;
  bag_[colour] += count;
}

/// DS-W1 to DS-W3, DS-N5
void Game::arrive(Player& player, Place place) {
  player.land.dreamer = place;
  const Fragment top = player.land.top(place);
  if (top == Fragment::water) ++player.score;
  if (top == Fragment::nightmare) --player.score;
  player.free_step = top == Fragment::earth;
  const std::vector<Piece*> stones = player.land.mountain(place);
  if (!stones.empty() && std::ranges::none_of(stones, &Piece::climbed)) player.score += 2;
  for (Piece* stone : stones) stone->climbed = true;
}

/// DS-K2
void Game::settle(Player& player) {
  player.land.tell_climbed_from_new();
  std::vector<int> complete_ones;
  for (const int card : player.open) {
    const auto& structure = content_.cards[static_cast<std::size_t>(card)].structure;
    if (player.land.shows(structure)) complete_ones.push_back(card);
  }
  if (complete_ones.size() > 1) {
    player.question = Question::complete;
  } else if (!complete_ones.empty()) {
    complete(player, complete_ones.front());
  }
}

void Game::complete(Player& player, int card) {
  const auto take = [&](int from) {
    std::optional<Fragment> fragment;
    const auto found = stored_.find(from);
    if (found == stored_.end()) return fragment;
    fragment = found->second;
    stored_.erase(found);
    return fragment;
  };
  player.score += content_.cards[static_cast<std::size_t>(card)].points;
  take_out(player.open, card);
  const auto below = player.completed.empty() ? std::nullopt : take(player.completed.back());
  const auto mine = take(card);
  player.completed.push_back(card);
  if (below && mine && *below != *mine) {
    player.question = Question::retain;
    player.retainable = {*below, *mine};
    return;
  }
  if (below && mine) ++bag_[*mine];
  put_on_pile(player, below ? below : mine);
}

void Game::put_on_pile(Player& player, std::optional<Fragment> fragment) {
  if (fragment) stored_[player.completed.back()] = *fragment;
  player.question = Question::none;
  if (phase_ != Phase::dawn && has_cards()) {
    player.question = Question::deck;
    player.to_draw = player.location + 1;
  } else {
    settle(player);
  }
}

/// DS-K3
void Game::draw_cards(Player& player, int deck) {
  player.question = Question::none;
  if (deck < 0) {
    settle(player);
    return;
  }
  draw_deck_ = deck;
  draw_left_ = std::min(player.to_draw, cards_in(deck));
  draw_for_ = static_cast<int>(&player - players_.data());
  turn_up();
}

void Game::turn_up() {
  const auto deck = static_cast<std::size_t>(draw_deck_);
  Player& player = players_[static_cast<std::size_t>(draw_for_)];
  while (draw_left_ > 0 && unseen_[deck].empty()) {
    player.drawn.push_back(under_[deck].front());
    under_[deck].erase(under_[deck].begin());
    --draw_left_;
  }
  draw_ = draw_left_ > 0 ? Draw::card : Draw::nothing;
  if (draw_left_ == 0) player.question = Question::keep;
}

void Game::keep(Player& player, int card) {
  if (card >= 0) player.open.push_back(card);
  for (const int other : player.drawn) {
    if (other == card) continue;
    const auto level = content_.cards[static_cast<std::size_t>(other)].level - 1;
    under_[static_cast<std::size_t>(level)].push_back(other);
  }
  player.drawn.clear();
  player.question = Question::none;
  if (phase_ != Phase::choosing) settle(player);
}

void Game::use(Player& player, Power power) {
  draw_for_ = static_cast<int>(&player - players_.data());
  switch (power) {
    case Power::archives:
      draw_left_ = std::min(1, in_bag());
      if (draw_left_ > 0) draw_ = Draw::archives;
      break;
    case Power::king:
      if (!has_cards()) break;
      player.question = Question::deck;
      player.to_draw = 6;
      break;
    case Power::harvesters:
      draw_left_ = free_slots() > 0 ? std::min(2, in_bag()) : 0;
      if (draw_left_ > 0) draw_ = Draw::harvest;
      break;
    case Power::lake: player.task = Task::lake; break;
    case Power::tower:
      player.task = Task::tower;
      player.task_left = 2;
      break;
    case Power::golem:
      player.task = Task::golem;
      player.task_left = 3;
      break;
  }
}

void Game::go_on_harvesting(Player& player) {
  if (!harvested_.empty() && free_slots() > 0) {
    player.task = Task::harvest;
    return;
  }
  for (const Fragment colour : harvested_) ++bag_[colour];
  harvested_.clear();
  player.task = Task::none;
}

void Game::carry(Player& player, const Action& action) {
  Landscape& land = player.land;
  const Place from = place_of(action.from);
  const Place to = place_of(action.to);
  Landscape in_the_air(content_.board);
  std::vector<Piece>& left = land.stacks.at(from);
  std::vector<Piece>& carried = in_the_air.stacks[from];
  carried.assign(left.end() - action.what, left.end());
  left.erase(left.end() - action.what, left.end());
  if (left.empty()) land.stacks.erase(from);
  in_the_air.tell_climbed_from_new();
  land.tell_climbed_from_new();
  std::vector<Piece>& there = land.stacks[to];
  there.insert(there.end(), carried.begin(), carried.end());
  if (land.trees.erase(from) > 0) land.trees.insert(to);
  if (land.dreamer == from) land.dreamer = to;
  one_less_to_do(player);
}

void Game::one_less_to_do(Player& player) {
  if (--player.task_left == 0) player.task = Task::none;
  settle(player);
}

/// DS-V2, DS-V3, DS-N2
void Game::move(Player& player, int location) {
  const auto& row = rows_[static_cast<std::size_t>(location)];
  const bool has_key = row.empty() || held(player.hands, row.front()) > 0;
  if (has_key && key_moves_ < most_key_moves) {
    ++key_moves_;
  } else {
    --points_;
  }
  const int link = link_between(player.location, location);
  player.location = location;
  if (held(player.hands, Fragment::nightmare) < 2 && haunted_.erase(link) > 0) {
    ++player.hands[Fragment::nightmare];
  }
}

/// DS-V7, DS-N3
void Game::sleep(Player& player) {
  player.lay_down = ++lying_;
  if (nightmares() && !solo()) {
    nightmare_at_ = player.location;
    std::vector<int> free;
    for (const Action& action : candidates(player, Verb::haunt)) {
      if (may(player, action)) free.push_back(action.what);
    }
    if (reserve_ > 0 && free.size() > 1) {
      phase_ = Phase::haunting;
      return;
    }
    if (reserve_ > 0 && free.size() == 1) {
      haunt(free.front());
      return;
    }
  }
  ++rank_;
  begin_voyage();
}

void Game::haunt(int link) {
  haunted_.insert(link);
  --reserve_;
  phase_ = Phase::voyage;
  ++rank_;
  begin_voyage();
}

/// DS-T1, DS-N7
void Game::finish(int seat) {
  Player& player = players_[static_cast<std::size_t>(seat)];
  const int reds = held(player.hands, Fragment::nightmare);
  player.hands[Fragment::nightmare] = 0;
  reserve_ += reds;
  player.score -= 3 * reds;
  for (const Fragment colour : all_fragments) discard(player, colour, held(player.hands, colour));
  take_out(acting_, seat);
  if (!acting_.empty()) return;
  if (at_once()) {
    after_creation();
  } else {
    ++rank_;
    next_creation();
  }
}

// --- The end (DS-F1 to DS-F4, DS-O) --------------------------------------------------------------

int Game::worth(const Player& player, const Goal& goal) const {
  using reverie::dreamscape::Aim;
  const auto& objective = content_.objectives[static_cast<std::size_t>(goal.number)];
  const Landscape& land = player.land;
  const auto stacks_that = [&](auto test) {
    return static_cast<int>(
        std::ranges::count_if(land.stacks, [&](const auto& entry) { return test(entry.second); }));
  };
  switch (objective.aim) {
    case Aim::most_fragments: {
      int sum = objective.trees ? static_cast<int>(land.trees.size()) : 0;
      for (const Fragment colour : all_fragments) {
        if (colour != Fragment::nightmare) sum += land.count(colour);
      }
      return sum;
    }
    case Aim::most_pairs: return stacks_that([](const auto& stack) { return stack.size() == 2; });
    case Aim::most_cards: return static_cast<int>(player.completed.size());
    case Aim::furthest: {
      if (!land.dreamer) return 0;
      const int q = land.dreamer->first - land.entrance().first;
      const int r = land.dreamer->second - land.entrance().second;
      return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
    }
    case Aim::most_of_colour:
    case Aim::by_number:
      return land.count(*goal.colour) + (objective.trees ? land.trees_on(*goal.colour) : 0);
    case Aim::most_singles:
      return stacks_that([&](const auto& stack) {
        return stack.size() == 1 && stack.front().colour == *goal.colour;
      });
    case Aim::largest_group: {
      std::size_t largest = 0;
      for (const auto& group : land.groups(*goal.colour, std::nullopt)) {
        largest = std::max(largest, group.size());
      }
      return static_cast<int>(largest);
    }
    case Aim::no_nightmares: return land.count(Fragment::nightmare) == 0 ? 1 : 0;
    case Aim::fewest_free_cells:
      return static_cast<int>(land.stacks.size()) - land.count(Fragment::nightmare);
    case Aim::view: {
      if (!land.dreamer) return 0;
      const auto near = land.neighbours(*land.dreamer);
      int seen = 0;
      for (const auto& group : land.groups(*goal.colour, land.dreamer)) {
        const bool touches =
            std::ranges::any_of(near, [&](Place place) { return group.contains(place); });
        if (touches) seen += static_cast<int>(group.size());
      }
      Landscape copy = land;
      return copy.mountain(*land.dreamer).empty() ? seen : 2 * seen;
    }
  }
  return 0;
}

/// Last those of Mr Nightmare.
std::vector<int> Game::points_of_goals() const {
  using reverie::dreamscape::Aim;
  std::vector<int> sums(players_.size() + 1);
  for (const Goal& goal : goals_) {
    const auto& objective = content_.objectives[static_cast<std::size_t>(goal.number)];
    std::vector<int> has;
    for (const Player& player : players_) has.push_back(worth(player, goal));
    has.push_back(solo() && goal.colour ? held(rival_.gathered, *goal.colour) : 0);
    const int best = std::ranges::max(has);
    for (std::size_t i = 0; i < has.size(); ++i) {
      if (objective.aim == Aim::by_number) {
        const auto last = objective.points.size() - 1;
        sums[i] += objective.points[std::min(static_cast<std::size_t>(has[i]), last)];
      } else if (objective.aim == Aim::view || objective.aim == Aim::no_nightmares) {
        sums[i] += objective.points[0] * has[i];
      } else if (has[i] == best && best > 0) {
        sums[i] += objective.points[0];
      }
    }
  }
  return sums;
}

std::vector<int> Game::scores() const {
  const std::vector<int> of_goals = points_of_goals();
  std::vector<int> scores;
  for (std::size_t i = 0; i < players_.size(); ++i) {
    const Player& player = players_[i];
    scores.push_back(player.score + of_goals[i] - 5 * static_cast<int>(player.open.size()) -
                     3 * player.land.count(Fragment::nightmare));
  }
  return scores;
}

std::vector<bool> Game::winners() const {
  const std::vector<int> all = scores();
  if (solo()) return {all[0] > rival_.score + points_of_goals().back()};
  std::vector<std::tuple<int, int, std::size_t>> ranks;
  for (std::size_t i = 0; i < players_.size(); ++i) {
    ranks.emplace_back(all[i], -players_[i].land.count(Fragment::nightmare),
                       players_[i].completed.size());
  }
  std::vector<bool> won;
  for (const auto& rank : ranks) won.push_back(rank == std::ranges::max(ranks));
  return won;
}

int play_at_random(const Content& content, const Options& options, reverie::Random& random) {
  Game game(content, options);
  int steps = 0;
  for (; !game.is_over(); ++steps) {
    if (!game.chance_moves()) {
      const int seat = game.acting().front();
      const auto choices = game.actions(seat);
      game.play(seat, choices[below(random, static_cast<std::uint32_t>(choices.size()))]);
      continue;
    }
    const auto outcomes = game.outcomes();
    int total = 0;
    for (const auto& [action, weight] : outcomes) total += weight;
    auto at = static_cast<int>(below(random, static_cast<std::uint32_t>(total)));
    std::size_t chosen = 0;
    while (at >= outcomes[chosen].second) at -= outcomes[chosen++].second;
    game.happen(outcomes[chosen].first);
  }
  return steps;
}

}  // namespace naive_dreamscape
