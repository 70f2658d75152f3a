// SPDX-License-Identifier: Apache-2.0
// One table: a game being played, as a log. No input or output, no threads.
#pragma once

#include <array>
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
#include "table/past.hpp"

namespace reverie {

/// What taking back would mean for a seat now.
struct UndoOffer {
  /// How many inputs would go: the seat's last one and all that came after it.
  std::size_t inputs = 0;
  /// The move that would be taken back.
  std::string action;
  /// Nobody has learned anything from what would go, as far as this seat can know; nobody made a
  /// move of it at the same time as this seat, and no timer began or ended. Otherwise the others
  /// must consent, and the log counts it.
  bool free = false;
  /// Other seats whose moves would go with it.
  SeatSet movers;
};

class Table {
 public:
  /// Sits down: chance has acted, the first seat is asked. With the content of that hash if one is
  /// named, as a table that was begun before has it.
  static std::expected<Table, Problem> open(const Shelf& shelf, std::string_view game,
                                            const RawJson& options, std::vector<std::string> seats,
                                            const Seed& seed,
                                            const std::optional<std::string>& content = {});
  /// Goes on from the first `inputs` inputs of a log with other players and another chance.
  static std::expected<Table, LogProblem> branch(const Shelf& shelf, const Log& log,
                                                 std::size_t inputs, std::vector<std::string> seats,
                                                 const Seed& seed);
  /// The same from a game that is at hand, without playing it again.
  static Table branch(const Table& table, std::size_t inputs, std::vector<std::string> seats,
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
  const std::vector<LogInput>& inputs() const { return past_.inputs(); }
  const Past& past() const { return past_; }
  /// How often a move was taken back that was not free.
  int undone() const { return undone_; }

  /// Plays for a seat, then lets chance act until somebody is asked. Returns what happened; a
  /// refused move changes nothing.
  std::expected<std::vector<Told>, Refusal> play(Seat seat, std::string_view notation);

  /// The clock plays what it was asked to, then chance acts. Only while a timer runs.
  std::expected<std::vector<Told>, Refusal> ring();

  /// How many inputs would stay if the seat took its last one back; nothing if it has none.
  std::optional<std::size_t> inputs_after_undo(Seat seat) const { return last_move_of(seat); }
  /// What the seat could take back, or nothing if it has not moved yet at this table.
  std::optional<UndoOffer> undo_offer(Seat seat) const;
  /// Takes back what `undo_offer` says. The same draws come again if play goes the same way.
  /// Returns whether it was free; nothing if there was nothing to take back. Who takes back what
  /// was taken back before, and knows whether that was free, says so: it is dear to find out.
  std::optional<bool> undo(Seat seat, std::optional<bool> free = {});

  void resign(Seat seat) { resigned_ = seat; }

  /// The whole game so far: the save of an unfinished one, the record of a finished one.
  Log log() const;

 private:
  /// What taking an input back needs to know of it.
  struct Finality {
    /// Who could have acted instead.
    SeatSet could_act;
    /// Time went another way with it, or chance acted.
    bool is_final = false;
    /// Whether somebody may have learned something from it, as far as each seat knows. Found out
    /// when that seat asks: most moves are never thought of again.
    mutable std::array<std::optional<bool>, max_seats> taught{};
  };

  Table(std::shared_ptr<const AnyGame> game, LogHeader header, const Seed& seed, Past past);
  Table(const std::shared_ptr<const AnyGame>& game, const LogHeader& header, const Seed& seed);

  void record(Actor actor, std::string_view notation, SeatSet could_act, bool is_final);
  std::optional<std::size_t> last_move_of(Seat seat) const;
  bool is_free(Seat seat, std::size_t first_gone) const;
  SeatSet movers_since(Seat seat, std::size_t first_gone) const;
  void settle_chance(std::vector<Told>& told);
  bool taught_somebody(Seat knower, std::size_t input) const;
  bool might_teach_somebody(Seat knower, const Position& before, const LogInput& input) const;
  std::expected<void, LogProblem> take_over(const Log& log, std::size_t inputs);

  std::shared_ptr<const AnyGame> game_;
  LogHeader header_;
  Seed seed_;
  ChanceStream chance_;
  Past past_;
  std::unique_ptr<Position> position_;
  /// Beside each input.
  std::vector<Finality> finalities_;
  /// The position before the last move of a seat, which is the one that is asked about most.
  std::unique_ptr<Position> before_last_move_;
  std::size_t last_move_ = 0;
  int undone_ = 0;
  std::optional<Seat> resigned_;
};

}  // namespace reverie
