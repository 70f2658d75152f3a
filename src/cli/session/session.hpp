// SPDX-License-Identifier: Apache-2.0
// People and bots playing one game at this terminal, from the first question to the end screen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/files/library.hpp"
#include "cli/saves/game_keeper.hpp"
#include "cli/saves/resume_command.hpp"
#include "cli/session/choice_menu.hpp"
#include "cli/session/chronicle.hpp"
#include "cli/session/display.hpp"
#include "cli/session/sitters.hpp"
#include "cli/session/thinker.hpp"
#include "core/random.hpp"
#include "table/table.hpp"

namespace reverie::cli {

struct SessionSetup {
  const Library& library;
  const Texts& texts;
  Terminal& terminal;
  std::vector<Sitter> players;
  /// How long the bot behind a hint thinks.
  Budget hint_budget;
  std::uint64_t bot_seed = 0;
  GameKeeper keeper;
  ResumeCommand resume_command;
  /// Another game that could go on instead of this one: told at the beginning.
  std::optional<std::filesystem::path> unfinished;
};

class Session {
 public:
  /// Lost: what was played could not be saved anywhere.
  enum class Outcome : std::uint8_t { left, play_again, interrupted, lost };

  static std::expected<Session, Problem> open(Table table, SessionSetup setup);

  Outcome run();

 private:
  /// How it goes on after something was typed, or could not be.
  enum class Step : std::uint8_t { go_on, leave, interrupted };

  Session(Table table, SessionSetup setup);

  Step take_turn();
  Seat next_to_act(SeatSet seats);
  Step bot_turn(Seat seat);
  /// Says so if it takes long. Nothing if the person wants to leave before it is done.
  std::optional<Advice> think(Bot& bot, Seat seat, const Message& notice);
  Step person_turn(Seat seat);
  Step pass_keyboard(Seat seat);
  void move(Seat seat, const std::string& notation);

  Step obey(Seat seat, const std::string& typed);
  void choose(Seat seat, const std::string& typed);
  /// Moves; what loses the game or gives something up for nothing only if that is meant.
  void decide(Seat seat, const std::string& notation);
  void refuse(Seat seat, const std::string& typed, const std::vector<NamedChoice>& choices);
  Step undo(Seat seat);
  /// Asks those people whom taking back concerns. Nothing when the input ended over the question.
  std::optional<bool> others_agree(Seat seat);
  Line ask_other(Seat other, const std::string& question);
  void hint(Seat seat);
  /// At all of the table, or at the part of it that is called so.
  void look(Seat seat, const std::string& part);
  void explain(Seat seat);
  void retell(Seat seat);
  Step save_on_request();
  /// Nothing that was decided is lost, however the program ends.
  void keep();
  bool save_for_the_last_time();

  Chronicle chronicle() const { return {story_, &table_.past(), story_.size()}; }
  std::ptrdiff_t people() const;
  bool somebody_has_secrets() const;
  MenuRoom menu_room() const;
  std::vector<NamedChoice> named_choices(Seat seat) const;
  std::vector<MenuItem> menu(Seat seat) const;
  const Advice* advice() const { return advice_ ? &*advice_ : nullptr; }
  void show(std::string prompt, std::vector<MenuItem> menu, std::string keys);
  std::string prompt_text() const;
  std::string question_to(Seat seat) const;
  std::string subtitle() const;
  void note(const Message& message) { notice_.push_back(display_.say(message, viewer_)); }

  Outcome put_away(Step step);
  void tell_how_to_resume(const std::filesystem::path& file);
  Outcome finish();

  Table table_;
  SessionSetup setup_;
  Display display_;
  std::vector<std::unique_ptr<Bot>> bots_;
  /// Thought about the last hint.
  std::unique_ptr<Bot> adviser_;
  Story story_;
  Random lots_;
  Seat acting_ = spectator;
  /// Through whose eyes the table is shown: the person in front of it. Nobody knows who that is
  /// before the first of several people has acted.
  Seat viewer_ = spectator;
  std::vector<std::string> notice_;
  std::optional<Advice> advice_;
  /// The last member, so that it is the first to go: it may still read the others.
  Thinker thinker_;
};

}  // namespace reverie::cli
