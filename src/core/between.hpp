// SPDX-License-Identifier: Apache-2.0
// A whole number that lies in a range known to its type, such as an option of a game.
#pragma once

#include <cassert>

namespace reverie {

/// Behaves like the number it is. What comes from outside is checked by `read_json`, which names
/// the range; nothing else has to check it again.
template <int Low, int High>
class Between {
 public:
  static_assert(Low <= High);
  static constexpr int low = Low;
  static constexpr int high = High;

  constexpr Between(int number) : number_(number) { assert(Low <= number && number <= High); }
  constexpr operator int() const { return number_; }

 private:
  int number_;
};

}  // namespace reverie
