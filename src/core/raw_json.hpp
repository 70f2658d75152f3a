// SPDX-License-Identifier: Apache-2.0
// A value that is JSON already: it is passed on as it stands.
#pragma once

#include <string>

namespace reverie {

struct RawJson {
  std::string text;

  friend bool operator==(const RawJson&, const RawJson&) = default;
};

}  // namespace reverie
