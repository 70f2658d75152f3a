// SPDX-License-Identifier: Apache-2.0
#include "core/options.hpp"

#include <boost/json.hpp>
#include <charconv>

#include "core/quote.hpp"

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

}  // namespace

std::expected<RawJson, Problem> parse_option_list(std::string_view text) {
  boost::json::object object;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view item = text.substr(0, comma);
    text.remove_prefix(std::min(comma + 1, text.size()));
    const std::size_t equals = item.find('=');
    if (equals == std::string_view::npos || equals == 0) {
      return std::unexpected(
          Problem{quote(item) + " is not an option; write name=value,name=value"});
    }
    const auto [place, added] =
        object.emplace(item.substr(0, equals), guess_type(item.substr(equals + 1)));
    if (!added) {
      return std::unexpected(
          Problem{"option " + quote(item.substr(0, equals)) + " is given twice"});
    }
  }
  return RawJson{boost::json::serialize(object)};
}

}  // namespace reverie
