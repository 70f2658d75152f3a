// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "laws/option_sets.hpp"
#include "support/corridor_shelf.hpp"

namespace reverie::laws {

template <>
struct OptionSets<corridor::Corridor> {
  static constexpr int dearness = 100;

  /// The last of them is not its story's first evening.
  static std::vector<corridor::Options> all() {
    const RawJson sheet{R"({"version":1,"purse":4,"open":["left"]})"};
    return {{1, 12}, {2, 40}, {4, 40}, {2, 20, sheet}};
  }

  /// Who leaves ends the evening for all.
  static std::uint32_t weight(const corridor::Action& action) {
    return action.verb == corridor::Verb::leave ? 1 : 20;
  }

  static std::shared_ptr<const corridor::Content> content() {
    return corridor::Corridor::load(testing::content_of_corridor()).value();
  }
  /// The same doors, and something else behind every one of them.
  static std::shared_ptr<const corridor::Content> content_printed_otherwise() {
    corridor::Content other = *content();
    for (corridor::Room& room : other.rooms) room.coins += 2;
    return std::make_shared<const corridor::Content>(std::move(other));
  }

  /// A token that is shown.
  static bool may_uncover(const corridor::Corridor::View& /*view*/,
                          const corridor::Action& action) {
    return action.verb == corridor::Verb::show;
  }
};

}  // namespace reverie::laws
