// SPDX-License-Identifier: Apache-2.0
#include "support/corridor_shelf.hpp"

#include "games/shelf_entry.hpp"
#include "support/house_content.hpp"

namespace reverie::testing {

ContentReader content_of_corridor() {
  return [](std::string_view path) -> std::optional<std::string_view> {
    return content_of_house()("tests" + std::string(path.substr(path.find('/'))));
  };
}

const Shelf& shelf_with_corridor() {
  static const Shelf shelf = [] {
    std::vector<GameEntry> games = shelf_of_house().games();
    games.push_back(entry_of<corridor::Corridor>(content_of_corridor()).value());
    return Shelf::of(std::move(games));
  }();
  return shelf;
}

corridor::Corridor corridor_game(const corridor::Options& options) {
  static const auto content = corridor::Corridor::load(content_of_corridor()).value();
  return corridor::Corridor::make(options, content).value();
}

}  // namespace reverie::testing
