// SPDX-License-Identifier: Apache-2.0
#include "cli/session.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "agents/policy.hpp"
#include "cli/commands.hpp"
#include "cli/ending.hpp"
#include "cli/interrupt.hpp"
#include "cli/outside_text.hpp"
#include "cli/rules_text.hpp"
#include "cli/saves.hpp"
#include "cli/shell_words.hpp"

namespace reverie::cli {
namespace fs = std::filesystem;
namespace {

/// How much of the past is told to who asks for it: a screenful.
constexpr std::size_t news_on_request = screen_height - 5;
/// How much of what was typed is repeated, in columns.
constexpr int most_of_typed = 40;
constexpr auto pause_to_watch = std::chrono::milliseconds(600);

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
  if (const auto command = command_near(typed, texts)) return nearest(*command);
  const auto last = std::ranges::max(choices, {}, &NamedChoice::number).number;
  return Message{"cli.play.unknown", {}}.with("typed", shown).with("count", last);
}

}  // namespace

Session::Session(Table table, SessionSetup setup)
    : table_(std::move(table)),
      setup_(std::move(setup)),
      display_(setup_.terminal, setup_.texts, table_.game().id(),
               player_names(setup_.players, setup_.texts)),
      chronicle_(Chronicle::of(table_.game(), table_.inputs())),
      lots_(setup_.bot_seed) {
  if (people() == 1) {
    const auto person = std::ranges::find_if(setup_.players, &Player::is_person);
    viewer_ = Seat{static_cast<std::uint8_t>(person - setup_.players.begin())};
  }
  const bool goes_on = std::ranges::any_of(
      table_.inputs(), [](const LogInput& input) { return input.by.is_seat(); });
  if (goes_on) display_.catch_up(chronicle_);
}

std::expected<Session, Problem> Session::open(Table table, SessionSetup setup) {
  Session session(std::move(table), std::move(setup));
  std::uint64_t seed = session.setup_.bot_seed;
  for (const Player& player : session.setup_.players) {
    session.bots_.push_back(nullptr);
    if (player.is_person()) continue;
    auto bot =
        make_bot(session.table_.game(), *player.bot, session.setup_.content.reader(), seed++);
    if (!bot) return std::unexpected(bot.error());
    session.bots_.back() = *std::move(bot);
  }
  return session;
}

Session::Outcome Session::run() {
  while (!table_.is_over()) {
    const Step step = take_turn();
    if (step != Step::go_on) return put_away(step);
  }
  return finish();
}

// --- Whose turn it is ----------------------------------------------------------------------------

Session::Step Session::take_turn() {
  if (interrupted()) return Step::interrupted;
  if (Terminal::output_is_lost()) return Step::leave;
  acting_ = next_to_act(table_.position().turn().seats);
  return bots_[acting_.index] ? bot_turn(acting_) : person_turn(acting_);
}

/// Where several may act at once they do so one after the other, each until it is done; who begins
/// is drawn by lot, because being the first may be worth something.
Seat Session::next_to_act(SeatSet seats) {
  return seats.contains(acting_) ? acting_ : any_seat(seats, lots_);
}

Session::Step Session::bot_turn(Seat seat) {
  const bool only_watching = people() == 0;
  // Who listens hears what bots did when it is their own turn, not every step on the way.
  if (only_watching || !display_.plain()) show(prompt_text(), {}, {});
  const auto advice =
      think(*bots_[seat.index], seat,
            Message{"cli.think.bot", {}}.with("name", display_.names()[seat.index]));
  if (!advice) return Step::interrupted;
  move(seat, advice->notation);
  if (only_watching && !display_.plain()) pause_unless_interrupted(pause_to_watch);
  return Step::go_on;
}

std::optional<Advice> Session::think(Bot& bot, Seat seat, const Message& notice) {
  return thinker_.ask(bot, table_.position(), seat, [&] {
    const std::string text = setup_.texts.say(notice);
    if (display_.plain()) {
      setup_.terminal.print({text});
    } else {
      show(text, {}, {});
    }
  });
}

