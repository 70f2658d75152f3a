// SPDX-License-Identifier: Apache-2.0
// A log that somebody brings becomes a table.
#include <algorithm>
#include <utility>

#include "core/hex.hpp"
#include "core/sha256.hpp"
#include "games/replay.hpp"
#include "table/host.hpp"
#include "table/players.hpp"
#include "table/words.hpp"

namespace reverie {
namespace {

/// Whoever brings a log that only bots played looks at it from the first seat.
std::size_t seat_of_bringer(const std::vector<std::string>& players) {
  const auto person = std::ranges::find(players, person_text);
  return person == players.end() ? 0 : static_cast<std::size_t>(person - players.begin());
}

/// Somebody who played a finished game and is not here. Nobody need play for them any more.
entry::SeatEntry seat_of_the_past(const AnyGame& game, const std::string& player) {
  const auto level = level_of(game, player);
  return {level ? letter::SeatKind::bot : letter::SeatKind::person, {}, {}, level, {}};
}

/// Who goes on with a save: bots as before, people who are invited.
entry::SeatEntry seat_to_go_on(const AnyGame& game, const std::string& player,
                               std::string_view secret) {
  if (is_bot_text(player)) {
    return {letter::SeatKind::bot, {}, {}, level_of(game, player).value_or(Level::steady), {}};
  }
  return {letter::SeatKind::open, {}, {}, std::nullopt, to_hex(sha256(secret))};
}

entry::Opened game_of_log(const Log& log, const AnyGame& game) {
  entry::Opened opened;
  opened.game = log.header.game;
  opened.rules = log.header.rules;
  opened.content = log.header.content;
  opened.options = game.options();
  opened.seed = log.footer.seed.hex();
  opened.log = write_log(log);
  return opened;
}

/// Others would play against somebody who knows every card to come.
void go_on_with_new_chance(entry::Opened& opened, const Log& log, const Seed& seed) {
  opened.log.reset();
  opened.seed = seed.hex();
  opened.branch = entry::inputs_of(log.inputs, log.inputs.size());
}

}  // namespace

std::expected<Host::Opened, LogProblem> Host::from_log(const Shelf& shelf, std::string_view id,
                                                       const Log& log, std::string_view guest,
                                                       const Seed& seed,
                                                       const std::vector<std::string>& secrets,
                                                       Time now) {
  if (const auto holds = verify(shelf, log); !holds) return std::unexpected(holds.error());
  const auto game = game_of(shelf, log.header);
  if (!game) return std::unexpected(game.error());
  entry::Opened opened = game_of_log(log, **game);
  const std::vector<std::string>& players = log.header.seats;
  const std::size_t mine = seat_of_bringer(players);
  std::vector<Invitation> invitations;
  for (std::uint8_t i = 0; i < players.size(); ++i) {
    if (i == mine) {
      opened.seats.push_back({letter::SeatKind::person, {}, std::string(guest), std::nullopt, {}});
      continue;
    }
    opened.seats.push_back(log.footer.is_of_finished_game()
                               ? seat_of_the_past(**game, players[i])
                               : seat_to_go_on(**game, players[i], secrets.at(i)));
    if (opened.seats.back().kind == letter::SeatKind::open) {
      invitations.push_back({Seat{i}, secrets[i]});
    }
  }
  if (!invitations.empty()) {
    go_on_with_new_chance(opened, log, seed);
    opened.talk = usual_talk(**game);
  }
  auto begun = begin(shelf, id, std::move(opened), guest, now);
  if (!begun) {
    const Message& why = begun.error().message;
    return std::unexpected(LogProblem{1, why.key, std::nullopt, std::nullopt, why});
  }
  begun->invitations = std::move(invitations);
  return *std::move(begun);
}

}  // namespace reverie
