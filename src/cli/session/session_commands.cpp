// SPDX-License-Identifier: Apache-2.0
// What people type at their turn: a choice, or one of the commands beside the choices.
#include <algorithm>
#include <filesystem>
#include <utility>

#include "cli/session/bar_keys.hpp"
#include "cli/session/session.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/outside_text.hpp"
#include "cli/words/rules_text.hpp"

namespace reverie::cli {
namespace fs = std::filesystem;
namespace {

/// How much of the past is told to who asks for it: a screenful.
constexpr std::size_t news_on_request = screen_height - 5;
/// How much of what was typed is repeated, in columns.
constexpr int most_of_typed = 40;

/// As many as fit a line or two; those of a menu with their numbers.
std::string meant_by(const std::vector<std::size_t>& candidates,
                     const std::vector<NamedChoice>& choices) {
  constexpr std::size_t most = 6;
  std::string meant;
  for (std::size_t i = 0; i < std::min(most, candidates.size()); ++i) {
    const NamedChoice& choice = choices[candidates[i]];
    meant += meant.empty() ? "" : ", ";
    meant +=
        choice.number > 0 ? std::to_string(choice.number) + ' ' + choice.label : choice.notation;
  }
  return candidates.size() > most ? meant + " …" : meant;
}

std::string in_words(const Budget& budget, const Texts& texts) {
  const bool counted = budget.unit == Budget::Unit::simulations;
  return texts.say(Message{counted ? "cli.hint.simulations" : "cli.hint.milliseconds", {}}.with(
      "count", budget.amount));
}

Message not_understood(const std::string& typed, const std::vector<NamedChoice>& choices,
                       const Texts& texts) {
  const std::string shown = made_visible(typed, most_of_typed);
  const auto nearest = [&shown](const std::string& meant) {
    return Message{"cli.play.near", {}}.with("typed", shown).with("choices", meant);
  };
  const auto near = near_choices(typed, choices);
  if (!near.empty()) return nearest(meant_by(near, choices));
  if (const auto word = bar_key_near(typed, texts)) return nearest(*word);
  const auto last = std::ranges::max(choices, {}, &NamedChoice::number).number;
  return Message{"cli.play.unknown", {}}.with("typed", shown).with("count", last);
}

}  // namespace

Session::Step Session::obey(Seat seat, const std::string& typed) {
  if (typed.empty()) return Step::go_on;
  const std::size_t space = std::min(typed.find(' '), typed.size());
  if (bar_key_called(typed.substr(0, space), setup_.texts) == BarKey::look) {
    look(seat, typed.substr(std::min(space + 1, typed.size())));
    return Step::go_on;
  }
  const auto key = bar_key_called(typed, setup_.texts);
  if (!key) {
    choose(seat, typed);
    return Step::go_on;
  }
  switch (*key) {
    case BarKey::quit: return Step::leave;
    case BarKey::undo: return undo(seat);
    case BarKey::save: return save_on_request();
    case BarKey::hint: hint(seat); break;
    case BarKey::look: break;  // may name a part of the table, and was obeyed already
    case BarKey::rules: explain(seat); break;
    case BarKey::news: retell(seat); break;
  }
  return Step::go_on;
}

void Session::choose(Seat seat, const std::string& typed) {
  const auto choices = named_choices(seat);
  const ChoiceFound found = find_choice(typed, choices);
  if (found.index) return decide(seat, choices[*found.index].notation);
  if (!found.candidates.empty()) {
    return note(Message{"cli.play.ambiguous", {}}
                    .with("typed", made_visible(typed, most_of_typed))
                    .with("choices", meant_by(found.candidates, choices)));
  }
  refuse(seat, typed, choices);
}

void Session::decide(Seat seat, const std::string& notation) {
  if (const auto doubt = display_.screen().doubt(table_.position(), seat, notation)) {
    const Line line = display_.ask(display_.say(*doubt, seat) + ' ');
    const bool is_meant =
        line.kind == Line::Kind::text && line.text.starts_with(setup_.texts.say("cli.yes"));
    if (!is_meant) return;
  }
  move(seat, notation);
}

void Session::refuse(Seat seat, const std::string& typed, const std::vector<NamedChoice>& choices) {
  const std::string in_full = completed(typed, choices).value_or(typed);
  const auto refusal = table_.position().why_not(seat, in_full);
  if (!refusal) return decide(seat, in_full);
  // How the notation is read concerns who writes logs. Whoever plays wants to know what is near.
  if (refusal->message.key == "core.no.unreadable") {
    return note(not_understood(typed, choices, setup_.texts));
  }
  std::string why = display_.say(refusal->message, seat);
  if (!refusal->rule.empty()) why += " (" + refusal->rule + ")";
  notice_.push_back(why);
}

Session::Step Session::undo(Seat seat) {
  const auto offer = table_.undo_offer(seat);
  if (!offer) {
    note(Message{"cli.undo.nothing", {}});
    return Step::go_on;
  }
  if (!offer->free) {
    const auto agreed = others_agree(seat);
    if (!agreed) return interrupted() ? Step::interrupted : Step::leave;
    if (!*agreed) {
      note(Message{"cli.undo.declined", {}});
      return Step::go_on;
    }
  }
  table_.undo(seat);
  story_.take_back_to(table_.inputs().size());
  advice_.reset();
  keep();
  std::string taken_back = offer->action;
  for (const NamedChoice& choice : named_choices(seat)) {
    if (choice.notation == offer->action) taken_back = choice.label;
  }
  note(Message{offer->free ? "cli.undo.free" : "cli.undo.marked", {}}.with("action", taken_back));
  return Step::go_on;
}

std::optional<bool> Session::others_agree(Seat seat) {
  const std::string yes = setup_.texts.say("cli.yes");
  for (std::size_t i = 0; i < setup_.players.size(); ++i) {
    if (i == seat.index || !setup_.players[i].is_person()) continue;
    const std::string question =
        setup_.texts.say(Message{"cli.undo.consent", {}}.with("name", display_.names()[i]));
    const Line line = ask_other(Seat{static_cast<std::uint8_t>(i)}, question);
    if (line.kind != Line::Kind::text) return std::nullopt;
    if (!line.text.starts_with(yes)) return false;
  }
  return true;
}

/// Who is asked comes to the screen, where nothing of anybody's hand may be seen: not while they
/// answer, and not after it either.
Line Session::ask_other(Seat other, const std::string& question) {
  if (!somebody_has_secrets()) return display_.ask(question + ' ');
  viewer_ = other;
  return display_.ask_behind_curtain(question);
}

void Session::hint(Seat seat) {
  const BotSpec adviser{.mind = "tree", .budget = setup_.hint_budget, .studies_all = true};
  auto bot = make_bot(table_.game(), adviser, setup_.library.reader(), setup_.bot_seed);
  if (!bot) return notice_.push_back(bot.error().what);
  adviser_ = *std::move(bot);
  const std::string budget = in_words(setup_.hint_budget, setup_.texts);
  advice_ = think(*adviser_, seat, Message{"cli.think.hint", {}}.with("budget", budget));
  if (!advice_) return;
  note(Message{estimates(*advice_) ? "cli.hint.title" : "cli.hint.step", {}}
           .with("budget", budget)
           .with("some_rough", std::string(estimates_roughly(*advice_) ? "yes" : "no"))
           .with("all_studied", std::string(estimates_all(*advice_) ? "yes" : "no"))
           .with("mark", std::string(display_.plain() ? plain_mark : drawn_mark)));
  if (advice_->reason) note(*advice_->reason);
  if (!display_.plain()) return;
  for (const std::string& line : menu_in_words(menu(seat))) notice_.push_back(line);
}

void Session::look(Seat seat, const std::string& part) {
  const Listener to = display_.listener(seat);
  const Position& position = table_.position();
  if (part.empty()) {
    const auto lines = display_.plain() ? display_.screen().describe(position, setup_.texts, to)
                                        : display_.screen().draw_closer(position, setup_.texts, to,
                                                                        setup_.terminal.paint());
    return display_.show_page(setup_.texts.say("cli.look.title"), lines, false);
  }
  const auto lines = display_.screen().describe_part(position, setup_.texts, to, part);
  if (lines.empty()) {
    return note(Message{"cli.look.unknown", {}}.with("part", made_visible(part, most_of_typed)));
  }
  for (const std::string& line : lines) notice_.push_back(line);
}

void Session::explain(Seat seat) {
  const Prompt prompt = table_.position().prompt(seat);
  std::vector<std::string> lines;
  for (const RuleText& rule :
       rule_texts(setup_.library, table_.game().id(), setup_.texts.language(), prompt.rules)) {
    lines.push_back(rule.id + "  " + rule.text);
  }
  display_.show_page(setup_.texts.say("cli.rules.title"), lines, true);
}

void Session::retell(Seat seat) {
  const auto news = chronicle().tell_last(setup_.texts, display_.listener(seat), news_on_request);
  display_.show_page(setup_.texts.say("cli.news.title"), news, false);
}

Session::Step Session::save_on_request() {
  fs::path file = setup_.keeper.file();
  if (!setup_.keeper.has_chosen_name()) {
    const Line line = display_.ask(
        setup_.texts.say(Message{"cli.save.ask", {}}.with("file", file.string())) + ' ');
    if (line.kind == Line::Kind::interrupted) return Step::interrupted;
    if (line.kind == Line::Kind::end_of_input) return Step::leave;
    if (!line.text.empty()) file = line.text;
  }
  const auto saved = setup_.keeper.save_as(file, table_.log());
  note(saved ? Message{"cli.save.done", {}}.with("file", file.string()) : saved.error());
  return Step::go_on;
}

}  // namespace reverie::cli