Session::Step Session::person_turn(Seat seat) {
  const bool somebody_else = seat != viewer_;
  if (somebody_else && somebody_has_secrets()) {
    const Step step = pass_keyboard(seat);
    if (step != Step::go_on) return step;
  }
  viewer_ = seat;
  show(prompt_text(), menu(seat), setup_.texts.say("cli.play.keys"));
  notice_.clear();
  const Line line = display_.ask(question_to(seat) + ' ');
  switch (line.kind) {
    case Line::Kind::end_of_input: return Step::leave;
    case Line::Kind::interrupted: return Step::interrupted;
    case Line::Kind::text: break;
  }
  return obey(seat, line.text);
}

Session::Step Session::pass_keyboard(Seat seat) {
  const Line line = display_.ask_behind_curtain(setup_.texts.say(
      Message{"cli.play.pass_keyboard", {}}.with("name", display_.names()[seat.index])));
  if (line.kind == Line::Kind::interrupted) return Step::interrupted;
  const bool goes = line.kind == Line::Kind::end_of_input ||
                    command_called(line.text, setup_.texts) == Command::quit;
  return goes ? Step::leave : Step::go_on;
}

void Session::move(Seat seat, const std::string& notation) {
  const std::size_t inputs = table_.inputs().size();
  const auto told = table_.play(seat, notation);
  if (!told) {
    note(told.error().message);
    return;
  }
  advice_.reset();
  chronicle_.add(inputs, *told);
}

// --- What people type ----------------------------------------------------------------------------

Session::Step Session::obey(Seat seat, const std::string& typed) {
  if (typed.empty()) return Step::go_on;
  const auto command = command_called(typed, setup_.texts);
  if (!command) {
    choose(seat, typed);
    return Step::go_on;
  }
  switch (*command) {
    case Command::quit: return Step::leave;
    case Command::undo: return undo(seat);
    case Command::save: return save_on_request();
    case Command::hint: hint(seat); break;
    case Command::rules: explain(seat); break;
    case Command::news: retell(seat); break;
  }
  return Step::go_on;
}

void Session::choose(Seat seat, const std::string& typed) {
  const auto choices = named_choices(seat);
  const ChoiceFound found = find_choice(typed, choices);
  if (found.index) return move(seat, choices[*found.index].notation);
  if (!found.candidates.empty()) {
    return note(Message{"cli.play.ambiguous", {}}
                    .with("typed", made_visible(typed, most_of_typed))
                    .with("choices", meant_by(found.candidates, choices)));
  }
  refuse(seat, typed, choices);
}

void Session::refuse(Seat seat, const std::string& typed, const std::vector<NamedChoice>& choices) {
  const std::string in_full = completed(typed, choices).value_or(typed);
  const auto refusal = table_.position().why_not(seat, in_full);
  if (!refusal) return move(seat, in_full);
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
  chronicle_.take_back_to(table_.inputs().size());
  advice_.reset();
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
  auto bot = make_bot(table_.game(), BotSpec{"tree", setup_.hint_budget}, setup_.content.reader(),
                      setup_.bot_seed);
  if (!bot) return notice_.push_back(bot.error().what);
  adviser_ = *std::move(bot);
  const std::string budget = in_words(setup_.hint_budget, setup_.texts);
  advice_ = think(*adviser_, seat, Message{"cli.think.hint", {}}.with("budget", budget));
  if (!advice_) return;
  note(Message{estimates(*advice_) ? "cli.hint.title" : "cli.hint.step", {}}
           .with("budget", budget)
           .with("mark", std::string(display_.plain() ? plain_mark : drawn_mark)));
  if (!display_.plain()) return;
  for (const std::string& line : menu_in_words(menu(seat))) notice_.push_back(line);
}

void Session::explain(Seat seat) {
  const Prompt prompt = table_.position().prompt(seat);
  std::vector<std::string> lines;
  for (const RuleText& rule :
       rule_texts(setup_.content, table_.game().id(), setup_.texts.language(), prompt.rules)) {
    lines.push_back(rule.id + "  " + rule.text);
  }
  display_.show_page(setup_.texts.say("cli.rules.title"), lines, true);
}

void Session::retell(Seat seat) {
  const auto news = chronicle_.tell_last(setup_.texts, display_.listener(seat), news_on_request);
  display_.show_page(setup_.texts.say("cli.news.title"), news, false);
}

