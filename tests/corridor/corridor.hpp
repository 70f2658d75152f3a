// SPDX-License-Identifier: Apache-2.0
// A small game with everything that a story needs, until a real one moves in: printed secrets,
// pages, names that only the content knows, prices, a view that is the blanked state, a state of
// 6 KB, and as many inputs as one likes. One to four walk a corridor at once. Doors cost coins;
// what lies behind one is printed and nobody's business before it is opened, and then only of
// whoever opened it. Everybody holds a token that chance dealt and the others do not see. It is a
// long game in chapters: an evening goes on with the purse of the last one and the doors that were
// opened, until somebody has opened them all.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/between.hpp"
#include "core/chapters.hpp"
#include "core/flat_list.hpp"
#include "core/game.hpp"
#include "core/price.hpp"
#include "core/printed_secrets.hpp"
#include "core/shown.hpp"

namespace reverie::corridor {

inline constexpr int most_players = 4;
inline constexpr std::size_t most_rooms = 16;

struct Room {
  std::string name;
  /// The page of the story behind its door.
  std::string page;
  std::int32_t price = 0;
  /// What lies in it.
  std::int32_t coins = 0;

  friend bool operator==(const Room&, const Room&) = default;
};
BOOST_DESCRIBE_STRUCT(Room, (), (name, page, price, coins))

struct Content {
  /// Everybody stands in the first.
  std::vector<Room> rooms;

  friend bool operator==(const Content&, const Content&) = default;
};
BOOST_DESCRIBE_STRUCT(Content, (), (rooms))

struct Options {
  Between<1, most_players> players = 1;
  /// So many inputs of seats, and the evening is over.
  Between<1, 20'000> steps = 40;
  /// Where the last evening ended.
  std::optional<RawJson> sheet = std::nullopt;

  friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (players, steps, sheet))

/// What goes on from one evening to the next.
struct Sheet {
  std::int32_t version = 1;
  std::int32_t purse = 0;
  /// By name, in the order of the corridor: open for whoever comes.
  std::vector<std::string> open;

  friend bool operator==(const Sheet&, const Sheet&) = default;
};
BOOST_DESCRIBE_STRUCT(Sheet, (), (version, purse, open))

enum class Token : std::uint8_t { none, sun, moon, unknown };
BOOST_DESCRIBE_ENUM(Token, none, sun, moon, unknown)
constexpr std::string_view term_family(Token) { return "corridor.token"; }

struct Walker {
  /// In the order in which this walker opened them.
  FlatList<std::uint8_t, most_rooms> opened;
  Token token = Token::none;
  std::uint8_t shows = 0;

  friend bool operator==(const Walker&, const Walker&) = default;
};

struct State {
  std::uint32_t steps = 0;
  std::int32_t purse = 6;
  std::array<Walker, most_players> walkers{};
  std::uint8_t left = 0;
  std::array<std::uint8_t, 3> unused{};
  /// Footprints: who came by last. Most of the 6 KB.
  std::array<std::uint8_t, 6000> floor{};

  friend bool operator==(const State&, const State&) = default;
};

enum class Verb : std::uint8_t { deal, walk, open, show, leave };
BOOST_DESCRIBE_ENUM(Verb, deal, walk, open, show, leave)

struct Action {
  Verb verb = Verb::walk;
  /// A room by its place in the content, or a token.
  std::uint8_t what = 0;

  friend bool operator==(const Action&, const Action&) = default;
};

struct ActionInfo {
  Verb verb = Verb::walk;
  std::optional<std::string> room;
  std::optional<Token> token;
};
BOOST_DESCRIBE_STRUCT(ActionInfo, (), (verb, room, token))

struct DoorShown {
  std::string room;
  std::int32_t price = 0;
  bool opened = false;
};
BOOST_DESCRIBE_STRUCT(DoorShown, (), (room, price, opened))

struct Shown {
  std::uint32_t steps = 0;
  std::int32_t purse = 0;
  std::vector<DoorShown> doors;
  std::vector<Token> tokens;
};
BOOST_DESCRIBE_STRUCT(Shown, (), (steps, purse, doors, tokens))

/// What of the content a seat has been shown.
struct Revealed {
  FlatList<std::uint8_t, most_rooms> own;
  /// Rooms whose coins came into the purse for all to see.
  std::uint16_t anybodys = 0;

