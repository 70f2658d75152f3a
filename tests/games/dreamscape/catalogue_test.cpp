// SPDX-License-Identifier: Apache-2.0
// Whatever Dreamscape can say, the catalogues can say too.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "core/options_reader.hpp"
#include "games/dreamscape/judge.hpp"
#include "support/dreamscape_story.hpp"
#include "support/files.hpp"
#include "support/spoken_keys.hpp"

namespace reverie::testing {
namespace {

using namespace dreamscape;

void add_options(Keys& keys) {
  for (const OptionSpec& option : option_specs<Options>()) {
    const std::string key = "dreamscape.option." + option.name;
    keys.insert(key);
    for (const std::string& choice : option.choices) keys.insert(key + '.' + choice);
  }
}

/// Every key that the game composes or writes out.
Keys spoken_keys() {
  Keys keys = keys_written_in(house("src/games/dreamscape"));
  add_events<Events>(keys);
  add_terms<Fragment>(keys);
  add_terms<Power>(keys);
  add_terms<Aim>(keys);
  add_terms<Phase>(keys);
  add_named<Verb>(keys, "dreamscape.action");
  add_named<Phase>(keys, "dreamscape.prompt");
  add_named<Reason>(keys, "dreamscape.no");
  for (const char* prompt : {"drawing", "passing", "complete", "retain", "deck", "keep", "harvest",
                             "lake", "order", "tower", "golem", "waiting", "others"}) {
    keys.insert(std::string("dreamscape.prompt.") + prompt);
  }
  add_options(keys);
  // Of what a terminal does not list, because there may be hundreds.
  for (const char* verb :
       {"move", "place", "step", "plant", "trade", "golem", "store", "invoke", "harvest", "lift"}) {
    keys.insert("dreamscape.action." + std::string(verb) + ".typed");
  }
  const Content content = dreamscape::testing::house_content();
  for (const Card& card : content.cards) keys.insert("dreamscape.card." + card.name);
  for (const Objective& one : content.objectives) keys.insert("dreamscape.objective." + one.name);
  return keys;
}

class DreamscapeCatalogue : public ::testing::TestWithParam<const char*> {};

TEST_P(DreamscapeCatalogue, KnowsEveryKeyOfTheGame) {
  const Keys known = catalogue_keys(GetParam());
  const Keys spoken = spoken_keys();
  Keys missing;
  std::ranges::set_difference(spoken, known, std::inserter(missing, missing.end()));
  EXPECT_EQ(missing, Keys{});
}

/// What no longer can be said is not translated any more.
TEST_P(DreamscapeCatalogue, HasNoOtherEventsActionsRefusalsOrNames) {
  const Keys spoken = spoken_keys();
  for (const std::string& key : catalogue_keys(GetParam())) {
    for (const char* family : {"dreamscape.event.", "dreamscape.action.", "dreamscape.no.",
                               "dreamscape.prompt.", "dreamscape.card.", "dreamscape.objective."}) {
      EXPECT_TRUE(!key.starts_with(family) || spoken.contains(key)) << key;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, DreamscapeCatalogue, ::testing::Values("en", "fr", "it"),
                         [](const auto& language) { return std::string(language.param); });

}  // namespace
}  // namespace reverie::testing
