// SPDX-License-Identifier: Apache-2.0
#include "core/content_text.hpp"

#include <algorithm>
#include <charconv>

#include "core/quote.hpp"
#include "core/suggest.hpp"

namespace reverie {
namespace {

bool is_name_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '-';
}

/// Walks over a text and counts lines. The first mistake ends it.
class TextReader {
 public:
  TextReader(std::string_view file, std::string_view text) : file_(file), text_(text) {}

  std::expected<std::vector<ContentRecord>, Problem> read() {
    std::vector<ContentRecord> records;
    for (skip_blank_lines(); !at_end() && !problem_; skip_blank_lines()) {
      if (here() == '[') {
        read_header(records);
      } else if (records.empty()) {
        fail("a field before the first '[[kind]]'");
      } else {
        read_field(records.back());
      }
    }
    if (problem_) return std::unexpected(*std::move(problem_));
    return records;
  }

 private:
  // --- Lines -----------------------------------------------------------------------------------

  void read_header(std::vector<ContentRecord>& records) {
    const TextPlace at = at_;
    if (!take("[[")) return fail("write '[[kind]]', with two brackets");
    ContentRecord record{read_name(), at, {}};
    if (!take("]]")) return fail("']]' is missing");
    records.push_back(std::move(record));
    end_line();
  }

  void read_field(ContentRecord& record) {
    const TextPlace at = at_;
    const std::string name = read_name();
    if (problem_) return;
    const auto same = [&](const ContentField& field) { return field.name == name; };
    if (std::ranges::any_of(record.fields, same)) {
      at_ = at;
      return fail(quote(name) + " stands twice in this " + record.kind);
    }
    skip_spaces();
    if (!take("=")) return fail("'=' is missing after " + quote(name));
    skip_spaces();
    ContentValue value = read_value();
    if (problem_) return;
    record.fields.push_back({name, at, std::move(value)});
    end_line();
  }

  void end_line() {
    if (problem_) return;
    skip_spaces();
    skip_comment();
    if (!at_end() && here() != '\n') fail("something is left at the end of the line");
  }

  // --- Values ----------------------------------------------------------------------------------

  ContentValue read_value() {
    const TextPlace at = at_;
    if (!at_end() && here() == '"') return {at, read_text()};
    if (!at_end() && here() == '[') return {at, read_list()};
    if (take("true")) return {at, true};
    if (take("false")) return {at, false};
    return {at, read_number()};
  }

  std::string read_text() {
    const TextPlace at = at_;
    std::string text;
    step();
    while (!at_end() && here() != '\n') {
      if (take("\"")) return text;
      if (here() == '\\') {
        step();
        if (at_end() || (here() != '"' && here() != '\\')) {
          fail(R"(after '\' only '"' or '\' can stand)");
          return text;
        }
      }
      text += here();
      step();
    }
    at_ = at;
    fail("the text that begins here does not end on its line");
    return text;
  }

  ContentValue::List read_list() {
    ContentValue::List list;
    step();
    for (skip_blank_lines(); !problem_ && !take("]"); skip_blank_lines()) {
      list.push_back(read_value());
      skip_blank_lines();
      const bool ends = !at_end() && here() == ']';
      if (!take(",") && !ends) fail("',' or ']' is missing");
    }
    return list;
  }

  std::int64_t read_number() {
    std::int64_t number = 0;
    const char* begin = text_.data() + offset_;
    const char* end = text_.data() + text_.size();
    const auto [stop, error] = std::from_chars(begin, end, number);
    if (error != std::errc()) {
      fail("a value is a number, a text in quotation marks, true, false or a list");
    }
    while (text_.data() + offset_ != stop) step();
    return number;
  }

  std::string read_name() {
    std::string name;
    while (!at_end() && is_name_letter(here())) {
      name += here();
      step();
    }
    if (name.empty()) fail("a name is missing: letters, digits, '_' and '-'");
    return name;
  }

  // --- Letters ---------------------------------------------------------------------------------

  bool at_end() const { return offset_ == text_.size(); }
  char here() const { return text_[offset_]; }

  void step() {
    const bool new_line = here() == '\n';
    at_.line += new_line ? 1 : 0;
    at_.column = new_line ? 1 : at_.column + 1;
    ++offset_;
  }

  bool take(std::string_view word) {
    if (!text_.substr(offset_).starts_with(word)) return false;
    for (std::size_t i = 0; i < word.size(); ++i) step();
    return true;
  }

  void skip_spaces() {
    while (!at_end() && (here() == ' ' || here() == '\t' || here() == '\r')) step();
  }
  void skip_comment() {
    if (at_end() || here() != '#') return;
    while (!at_end() && here() != '\n') step();
  }
  void skip_blank_lines() {
    for (skip_spaces(), skip_comment(); !at_end() && here() == '\n';) {
      step();
      skip_spaces();
      skip_comment();
    }
  }

  void fail(std::string_view what) {
    if (!problem_) problem_ = content_problem(file_, at_, what);
  }

  std::string_view file_;
  std::string_view text_;
  std::size_t offset_ = 0;
  TextPlace at_;
  std::optional<Problem> problem_;
};

}  // namespace

Problem content_problem(std::string_view file, TextPlace at, std::string_view what) {
  return {std::string(file) + ':' + std::to_string(at.line) + ':' + std::to_string(at.column) +
          ": " + std::string(what)};
}

std::expected<std::vector<ContentRecord>, Problem> read_content(std::string_view file,
                                                                std::string_view text) {
  return TextReader(file, text).read();
}

namespace detail {

Problem wrong_kind_of_value(std::string_view file, const ContentValue& value,
                            std::string_view wanted) {
  return content_problem(file, value.at, std::string(wanted) + " must stand here");
}

Problem out_of_range(std::string_view file, const ContentValue& value, std::int64_t low,
                     std::int64_t high) {
  return content_problem(file, value.at,
                         "a number from " + std::to_string(low) + " to " + std::to_string(high));
}

Problem not_one_of(std::string_view file, const ContentValue& value,
                   const std::vector<std::string>& choices) {
  const auto& word = std::get<std::string>(value.what);
  return content_problem(file, value.at, "no " + quote(word) + "; " + hint_at(word, choices));
}

Problem unknown_field(std::string_view file, const ContentField& field,
                      const std::vector<std::string>& known) {
  return content_problem(file, field.at,
                         "no " + quote(field.name) + "; " + hint_at(field.name, known));
}

Problem missing_field(std::string_view file, const ContentRecord& record, std::string_view name) {
  return content_problem(file, record.at, "this " + record.kind + " has no " + quote(name));
}

}  // namespace detail
}  // namespace reverie
