// SPDX-License-Identifier: Apache-2.0
#include "core/content_text.hpp"

#include "core/quote.hpp"
#include "core/suggest.hpp"

namespace reverie::detail {
namespace {

struct Kind {
  std::string_view operator()(std::int64_t /*number*/) const { return a_number; }
  std::string_view operator()(bool /*truth*/) const { return "true or false"; }
  std::string_view operator()(const PlacedText& /*text*/) const { return a_text; }
  std::string_view operator()(const ContentValue::List& /*list*/) const { return a_list; }
  std::string_view operator()(const ContentValue::Table& /*table*/) const { return a_table; }
  std::string_view operator()(const ForeignValue& foreign) const { return foreign.kind; }
};

/// Brackets are what authors confuse most.
std::string_view hint_at_brackets(std::string_view wanted, std::string_view found) {
  if (wanted == a_list && found == a_table) return "; write '[[…]]' before each of the list";
  if (wanted == a_table && found == a_list) return "; write '[…]' before it, once";
  return "";
}

}  // namespace

std::expected<ContentValue, Problem> parse_file(const ContentReader& reader,
                                                std::string_view path) {
  const auto text = reader(path);
  if (!text) return std::unexpected(problem_at(start_of(path), "this file is missing"));
  return parse_content(path, *text);
}

Problem wrong_kind_of_value(const ContentValue& value, std::string_view wanted) {
  const std::string_view found = std::visit(Kind{}, value.what);
  return problem_at(value.at, std::string(wanted) + " must stand here, not " + std::string(found) +
                                  std::string(hint_at_brackets(wanted, found)));
}

Problem out_of_range(const ContentValue& value, std::int64_t low, std::int64_t high) {
  return problem_at(value.at, "a number from " + std::to_string(low) + " to " +
                                  std::to_string(high) + " must stand here, not " +
                                  std::to_string(std::get<std::int64_t>(value.what)));
}

Problem not_one_of(const PlacedText& word, const std::vector<std::string>& choices) {
  return problem_at(word.at, "no " + quote(word.text) + "; " + hint_at(word.text, choices));
}

Problem unknown_field(const ContentField& field, const std::vector<std::string>& known) {
  return problem_at(field.at, "no " + quote(field.name) + "; " + hint_at(field.name, known));
}

Problem missing_field(const ContentValue& value, std::string_view kind, std::string_view name) {
  return problem_at(value.at, "this " + std::string(kind) + " has no " + quote(name));
}

}  // namespace reverie::detail
