// SPDX-License-Identifier: Apache-2.0
#include "cli/session/session.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "agents/policy.hpp"
#include "cli/session/bar_keys.hpp"
#include "cli/session/ending.hpp"
#include "cli/terminal/interrupt.hpp"

namespace reverie::cli {
namespace {

constexpr auto pause_to_watch = std::chrono::milliseconds(600);

}  // namespace

Session::Session(Table table, SessionSetup setup)
    : table_(std::move(table)),
      setup_(std::move(setup)),
      display_(setup_.terminal, setup_.texts, table_.game().id(),
               sitter_names(setup_.players, setup_.texts)),
      lots_(setup_.bot_seed) {
  story_.tell(0, table_.past());
  if (people() == 1) {
    const auto person = std::ranges::find_if(setup_.players, &Sitter::is_person);
    viewer_ = Seat{static_cast<std::uint8_t>(person - setup_.players.begin())};
  }
  const bool goes_on = std::ranges::any_of(
      table_.inputs(), [](const LogInput& input) { return input.by.is_seat(); });
  if (goes_on) display_.catch_up(chronicle());
  if (!setup_.unfinished) return;
  note(Message{"cli.save.unfinished", {}});
  tell_how_to_resume(*setup_.unfinished);
}

std::expected<Session, Problem> Session::open(Table table, SessionSetup setup) {
  Session session(std::move(table), std::move(setup));
  std::uint64_t seed = session.setup_.bot_seed;
  for (const Sitter& player : session.setup_.players) {
    session.bots_.push_back(nullptr);
    if (player.is_person()) continue;
    auto bot =
        make_bot(session.table_.game(), *player.bot, session.setup_.library.reader(), seed++);
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
  if (only_watching) notice_.clear();
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
                    bar_key_called(line.text, setup_.texts) == BarKey::quit;
  return goes ? Step::leave : Step::go_on;
}

void Session::move(Seat seat, const std::string& notation) {
  const std::size_t inputs = table_.inputs().size();
  auto told = table_.play(seat, notation);
  if (!told) {
    note(told.error().message);
    return;
  }
  advice_.reset();
  story_.tell(0, inputs, table_.inputs().size(), *std::move(told));
  keep();
}

/// A game that cannot be written down can still be played: the reason is shown, nothing ends.
void Session::keep() {
  if (const auto kept = setup_.keeper.keep(table_.log()); !kept) note(kept.error());
}

// --- What they see -------------------------------------------------------------------------------

std::ptrdiff_t Session::people() const {
  return std::ranges::count_if(setup_.players, &Sitter::is_person);
}

bool Session::somebody_has_secrets() const {
  return display_.screen().holds_secrets(table_.position());
}

MenuRoom Session::menu_room() const {
  return display_.plain() ? MenuRoom::lines : MenuRoom::screen;
}

std::vector<NamedChoice> Session::named_choices(Seat seat) const {
  const Listener undressed{seat, display_.names(), {}};
  return choices_of(
      table_.position(), seat,
      [&](const Message& phrase) { return setup_.texts.say(phrase, undressed); }, menu_room(),
      advice());
}

std::vector<MenuItem> Session::menu(Seat seat) const {
  const auto choices = choices_of(
      table_.position(), seat, [&](const Message& phrase) { return display_.say(phrase, seat); },
      menu_room(), advice());
  return menu_of(choices, setup_.texts, advice());
}

void Session::show(std::string prompt, std::vector<MenuItem> menu, std::string keys) {
  display_.show({.position = table_.position(),
                 .chronicle = chronicle(),
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

bool Session::save_for_the_last_time() {
  std::vector<Message> refused;
  const bool saved = setup_.keeper.save_somewhere(table_.log(), refused);
  for (const Message& reason : refused) note(reason);
  return saved;
}

Session::Outcome Session::put_away(Step step) {
  notice_ = {""};
  const bool saved = save_for_the_last_time();
  if (saved) {
    note(Message{"cli.save.done", {}}.with("file", setup_.keeper.file().string()));
    tell_how_to_resume(setup_.keeper.file());
  } else {
    note(Message{"cli.save.lost", {}});
  }
  display_.close(notice_);
  if (!saved) return Outcome::lost;
  return step == Step::interrupted ? Outcome::interrupted : Outcome::left;
}

void Session::tell_how_to_resume(const std::filesystem::path& file) {
  note(Message{"cli.save.resume", {}}.with(
      "command", setup_.resume_command.for_save(table_.game().id(), file)));
}

Session::Outcome Session::finish() {
  notice_ = ending_lines(table_.position().result(), display_, viewer_);
  const bool saved = save_for_the_last_time();
  if (saved) note(Message{"cli.save.log", {}}.with("file", setup_.keeper.file().string()));
  show(setup_.texts.say("cli.end.again"), {}, {});
  const Line line = display_.ask(setup_.texts.say("cli.play.ask") + ' ');
  const bool again = line.kind == Line::Kind::text && line.text == "a";
  if (again) return Outcome::play_again;
  display_.close(display_.plain() ? std::vector<std::string>{""} : notice_);
  if (!saved) return Outcome::lost;
  return line.kind == Line::Kind::interrupted ? Outcome::interrupted : Outcome::left;
}

}  // namespace reverie::cli
