// SPDX-License-Identifier: Apache-2.0
// One table: a game being played, as a log. No input or output, no threads.
#pragma once

#include <cstddef>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance_stream.hpp"
#include "core/log.hpp"
#include "games/shelf.hpp"

namespace reverie {

/// What taking back would mean for a seat now.
struct UndoOffer {
  /// How many inputs would go: the seat's last one and all that came after it.
  std::size_t inputs = 0;
  /// The move that would be taken back.
  std::string action;
  /// Nobody has learned anything from what would go, nobody made a move of it at the same time as
  /// this seat, and no timer began or ended. Otherwise the others must consent, and the log counts
  /// it.
  bool free = false;
};

class Table {
 public:
  /// Sits down: chance has acted, the first seat is asked.
  static std::expected<Table, Problem> open(const Shelf& shelf, std::string_view game,
                                            const RawJson& options, std::vector<std::string> seats,
                                            const Seed& seed);
  /// Goes on from the first `inputs` inputs of a log with other players and another chance.
  static std::expected<Table, LogProblem> branch(const Shelf& shelf, const Log& log,
                                                 std::size_t inputs, std::vector<std::string> seats,
                                                 const Seed& seed);
  /// Goes on from a save, or opens a finished game for looking at.
  static std::expected<Table, LogProblem> resume(const Shelf& shelf, const Log& log);

  const AnyGame& game() const { return *game_; }
  std::shared_ptr<const AnyGame> shared_game() const { return game_; }
  const Position& position() const { return *position_; }
  const std::vector<std::string>& seats() const { return header_.seats; }
  /// By the rules of the game.
  bool is_over() const { return position_->turn().is_over(); }
  /// Who gave the game up, so that it ended before its rules say.
  std::optional<Seat> resigned() const { return resigned_; }
  const std::vector<LogInput>& inputs() const { return inputs_; }
  /// How often a move was taken back that was not free.
  int undone() const { return undone_; }

  /// Plays for a seat, then lets chance act until somebody is asked. Returns what happened; a
  /// refused move changes nothing.
  std::expected<std::vector<Told>, Refusal> play(Seat seat, std::string_view notation);

  /// The clock plays what it was asked to, then chance acts. Only while a timer runs.
  std::expected<std::vector<Told>, Refusal> ring();

  /// What the seat could take back, or nothing if it has not moved yet at this table.
  std::optional<UndoOffer> undo_offer(Seat seat) const;
  /// Takes back what `undo_offer` says. The same draws come again if play goes the same way.
  bool undo(Seat seat);

  void resign(Seat seat) { resigned_ = seat; }

  /// The whole game so far: the save of an unfinished one, the record of a finished one.
  Log log() const;

 private:
  Table(std::shared_ptr<const AnyGame> game, LogHeader header, const Seed& seed);

  std::vector<Told> carry_out(Actor actor, std::string_view notation);
  std::vector<Told> settle_chance();
  bool teaches_somebody(Actor actor, std::string_view notation) const;
  void go_back_to(std::size_t inputs);

  std::shared_ptr<const AnyGame> game_;
  LogHeader header_;
  Seed seed_;
  ChanceStream chance_;
  std::unique_ptr<Position> position_;
  std::vector<LogInput> inputs_;
  /// Beside each input: whether somebody learned something from it, or time went another way; and
  /// who could have acted instead.
  std::vector<bool> final_;
  std::vector<SeatSet> turns_;
  int undone_ = 0;
  std::optional<Seat> resigned_;
};

}  // namespace reverie
