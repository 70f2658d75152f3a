// SPDX-License-Identifier: Apache-2.0
#include "games/registry.hpp"

#include <boost/mp11.hpp>

#include "core/suggest.hpp"
#include "games/catalogue.hpp"
#include "games/typed.hpp"

namespace reverie {
namespace {

template <Game G>
std::expected<std::shared_ptr<const AnyGame>, Problem> make(const boost::json::object& object) {
  const auto options = read_options<typename G::Options>(object);
  if (!options) return std::unexpected(options.error());
  const auto game = G::make(*options);
  if (!game) return std::unexpected(game.error());
  return std::make_shared<const TypedGame<G>>(*game);
}

std::vector<GameEntry> list_games() {
  std::vector<GameEntry> entries;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Catalogue>>(
      [&]<class G>(boost::mp11::mp_identity<G>) {
        entries.push_back({G::id, option_specs<typename G::Options>(), &make<G>});
      });
  return entries;
}

}  // namespace

const std::vector<GameEntry>& all_games() {
  static const std::vector<GameEntry> entries = list_games();
  return entries;
}

std::expected<const GameEntry*, Problem> find_game(std::string_view id) {
  std::vector<std::string> names;
  for (const GameEntry& entry : all_games()) {
    if (entry.id == id) return &entry;
    names.emplace_back(entry.id);
  }
  const auto near = nearest(id, names);
  return std::unexpected(
      Problem{"there is no game '" + std::string(id) + "'; " +
              (near ? "did you mean '" + *near + "'?" : "'reverie games' lists what there is")});
}

std::expected<std::shared_ptr<const AnyGame>, Problem> make_game(
    std::string_view id, const boost::json::object& options) {
  const auto entry = find_game(id);
  if (!entry) return std::unexpected(entry.error());
  return (*entry)->make(options);
}

}  // namespace reverie