  friend bool operator==(const Revealed&, const Revealed&) = default;
};

class Corridor {
 public:
  using Options = corridor::Options;
  using Content = corridor::Content;
  using State = corridor::State;
  using View = Seen<State>;
  using Shown = corridor::Shown;
  using Sheet = corridor::Sheet;
  using Action = corridor::Action;
  using ActionInfo = corridor::ActionInfo;
  using Actions = ActionList<Action, most_rooms + 3>;
  using Outcomes = OutcomeList<Action, 2>;

  static constexpr std::string_view id = "corridor";
  static int rules_version() { return 1; }
  static constexpr bool shares_turn = true;

  static std::expected<std::shared_ptr<const Content>, Problem> load(const ContentReader& reader);
  static std::expected<std::shared_ptr<const Content>, Problem> read_content(std::string_view text);
  static std::vector<std::string> story_files(const Content& /*content*/) { return {"corridor"}; }
  static std::expected<Corridor, Problem> make(const Options& options,
                                               std::shared_ptr<const Content> content);
  const Options& options() const { return options_; }
  std::string content_text() const;
  int seats() const { return options_.players; }
  int longest_game() const { return options_.steps + most_players; }

  State deal() const { return first_; }
  Turn turn(const State& state) const;
  Actions actions(const State& state, Seat seat) const;
  Outcomes chance(const State& state) const;
  template <class Narrator>
  void play(State& state, Actor actor, const Action& action, Narrator& narrator) const;
  Result result(const State& state) const;
  /// An evening may be left after every door, and at its end unless all doors are open.
  std::optional<Sheet> sheet(const State& state) const;
  std::vector<Message> amends() const { return amends_; }

  View view(const State& state, Seat viewer) const;
  State imagine(const View& view, Random& random) const;
  Shown show(const View& view) const;
  Revealed revealed(const State& state, Seat seat) const;
  std::vector<std::string> pages(const State& state, Seat seat) const;

  Prompt prompt(const View& view) const;
  std::optional<Refusal> why_not(const View& view, const Action& action) const;
  Price price(const View& view, const Action& action) const;
  Message phrase(const Action& action) const;
  ActionInfo describe(const Action& action) const;
  std::string write(const Action& action) const;
  std::expected<Action, Problem> read(std::string_view text) const;

  /// Tokens held.
  int census(const State& state) const;

 private:
  Corridor(Options options, std::shared_ptr<const Content> content);
  void begin_from(const Sheet& sheet);
  std::optional<std::uint8_t> room_named(std::string_view name) const;

  const Room& room(std::size_t number) const { return content_->rooms[number]; }
  /// One judge for *may* and *why not*.
  std::optional<Refusal> judge(const State& state, Seat seat, const Action& action) const;

  Options options_;
  std::shared_ptr<const Content> content_;
  std::shared_ptr<const std::vector<Term>> names_;
  State first_;
  std::vector<Message> amends_;
};

extern template void Corridor::play(State&, Actor, const Action&, Silence&) const;
extern template void Corridor::play(State&, Actor, const Action&, Recorder&) const;

static_assert(sizeof(State) > 6000);
static_assert(Game<Corridor> && ReadsContent<Corridor> && HidesContent<Corridor>);
static_assert(ShowsApart<Corridor> && NamesPrices<Corridor>);
static_assert(HasChapters<Corridor> && SharesTurn<Corridor>);

}  // namespace reverie::corridor
