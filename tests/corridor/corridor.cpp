// SPDX-License-Identifier: Apache-2.0
#include "corridor/corridor.hpp"

#include <algorithm>

#include "core/json_reader.hpp"
#include "core/json_writer.hpp"
#include "core/quote.hpp"

namespace reverie::corridor {
namespace {

struct TokenDealt {
  static constexpr std::string_view key = "corridor.event.dealt";
  Seat seat;
  Token token;
};
BOOST_DESCRIBE_STRUCT(TokenDealt, (), (seat, token))

struct Walked {
  static constexpr std::string_view key = "corridor.event.walked";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(Walked, (), (seat))

struct DoorOpened {
  static constexpr std::string_view key = "corridor.event.opened";
  Seat seat;
  Named room;
  std::int32_t coins;
};
BOOST_DESCRIBE_STRUCT(DoorOpened, (), (seat, room, coins))

struct TokenShown {
  static constexpr std::string_view key = "corridor.event.shown";
  Seat seat;
  Token token;
};
BOOST_DESCRIBE_STRUCT(TokenShown, (), (seat, token))

struct SeatLeft {
  static constexpr std::string_view key = "corridor.event.left";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(SeatLeft, (), (seat))

Refusal no(std::string_view why) {
  return {Message{"corridor.no." + std::string(why), {}}, "CO-" + std::string(why)};
}

const Walker* next_to_deal(const State& state, int seats) {
  for (int i = 0; i < seats; ++i) {
    const Walker& walker = state.walkers[static_cast<std::size_t>(i)];
    if (walker.token == Token::none) return &walker;
  }
  return nullptr;
}

}  // namespace

// --- Content -------------------------------------------------------------------------------------

Corridor::Corridor(Options options, std::shared_ptr<const Content> content)
    : options_(std::move(options)), content_(std::move(content)) {
  std::vector<Term> names;
  for (const Room& one : content_->rooms) names.push_back({"corridor.room." + one.name});
  names_ = std::make_shared<const std::vector<Term>>(std::move(names));
}

std::expected<std::shared_ptr<const Content>, Problem> Corridor::load(const ContentReader& reader) {
  const auto text = reader("content/corridor/rooms.json");
  if (!text)
    return std::unexpected(Problem{"content/corridor/rooms.json: this content file is missing"});
  return read_content(*text);
}

std::expected<std::shared_ptr<const Content>, Problem> Corridor::read_content(
    std::string_view text) {
  const auto object = parse_json_object(text);
  if (!object) return std::unexpected(object.error());
  auto content = read_json<Content>(*object, "");
  if (!content) return std::unexpected(content.error());
  const bool fits = !content->rooms.empty() && content->rooms.size() <= most_rooms;
  if (!fits) return std::unexpected(Problem{"a corridor has 1 to 16 rooms"});
  return std::make_shared<const Content>(*std::move(content));
}

std::expected<Corridor, Problem> Corridor::make(const Options& options,
                                                std::shared_ptr<const Content> content) {
  Corridor corridor(options, std::move(content));
  if (!options.sheet) return corridor;
  const auto object = parse_json_object(options.sheet->text);
  if (!object) return std::unexpected(object.error());
  const auto sheet = read_json<Sheet>(*object, "sheet");
  if (!sheet) return std::unexpected(sheet.error());
  if (sheet->version != Sheet{}.version) {
    return std::unexpected(Problem{"this sheet has version " + std::to_string(sheet->version) +
                                   "; this program reads version 1"});
  }
  corridor.begin_from(*sheet);
  return corridor;
}

/// A room that is gone had a price, which nobody remembers: two coins make good for it.
void Corridor::begin_from(const Sheet& sheet) {
  constexpr std::int32_t coins_for_a_room = 2;
  first_.purse = sheet.purse;
  for (const std::string& name : sheet.open) {
    if (const auto number = room_named(name)) {
      for (int i = 0; i < seats(); ++i) {
        first_.walkers[static_cast<std::size_t>(i)].opened.push_back(*number);
      }
    } else {
      first_.purse += coins_for_a_room;
      amends_.push_back(
          Message{"corridor.amends.room", {}}.with("room", name).with("coins", coins_for_a_room));
    }
  }
}

std::optional<std::uint8_t> Corridor::room_named(std::string_view name) const {
  const auto found = std::ranges::find(content_->rooms, name, &Room::name);
  if (found == content_->rooms.end()) return std::nullopt;
  return static_cast<std::uint8_t>(found - content_->rooms.begin());
}

std::string Corridor::content_text() const { return to_json(*content_); }

// --- Playing -------------------------------------------------------------------------------------

Turn Corridor::turn(const State& state) const {
  if (next_to_deal(state, seats()) != nullptr) return Turn::of_chance();
  if (state.left != 0 || state.steps >= static_cast<std::uint32_t>(int{options_.steps})) {
    return Turn::over();
  }
  return Turn::of(SeatSet::from_bits(static_cast<std::uint8_t>((1U << unsigned(seats())) - 1U)));
}

Corridor::Actions Corridor::actions(const State& state, Seat seat) const {
  Actions actions;
  const auto consider = [&](Action action) {
    if (!judge(state, seat, action)) actions.push_back(action);
  };
  consider({Verb::walk, 0});
  for (std::size_t i = 1; i < content_->rooms.size(); ++i) {
    consider({Verb::open, static_cast<std::uint8_t>(i)});
  }
  consider({Verb::show, 0});
  consider({Verb::leave, 0});
  return actions;
}

Corridor::Outcomes Corridor::chance(const State& state) const {
  Outcomes outcomes;
  if (!turn(state).chance) return outcomes;
  outcomes.push_back({{Verb::deal, static_cast<std::uint8_t>(Token::sun)}, 1});
  outcomes.push_back({{Verb::deal, static_cast<std::uint8_t>(Token::moon)}, 2});
  return outcomes;
}

template <class Narrator>
void Corridor::play(State& state, Actor actor, const Action& action, Narrator& narrator) const {
  if (actor.is_chance()) {
    const auto at = next_to_deal(state, seats()) - state.walkers.data();
    Walker& walker = state.walkers[static_cast<std::size_t>(at)];
    walker.token = static_cast<Token>(action.what);
    const Seat seat{static_cast<std::uint8_t>(at)};
    narrator.tell(seat, TokenDealt{seat, walker.token});
    return;
  }
  const Seat seat = actor.seat();
  Walker& walker = state.walkers[seat.index];
  state.floor[state.steps % state.floor.size()] = static_cast<std::uint8_t>(seat.index + 1);
  ++state.steps;
  switch (action.verb) {
    case Verb::walk: narrator.tell(SeatSet::everybody(), Walked{seat}); break;
    case Verb::open: {
      walker.opened.push_back(action.what);
      state.purse += room(action.what).coins - room(action.what).price;
      narrator.tell(SeatSet::everybody(),
                    DoorOpened{seat, {&(*names_)[action.what]}, room(action.what).coins});
      break;
    }
    case Verb::show:
      walker.shows = 1;
      narrator.tell(SeatSet::everybody(), TokenShown{seat, walker.token});
      break;
    case Verb::leave:
      state.left = static_cast<std::uint8_t>(seat.index + 1);
      narrator.tell(SeatSet::everybody(), SeatLeft{seat});
      break;
    case Verb::deal: break;
  }
}
template void Corridor::play(State&, Actor, const Action&, Silence&) const;
template void Corridor::play(State&, Actor, const Action&, Recorder&) const;

Result Corridor::result(const State& state) const {
  Result result{"corridor.ending.morning", "CO-E", {}};
  for (int i = 0; i < seats(); ++i) {
    result.seats.push_back({true, state.purse, {{"corridor.score.purse", state.purse}}});
  }
  return result;
}

std::optional<Sheet> Corridor::sheet(const State& state) const {
  Sheet sheet;
  sheet.purse = state.purse;
  const unsigned opened = revealed(state, spectator).anybodys;
  for (std::size_t i = 1; i < content_->rooms.size(); ++i) {
    if ((opened >> i & 1U) != 0) sheet.open.push_back(room(i).name);
  }
  const bool all_open = sheet.open.size() + 1 == content_->rooms.size();
  const bool may_be_left = turn(state).is_over() ? !all_open : !sheet.open.empty();
  return may_be_left ? std::optional(sheet) : std::nullopt;
}

// --- Knowing -------------------------------------------------------------------------------------

Corridor::View Corridor::view(const State& state, Seat viewer) const {
  View view{viewer, state};
  for (int i = 0; i < seats(); ++i) {
    Walker& walker = view.state.walkers[static_cast<std::size_t>(i)];
    const bool hidden = i != viewer.index && walker.shows == 0 && walker.token != Token::none;
    if (hidden) walker.token = Token::unknown;
  }
  return view;
}

State Corridor::imagine(const View& view, Random& random) const {
  State state = view.state;
  for (Walker& walker : state.walkers) {
    if (walker.token != Token::unknown) continue;
    walker.token = below(random, 3) == 0 ? Token::sun : Token::moon;
  }
  return state;
}

Shown Corridor::show(const View& view) const {
  Shown shown{view.state.steps, view.state.purse, {}, {}};
  for (std::size_t i = 1; i < content_->rooms.size(); ++i) {
    const auto number = static_cast<std::uint8_t>(i);
    const bool opened = view.viewer.index < most_players &&
                        view.state.walkers[view.viewer.index].opened.contains(number);
    shown.doors.push_back({room(i).name, room(i).price, opened});
  }
  for (int i = 0; i < seats(); ++i) {
    shown.tokens.push_back(view.state.walkers[static_cast<std::size_t>(i)].token);
  }
  return shown;
}

Revealed Corridor::revealed(const State& state, Seat seat) const {
  Revealed revealed;
  if (seat.index < seats()) revealed.own = state.walkers[seat.index].opened;
  unsigned rooms = 0;
  for (const Walker& walker : state.walkers) {
    for (const std::uint8_t opened : walker.opened) rooms |= 1U << opened;
  }
  revealed.anybodys = static_cast<std::uint16_t>(rooms);
  return revealed;
}

std::vector<std::string> Corridor::pages(const State& state, Seat seat) const {
  std::vector<std::string> pages{room(0).page};
  for (const std::uint8_t opened : revealed(state, seat).own) pages.push_back(room(opened).page);
  return pages;
}

// --- Speaking ------------------------------------------------------------------------------------

std::optional<Refusal> Corridor::judge(const State& state, Seat seat, const Action& action) const {
  if (!turn(state).seats.contains(seat)) return no("not_your_turn");
  const Walker& walker = state.walkers[seat.index];
  switch (action.verb) {
    case Verb::deal: return no("chance_deals");
    case Verb::walk:
    case Verb::leave: return std::nullopt;
    case Verb::show: return walker.shows != 0 ? std::optional(no("shown_already")) : std::nullopt;
    case Verb::open:
      if (action.what == 0) return no("you_stand_there");
      if (walker.opened.contains(action.what)) return no("open_already");
      if (state.purse < room(action.what).price) return no("too_dear");
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Refusal> Corridor::why_not(const View& view, const Action& action) const {
  if (view.viewer.index >= seats()) return no("only_looking_on");
  return judge(view.state, view.viewer, action);
}

Prompt Corridor::prompt(const View& view) const {
  return {Message{"corridor.prompt", {}}.with("purse", view.state.purse), {"CO-T"}};
}

Price Corridor::price(const View& /*view*/, const Action& action) const {
  if (action.verb != Verb::open) return {};
  return {{Term{"corridor.coin"}, room(action.what).price}};
}

Message Corridor::phrase(const Action& action) const {
  Message message{"corridor.action." + std::string(name_of(action.verb)), {}};
  if (action.verb == Verb::open) {
    return std::move(message).with("room", Named{&(*names_)[action.what]});
  }
  if (action.verb == Verb::deal) {
    return std::move(message).with("token", static_cast<Token>(action.what));
  }
  return message;
}

ActionInfo Corridor::describe(const Action& action) const {
  ActionInfo info{action.verb, {}, {}};
  if (action.verb == Verb::open) info.room = room(action.what).name;
  if (action.verb == Verb::deal) info.token = static_cast<Token>(action.what);
  return info;
}

std::string Corridor::write(const Action& action) const {
  std::string text(name_of(action.verb));
  if (action.verb == Verb::open) text += ' ' + room(action.what).name;
  if (action.verb == Verb::deal)
    text += ' ' + std::string(name_of(static_cast<Token>(action.what)));
  return text;
}

std::expected<Action, Problem> Corridor::read(std::string_view text) const {
  const std::size_t space = std::min(text.find(' '), text.size());
  const auto verb = from_name<Verb>(text.substr(0, space));
  if (!verb) return std::unexpected(Problem{quote(text) + " is no action"});
  const std::string_view rest = space < text.size() ? text.substr(space + 1) : std::string_view();
  if (*verb == Verb::open) {
    const auto number = room_named(rest);
    if (!number) return std::unexpected(Problem{quote(rest) + " is no room"});
    return Action{*verb, *number};
  }
  if (*verb == Verb::deal) {
    const auto token = from_name<Token>(rest);
    if (token != Token::sun && token != Token::moon) {
      return std::unexpected(Problem{quote(rest) + " is no token"});
    }
    return Action{*verb, static_cast<std::uint8_t>(*token)};
  }
  if (space < text.size()) return std::unexpected(Problem{"nothing follows " + quote(text)});
  return Action{*verb, 0};
}

int Corridor::census(const State& state) const {
  return static_cast<int>(std::ranges::count_if(
      state.walkers, [](const Walker& walker) { return walker.token <= Token::unknown; }));
}

}  // namespace reverie::corridor
