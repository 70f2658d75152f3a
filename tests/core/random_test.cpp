// SPDX-License-Identifier: Apache-2.0
#include "core/random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <vector>

#include "support/chi_square.hpp"

namespace reverie {
namespace {

using testing::against_uniform;
using testing::ChiSquare;

/// xoshiro256++ as Blackman and Vigna publish it, with its state in the open.
std::uint64_t published_xoshiro(std::array<std::uint64_t, 4>& s) {
  const std::uint64_t result = std::rotl(s[0] + s[3], 23) + s[0];
  const std::uint64_t t = s[1] << 17U;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = std::rotl(s[3], 45);
  return result;
}

TEST(SeedSpreader, GivesThePublishedSplitmixNumbers) {
  SeedSpreader spreader(1234567);
  for (const std::uint64_t expected :
       {6457827717110365317U, 3203168211198807973U, 9817491932198370423U, 4593380528125082431U,
        16408922859458223821U}) {
    EXPECT_EQ(spreader.next(), expected);
  }
}

TEST(Random, ThePublishedGeneratorGivesThePublishedNumbers) {
  std::array<std::uint64_t, 4> state = {1, 2, 3, 4};
  for (const std::uint64_t expected :
       {std::uint64_t{41943041}, std::uint64_t{58720359}, std::uint64_t{3588806011781223},
        std::uint64_t{3591011842654386}, std::uint64_t{9228616714210784205U},
        std::uint64_t{9973669472204895162U}, std::uint64_t{14011001112246962877U},
        std::uint64_t{12406186145184390807U}, std::uint64_t{15849039046786891736U},
        std::uint64_t{10450023813501588000U}}) {
    EXPECT_EQ(published_xoshiro(state), expected);
  }
}

TEST(Random, IsThePublishedGeneratorSeededBySplitmix) {
  for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}}) {
    SeedSpreader spreader(seed);
    std::array<std::uint64_t, 4> state = {spreader.next(), spreader.next(), spreader.next(),
                                          spreader.next()};
    Random random(seed);
    for (int i = 0; i < 1000; ++i) EXPECT_EQ(random.next(), published_xoshiro(state));
  }
}

TEST(Random, AWordIsTheUpperHalf) {
  Random words(5);
  Random numbers(5);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(words.word(), numbers.next() >> 32U);
}

TEST(Below, IsUniform) {
  for (const std::uint32_t bound : {2U, 3U, 6U, 17U, 76U, 1000U}) {
    Random random(bound);
    std::vector<std::uint64_t> counts(bound);
    for (int i = 0; i < 1'000'000; ++i) ++counts.at(below(random, bound));
    const ChiSquare fit = against_uniform(counts);
    EXPECT_TRUE(fit.agrees()) << "bound and seed " << bound << ": " << fit.statistic << " > "
                              << fit.critical();
  }
}

TEST(Below, IsUniformWhereMultiplyingWithoutRejectionWouldNotBe) {
  constexpr std::uint32_t bound = 3U << 30U;
  Random random(3);
  std::array<std::uint64_t, 3> counts{};
  for (int i = 0; i < 300'000; ++i) ++counts[below(random, bound) % 3];
  EXPECT_TRUE(against_uniform(counts).agrees());
}

TEST(Below, OneLeavesNoChoice) {
  Random random(1);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(below(random, 1), 0U);
}

TEST(Unit, LiesInItsIntervalAndIsUniform) {
  Random random(8);
  std::array<std::uint64_t, 64> counts{};
  for (int i = 0; i < 640'000; ++i) {
    const float value = unit(random);
    ASSERT_GE(value, 0.0F);
    ASSERT_LT(value, 1.0F);
    ++counts[static_cast<std::size_t>(value * 64)];
  }
  EXPECT_TRUE(against_uniform(counts).agrees());
}

TEST(ChiSquare, KnowsItsCriticalValuesAndItsEnemies) {
  // From the tables: 0.001 at 5, 30 and 100 degrees.
  EXPECT_NEAR((ChiSquare{0, 5}.critical() / 20.515), 1, 0.02);
  EXPECT_NEAR((ChiSquare{0, 30}.critical() / 59.703), 1, 0.01);
  EXPECT_NEAR((ChiSquare{0, 100}.critical() / 149.449), 1, 0.01);
  EXPECT_FALSE(against_uniform(std::array<std::uint64_t, 2>{4'800, 5'200}).agrees());
  EXPECT_FALSE(testing::against_each_other({500, 500}, {400, 600}).agrees());
  EXPECT_TRUE(testing::against_each_other({500, 500}, {490, 510}).agrees());
}

}  // namespace
}  // namespace reverie
