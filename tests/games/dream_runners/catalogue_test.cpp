// SPDX-License-Identifier: Apache-2.0
// Whatever Dream Runners can say, the catalogues can say too.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "core/options_reader.hpp"
#include "games/dream_runners/dream_runners.hpp"
#include "support/files.hpp"
#include "support/spoken_keys.hpp"

namespace reverie::testing {
namespace {

using namespace dream_runners;

void add_options(Keys& keys) {
  for (const OptionSpec& option : option_specs<Options>()) {
    const std::string key = "dream_runners.option." + option.name;
    keys.insert(key);
    for (const std::string& choice : option.choices) keys.insert(key + '.' + choice);
  }
}

/// Every key that the game composes or writes out.
Keys spoken_keys() {
  Keys keys = keys_written_in(house("src/games/dream_runners"));
  add_events<Events>(keys);
  add_terms<Colour>(keys);
  add_terms<Good>(keys);
  add_terms<Effect>(keys);
  add_terms<Shape>(keys);
  add_terms<CellKind>(keys);
  add_terms<Phase>(keys);
  add_named<Verb>(keys, "dream_runners.action");
  add_named<Phase>(keys, "dream_runners.prompt");
  // Beside those of the phases.
  for (const char* prompt : {"composing_freely", "finishing_freely", "hurrying", "resting",
                             "getting_ready", "waiting", "others"}) {
    keys.insert(std::string("dream_runners.prompt.") + prompt);
  }
  add_options(keys);
  // Of what a terminal does not list, because there may be hundreds.
  keys.insert({"dream_runners.action.place.typed", "dream_runners.action.take_back.typed"});
  return keys;
}

class DreamRunnersCatalogue : public ::testing::TestWithParam<const char*> {};

TEST_P(DreamRunnersCatalogue, KnowsEveryKeyOfTheGame) {
  const Keys known = catalogue_keys(GetParam());
  const Keys spoken = spoken_keys();
  Keys missing;
  std::ranges::set_difference(spoken, known, std::inserter(missing, missing.end()));
  EXPECT_EQ(missing, Keys{});
}

/// What no longer can be said is not translated any more.
TEST_P(DreamRunnersCatalogue, HasNoOtherEventsActionsOrRefusals) {
  const Keys spoken = spoken_keys();
  for (const std::string& key : catalogue_keys(GetParam())) {
    for (const char* family : {"dream_runners.event.", "dream_runners.action.", "dream_runners.no.",
                               "dream_runners.prompt."}) {
      EXPECT_TRUE(!key.starts_with(family) || spoken.contains(key)) << key;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, DreamRunnersCatalogue, ::testing::Values("en", "fr", "it"),
                         [](const auto& language) { return std::string(language.param); });

}  // namespace
}  // namespace reverie::testing
