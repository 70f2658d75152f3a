// SPDX-License-Identifier: Apache-2.0
// Actions as short text, both ways: `collect`, `move 3`, `place water at c3`, `trade 2 stone for
// water`, `golem 2 of b2 to b3`. Cells have the letter of their row and a number; locations, decks
// and tokens count from one; cards and objectives are called as in the content.
#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "core/quote.hpp"
#include "core/suggest.hpp"
#include "games/dreamscape/creation.hpp"
#include "games/dreamscape/forms.hpp"
#include "games/dreamscape/judge.hpp"

namespace reverie::dreamscape {
namespace {

std::unexpected<Problem> unreadable(std::string what) {
  return std::unexpected(Problem{std::move(what)});
}

/// An example for whoever wrote something else.
constexpr std::string_view example_of(Form form) {
  switch (form) {
    case Form::alone: return "sleep";
    case Form::numbered: return "token 3";
    case Form::located: return "move 3";
    case Form::decked: return "draw 2";
    case Form::card: return "complete quiet_pond";
    case Form::kept: return "keep quiet_pond";
    case Form::goal: return "objective wide_waters";
    case Form::fragment: return "order water";
    case Form::stored: return "store water on quiet_pond";
    case Form::linked: return "haunt 3-6";
    case Form::placed: return "place water at c3";
    case Form::to_cell: return "step c3";
    case Form::of_cell: return "lift c3";
    case Form::traded: return "trade 2 stone for water";
    case Form::sent: return "harvest water to 3";
    case Form::carried: return "golem 2 of b2 to b3";
  }
  return {};
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0;;) {
    const std::size_t end = text.find(' ', at);
    words.push_back(text.substr(at, end - at));
    if (end == std::string_view::npos) return words;
    at = end + 1;
  }
}

std::optional<int> read_digits(std::string_view text) {
  int number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool plain = !text.empty() && text[0] != '0' && text[0] != '-';
  if (error != std::errc() || stop != text.data() + text.size() || !plain) return std::nullopt;
  return number;
}

/// Words that name something, against what the content has.
class Reader {
 public:
  explicit Reader(const Prepared& content) : content_(content) {}

  /// From one to the most, as its place from zero.
  static std::optional<std::uint8_t> number(std::string_view word, int most) {
    const auto number = read_digits(word);
    if (!number || *number > most) return std::nullopt;
    return static_cast<std::uint8_t>(*number - 1);
  }
  static std::optional<std::uint8_t> fragment(std::string_view word) {
    const auto fragment = from_name<Fragment>(word);
    return fragment ? std::optional(static_cast<std::uint8_t>(*fragment)) : std::nullopt;
  }
  std::optional<std::uint8_t> cell(std::string_view word) const {
    for (int cell = 0; cell < cells; ++cell) {
      if (content_.board.name(cell) == word) return static_cast<std::uint8_t>(cell);
    }
    return std::nullopt;
  }
  std::optional<std::uint8_t> card(std::string_view word) const {
    return named(content_.content.cards, word);
  }
  std::optional<std::uint8_t> objective(std::string_view word) const {
    return named(content_.content.objectives, word);
  }
  std::optional<std::uint8_t> link(std::string_view word) const {
    const std::size_t dash = std::min(word.find('-'), word.size());
    const auto low = number(word.substr(0, dash), locations);
    const auto high = number(word.substr(std::min(dash + 1, word.size())), locations);
    if (!low || !high || *low >= *high) return std::nullopt;
    const int link = content_.content.world.link_between(*low, *high);
    return link < 0 ? std::nullopt : std::optional(static_cast<std::uint8_t>(link));
  }

 private:
  template <class Things>
  static std::optional<std::uint8_t> named(const Things& things, std::string_view name) {
    for (std::size_t i = 0; i < things.size(); ++i) {
      if (things[i].name == name) return static_cast<std::uint8_t>(i);
    }
    return std::nullopt;
  }

