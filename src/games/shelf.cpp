// SPDX-License-Identifier: Apache-2.0
#include "games/shelf.hpp"

#include <boost/mp11.hpp>
#include <optional>
#include <string>

#include "core/options_reader.hpp"
#include "core/quote.hpp"
#include "core/suggest.hpp"
#include "games/catalogue.hpp"
#include "games/typed.hpp"

namespace reverie {
namespace {

using Made = std::expected<std::shared_ptr<const AnyGame>, Problem>;

template <Game G, class... Content>
Made make_from(const RawJson& given, const Content&... content) {
  const auto options = read_options<typename G::Options>(given);
  if (!options) return std::unexpected(options.error());
  const auto game = G::make(*options, content...);
  if (!game) return std::unexpected(game.error());
  return std::make_shared<const TypedGame<G>>(*game);
}

template <Game G>
std::expected<GameEntry, Problem> entry_of(const ContentReader& reader) {
  GameEntry entry{G::id, option_specs<typename G::Options>(), {}, {}};
  if constexpr (PlaysWithoutClock<G>) entry.clock_option = G::clock_option;
  if constexpr (ReadsContent<G>) {
    const auto content = G::load(reader);
    if (!content) return std::unexpected(content.error());
    entry.make = [content = *content](const RawJson& options) {
      return make_from<G>(options, content);
    };
  } else {
    entry.make = [](const RawJson& options) { return make_from<G>(options); };
  }
  return entry;
}

}  // namespace

std::expected<Shelf, Problem> Shelf::fill(const ContentReader& content) {
  Shelf shelf;
  std::optional<Problem> mistake;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Catalogue>>(
      [&]<class G>(boost::mp11::mp_identity<G>) {
        auto entry = entry_of<G>(content);
        if (entry) {
          shelf.games_.push_back(*std::move(entry));
        } else if (!mistake) {
          mistake = entry.error();
        }
      });
  if (mistake) return std::unexpected(*std::move(mistake));
  return shelf;
}

std::expected<const GameEntry*, Problem> Shelf::find(std::string_view id) const {
  std::vector<std::string> names;
  for (const GameEntry& entry : games_) {
    if (entry.id == id) return &entry;
    names.emplace_back(entry.id);
  }
  const auto near = nearest(id, names);
  return std::unexpected(
      Problem{"there is no game " + quote(id) + "; " +
              (near ? "did you mean '" + *near + "'?" : "'reverie games' lists what there is")});
}

Made Shelf::make(std::string_view id, const RawJson& options) const {
  const auto entry = find(id);
  if (!entry) return std::unexpected(entry.error());
  return (*entry)->make(options);
}

}  // namespace reverie
