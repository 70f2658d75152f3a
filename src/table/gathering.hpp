// SPDX-License-Identifier: Apache-2.0
// People and bots around a game: what all entries of a table add up to. It changes by entries and
// by nothing else, so a table that was restored is the same as one that never stopped.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/entries.hpp"
#include "table/legacy.hpp"
#include "table/letters.hpp"
#include "table/story.hpp"
#include "table/table.hpp"

namespace reverie {

/// Why a table cannot be had again from what was kept of it.
struct NotRestored {
  /// Nothing is wrong with it: it was begun under rules, or content, that this program does not
  /// have.
  bool is_of_other_rules = false;
  std::string what;
  /// Of such a table, where this program has its game with its options.
  std::optional<OtherRules> rules = std::nullopt;
};

class Gathering {
 public:
  /// What somebody who may act has to decide: since which version, and when that was. What others
  /// do at the same time leaves it as it is.
  struct Decision {
    std::uint64_t version = 0;
    std::int64_t since = 0;
  };

  struct Sitting {
    letter::SeatKind kind = letter::SeatKind::open;
    std::string name;
    std::string guest;
    std::optional<Level> level = std::nullopt;
    std::string secret_hash;
    Decision decision{};
    /// When whoever sits here last did something, or sat down.
    std::int64_t last_deed = 0;
    /// Of a seat that was taken over: how many inputs the game had when its person left.
    std::size_t inputs_when_left = 0;

    bool is_person() const { return kind == letter::SeatKind::person; }
    bool is_bot() const { return kind == letter::SeatKind::bot; }
    bool is_open() const { return kind == letter::SeatKind::open; }
    /// A bot sits here for somebody who may return.
    bool is_taken_over() const { return is_bot() && !guest.empty(); }
  };

  /// The shelf outlives it.
  explicit Gathering(const Shelf& shelf) : shelf_(&shelf) {}

  const Shelf& shelf() const { return *shelf_; }
  /// Of the game that is played here.
  const Stories& stories() const { return (*shelf_->find(opened_.game))->stories; }

  /// A timer that the game asked for.
  struct RunningTimer {
    std::uint32_t number = 0;
    std::int64_t milliseconds = 0;
    std::int64_t grace = 0;
    /// See `Timer`.
    bool is_race = true;
    std::int64_t since = 0;

    std::int64_t last_grain() const { return since + milliseconds; }
    /// What arrives until then still counts.
    std::int64_t rings_at() const { return last_grain() + grace; }
  };

  /// The game that the first entry branches off is at hand: it need not be played again. It must
  /// outlive that entry's applying only.
  void begin_from(const Table& origin) { origin_ = &origin; }
  /// Applies an entry and completes it (chance's answer to a move). One that does not fit is
  /// refused and changes nothing.
  std::expected<void, Refusal> apply(Entry& entry);
  /// Applies what was kept. Anything unexpected is damage.
  std::expected<void, NotRestored> restore(std::string_view text);

  std::uint64_t version() const { return version_; }
  const Decision& decision(Seat seat) const { return seats_[seat.index].decision; }
  /// The version at which the game last changed at all.
  std::uint64_t game_version() const { return game_version_; }
  /// The version at which the clock last moved.
  std::uint64_t rang_at() const { return rang_at_; }
  const std::optional<RunningTimer>& timer() const { return timer_; }
  /// The version at which the story last changed otherwise than by growing, and its first line that
  /// was not there before.
  std::uint64_t rewritten_at() const { return rewritten_at_; }
  std::size_t rewritten_from() const { return rewritten_from_; }
  /// The version at which this guest's command with this id was done.
  std::optional<std::uint64_t> version_of(std::string_view guest, std::string_view id) const;

  letter::Status status() const;
  bool is_playing() const { return status() == letter::Status::playing; }
  const entry::Opened& opened() const { return opened_; }
  /// To the seed, published before the first card.
  const std::string& commitment() const { return commitment_; }
  const std::vector<Sitting>& seats() const { return seats_; }
  const Sitting& at(Seat seat) const { return seats_[seat.index]; }
  bool has(Seat seat) const { return seat.index < seats_.size(); }
  std::optional<Seat> seat_of(std::string_view guest) const;
  /// People other than this one, who are asked when something needs consent.
  SeatSet people_beside(Seat seat) const;
  /// The same for taking back all but the first `inputs` inputs: whoever left later than that knows
  /// what would go, whoever plays for them since.
  SeatSet people_who_know(Seat seat, std::size_t inputs) const;
  /// Whose consent this needs: nobody's if it is free and takes no move of theirs with it.
  SeatSet people_to_ask(Seat seat, const UndoOffer& offer) const;
  bool has_open_seat() const;

