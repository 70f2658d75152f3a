// SPDX-License-Identifier: Apache-2.0
// make_golden FOLDER: plays the golden logs anew. To be run when a game is added or `rules_version`
// is raised; whoever commits other hashes for the same rules breaks every saved game.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "agents/bot.hpp"
#include "agents/policy.hpp"
#include "core/json_writer.hpp"
#include "laws/law_games.hpp"
#include "support/house_content.hpp"
#include "table/table.hpp"

namespace reverie::testing {
namespace {

constexpr std::uint64_t series = 20261115;

Table open_table(std::string_view game, const RawJson& options, int seats, const std::string& mind,
                 std::uint64_t number) {
  const std::vector<std::string> who(static_cast<std::size_t>(seats), "bot:" + mind);
  return Table::open(shelf_of_house(), game, options, who, Seed::derive(series, number)).value();
}

/// Where several act at once, any of them does; where a clock runs, now and then it comes first.
void play(Table& table, const std::string& mind, std::uint64_t number, std::size_t most_inputs) {
  constexpr std::uint32_t inputs_to_a_ring = 30;
  const auto bot = make_bot(table.game(), BotSpec{mind, {}}, content_of_house(), number).value();
  Random random(number);
  while (!table.is_over() && table.inputs().size() < most_inputs) {
    const Turn turn = table.position().turn();
    if (turn.clock && below(random, inputs_to_a_ring) == 0) {
      static_cast<void>(table.ring());
      continue;
    }
    const Seat seat = any_seat(turn.seats, random);
    static_cast<void>(table.play(seat, bot->advise(table.position(), seat).notation));
  }
}

void save(const std::filesystem::path& file, const Table& table) {
  std::ofstream(file, std::ios::binary) << write_log(table.log());
  std::puts(file.c_str());
}

/// The first game of each mind for every way in which its games end, one save in mid-game with a
/// move taken back, the same given up, and a game that goes on from the middle of it with another
/// seed.
template <Game G>
void make_logs(const std::filesystem::path& folder, const typename G::Options& options,
               const std::string& name) {
  constexpr std::uint64_t tried = 200;
  const RawJson object{to_json(options)};
  const auto game = shelf_of_house().make(G::id, object).value();
  const int seats = game->seats();
  const auto longest = static_cast<std::size_t>(game->longest_game());
  for (const std::string mind : {"random", "thumb"}) {
    std::map<std::string, int> endings;
    for (std::uint64_t number = 0; number < tried; ++number) {
      Table table = open_table(G::id, object, seats, mind, number);
      play(table, mind, number, longest);
      const std::string key = table.position().result().ending;
      if (endings[key]++ > 0) continue;
      save(folder / (name + "-" + mind + "-" + key.substr(key.rfind('.') + 1) + ".jsonl"), table);
    }
  }
  Table table = open_table(G::id, object, seats, "thumb", tried);
  play(table, "thumb", tried, 60);
  table.undo(table.position().turn().seats.first());
  save(folder / (name + "-save.jsonl"), table);

  Table branch = Table::branch(shelf_of_house(), table.log(), 30, table.seats(),
                               Seed::derive(series, tried + 1))
                     .value();
  play(branch, "thumb", tried + 1, longest);
  save(folder / (name + "-branch.jsonl"), branch);

  table.resign(Seat{0});
  save(folder / (name + "-resigned.jsonl"), table);
}

}  // namespace
}  // namespace reverie::testing

int main(int count, char** arguments) {
  using namespace reverie;
  if (count != 2) {
    std::fputs("usage: make_golden FOLDER\n", stderr);
    return 2;
  }
  const std::filesystem::path folder = arguments[1];
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Catalogue>>(
      [&]<class G>(boost::mp11::mp_identity<G>) {
        int number = 0;
        for (const auto& options : laws::OptionSets<G>::all()) {
          reverie::testing::make_logs<G>(folder, options,
                                         std::string(G::id) + "-" + std::to_string(++number));
        }
      });
}
