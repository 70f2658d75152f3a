// SPDX-License-Identifier: Apache-2.0
// Values that are JSON already: they are passed on as they stand.
#pragma once

#include <string>

namespace reverie {

struct RawJson {
  std::string text;

  friend bool operator==(const RawJson&, const RawJson&) = default;
};

/// The same where it is known what is written there.
template <class T>
struct Written {
  std::string text;

  friend bool operator==(const Written&, const Written&) = default;
};

}  // namespace reverie