  const Prepared& content_;
};

using Words = std::vector<std::string_view>;
using Read = std::optional<Action>;

Read read_one(Verb verb, std::optional<std::uint8_t> what) {
  return what ? Read(Action{verb, *what, 0, 0}) : std::nullopt;
}

Read read_pair(Verb verb, std::optional<std::uint8_t> what, std::optional<std::uint8_t> to,
               bool joined) {
  return what && to && joined ? Read(Action{verb, *what, 0, *to}) : std::nullopt;
}

Read read_trade(const Words& words) {
  if (words.size() != 5 || words[3] != "for") return std::nullopt;
  const auto given = Reader::fragment(words[2]);
  const auto taken = Reader::fragment(words[4]);
  const bool priced = given && words[1] == std::to_string(price_of(static_cast<Fragment>(*given)));
  return read_pair(Verb::trade, given, taken, priced);
}

/// One fragment has no number.
Read read_golem(const Reader& reader, const Words& words) {
  const bool counted = words.size() == 6 && words[2] == "of";
  if (!counted && words.size() != 4) return std::nullopt;
  const std::size_t first = counted ? 3 : 1;
  const auto count = counted ? read_digits(words[1]) : std::optional(1);
  const auto from = reader.cell(words[first]);
  const auto to = reader.cell(words[first + 2]);
  const bool well = count && from && to && words[first + 1] == "to" &&
                    *count <= Landscape::most_fragments && counted == (*count > 1);
  if (!well) return std::nullopt;
  return Action{Verb::golem, static_cast<std::uint8_t>(*count), *from, *to};
}

Read read_words(const Reader& reader, Verb verb, const Words& words) {
  const Form form = form_of(verb);
  const auto word = [&](std::size_t i) { return words[i]; };
  switch (form) {
    case Form::alone: return words.size() == 1 ? Read(Action{verb, 0, 0, 0}) : std::nullopt;
    case Form::traded: return read_trade(words);
    case Form::carried: return read_golem(reader, words);
    case Form::stored:
    case Form::placed:
    case Form::sent: {
      if (words.size() != 4) return std::nullopt;
      const auto what = Reader::fragment(word(1));
      if (form == Form::stored) return read_pair(verb, what, reader.card(word(3)), word(2) == "on");
      if (form == Form::placed) return read_pair(verb, what, reader.cell(word(3)), word(2) == "at");
      return read_pair(verb, what, Reader::number(word(3), locations), word(2) == "to");
    }
    default: break;
  }
  if (words.size() != 2) return std::nullopt;
  const std::optional<std::uint8_t> nothing =
      word(1) == "none" ? std::optional(none) : std::nullopt;
  const auto to = [&](std::optional<std::uint8_t> at) {
    return at ? Read(Action{verb, 0, 0, *at}) : std::nullopt;
  };
  switch (form) {
    case Form::numbered: return read_one(verb, Reader::number(word(1), most_players));
    case Form::decked: return read_one(verb, nothing ? nothing : Reader::number(word(1), levels));
    case Form::card: return read_one(verb, reader.card(word(1)));
    case Form::kept: return read_one(verb, nothing ? nothing : reader.card(word(1)));
    case Form::goal: return read_one(verb, reader.objective(word(1)));
    case Form::fragment: return read_one(verb, Reader::fragment(word(1)));
    case Form::linked: return read_one(verb, reader.link(word(1)));
    case Form::located: return to(Reader::number(word(1), locations));
    case Form::to_cell: return to(reader.cell(word(1)));
    case Form::of_cell: {
      const auto from = reader.cell(word(1));
      return from ? Read(Action{verb, 0, *from, 0}) : std::nullopt;
    }
    default: return std::nullopt;
  }
}

}  // namespace

std::string Dreamscape::write(const Action& action) const {
  std::string text(name_of(action.verb));
  const auto fragment = [](int number) {
    return std::string(name_of(static_cast<Fragment>(number)));
  };
  const auto cell = [&](int number) { return content_->board.name(number); };
  const auto card = [&](int number) { return content_->card(number).name; };
  const auto number = [](int from_zero) { return std::to_string(from_zero + 1); };
  const auto add = [&text](const std::string& word) { text += ' ' + word; };
  switch (form_of(action.verb)) {
    case Form::alone: break;
    case Form::numbered: add(number(action.what)); break;
    case Form::located: add(number(action.to)); break;
    case Form::decked: add(action.what == none ? "none" : number(action.what)); break;
    case Form::card: add(card(action.what)); break;
    case Form::kept: add(action.what == none ? "none" : card(action.what)); break;
    case Form::goal: add(content_->objective(action.what).name); break;
    case Form::fragment: add(fragment(action.what)); break;
    case Form::stored: add(fragment(action.what) + " on " + card(action.to)); break;
    case Form::linked: add(link_name(content_->content.world, action.what)); break;
    case Form::placed: add(fragment(action.what) + " at " + cell(action.to)); break;
    case Form::to_cell: add(cell(action.to)); break;
    case Form::of_cell: add(cell(action.from)); break;
    case Form::traded:
      add(std::to_string(price_of(static_cast<Fragment>(action.what))) + ' ' +
          fragment(action.what) + " for " + fragment(action.to));
      break;
    case Form::sent: add(fragment(action.what) + " to " + number(action.to)); break;
    case Form::carried:
      if (action.what > 1) add(std::to_string(action.what) + " of");
      add(cell(action.from) + " to " + cell(action.to));
      break;
  }
  return text;
}

std::expected<Action, Problem> Dreamscape::read(std::string_view text) const {
  const Words words = words_of(text);
  const auto verb = from_name<Verb>(words[0]);
  if (!verb) {
    const auto near = nearest(words[0], all_names<Verb>());
    return unreadable(quote(words[0]) + " is no action" +
                      (near ? "; did you mean '" + *near + "'?" : std::string()));
  }
  if (const Read action = read_words(Reader(*content_), *verb, words)) return *action;
  return unreadable(quote(text) + " is not complete; such an action reads '" +
                    std::string(example_of(form_of(*verb))) + "'");
}

bool is_well_formed(const Dreamscape& game, const Action& action) {
  const auto& [verb, what, from, to] = action;
  const bool fragment = what < all_fragments.size();
  switch (form_of(verb)) {
    case Form::alone: return what == 0 && from == 0 && to == 0;
    case Form::numbered: return what < most_players && from == 0 && to == 0;
    case Form::located: return what == 0 && from == 0 && to < locations;
    case Form::decked: return (what == none || what < levels) && from == 0 && to == 0;
    case Form::card: return what < all_cards && from == 0 && to == 0;
    case Form::kept: return (what == none || what < all_cards) && from == 0 && to == 0;
    case Form::goal: return what < all_objectives && from == 0 && to == 0;
    case Form::fragment: return fragment && from == 0 && to == 0;
    case Form::stored: return fragment && from == 0 && to < all_cards;
    case Form::linked:
      return what < game.content().content.world.links.size() && from == 0 && to == 0;
    case Form::placed: return fragment && from == 0 && to < cells;
    case Form::to_cell: return what == 0 && from == 0 && to < cells;
    case Form::of_cell: return what == 0 && from < cells && to == 0;
    case Form::traded: return fragment && from == 0 && to < all_fragments.size();
    case Form::sent: return fragment && from == 0 && to < locations;
    case Form::carried: return from < cells && to < cells;
  }
  return false;
}

}  // namespace reverie::dreamscape
