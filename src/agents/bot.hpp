// SPDX-License-Identifier: Apache-2.0
// Minds behind one interface, for tables and the command line.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/budget.hpp"
#include "core/content_reader.hpp"
#include "core/random.hpp"
#include "games/registry.hpp"

namespace reverie {

/// Which mind plays, and how long it may think.
struct BotSpec {
  std::string mind;
  Budget budget;
  /// Milliseconds that a step usually takes it while a timer runs; 0 where it never lingers.
  std::uint32_t pace = 0;
  /// Asked for advice, it studies every choice enough to tell about it. Not part of its text.
  bool studies_all = false;

  friend bool operator==(const BotSpec&, const BotSpec&) = default;
};

/// The names of all minds, the weakest first: random, hasty, thumb, flat, tree.
const std::vector<std::string>& mind_names();
/// Whether its budget counts: the others decide without playing ahead.
bool looks_ahead(const BotSpec& bot);
/// Whatever budget or pace the text adds.
bool names_a_mind(std::string_view text);
/// That the text names nothing known, with the nearest that is.
Problem no_such_bot(std::string_view text, const std::vector<std::string>& known);
/// `tree`, with a budget of its own `tree:500sims`, with a pace `tree:500sims@3000ms`.
std::expected<BotSpec, Problem> read_bot_spec(std::string_view text, const Budget& default_budget);
/// With its budget, unless it is the usual one, and its pace, if it has one.
std::string write_bot_spec(const BotSpec& spec, const std::optional<Budget>& usual = {});

/// One choice as a mind sees it.
struct Appraisal {
  std::string notation;
  /// How likely it leads to a win, from 0 to 1; nothing where the mind does not estimate it.
  std::optional<double> value;
  /// How many simulations went into it.
  std::uint32_t simulations = 0;
};

struct Advice {
  std::string notation;
  /// Every legal choice, in the order in which the game lists them.
  std::vector<Appraisal> choices;
  /// What it is after, where the game can say so.
  std::optional<Message> reason = std::nullopt;
};

/// A mind that plays one seat of one game. It is shown positions but reads only the view of the
/// seat it is asked for.
class Bot {
 public:
  virtual ~Bot() = default;
  virtual Advice advise(const Position& position, Seat seat) = 0;
  /// About how many bytes it takes up.
  virtual std::size_t memory() const = 0;
};

/// Where the minds of a game get their own randomness. Never the numbers that `Seed::derive` makes
/// of the same series and number: one of them tells all draws of the game.
SeedSpreader mind_seeds(std::uint64_t series, std::uint64_t number);

std::expected<std::unique_ptr<Bot>, Problem> make_bot(const AnyGame& game, const BotSpec& spec,
                                                      const ContentReader& content,
                                                      std::uint64_t seed);

}  // namespace reverie
