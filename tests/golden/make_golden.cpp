// SPDX-License-Identifier: Apache-2.0
// make_golden FOLDER GAME: plays the golden logs of a game anew. To be run when a game is added or
// its `rules_version` is raised; whoever commits other hashes for the same rules breaks every saved
// game.
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

constexpr std::uint64_t tried = 200;

/// What the logs of one option set are made with.
struct OneSet {
  std::filesystem::path folder;
  std::string game, name;
  RawJson options;
  int seats;
  std::size_t longest;
};

/// The first game of the mind for every way in which its games end.
void make_games(const OneSet& set, const std::string& mind) {
  std::map<std::string, int> endings;
  for (std::uint64_t number = 0; number < tried; ++number) {
    Table table = open_table(set.game, set.options, set.seats, mind, number);
    play(table, mind, number, set.longest);
    const std::string key = table.position().result().ending;
    if (endings[key]++ > 0) continue;
    const std::string ending = key.substr(key.rfind('.') + 1);
    save(set.folder / (set.name + "-" + mind + "-" + ending + ".jsonl"), table);
  }
}

/// A save in mid-game with a move taken back, the same given up, and a game that goes on from the
/// middle of it with another seed.
void make_saves(const OneSet& set) {
  Table table = open_table(set.game, set.options, set.seats, "thumb", tried);
  play(table, "thumb", tried, 60);
  table.undo(table.position().turn().seats.first());
  save(set.folder / (set.name + "-save.jsonl"), table);

  Table branch = Table::branch(shelf_of_house(), table.log(), 30, table.seats(),
                               Seed::derive(series, tried + 1))
                     .value();
  play(branch, "thumb", tried + 1, set.longest);
  save(set.folder / (set.name + "-branch.jsonl"), branch);

  table.resign(Seat{0});
  save(set.folder / (set.name + "-resigned.jsonl"), table);
}

/// Where a game has many option sets, minds and saves take turns: the files stay few.
template <Game G>
void make_logs(const std::filesystem::path& folder) {
  constexpr std::size_t few_sets = 4;
  const auto sets = laws::OptionSets<G>::all();
  const bool all = sets.size() <= few_sets;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const RawJson options{to_json(sets[i])};
    const auto game = shelf_of_house().make(G::id, options).value();
    const std::string name = std::string(G::id) + "-" + std::to_string(i + 1);
    const OneSet set{folder,  std::string(G::id), name,
                     options, game->seats(),      static_cast<std::size_t>(game->longest_game())};
    if (all || i % 2 == 0) make_games(set, "random");
    if (all || i % 2 == 1) make_games(set, "thumb");
    if (all || i % 3 == 0) make_saves(set);
  }
}

}  // namespace
}  // namespace reverie::testing

int main(int count, char** arguments) {
  using namespace reverie;
  if (count != 3) {
    std::fputs("usage: make_golden FOLDER GAME\n", stderr);
    return 2;
  }
  const std::filesystem::path folder = arguments[1];
  bool found = false;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Catalogue>>(
      [&]<class G>(boost::mp11::mp_identity<G>) {
        if (G::id != std::string_view(arguments[2])) return;
        found = true;
        reverie::testing::make_logs<G>(folder);
      });
  return found ? 0 : 2;
}