Session::Step Session::save_on_request() {
  fs::path file = setup_.save_file;
  if (!setup_.save_file_chosen) {
    const Line line = display_.ask(
        setup_.texts.say(Message{"cli.save.ask", {}}.with("file", file.string())) + ' ');
    if (line.kind == Line::Kind::interrupted) return Step::interrupted;
    if (line.kind == Line::Kind::end_of_input) return Step::leave;
    if (!line.text.empty()) file = line.text;
  }
  setup_.save_file_chosen = save_as(file);
  if (setup_.save_file_chosen) note(Message{"cli.save.done", {}}.with("file", file.string()));
  return Step::go_on;
}

/// A game that cannot be written down can still be played: the reason is shown, nothing ends, and
/// the name that was good before still is.
bool Session::save_as(const fs::path& file) {
  if (const auto written = setup_.files.write(file, write_log(table_.log())); !written) {
    note(written.error());
    return false;
  }
  setup_.save_file = file;
  return true;
}

bool Session::save_somewhere() {
  if (save_as(setup_.save_file)) return true;
  return std::ranges::any_of(spare_save_names(table_.game().id()),
                             [this](const fs::path& file) { return save_as(file); });
}

// --- What they see -------------------------------------------------------------------------------

std::ptrdiff_t Session::people() const {
  return std::ranges::count_if(setup_.players, &Player::is_person);
}

bool Session::somebody_has_secrets() const {
  return display_.screen().holds_secrets(table_.position());
}

std::vector<NamedChoice> Session::named_choices(Seat seat) const {
  const Listener undressed{seat, display_.names(), {}};
  return choices_of(
      table_.position(), seat,
      [&](const Message& phrase) { return setup_.texts.say(phrase, undressed); }, advice());
}

std::vector<MenuItem> Session::menu(Seat seat) const {
  const auto choices = choices_of(
      table_.position(), seat, [&](const Message& phrase) { return display_.say(phrase, seat); },
      advice());
  return menu_of(choices, setup_.texts, advice());
}

void Session::show(std::string prompt, std::vector<MenuItem> menu, std::string keys) {
  display_.show({.position = table_.position(),
                 .chronicle = chronicle_,
                 .viewer = viewer_,
                 .subtitle = subtitle(),
                 .keys = std::move(keys),
                 .prompt = std::move(prompt),
                 .menu = std::move(menu),
                 .notice = notice_});
}

std::string Session::prompt_text() const {
  return display_.say(table_.position().prompt(viewer_).message, viewer_);
}

/// Where several people take turns, each has to know who "you" is.
std::string Session::question_to(Seat seat) const {
  if (people() == 1) return setup_.texts.say("cli.play.ask");
  return setup_.texts.say(
      Message{"cli.play.ask_by_name", {}}.with("name", display_.names()[seat.index]));
}

std::string Session::subtitle() const {
  if (display_.names().size() == 1) {
    return setup_.texts.say(std::string(table_.game().id()) + ".tagline");
  }
  std::string text;
  for (const std::string& name : display_.names()) text += (text.empty() ? "" : " · ") + name;
  return text;
}

// --- How it ends ---------------------------------------------------------------------------------

Session::Outcome Session::put_away(Step step) {
  notice_ = {""};
  const bool saved = save_somewhere();
  if (saved) {
    note(Message{"cli.save.done", {}}.with("file", setup_.save_file.string()));
    note(Message{"cli.save.resume", {}}.with("command", command_to_resume()));
  } else {
    note(Message{"cli.save.lost", {}});
  }
  display_.close(notice_);
  if (!saved) return Outcome::lost;
  return step == Step::interrupted ? Outcome::interrupted : Outcome::left;
}

std::string Session::command_to_resume() const {
  return setup_.called_as + " play " + std::string(table_.game().id()) + " --resume " +
         shell_word(setup_.save_file.string());
}

Session::Outcome Session::finish() {
  notice_ = ending_lines(table_.position().result(), display_, viewer_);
  const bool saved = save_somewhere();
  if (saved) note(Message{"cli.save.log", {}}.with("file", setup_.save_file.string()));
  show(setup_.texts.say("cli.end.again"), {}, {});
  const Line line = display_.ask(setup_.texts.say("cli.play.ask") + ' ');
  const bool again = line.kind == Line::Kind::text && line.text == "a";
  if (again) return Outcome::play_again;
  display_.close(display_.plain() ? std::vector<std::string>{""} : notice_);
  if (!saved) return Outcome::lost;
  return line.kind == Line::Kind::interrupted ? Outcome::interrupted : Outcome::left;
}

}  // namespace reverie::cli
