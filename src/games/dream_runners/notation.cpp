// SPDX-License-Identifier: Apache-2.0
// Actions as short text, both ways: `place s17 at c3 turned 2`, `lock`, `open once`, `buy s23`.
// Segments, tiles and chests are numbered as in the content, from one; cells of the field are a1 to
// g7, those of the dream c3 to e5.
#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "core/quote.hpp"
#include "core/suggest.hpp"
#include "games/dream_runners/dream_runners.hpp"

namespace reverie::dream_runners {
namespace {

constexpr std::string_view at_word = " at ";
constexpr std::string_view turned_word = " turned ";
/// How a chest is opened, by the number of times.
constexpr std::array<std::string_view, most_openings + 1> often{"never", "once", "twice"};

std::unexpected<Problem> unreadable(std::string what) {
  return std::unexpected(Problem{std::move(what)});
}

/// What a number in the notation counts, and the letter before it.
struct Numbered {
  char letter;
  int count;
  std::string_view name;
};

constexpr Numbered numbered_by(Verb verb) {
  switch (verb) {
    case Verb::deal: return {'p', most_players, "starting set, p1 to p4"};
    case Verb::dream: return {'t', all_tiles, "tile, t1 to t24"};
    case Verb::reveal: return {'h', all_chests, "chest, h1 to h18"};
    case Verb::share: return {'e', most_rewards, "element of the crossroads, e1 to e4"};
    default: return {'s', all_segments, "segment, s1 to s40"};
  }
}

void write_number(std::string& out, Verb verb, int what) {
  out += numbered_by(verb).letter;
  out += std::to_string(what + 1);
}

std::optional<int> read_digits(std::string_view text) {
  int number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool plain = !text.empty() && text[0] != '0' && text[0] != '-';
  if (error != std::errc() || stop != text.data() + text.size() || !plain) return std::nullopt;
  return number;
}

std::expected<std::uint8_t, Problem> read_number(Verb verb, std::string_view text) {
  const Numbered numbered = numbered_by(verb);
  if (text.starts_with(numbered.letter)) {
    const auto number = read_digits(text.substr(1));
    if (number && *number <= numbered.count) return static_cast<std::uint8_t>(*number - 1);
  }
  return unreadable(quote(text) + " is no " + std::string(numbered.name));
}

const Spot& spot_of(const Action& action) { return spots_of(shape_of(action.what))[action.spot]; }

void write_place(std::string& out, const Action& action) {
  const Spot& spot = spot_of(action);
  write_number(out, Verb::place, action.what);
  out += at_word;
  out += field_cell_name(spot.first);
  if (spot.turns == 0) return;
  out += turned_word;
  out += std::to_string(spot.turns);
}

/// Where a segment is to lie as the notation says it: `c3`, `c3 turned 2`.
struct Where {
  int first;
  int turns;
};

std::optional<Where> read_where(std::string_view text) {
  if (text.size() < 2) return std::nullopt;
  const int x = text[0] - 'a';
  const int y = text[1] - '1';
  const bool in_field = x >= 0 && x < field_width && y >= 0 && y < field_width;
  if (!in_field) return std::nullopt;
  const int first = y * field_width + x;
  text.remove_prefix(2);
  if (text.empty()) return Where{first, 0};
  if (!text.starts_with(turned_word)) return std::nullopt;
  const auto turns = read_digits(text.substr(turned_word.size()));
  return turns ? std::optional(Where{first, *turns}) : std::nullopt;
}

std::expected<Action, Problem> read_place(std::string_view rest) {
  const std::size_t at = rest.find(at_word);
  if (at == std::string_view::npos) {
    return unreadable("a placement reads 'place s17 at c3' or 'place s17 at c3 turned 2'");
  }
  const auto segment = read_number(Verb::place, rest.substr(0, at));
  if (!segment) return std::unexpected(segment.error());
  const std::string_view text = rest.substr(at + at_word.size());
  const auto where = read_where(text);
  const auto& spots = spots_of(shape_of(*segment));
  for (std::size_t i = 0; where && i < spots.size(); ++i) {
    if (spots[i].first == where->first && spots[i].turns == where->turns) {
      return Action{Verb::place, *segment, static_cast<std::uint8_t>(i)};
    }
  }
  return unreadable("this segment cannot lie at " + quote(text));
}

std::expected<Action, Problem> read_colour(std::string_view text) {
  if (const auto colour = from_name<Colour>(text)) {
    return Action{Verb::choose, static_cast<std::uint8_t>(*colour), 0};
  }
  const auto near = nearest(text, all_names<Colour>());
  return unreadable(quote(text) + " is no colour" +
                    (near ? "; did you mean '" + *near + "'?" : std::string()));
}

std::expected<Action, Problem> read_open(std::string_view text) {
  for (std::uint8_t times = 0; times < often.size(); ++times) {
    if (often[times] == text) return Action{Verb::open, times, 0};
  }
  return unreadable(quote(text) + " is not how often: never, once or twice");
}

bool stands_alone(Verb verb) {
  switch (verb) {
    case Verb::pour:
    case Verb::ring:
    case Verb::call:
    case Verb::lock:
    case Verb::pass:
    case Verb::calm:
    case Verb::finish: return true;
    default: return false;
  }
}

/// What a number stands for, in words that the catalogues know.
Message with_number(Message message, Verb verb, int what) {
  message = std::move(message).with("number", what + 1);
  switch (verb) {
    case Verb::dream: return std::move(message).with("level", what / tiles_of_a_level + 1);
    case Verb::reveal: return std::move(message).with("keys", what / chests_of_a_type + 1);
    case Verb::deal:
    case Verb::share: return message;
    default: return std::move(message).with("shape", shape_of(what));
  }
}

}  // namespace

Message DreamRunners::phrase(const Action& action) {
  Message message{"dream_runners.action." + std::string(name_of(action.verb)), {}};
  if (stands_alone(action.verb)) return message;
  if (action.verb == Verb::choose) {
    return std::move(message).with("colour", static_cast<Colour>(action.what));
  }
  if (action.verb == Verb::open) return std::move(message).with("times", int{action.what});
  message = with_number(std::move(message), action.verb, action.what);
  if (action.verb != Verb::place) return message;
  const Spot& spot = spot_of(action);
  return std::move(message)
      .with("cell", field_cell_name(spot.first))
      .with("turns", int{spot.turns});
}

ActionInfo DreamRunners::describe(const Action& action) {
  ActionInfo info{action.verb, {}, {}, {}, {}};
  if (stands_alone(action.verb)) return info;
  if (action.verb == Verb::choose) {
    info.colour = static_cast<Colour>(action.what);
    return info;
  }
  if (action.verb == Verb::open) {
    info.number = action.what;
    return info;
  }
  info.number = static_cast<std::uint8_t>(action.what + 1);
  if (action.verb != Verb::place) return info;
  info.cell = spot_of(action).first;
  info.turns = spot_of(action).turns;
  return info;
}

Price DreamRunners::price(const View& view, const Action& action) {
  if (action.verb == Verb::calm) return {{term(Good::coin), view.serenity_price}};
  if (action.verb == Verb::open) {
    const auto* const chest =
        std::ranges::find(view.dream->cells, CellKind::chest, &CellView::kind);
    const int keys = action.what * chest->number;
    return keys == 0 ? Price{} : Price{{term(Good::key), keys}};
  }
  if (action.verb != Verb::buy) return {};
  for (const SaleView& sale : view.sale) {
    const bool is_it = sale.segment && sale.segment->number == action.what + 1;
    if (is_it) return {{term(Good::coin), sale.price}};
  }
  return {};
}

std::string DreamRunners::write(const Action& action) {
  std::string text(name_of(action.verb));
  if (stands_alone(action.verb)) return text;
  text += ' ';
  switch (action.verb) {
    case Verb::place: write_place(text, action); break;
    case Verb::open: text += often[action.what]; break;
    case Verb::choose: text += name_of(static_cast<Colour>(action.what)); break;
    default: write_number(text, action.verb, action.what);
  }
  return text;
}

std::expected<Action, Problem> DreamRunners::read(std::string_view text) {
  const std::size_t space = text.find(' ');
  const std::string_view word = text.substr(0, space);
  const auto verb = from_name<Verb>(word);
  if (!verb) {
    const auto near = nearest(word, all_names<Verb>());
    return unreadable(quote(word) + " is no action" +
                      (near ? "; did you mean '" + *near + "'?" : std::string()));
  }
  const bool alone = space == std::string_view::npos;
  if (stands_alone(*verb) != alone) {
    return unreadable(quote(word) + (alone ? " needs something after it" : " stands alone"));
  }
  if (alone) return Action{*verb, 0, 0};
  const std::string_view rest = text.substr(space + 1);
  if (*verb == Verb::place) return read_place(rest);
  if (*verb == Verb::open) return read_open(rest);
  if (*verb == Verb::choose) return read_colour(rest);
  const auto what = read_number(*verb, rest);
  if (!what) return std::unexpected(what.error());
  return Action{*verb, *what, 0};
}

}  // namespace reverie::dream_runners
