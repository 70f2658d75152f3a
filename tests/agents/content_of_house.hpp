// SPDX-License-Identifier: Apache-2.0
// The real content files, as minds read them.
#pragma once

#include <map>
#include <string>

#include "agents/bot.hpp"
#include "support/files.hpp"

namespace reverie::testing {

inline ContentReader content_of_house() {
  return [](std::string_view path) -> std::optional<std::string_view> {
    static std::map<std::string, std::string, std::less<>> read;
    const auto found = read.find(path);
    if (found != read.end()) return found->second;
    return read.emplace(path, contents(house(std::string(path)))).first->second;
  };
}

}  // namespace reverie::testing
