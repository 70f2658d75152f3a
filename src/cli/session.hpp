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

#include "cli/choice_menu.hpp"
#include "cli/chronicle.hpp"
#include "cli/content.hpp"
#include "cli/display.hpp"
#include "cli/game_files.hpp"
#include "cli/players.hpp"
#include "cli/thinker.hpp"
#include "core/random.hpp"
#include "table/table.hpp"

namespace reverie::cli {

struct SessionSetup {
  const Content& content;
  const Texts& texts;
  Terminal& terminal;
  std::vector<Player> players;
  /// How long the bot behind a hint thinks.
  Budget hint_budget;
  std::uint64_t bot_seed = 0;
  GameFiles files;
  std::filesystem::path save_file;
  /// The file was named by the person: no need to ask again.
  bool save_file_chosen = false;
  /// How a person calls this program.
  std::string called_as;
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
  void refuse(Seat seat, const std::string& typed, const std::vector<NamedChoice>& choices);
  Step undo(Seat seat);
  /// Asks those people whom taking back concerns. Nothing when the input ended over the question.
  std::optional<bool> others_agree(Seat seat);
  Line ask_other(Seat other, const std::string& question);
  void hint(Seat seat);
  void explain(Seat seat);
  void retell(Seat seat);
  Step save_on_request();
  bool save_as(const std::filesystem::path& file);
  /// For the last time: under another name if it has to be.
  bool save_somewhere();

  std::ptrdiff_t people() const;
  bool somebody_has_secrets() const;
  std::vector<NamedChoice> named_choices(Seat seat) const;
  std::vector<MenuItem> menu(Seat seat) const;
  const Advice* advice() const { return advice_ ? &*advice_ : nullptr; }
  void show(std::string prompt, std::vector<MenuItem> menu, std::string keys);
  std::string prompt_text() const;
  std::string question_to(Seat seat) const;
  std::string subtitle() const;
  void note(const Message& message) { notice_.push_back(display_.say(message, viewer_)); }

  Outcome put_away(Step step);
  std::string command_to_resume() const;
  Outcome finish();

  Table table_;
  SessionSetup setup_;
  Display display_;
  std::vector<std::unique_ptr<Bot>> bots_;
  /// Thought about the last hint.
  std::unique_ptr<Bot> adviser_;
  Chronicle chronicle_;
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
