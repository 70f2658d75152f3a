// SPDX-License-Identifier: Apache-2.0
// Every game behind one small interface, for those who do not care which game it is: tables,
// servers, the command line. Actions pass as notation. Minds use the static types instead.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/actor.hpp"
#include "core/chance_stream.hpp"
#include "core/game.hpp"
#include "core/message.hpp"
#include "core/narrator.hpp"
#include "core/price.hpp"
#include "core/raw_json.hpp"
#include "core/result.hpp"

namespace reverie {

/// What a seat knows, for a screen: as JSON, and what is expected of it.
struct Sight {
  std::string view;
  Prompt prompt;
};

/// One of the things that a seat may do, for a screen.
struct ChoiceInfo {
  /// The notation, to be sent back.
  std::string action;
  /// What it is made of: the `ActionInfo` of its game.
  RawJson does;
  /// Nothing where there are too many for words: a board shows them.
  std::optional<Message> text;
  Price price;
};
BOOST_DESCRIBE_STRUCT(ChoiceInfo, (), (action, does, text, price))
using Choices = Written<std::vector<ChoiceInfo>>;

/// What a seat may choose from, for a screen that may have been sent it before.
struct Offer {
  /// Tells two lists of choices with their prices apart.
  std::uint64_t mark = 0;
  /// Nothing where the screen has them.
  std::optional<Choices> choices;
};

/// A state of some game, with its rules at hand.
class Position {
 public:
  virtual ~Position() = default;
  virtual std::unique_ptr<Position> clone() const = 0;

  virtual Turn turn() const = 0;
  /// All that a seat may do, as notation.
  virtual std::vector<std::string> choices(Seat seat) const = 0;
  /// The same for a screen that was last sent those of the mark `known`, in the same order; without
  /// words where there are more than `most_in_words`, for nobody would read them.
  virtual Offer offer(Seat seat, std::size_t most_in_words,
                      std::optional<std::uint64_t> known) const = 0;
  /// An action of this game in words.
  virtual Message phrase(std::string_view notation) const = 0;
  /// Carries out an input from outside and returns what happened; or refuses it, changing nothing.
  virtual std::expected<std::vector<Told>, Refusal> play(Actor actor,
                                                         std::string_view notation) = 0;
  /// Carries out an input that was played here before, without asking whether it may be; and tells
  /// of it if somebody listens.
  virtual void play_again(Actor actor, std::string_view notation,
                          std::vector<Told>* listener = nullptr) = 0;
  /// What the clock does next, as notation, if the turn is also the clock's.
  virtual std::optional<Timer<std::string>> timer() const = 0;
  /// Its number alone.
  virtual std::optional<std::uint32_t> timer_number() const = 0;
  /// What chance does next, from this stream. Only when chance moves.
  virtual std::string roll(ChanceStream& stream) const = 0;
  virtual Result result() const = 0;
  /// What goes on from here, of a game in chapters; it may be there before the end.
  virtual std::optional<RawJson> sheet() const = 0;
  virtual std::uint64_t hash() const = 0;

  virtual Sight sight(Seat viewer) const = 0;
  std::string view(Seat viewer) const { return sight(viewer).view; }
  Prompt prompt(Seat viewer) const { return sight(viewer).prompt; }
  /// The pages of the story that the viewer has been shown, by name.
  virtual std::vector<std::string> pages(Seat viewer) const = 0;
  virtual std::optional<Refusal> why_not(Seat seat, std::string_view notation) const = 0;
  /// Whether this input would tell the viewer more than it could have worked out from what it
  /// knows now: the moment after which taking back is no longer free.
  virtual bool teaches(Seat viewer, Actor actor, std::string_view notation) const = 0;
  /// Whether it might teach the viewer something, as far as another seat can know: what that seat
  /// is told of it must not tell of what it cannot see.
  virtual bool might_teach(Seat knower, Seat viewer, Actor actor,
                           std::string_view notation) const = 0;

 protected:
  Position() = default;
  Position(const Position&) = default;
  Position& operator=(const Position&) = default;
};

/// A game with its options.
class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual std::string_view id() const = 0;
  virtual int rules_version() const = 0;
  /// What is printed on its components, as one text; empty for rules that read no content.
  virtual std::string content_text() const = 0;
  /// SHA-256 of it, in hexadecimal.
  virtual std::string content_hash() const = 0;
  /// All options, defaults included, as a JSON object.
  virtual RawJson options() const = 0;
  /// The same without the sheet that a chapter began from, for screens.
  virtual RawJson chosen_options() const = 0;
  /// What that sheet names and no longer exists.
  virtual std::vector<Message> amends() const = 0;
  /// The bot that plays this game at a level, as the command line names bots: one that plays at
  /// random where no mind knows the game.
  virtual std::string_view bot_of_level(std::size_t level) const = 0;
  /// Several seats act at once for a common end: bots let people go first.
  virtual bool is_shared_turn() const = 0;
  /// Partners hide something from each other: people are silent about it unless they agree
  /// otherwise.
  virtual bool asks_for_silence() const = 0;
  /// A clock runs at some time of the game, whether or not it does now.
  virtual bool is_timed() const = 0;
  virtual int seats() const = 0;
  virtual int longest_game() const = 0;
  virtual std::unique_ptr<Position> deal() const = 0;

 protected:
  AnyGame() = default;
  AnyGame(const AnyGame&) = default;
  AnyGame& operator=(const AnyGame&) = default;
};

}  // namespace reverie
