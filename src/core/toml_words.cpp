// SPDX-License-Identifier: Apache-2.0
#include "core/toml_words.hpp"

#include <array>
#include <utility>

#include "core/quote.hpp"

namespace reverie {
namespace {

constexpr std::string_view what_a_value_is =
    "a value is a number, a text in quotation marks, true, false, a list or a table";
constexpr std::string_view what_a_name_is =
    "a name is missing: letters, digits, '_' and '-', or any text in quotation marks";
constexpr std::string_view what_an_escape_is =
    R"(after '\' only b, t, n, f, r, ", \, u0000 or U00000000 can stand; in '…' it is a plain letter)";
constexpr std::string_view what_a_number_is =
    "a number is written in digits, with '_' only between them";

/// The first that is found in what was said decides.
constexpr std::array<std::pair<std::string_view, std::string_view>, 35> words{{
    {"while parsing unicode scalar", what_an_escape_is},
    {"escape sequence", what_an_escape_is},
    {"line-ending backslashes", R"(a '\' that goes on with the next line is the last of its line)"},
    {"encountered end-of-file", "the file ends in the middle of this"},
    {"expected '='", "'=' is missing after the name"},
    {"expected value, saw", "a value is missing after '='"},
    {"expected value or closing ']', saw comma", "a value is missing before ','"},
    {"expected a comment or whitespace", "something is left at the end of the line"},
    {"expected comma or closing ']'", "',' or ']' is missing"},
    {"expected comma or closing '}'", "',' or '}' is missing"},
    {"dangling comma", "no ',' can stand before '}'"},
    {"expected key-value pair or closing '}'", what_a_name_is},
    {"expected key or closing '}', saw '\\n'", "a table in '{…}' ends on its line"},
    {"expected key or closing '}', saw '\\r'", "a table in '{…}' ends on its line"},
    {"expected key or closing '}'", what_a_name_is},
    {"expected keys, tables", what_a_name_is},
    {"expected bare key", what_a_name_is},
    {"blank bare keys", what_a_name_is},
    {"multi-line strings are prohibited", "a name stands on one line"},
    {"expected ']'", "']' is missing"},
    {"brackets must be contiguous", "write '[[name]]' without spaces between the brackets"},
    {"control character", R"(a control character can only stand in "…", written as \u0000)"},
    {"not legal line breaks", R"(a control character can only stand in "…", written as \u0000)"},
    {"after '\\r'", R"(a line ends in \n or \r\n, not in \r alone)"},
    {"expected space or tab", "between words only spaces and tabs can stand"},
    {"leading zeroes", "a number does not begin with 0"},
    {"not representable in 64 bits", "this number is too large"},
    {"length limit", "this number is too long"},
    {"could not determine value type", what_a_value_is},
    {"values may not begin", what_a_value_is},
    {"while parsing boolean", what_a_value_is},
    {"'nan'", what_a_value_is},
    {"'inf'", what_a_value_is},
    {"integer: ", what_a_number_is},
    {"nested value depth", "lists and tables stand inside each other more than 16 deep"},
}};

}  // namespace

std::string in_our_words(std::string_view said_by_toml) {
  for (const auto& [theirs, ours] : words) {
    if (said_by_toml.contains(theirs)) return std::string(ours);
  }
  constexpr std::string_view prefix = "Error while parsing ";
  if (said_by_toml.starts_with(prefix)) said_by_toml.remove_prefix(prefix.size());
  return "this is not TOML: " + std::string(said_by_toml);
}

bool is_about_a_taken_name(std::string_view said_by_toml) {
  return said_by_toml.contains("cannot redefine") || said_by_toml.contains("cannot insert");
}

std::string taken_in_our_words(std::string_view said_by_toml, std::string_view name) {
  const bool same_again = said_by_toml.contains("redefine") && !said_by_toml.contains(" as ");
  return quote(name) +
         (same_again ? " stands twice" : " cannot be: its name has another meaning above");
}

}  // namespace reverie
