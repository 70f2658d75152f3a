// SPDX-License-Identifier: Apache-2.0
#include "support/house_content.hpp"

#include <map>
#include <mutex>
#include <string>

#include "support/files.hpp"

namespace reverie::testing {

ContentReader content_of_house() {
  return [](std::string_view path) -> std::optional<std::string_view> {
    static std::mutex reading;
    static std::map<std::string, std::string, std::less<>> read;
    const std::scoped_lock alone(reading);
    const auto found = read.find(path);
    if (found != read.end()) return found->second;
    return read.emplace(path, contents(house(std::string(path)))).first->second;
  };
}

const Shelf& shelf_of_house() {
  static const Shelf shelf = Shelf::fill(content_of_house()).value();
  return shelf;
}

}  // namespace reverie::testing
