// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "games/dreamscape/dreamscape.hpp"
#include "laws/option_sets.hpp"
#include "support/house_content.hpp"

namespace reverie::laws {

template <>
struct OptionSets<dreamscape::Dreamscape> {
  /// As measured: two to four hundred inputs a game, some dozen actions each; and many sets.
  static constexpr int dearness = 60;

  static std::vector<dreamscape::Options> all() {
    using dreamscape::Creation;
    using dreamscape::Difficulty;
    using dreamscape::Length;
    using dreamscape::Mode;
    return {{.players = 1},
            {.players = 1, .difficulty = Difficulty::nightmare},
            {.players = 2},
            {.players = 2, .mode = Mode::nightmare, .creation = Creation::at_once},
            {.players = 2, .length = Length::first},
            {.players = 3, .mode = Mode::nightmare},
            {.players = 4, .creation = Creation::at_once},
            {.players = 4, .mode = Mode::nightmare},
            // Golden logs are named by their place here: new ones come last.
            {.players = 1, .difficulty = Difficulty::easy},
            {.players = 1, .difficulty = Difficulty::hard},
            {.players = 2, .mode = Mode::nightmare},
            {.players = 2, .creation = Creation::at_once},
            {.players = 3},
            {.players = 3, .creation = Creation::at_once},
            {.players = 3, .mode = Mode::nightmare, .creation = Creation::at_once},
            {.players = 4},
            {.players = 4, .mode = Mode::nightmare, .creation = Creation::at_once},
            {.players = 2, .creation = Creation::at_once, .length = Length::first},
            {.players = 3, .length = Length::first},
            {.players = 3, .creation = Creation::at_once, .length = Length::first},
            {.players = 4, .length = Length::first},
            {.players = 4, .creation = Creation::at_once, .length = Length::first}};
  }

  /// The real one, but of every structure only the Dreamer's lowest fragment is left, and of the
  /// others a second stack: random players would hardly ever complete a card.
  static std::shared_ptr<const dreamscape::Prepared> content() {
    auto content = dreamscape::load_content(testing::content_of_house()).value();
    for (std::size_t i = 0; i < content.cards.size(); ++i) {
      auto& structure = content.cards[i].structure;
      structure.resize(i % 3 == 0 ? 2 : 1);
      for (dreamscape::Pile& pile : structure) {
        pile.fragments = {pile.fragments[0]};
        pile.tree = false;
      }
    }
    return std::make_shared<const dreamscape::Prepared>(std::move(content));
  }

  /// Turns are seldom ended, or nobody would ever build anything; and fragments are rather placed
  /// than stored.
  static std::uint32_t weight(const dreamscape::Action& action) {
    using dreamscape::Verb;
    switch (action.verb) {
      case Verb::sleep:
      case Verb::finish:
      case Verb::move:
      case Verb::store:
      case Verb::done: return 1;
      case Verb::collect:
      case Verb::enter:
      case Verb::step: return 30;
      default: return 6;
    }
  }

  /// Nothing is hidden.
  static bool may_uncover(const dreamscape::Dreamscape::View& /*view*/,
                          const dreamscape::Action& /*action*/) {
    return false;
  }
};

}  // namespace reverie::laws
