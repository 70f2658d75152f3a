// SPDX-License-Identifier: Apache-2.0
// Whatever the engine can say, the catalogues can say too.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "support/files.hpp"
#include "support/onirim_story.hpp"
#include "support/spoken_keys.hpp"

namespace reverie::testing {
namespace {

/// Every key that the engine composes or writes out.
Keys spoken_keys() {
  Keys keys = keys_written_in(house("src/games/onirim"));
  keys.merge(keys_written_in(house("src/core")));
  keys.merge(keys_written_in(house("src/games/typed.hpp")));
  add_events<onirim::Events>(keys);
  add_terms<onirim::Colour>(keys);
  add_terms<onirim::Symbol>(keys);
  add_terms<onirim::Card>(keys);
  add_terms<onirim::Phase>(keys);
  add_terms<onirim::Place>(keys);
  add_terms<onirim::Hands>(keys);
  add_named<onirim::Verb>(keys, "onirim.action");
  add_named<onirim::Phase>(keys, "onirim.prompt");
  for (const onirim::Colour colour : onirim::all_colours) {
    keys.insert("onirim.score." + std::string(name_of(door_of(colour))));
  }
  add_named<onirim::Ending>(keys, "onirim.ending");
  keys.erase("onirim.ending.none");  // a game that is over has an ending
  return keys;
}

class Catalogue : public ::testing::TestWithParam<const char*> {};

TEST_P(Catalogue, KnowsEveryKeyOfTheEngine) {
  const Keys known = catalogue_keys(GetParam());
  const Keys spoken = spoken_keys();
  Keys missing;
  std::ranges::set_difference(spoken, known, std::inserter(missing, missing.end()));
  EXPECT_EQ(missing, Keys{});
}

INSTANTIATE_TEST_SUITE_P(Languages, Catalogue, ::testing::Values("en", "fr", "it"),
                         [](const auto& language) { return std::string(language.param); });

}  // namespace
}  // namespace reverie::testing
