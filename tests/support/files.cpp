// SPDX-License-Identifier: Apache-2.0
#include "support/files.hpp"

#include <boost/json.hpp>
#include <fstream>
#include <iterator>
#include <regex>
#include <stdexcept>

namespace reverie::testing {

namespace fs = std::filesystem;

namespace {

void add_keys_of(const fs::path& file, std::set<std::string>& keys) {
  static const std::regex literal(R"rx("((?:core|onirim)(?:\.[a-z0-9_]+){2,})")rx");
  const std::string text = contents(file);
  for (std::sregex_iterator match(text.begin(), text.end(), literal), end; match != end; ++match) {
    keys.insert((*match)[1]);
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
