// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/replay_steps.hpp"

#include <algorithm>
#include <charconv>
#include <memory>
#include <utility>

#include "cli/saves/saves.hpp"
#include "cli/session/bar_keys.hpp"
#include "cli/session/display.hpp"
#include "cli/session/ending.hpp"
#include "cli/session/sitters.hpp"
#include "cli/terminal/interrupt.hpp"
#include "games/replay.hpp"

namespace reverie::cli {
namespace {

std::vector<std::string> names_in(const LogHeader& header, const AnyGame& game,
                                  const Texts& texts) {
  std::vector<Sitter> players;
  for (const std::string& text : header.seats) {
    // A bot of another program is still a bot.
    players.push_back(read_sitter(game, text, {}).value_or(Sitter{BotSpec{}}));
  }
  return sitter_names(players, texts);
}

class Stepping {
 public:
  Stepping(const Log& log, const AnyGame& game, Seat viewer, const Texts& texts, Terminal& terminal)
      : log_(log),
        past_(Past::of(game, log.inputs)),
        viewer_(viewer),
        texts_(texts),
        display_(terminal, texts, game.id(), names_in(log.header, game, texts)) {
    story_.tell(0, past_);
  }

  int run() {
    show();
    for (;;) {
      const Line line = display_.ask(texts_.say("cli.replay.ask") + ' ');
      if (line.kind == Line::Kind::interrupted) return finish(interrupt_exit_code());
      const bool enough = bar_key_called(line.text, texts_) == BarKey::quit;
      if (line.kind == Line::Kind::end_of_input || enough) return finish(0);
      step(line.text);
      show();
      notice_.clear();
    }
  }

  void show_at(std::size_t at) {
    at_ = std::min(at, log_.inputs.size());
    show();
  }

 private:
  int finish(int code) {
    display_.close({});
    return code;
  }

  void step(const std::string& typed) {
    if (typed.empty()) {
      at_ = std::min(at_ + 1, log_.inputs.size());
    } else if (typed == "b" || typed == "B") {
      at_ = at_ > 0 ? at_ - 1 : 0;
    } else {
      jump(typed);
    }
  }

  void jump(const std::string& typed) {
    std::size_t number = 0;
    const char* end = typed.data() + typed.size();
    const auto [rest, error] = std::from_chars(typed.data(), end, number);
    if (error == std::errc() && rest == end && number <= log_.inputs.size()) {
      at_ = number;
      return;
    }
    notice_.push_back(
        texts_.say(Message{"cli.replay.no_number", {}}.with("last", log_.inputs.size())));
  }

  void show() {
    position_ = past_.position_after(at_);
    const Chronicle chronicle(story_, &past_, story_.first_after(at_));
    display_.catch_up(chronicle);
    std::vector<std::string> notice = notice_;
    if (position_->turn().is_over()) {
      const auto ending = ending_lines(position_->result(), display_, viewer_);
      notice.insert(notice.end(), ending.begin(), ending.end());
    }
    display_.show({.position = *position_,
                   .chronicle = chronicle,
                   .viewer = viewer_,
                   .subtitle = place(),
                   .keys = {},
                   .prompt = place() + "  " + last_input(*position_),
                   .menu = {},
                   .notice = std::move(notice)});
  }

  std::string place() const {
    return texts_.say(
        Message{"cli.replay.place", {}}.with("at", at_).with("last", log_.inputs.size()));
  }

  /// Where seats have secrets, the move itself may be one: the events tell what this viewer may
  /// know.
  std::string last_input(const Position& position) const {
    if (at_ == 0) return {};
    const LogInput& input = log_.inputs[at_ - 1];
    const std::string who = actor(input.by);
    const bool open = !display_.screen().holds_secrets(position) || input.by == Actor(viewer_);
    return open ? who + " – " + texts_.say(position.phrase(input.action)) : who;
  }

  std::string actor(Actor by) const {
    if (by.is_seat()) return display_.names()[by.seat().index];
    return texts_.say(by.is_chance() ? "cli.replay.chance" : "cli.replay.clock");
  }

  const Log& log_;
  Past past_;
  Story story_;
  Seat viewer_;
  const Texts& texts_;
  Display display_;
  std::size_t at_ = 0;
  /// What is shown.
  std::unique_ptr<Position> position_;
  std::vector<std::string> notice_;
};

}  // namespace

std::expected<int, Problem> replay_steps(const ReplayArguments& arguments, const Library& library,
                                         const Shelf& shelf) {
  const auto texts = Texts::load(arguments.language, library);
  if (!texts) return std::unexpected(texts.error());
  const auto log = read_log_file(arguments.file, *texts);
  if (!log) return std::unexpected(log.error());
  if (const auto checked = replay(shelf, *log); !checked) {
    return std::unexpected(problem_in(arguments.file, checked.error(), *texts));
  }
  const auto game = game_of(shelf, log->header);
  if (!game) return std::unexpected(problem_in(arguments.file, game.error(), *texts));
  const auto seats = static_cast<std::uint64_t>((*game)->seats());
  if (arguments.seat && (*arguments.seat < 1 || *arguments.seat > seats)) {
    return std::unexpected(
        Problem{texts->say(Message{"cli.replay.no_seat", {}}.with("seats", seats))});
  }
  if (arguments.at && *arguments.at > log->inputs.size()) {
    return std::unexpected(
        Problem{texts->say(Message{"cli.replay.no_input", {}}.with("inputs", log->inputs.size()))});
  }
  const Seat viewer =
      arguments.seat ? Seat{static_cast<std::uint8_t>(*arguments.seat - 1)} : spectator;

  watch_for_interrupt();
  Terminal terminal(arguments.plain || arguments.at.has_value());
  Stepping stepping(*log, **game, viewer, *texts, terminal);
  if (!arguments.at) return stepping.run();
  stepping.show_at(*arguments.at);
  return 0;
}

}  // namespace reverie::cli
