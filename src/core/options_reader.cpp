// SPDX-License-Identifier: Apache-2.0
#include "core/options_reader.hpp"

#include <charconv>

#include "core/suggest.hpp"

namespace reverie {
namespace {

boost::json::value guess_type(std::string_view text) {
  if (text == "true") return true;
  if (text == "false") return false;
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size()) return number;
  return boost::json::string(text);
}

std::string join(const std::vector<std::string>& words) {
  std::string joined;
  for (const std::string& word : words) {
    if (!joined.empty()) joined += ", ";
    joined += word;
  }
  return joined;
}

std::string hint(std::string_view word, const std::vector<std::string>& words) {
  const auto near = nearest(word, words);
  return near ? "did you mean '" + *near + "'?" : "known are: " + join(words);
}

}  // namespace

std::expected<boost::json::object, Problem> parse_option_list(std::string_view text) {
  boost::json::object object;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view item = text.substr(0, comma);
    text.remove_prefix(std::min(comma + 1, text.size()));
    const std::size_t equals = item.find('=');
    if (equals == std::string_view::npos || equals == 0) {
      return std::unexpected(
          Problem{"'" + std::string(item) + "' is not an option; write name=value,name=value"});
    }
    const auto [place, added] =
        object.emplace(item.substr(0, equals), guess_type(item.substr(equals + 1)));
    if (!added) {
      return std::unexpected(
          Problem{"option '" + std::string(item.substr(0, equals)) + "' is given twice"});
    }
  }
  return object;
}

Problem unknown_option(std::string_view name, const std::vector<std::string>& known) {
  return {"there is no option '" + std::string(name) + "'; " + hint(name, known)};
}

Problem unknown_choice(std::string_view option, std::string_view value,
                       const std::vector<std::string>& choices) {
  return {"option '" + std::string(option) + "' cannot be '" + std::string(value) + "'; " +
          hint(value, choices)};
}

Problem not_a_number(std::string_view option, std::int64_t low, std::int64_t high) {
  return {"option '" + std::string(option) + "' is a whole number from " + std::to_string(low) +
          " to " + std::to_string(high)};
}

}  // namespace reverie
