// SPDX-License-Identifier: Apache-2.0
#include "core/names.hpp"

#include <gtest/gtest.h>

namespace reverie {
namespace {

enum class Weather { sun, rain, none };
// `none` stays undescribed, as sentinels do.
BOOST_DESCRIBE_ENUM(Weather, sun, rain)

TEST(Names, GoBothWays) {
  EXPECT_EQ(name_of(Weather::rain), "rain");
  EXPECT_EQ(from_name<Weather>("rain"), Weather::rain);
  EXPECT_EQ(all_names<Weather>(), (std::vector<std::string>{"sun", "rain"}));
  EXPECT_EQ(enum_size<Weather>, 2U);
}

TEST(Names, ASentinelHasNone) {
  EXPECT_EQ(name_of(Weather::none), "");
  EXPECT_EQ(from_name<Weather>("none"), std::nullopt);
  EXPECT_EQ(from_name<Weather>(""), std::nullopt);
}

TEST(PerEnum, HoldsOneValueForEachName) {
  PerEnum<Weather, int> days;
  ++days[Weather::rain];
  EXPECT_EQ(days.size(), 2U);
  EXPECT_EQ(days[Weather::sun], 0);
  EXPECT_EQ(days[Weather::rain], 1);
  EXPECT_EQ(days, (PerEnum<Weather, int>{{0, 1}}));
}

}  // namespace
}  // namespace reverie
