// SPDX-License-Identifier: Apache-2.0
#include "support/files.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string_view>

namespace reverie::testing {

namespace fs = std::filesystem;

namespace {

bool is_key(std::string_view text) {
  const bool known_family = text.starts_with("core.") || text.starts_with("onirim.") ||
                            text.starts_with("dream_runners.") || text.starts_with("dreamscape.");
  const std::size_t other = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_.");
  const bool plain = other == std::string_view::npos;
  return known_family && plain && !text.ends_with('.') && std::ranges::count(text, '.') >= 2;
}

/// By hand: std::regex does not compile without warnings under the sanitizers (g++ 12).
void add_keys_of(const fs::path& file, std::set<std::string>& keys) {
  const std::string text = contents(file);
  constexpr std::size_t none = std::string::npos;
  for (std::size_t quote = text.find('"'); quote != none; quote = text.find('"', quote + 1)) {
    const std::size_t end = text.find('"', quote + 1);
    if (end == none) return;
    const std::string literal = text.substr(quote + 1, end - quote - 1);
    if (is_key(literal)) keys.insert(literal);
  }
}

}  // namespace

fs::path house(const fs::path& relative) { return fs::path(REVERIE_ROOT) / relative; }

std::string contents(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw std::runtime_error("cannot read " + file.string());
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::set<std::string> keys_written_in(const fs::path& source) {
  std::set<std::string> keys;
  if (!fs::is_directory(source)) {
    add_keys_of(source, keys);
    return keys;
  }
  for (const auto& entry : fs::recursive_directory_iterator(source)) {
    if (entry.is_regular_file()) add_keys_of(entry.path(), keys);
  }
  return keys;
}

std::set<std::string> catalogue_keys(const std::string& language) {
  std::set<std::string> keys;
  for (const auto& entry : fs::directory_iterator(house("content/locales") / language)) {
    if (entry.path().extension() != ".json") continue;
    const auto catalogue = boost::json::parse(contents(entry.path()));
    for (const auto& [key, text] : catalogue.as_object()) keys.insert(std::string(key));
  }
  return keys;
}

}  // namespace reverie::testing
