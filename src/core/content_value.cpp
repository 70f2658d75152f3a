// SPDX-License-Identifier: Apache-2.0
// The only file that includes toml++: it compiles slowly.
#include "core/content_value.hpp"

#include <algorithm>
#include <utility>

#include "core/toml_source.hpp"
#include "core/toml_words.hpp"

// toml++ 3.3 takes two things for granted that do not hold, and the compiler would believe it: that
// a header begins with a name ("[&", its issue 294), and that no letter such as é is asked whether
// it is a space. Without its assertions, and with a plain answer where it expects nobody, it goes
// on and says what is wrong with the text.
#pragma push_macro("NDEBUG")
#undef NDEBUG
#define TOML_ASSERT(expression) static_assert(true)
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#define TOML_MAX_NESTED_VALUES 16
#include <toml++/impl/forward_declarations.h>
#pragma push_macro("TOML_UNREACHABLE")
#undef TOML_UNREACHABLE
#define TOML_UNREACHABLE return false
#include <toml++/impl/unicode.h>
#pragma pop_macro("TOML_UNREACHABLE")
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")

namespace reverie {
namespace {

class Converter {
 public:
  explicit Converter(const TomlSource& source) : source_(source) {}

  std::expected<ContentValue, Problem> convert(const toml::table& root) {
    ContentValue value = value_of(root);
    if (problem_) return std::unexpected(*std::move(problem_));
    return value;
  }

 private:
  std::size_t offset_of(const toml::source_region& region) const {
    return source_.offset(region.begin.line, region.begin.column);
  }

  ContentValue value_of(const toml::node& node) {
    const std::size_t offset = offset_of(node.source());
    ContentValue value{source_.place(offset), ForeignValue{}};
    switch (node.type()) {
      case toml::node_type::table: value.what = table_of(*node.as_table()); break;
      case toml::node_type::array: value.what = list_of(*node.as_array()); break;
      case toml::node_type::string:
        value.what = text_of(node.as_string()->get(), value.at, offset);
        break;
      case toml::node_type::integer: value.what = node.as_integer()->get(); break;
      case toml::node_type::boolean: value.what = node.as_boolean()->get(); break;
      case toml::node_type::floating_point:
        value.what = ForeignValue{"a number with a fraction"};
        break;
      case toml::node_type::date: value.what = ForeignValue{"a date"}; break;
      case toml::node_type::time: value.what = ForeignValue{"a time"}; break;
      case toml::node_type::date_time: value.what = ForeignValue{"a date with a time"}; break;
      case toml::node_type::none: break;
    }
    return value;
  }

  ContentValue::List list_of(const toml::array& array) {
    ContentValue::List list;
    for (const toml::node& item : array) list.push_back(value_of(item));
    return list;
  }

  /// toml++ sorts tables by name.
  ContentValue::Table table_of(const toml::table& table) {
    std::vector<std::pair<std::size_t, ContentField>> fields;
    for (const auto& [key, node] : table) {
      const std::size_t offset = offset_of(key.source());
      fields.push_back({offset, {std::string(key.str()), source_.place(offset), value_of(node)}});
    }
    std::ranges::sort(fields, {}, [](const auto& field) { return field.first; });
    ContentValue::Table ordered;
    for (auto& [offset, field] : fields) ordered.push_back(std::move(field));
    return ordered;
  }

  PlacedText text_of(const std::string& text, const TextPlace& at, std::size_t offset) {
    ScannedText scanned = source_.scan_text(offset);
    // toml++ skips other spaces too where TOML does not.
    if (scanned.length != text.size() && !problem_) {
      problem_ =
          problem_at(at, R"(after a '\' at the end of a line, lines are indented by spaces)");
    }
    return {text, at, std::move(scanned.runs)};
  }

  const TomlSource& source_;
  std::optional<Problem> problem_;
};

/// What stands on the left of the value at `offset`, or the header of a table there.
std::pair<std::size_t, std::string_view> taken_name(std::string_view text, std::size_t offset) {
  const std::size_t before = offset == 0 ? std::string_view::npos : offset - 1;
  std::size_t begin = before == std::string_view::npos ? 0 : text.find_last_of("\n{,", before) + 1;
  begin = std::min(text.find_first_not_of(" \t", begin), text.size());
  const bool header = text.substr(begin).starts_with('[');
  const std::size_t end =
      std::min(text.find_first_of(header ? "\r\n#" : "=\r\n", begin), text.size());
  std::string_view name = text.substr(begin, end - begin);
  name = name.substr(0, name.find_last_not_of(" \t") + 1);
  return {begin, name};
}

Problem problem_of(const TomlSource& source, const toml::parse_error& error) {
  const std::size_t offset = source.offset(error.source().begin.line, error.source().begin.column);
  // toml++ points at the end of the file; the beginning is where to look.
  if (const auto unended = source.unended_text(); unended && *unended <= offset) {
    const bool lines = source.text().substr(*unended).starts_with(R"(""")") ||
                       source.text().substr(*unended).starts_with("'''");
    return problem_at(source.place(*unended),
                      lines ? "the text that begins here does not end"
                            : "the text that begins here does not end on its line");
  }
  if (is_about_a_taken_name(error.description())) {
    const auto [begin, name] = taken_name(source.text(), offset);
    return problem_at(source.place(begin), taken_in_our_words(error.description(), name));
  }
  return problem_at(source.place(offset), in_our_words(error.description()));
}

}  // namespace

std::expected<ContentValue, Problem> parse_content(std::string_view file, std::string_view text) {
  const auto source = TomlSource::of(file, text);
  if (!source) return std::unexpected(source.error());
  const toml::parse_result parsed = toml::parse(source->text());
  if (!parsed) return std::unexpected(problem_of(*source, parsed.error()));
  return Converter(*source).convert(parsed.table());
}

}  // namespace reverie
