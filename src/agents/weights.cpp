// SPDX-License-Identifier: Apache-2.0
#include "agents/weights.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <charconv>

#include "core/suggest.hpp"

namespace reverie {
namespace json = boost::json;
namespace {

std::string place(std::string_view path, std::string_view text, std::size_t at) {
  const std::string_view before = text.substr(0, std::min(at, text.size()));
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t start = before.rfind('\n');
  const std::size_t column = before.size() - (start == std::string_view::npos ? 0 : start + 1) + 1;
  return std::string(path) + ':' + std::to_string(line) + ':' + std::to_string(column) + ": ";
}

std::size_t place_of_key(std::string_view text, std::string_view key) {
  const std::size_t at = text.find('"' + std::string(key) + '"');
  return at == std::string_view::npos ? 0 : at;
}

}  // namespace

std::expected<std::vector<float>, Problem> read_weight_file(std::string_view path,
                                                            std::string_view text,
                                                            const std::vector<std::string>& names) {
  json::stream_parser parser;
  json::error_code error;
  const std::size_t read = parser.write(text.data(), text.size(), error);
  if (!error) parser.finish(error);
  if (error) {
    return std::unexpected(
        Problem{place(path, text, read) + "this is not JSON: " + error.message()});
  }
  const json::value value = parser.release();
  const auto* object = value.if_object();
  if (object == nullptr) {
    return std::unexpected(Problem{place(path, text, 0) + "weights are an object of numbers"});
  }
  for (const auto& [key, weight] : *object) {
    if (std::ranges::find(names, std::string_view(key)) != names.end()) continue;
    const auto near = nearest(key, names);
    return std::unexpected(Problem{place(path, text, place_of_key(text, key)) +
                                   "there is no weight '" + std::string(key) + "'" +
                                   (near ? "; did you mean '" + *near + "'?" : std::string())});
  }
  std::vector<float> values;
  for (const std::string& name : names) {
    const json::value* weight = object->if_contains(name);
    if (weight == nullptr) {
      return std::unexpected(
          Problem{place(path, text, text.size()) + "the weight '" + name + "' is missing"});
    }
    if (!weight->is_number()) {
      return std::unexpected(Problem{place(path, text, place_of_key(text, name)) + "the weight '" +
                                     name + "' must be a number"});
    }
    values.push_back(weight->to_number<float>());
  }
  return values;
}

std::string write_weight_file(const std::vector<std::string>& names,
                              std::span<const float> values) {
  std::string out = "{\n";
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::array<char, 32> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), values[i]).ptr;
    out += "  \"" + names[i] + "\": " + std::string(digits.data(), end);
    out += i + 1 < names.size() ? ",\n" : "\n";
  }
  return out + "}\n";
}

}  // namespace reverie
