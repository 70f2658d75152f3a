// SPDX-License-Identifier: Apache-2.0
#include "support/dreamscape_story.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "games/dreamscape/forms.hpp"
#include "games/dreamscape/nightmare.hpp"
#include "support/files.hpp"
#include "support/house_content.hpp"

namespace reverie::dreamscape {

void PrintTo(Phase phase, std::ostream* out) { *out << name_of(phase); }
void PrintTo(Fragment fragment, std::ostream* out) { *out << name_of(fragment); }

}  // namespace reverie::dreamscape

namespace reverie::dreamscape::testing {
namespace {

constexpr std::string_view letters = "WSEGMN";
constexpr std::string_view folder = "content/dreamscape/";

/// A mistake in the story itself: the test cannot go on.
[[noreturn]] void broken_story(const std::string& what) { throw std::logic_error(what); }

Fragment fragment_of(char letter) {
  const std::size_t at = letters.find(letter);
  if (at == std::string_view::npos) broken_story(std::string("no fragment ") + letter);
  return static_cast<Fragment>(at);
}

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::string without_spaces(std::string_view text) {
  std::string plain(text);
  std::erase(plain, ' ');
  return plain;
}

}  // namespace

// --- The box -------------------------------------------------------------------------------------

std::string test_text(std::string_view name) {
  return reverie::testing::contents(
      reverie::testing::house("tests/games/dreamscape/content/" + std::string(name)));
}

Content house_content() { return load_content(reverie::testing::content_of_house()).value(); }

Box& Box::file(std::string_view name, std::string text) {
  files_.insert_or_assign(std::string(folder) + std::string(name), std::move(text));
  return *this;
}

Box& Box::structure(std::string_view card, std::string_view stacks) {
  std::string text = test_text("cards.toml");
  const std::size_t name = text.find('"' + std::string(card) + '"');
  const std::size_t begin = text.find("stacks = [", name);
  const std::size_t end = text.find('\n', begin);
  std::string list;
  for (const std::string& word : words_of(stacks)) {
    list += (list.empty() ? "\"" : ", \"") + word + '"';
  }
  text.replace(begin, end - begin, "stacks = [" + list + "]");
  return file("cards.toml", std::move(text));
}

std::expected<Content, Problem> Box::load() const {
  auto files = files_;
  for (const char* name :
       {"world.toml", "board.toml", "cards.toml", "objectives.toml", "solo.toml"}) {
    files.try_emplace(std::string(folder) + name, test_text(name));
  }
  return load_content([&](std::string_view path) -> std::optional<std::string_view> {
    const auto found = files.find(path);
    return found == files.end() ? std::nullopt : std::optional<std::string_view>(found->second);
  });
}

Dreamscape Box::game(const Options& options) const {
  return Dreamscape::make(options, std::make_shared<const Prepared>(load().value())).value();
}

Options nightmares(int players) { return {.players = players, .mode = Mode::nightmare}; }

// --- Given ---------------------------------------------------------------------------------------

Story::Story(const Dreamscape& game) : game_(game), state_(game.deal()) {}

Story& Story::begun() {
  while (phase() == Phase::preparing || phase() == Phase::choosing) {
    if (turn().chance) {
      chance(outcomes().front());
    } else {
      does(turn().seats.first(), choices(turn().seats.first()).front());
    }
  }
  return *this;
}

Story& Story::creating() {
  if (phase() == Phase::preparing) begun();
  while (phase() == Phase::voyage || phase() == Phase::haunting) {
    const Seat seat = turn().seats.first();
    does(seat, phase() == Phase::voyage ? "sleep" : choices(seat).front());
  }
  return *this;
}

Story& Story::at_dawn() {
  creating();
  with_cycle(game_.cycles());
  while (phase() == Phase::creation) does(turn().seats.first(), "finish");
  return let_chance_move();
}

Story& Story::with_hands(Seat seat, std::string_view fragments) {
  Player& one = state_.players[seat.index];
  for (const Fragment kind : all_fragments) {
    for (; one.hands[kind] > 0; --one.hands[kind]) to_bag(kind);
  }
  for (const char letter : without_spaces(fragments)) {
    from_bag(fragment_of(letter));
    ++one.hands[fragment_of(letter)];
  }
  return *this;
}

Story& Story::with_board(Seat seat, std::string_view stacks) {
  Landscape& land = state_.players[seat.index].landscape;
  state_.trees = static_cast<std::uint8_t>(state_.trees + land.tree_count());
  for (int at = 0; at < cells; ++at) {
    for (const Fragment fragment : land.stack(at)) to_bag(fragment);
  }
  land = {};
  for (const std::string& word : words_of(stacks)) {
    const int at = cell(std::string_view(word).substr(0, 2));
    for (const char letter : std::string_view(word).substr(3)) {
      if (letter == 'D') {
        land.put_dreamer(at);
      } else if (letter == 'T') {
        land.plant(at);
        --state_.trees;
      } else {
        from_bag(fragment_of(letter));
        land.put(at, fragment_of(letter));
      }
    }
  }
  return *this;
}

Story& Story::with_row(int location, std::string_view fragments) {
  Row& row = state_.rows[static_cast<std::size_t>(location - 1)];
  for (const Fragment fragment : row) to_bag(fragment);
  row.clear();
  for (const char letter : without_spaces(fragments)) {
    from_bag(fragment_of(letter));
    row.push_back(fragment_of(letter));
  }
  return *this;
}

Story& Story::with_cards(Seat seat, std::string_view cards) {
  Player& one = state_.players[seat.index];
  state_.unseen |= std::exchange(one.open, 0);
  for (const std::string& name : words_of(cards)) {
    const CardSet bit = bit_of_card(card(name));
    if ((state_.unseen & bit) == 0) broken_story(name + " is not in its deck");
    state_.unseen &= ~bit;
    one.open |= bit;
  }
  return *this;
}

Story& Story::with_completed(Seat seat, std::string_view cards) {
  Player& one = state_.players[seat.index];
  for (const std::string& name : words_of(cards)) {
    const int number = card(name);
    if (!has_card(state_.unseen, number)) broken_story(name + " is not in its deck");
    state_.unseen &= ~bit_of_card(number);
    one.completed |= bit_of_card(number);
    one.top = static_cast<std::uint8_t>(number);
  }
  return *this;
}

Story& Story::with_stored(std::string_view name, std::string_view fragment) {
  from_bag(fragment_of(fragment[0]));
  state_.stored[static_cast<std::size_t>(card(name))] = fragment_of(fragment[0]);
  return *this;
}

Story& Story::with_objectives(std::string_view objectives) {
  for (Slot& colour : state_.colours) {
    if (!colour.empty()) to_bag(colour.fragment());
    colour = {};
  }
  state_.objectives.clear();
  for (const std::string& name : words_of(objectives)) {
    state_.objectives.push_back(action("objective " + name).what);
  }
  return *this;
}

Story& Story::with_colour(int objective, Fragment colour) {
  from_bag(colour);
  state_.colours[static_cast<std::size_t>(objective)] = colour;
  return *this;
}

Story& Story::with_trees(int trees) {
  state_.trees = static_cast<std::uint8_t>(trees);
  return *this;
}

Story& Story::with_bag(std::string_view fragments) {
  state_.bag = {};
  for (const char letter : without_spaces(fragments)) ++state_.bag[fragment_of(letter)];
  return *this;
}

Story& Story::at(Seat seat, int location) {
  state_.players[seat.index].location = static_cast<std::uint8_t>(location - 1);
  return *this;
}

Story& Story::with_mr_nightmare_at(int location) {
  state_.nightmare = static_cast<std::uint8_t>(location - 1);
  return *this;
}

Story& Story::with_haunted_links(std::string_view links) {
  state_.reserve = static_cast<std::uint8_t>(state_.reserve + std::popcount(state_.haunted_links));
  state_.haunted_links = 0;
  for (const std::string& link : words_of(links)) {
    state_.haunted_links =
        static_cast<std::uint8_t>(state_.haunted_links | 1U << action("haunt " + link).what);
    --state_.reserve;
  }
  return *this;
}

std::string Story::haunted_links() const {
  std::string names;
  for (std::size_t i = 0; i < game_.content().content.world.links.size(); ++i) {
    const int link = static_cast<int>(i);
    if (!is_haunted(state_, link)) continue;
    names += (names.empty() ? "" : " ") + link_name(game_.content().content.world, link);
  }
  return names;
}

Story& Story::with_reserve(int nightmares) {
  state_.reserve = static_cast<std::uint8_t>(nightmares);
  return *this;
}

/// From the supply.
Story& Story::with_rival_trees(int trees) {
  state_.trees = static_cast<std::uint8_t>(state_.trees + state_.rival.trees - trees);
  state_.rival.trees = static_cast<std::uint8_t>(trees);
  return *this;
}

Story& Story::with_cycle(int cycle) {
  state_.cycle = static_cast<std::uint8_t>(cycle - 1);
  return *this;
}

void Story::to_bag(Fragment fragment) { ++state_.bag[fragment]; }

/// Red ones come from the reserve when the bag has none.
void Story::from_bag(Fragment fragment) {
  if (fragment == Fragment::nightmare && state_.bag[fragment] == 0) {
    --state_.reserve;
    return;
  }
  if (state_.bag[fragment] == 0) broken_story("the bag has not that much");
  --state_.bag[fragment];
}

// --- When ----------------------------------------------------------------------------------------

Story& Story::chance(std::string_view notation) {
  told_.clear();
  act(Actor::chance(), action(notation));
  return *this;
}

Story& Story::does(Seat seat, std::string_view notation) {
  told_.clear();
  act(seat, action(notation));
  return *this;
}

Story& Story::all(Seat seat, std::initializer_list<std::string_view> notations) {
  told_.clear();
  for (const std::string_view notation : notations) act(seat, action(notation));
  return *this;
}

Story& Story::let_chance_move() {
  while (turn().chance) act(Actor::chance(), action(outcomes().front()));
  return *this;
}

void Story::act(Actor actor, const Action& action) {
  if (const auto refused = reverie::refusal(game_, state_, actor, action)) {
    broken_story("'" + game_.write(action) + "' is refused: " + refused->message.key);
  }
  Recorder recorder;
  game_.play(state_, actor, action, recorder);
  for (Told& told : recorder.take()) told_.push_back(std::move(told));
}

Action Story::action(std::string_view notation) const {
  const auto action = game_.read(notation);
  if (!action) broken_story(action.error().what);
  return *action;
}

// --- Then ----------------------------------------------------------------------------------------

int Story::cell(std::string_view name) const {
  for (int at = 0; at < cells; ++at) {
    if (game_.content().board.name(at) == name) return at;
  }
  broken_story("no cell " + std::string(name));
}

int Story::card(std::string_view name) const { return action("card " + std::string(name)).what; }

std::string Story::text_of(const Fragments& fragments) {
  std::string text;
  for (const Fragment kind : all_fragments) {
    text += std::string(fragments[kind], letters[static_cast<std::size_t>(kind)]);
  }
  return text;
}

std::string Story::hands(Seat seat) const { return text_of(player(seat).hands); }

std::string Story::row(int location) const {
  std::string text;
  for (const Fragment fragment : state_.rows[static_cast<std::size_t>(location - 1)]) {
    text += letters[static_cast<std::size_t>(fragment)];
  }
  return text;
}

std::string Story::stack(Seat seat, std::string_view name) const {
  const Landscape& land = player(seat).landscape;
  const int at = cell(name);
  std::string text;
  for (const Fragment fragment : land.stack(at)) {
    text += letters[static_cast<std::size_t>(fragment)];
  }
  if (land.has_tree(at)) text += 'T';
  if (land.dreamer() == at) text += 'D';
  return text;
}

std::vector<std::string> Story::cards(Seat seat) const {
  std::vector<std::string> names;
  for_each_card(player(seat).open,
                [&](int number) { names.push_back(game_.content().card(number).name); });
  std::ranges::sort(names);
  return names;
}

std::vector<std::string> Story::choices(Seat seat) const {
  std::vector<std::string> choices;
  for (const Action& choice : game_.actions(state_, seat)) choices.push_back(game_.write(choice));
  return choices;
}

std::vector<std::string> Story::outcomes() const {
  std::vector<std::string> outcomes;
  for (const auto& outcome : game_.chance(state_)) outcomes.push_back(game_.write(outcome.action));
  return outcomes;
}

bool Story::offers(Seat seat, std::string_view notation) const {
  return std::ranges::count(choices(seat), notation) > 0;
}

std::optional<Refusal> Story::why_not(Seat seat, std::string_view notation) const {
  return game_.why_not(Dreamscape::view(state_, seat), action(notation));
}

std::string Story::refusal(Seat seat, std::string_view notation) const {
  const auto refused = why_not(seat, notation);
  return refused ? refused->message.key.substr(std::string_view("dreamscape.no.").size()) : "";
}

AimStandings Story::standings(int objective) const {
  return standings_for(game_.content(), game_.options(), state_,
                       static_cast<std::size_t>(objective));
}

std::vector<std::string> Story::heard() const {
  std::vector<std::string> events;
  for (const Told& told : told_) {
    events.push_back(told.message.key.substr(std::string_view("dreamscape.event.").size()));
  }
  return events;
}

bool Story::happened(std::string_view event) const {
  return std::ranges::count(heard(), event) > 0;
}

}  // namespace reverie::dreamscape::testing