  /// Nothing before everybody sits.
  const Table* table() const { return table_ ? &*table_ : nullptr; }
  SeatSet turn() const;
  /// Everything that was ever done at a table is read again to restore it, so there is an end to
  /// doing and undoing.
  static constexpr std::uint32_t most_undos = 1'000;
  bool may_undo() const { return is_playing() && undos_ < most_undos; }
  /// And to what is done beside the game: talking, names, proposals, bots that come and go.
  static constexpr std::uint32_t most_asides = 5'000;
  bool is_book_full() const { return asides_ >= most_asides; }
  std::int64_t last_at() const { return last_at_; }
  /// No person has done anything here since it was opened.
  bool is_untouched() const { return is_untouched_; }

  const Story& story() const { return story_; }
  /// The story's lines from `first` on up to before `last` that these eyes were told.
  std::vector<Story::Line> lines(Seat eyes, std::size_t first, std::size_t last) const {
    return story_.lines(table_ ? &table_->past() : nullptr, eyes, first, last);
  }
  /// The last lines of what was said, and how many there ever were.
  const std::deque<letter::ChatLine>& chat() const { return chat_; }
  std::size_t chat_size() const { return chat_size_; }
  const std::vector<letter::Proposal>& proposals() const { return proposals_; }
  std::optional<Seat> resigned() const { return table_ ? table_->resigned() : std::nullopt; }
  const std::optional<std::string>& next() const { return next_; }

  /// What people chose, without what a chapter began from.
  const RawJson& chosen_options() const { return chosen_options_; }
  /// Which chapter of a long game this is; every other game has one.
  std::uint32_t chapter() const { return opened_.chapter ? opened_.chapter->number : 1; }
  /// What a next chapter would begin from by now.
  const std::optional<RawJson>& sheet() const;
  /// The last sheet that is kept by an entry, the first one included.
  const std::optional<RawJson>& kept_sheet() const { return kept_sheet_; }
  /// It is over, and nobody has begun the next chapter.
  bool goes_on() const;
  /// For the next chapter.
  Legacy legacy(std::string_view table) const;

 private:
  using Applied = std::expected<void, Refusal>;

  Applied on(entry::Opened& opened);
  Applied on(entry::Joined& joined);
  Applied on(entry::Renamed& renamed);
  Applied on(entry::Moved& moved);
  Applied on(entry::TimeRanOut& ran_out);
  Applied on(entry::Rang& rang);
  Applied on(entry::TookBack& took_back);
  Applied on(entry::Proposed& proposed);
  Applied on(entry::Answered& answered);
  Applied on(entry::BotSeated& seated);
  Applied on(entry::Returned& returned);
  Applied on(entry::Resigned& resigned);
  Applied on(entry::Said& said);
  Applied on(entry::SheetKept& kept);
  Applied on(entry::Continued& continued);

  SeatSet asked_about(const entry::Proposed& proposed) const;
  Applied begin_when_complete();
  void tell_resignation();
  std::vector<std::string> chance_since(std::size_t inputs) const;
  void look_for_sheet();
  void game_changed();
  void game_changed_beside(SeatSet others_who_could_act);
  void keep_timer();
  void tell(Message text);
  void remember(const Entry& entry);

  struct Done {
    std::string guest;
    std::string id;
    std::uint64_t version;
  };

  const Shelf* shelf_;
  std::uint64_t version_ = 0;
  std::uint64_t game_version_ = 0;
  std::uint64_t rewritten_at_ = 0;
  std::size_t rewritten_from_ = 0;
  std::uint64_t rang_at_ = 0;
  std::optional<RunningTimer> timer_;
  std::int64_t last_at_ = 0;
  entry::Opened opened_;
  std::string commitment_;
  std::vector<Sitting> seats_;
  std::optional<Table> table_;
  Story story_;
  std::deque<letter::ChatLine> chat_;
  std::size_t chat_size_ = 0;
  std::vector<letter::Proposal> proposals_;
  std::uint32_t proposals_made_ = 0;
  std::uint32_t undos_ = 0;
  std::uint32_t asides_ = 0;
  bool is_untouched_ = true;
  std::deque<Done> done_;
  std::optional<std::string> next_;
  RawJson chosen_options_;
  /// A sheet that the game came by, and after how many inputs: what is taken back is forgotten.
  struct Reached {
    std::size_t inputs;
    std::optional<RawJson> sheet;
  };
  /// The first is what the chapter began from, if anything.
  std::vector<Reached> sheets_;
  std::optional<RawJson> kept_sheet_;
  const Table* origin_ = nullptr;
};

}  // namespace reverie
