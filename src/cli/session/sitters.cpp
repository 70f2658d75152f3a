// SPDX-License-Identifier: Apache-2.0
#include "cli/session/sitters.hpp"

#include <algorithm>

#include "agents/level.hpp"
#include "core/suggest.hpp"

namespace reverie::cli {
std::string Sitter::text() const {
  if (is_person()) return "person";
  return std::string(bot_prefix) + write_bot_spec(*bot);
}

std::expected<Sitter, Problem> read_sitter(const AnyGame& game, std::string_view text,
                                           const Budget& default_budget) {
  if (text == "person") return Sitter{};
  if (text.starts_with(bot_prefix)) {
    auto spec = read_bot(game, text.substr(bot_prefix.size()), default_budget);
    if (!spec) return std::unexpected(spec.error());
    return Sitter{*std::move(spec)};
  }
  std::vector<std::string> known = {"person"};
  for (const std::string& bot : bot_names()) known.push_back(std::string(bot_prefix) + bot);
  // Who forgets the prefix means a bot.
  const bool is_bot = std::ranges::find(bot_names(), text) != bot_names().end();
  const auto near =
      is_bot ? std::string(bot_prefix) + std::string(text) : nearest(text, known).value_or("");
  return std::unexpected(
      Problem{"there is no player '" + std::string(text) + "'; " +
              (near.empty() ? "a seat is taken by 'person' or a bot such as 'bot:steady'"
                            : "did you mean '" + near + "'?")});
}

std::expected<std::vector<Sitter>, Problem> seat_everybody(const std::vector<std::string>& given,
                                                           const AnyGame& game,
                                                           const Budget& default_budget) {
  const auto seats = static_cast<std::size_t>(game.seats());
  std::vector<Sitter> players;
  for (const std::string& text : given) {
    auto player = read_sitter(game, text, default_budget);
    if (!player) return std::unexpected(player.error());
    players.push_back(*std::move(player));
  }
  if (players.size() > seats) {
    return std::unexpected(Problem{std::to_string(players.size()) +
                                   " seats are given, but with these options there " +
                                   (seats == 1 ? "is 1" : "are " + std::to_string(seats)) +
                                   "; try --options players=" + std::to_string(players.size())});
  }
  players.insert(players.begin(), seats - players.size(), Sitter{});
  return players;
}

std::vector<std::string> sitter_names(const std::vector<Sitter>& players, const Texts& texts) {
  const auto bots = std::ranges::count_if(players, [](const Sitter& p) { return !p.is_person(); });
  std::vector<std::string> names;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const char* key = players[i].is_person() ? "cli.seat.person"
                      : bots == 1            ? "cli.seat.only_bot"
                                             : "cli.seat.bot";
    names.push_back(texts.say(Message{key, {}}.with("number", i + 1)));
  }
  return names;
}

}  // namespace reverie::cli
