// SPDX-License-Identifier: Apache-2.0
#include "core/toml_source.hpp"

#include <algorithm>
#include <charconv>

#include "core/utf8.hpp"

namespace reverie {
namespace {

/// Walks over a text in quotation marks as TOML 1.0 reads it. What toml++ refuses may be taken for
/// anything.
class TextScanner {
 public:
  TextScanner(std::string_view source, std::size_t offset, const TextPlace& at)
      : source_(source), offset_(offset), line_(at.line), column_(at.column) {}

  ScannedText scan() {
    const char mark = source_[offset_];
    const bool lines = rest().starts_with(std::string(3, mark));
    skip(lines ? 3 : 1);
    // The line break behind the opening marks is no part of the text.
    if (lines && rest().starts_with("\r\n"))
      skip(2);
    else if (lines && rest().starts_with('\n'))
      skip(1);
    begin_run();
    while (!rest().empty()) {
      const char here = rest().front();
      if (here == mark) {
        if (take_marks(mark, lines)) break;
      } else if (here == '\n' && !lines) {
        break;
      } else if (here == '\\' && mark == '"') {
        skip_escape(lines);
      } else if (rest().starts_with("\r\n")) {
        skip(1);
        begin_run();
      } else {
        keep(1);
        if (here == '\n') begin_run();
      }
    }
    return std::move(scanned_);
  }

 private:
  std::string_view rest() const { return source_.substr(offset_); }

  void skip(std::size_t bytes) {
    for (const char c : rest().substr(0, bytes)) {
      line_ += c == '\n' ? 1 : 0;
      column_ = c == '\n' ? 1 : column_ + 1;
      ++offset_;
    }
  }

  void keep(std::size_t bytes) {
    skip(bytes);
    scanned_.length += bytes;
  }

  void begin_run() {
    if (!scanned_.runs.empty() && scanned_.runs.back().offset == scanned_.length) {
      scanned_.runs.pop_back();
    }
    scanned_.runs.push_back({scanned_.length, line_, column_});
  }

  /// Up to two marks may stand inside a text over several lines, also right before its end.
  bool take_marks(char mark, bool lines) {
    constexpr std::size_t closing = 3;
    constexpr std::size_t most = 5;
    const std::size_t next = std::min(rest().find_first_not_of(mark), rest().size());
    const std::size_t marks = lines ? std::min(next, most) : 1;
    const bool ends = !lines || marks >= closing;
    if (lines) keep(ends ? marks - closing : marks);
    if (ends) scanned_.end = offset_ + (lines ? closing : 1);
    return ends;
  }

  void skip_escape(bool lines) {
    constexpr std::string_view spaces = " \t\r\n";
    const char letter = rest().size() > 1 ? rest()[1] : '\\';
    if (lines && spaces.contains(letter)) {
      skip(1);
      skip(std::min(rest().find_first_not_of(spaces), rest().size()));
    } else if (letter == 'u' || letter == 'U') {
      const std::string_view wanted = rest().substr(2, letter == 'u' ? 4 : 8);
      const std::string_view digits = wanted.substr(
          0, std::min(wanted.find_first_not_of("0123456789abcdefABCDEF"), wanted.size()));
      scanned_.length += bytes_of(digits);
      skip(2 + digits.size());
    } else {
      scanned_.length += 1;
      skip(2);
    }
    begin_run();
  }

  /// How long a character is in UTF-8.
  static std::size_t bytes_of(std::string_view hexadecimal) {
    std::uint32_t character = 0;
    std::from_chars(hexadecimal.data(), hexadecimal.data() + hexadecimal.size(), character, 16);
    return character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
  }

  std::string_view source_;
  std::size_t offset_;
  int line_;
  int column_;
  ScannedText scanned_;
};

}  // namespace

std::expected<TomlSource, Problem> TomlSource::of(std::string_view file, std::string_view text) {
  TomlSource source(file, text);
  if (text.size() > longest_file) {
    return std::unexpected(problem_at(source.start_, "a file of content has at most 1 MiB"));
  }
  if (auto problem = source.find_characters()) return std::unexpected(*std::move(problem));
  if (auto problem = source.look_through()) return std::unexpected(*std::move(problem));
  return source;
}

TomlSource::TomlSource(std::string_view file, std::string_view text)
    : start_(start_of(file)), text_(text) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text_.starts_with(byte_order_mark)) text_.remove_prefix(byte_order_mark.size());
}

std::optional<Problem> TomlSource::find_characters() {
  first_of_line_.push_back(0);
  for (std::string_view rest = text_; !rest.empty();) {
    characters_.push_back(text_.size() - rest.size());
    const auto character = take_character(rest);
    if (!character) {
      return problem_at(place(characters_.back()), "here is no character: save the file as UTF-8");
    }
    if (*character == '\n') first_of_line_.push_back(characters_.size());
  }
  characters_.push_back(text_.size());
  return std::nullopt;
}

std::optional<Problem> TomlSource::look_through() {
  int parts = 1;
  for (std::size_t at = 0; at < text_.size();) {
    const char here = text_[at];
    if (here == '"' || here == '\'') {
      at = skip_text(at);
    } else if (here == '#') {
      at = std::min(text_.find('\n', at), text_.size());
    } else {
      if (std::string_view("=,[]{}\n").contains(here)) parts = 1;
      if (here == '.' && ++parts > most_parts_of_a_name) {
        return problem_at(place(at), "a name has at most " + std::to_string(most_parts_of_a_name) +
                                         " parts between dots");
      }
      ++at;
    }
  }
  return std::nullopt;
}

/// toml++ reads no further than a text that does not end: neither do we.
std::size_t TomlSource::skip_text(std::size_t offset) {
  const auto end = scan_text(offset).end;
  if (!end) unended_text_ = offset;
  return end.value_or(text_.size());
}

std::size_t TomlSource::offset(std::size_t line, std::size_t character) const {
  if (line > first_of_line_.size()) return text_.size();
  const std::size_t first = first_of_line_[line - 1];
  const std::size_t end =
      line < first_of_line_.size() ? first_of_line_[line] - 1 : characters_.size() - 1;
  return characters_[std::min(first + character - 1, end)];
}

TextPlace TomlSource::place(std::size_t offset) const {
  const auto line = std::ranges::upper_bound(first_of_line_, offset, {},
                                             [&](std::size_t first) { return characters_[first]; });
  const std::size_t begin = characters_[*std::prev(line)];
  return {start_.file, static_cast<int>(line - first_of_line_.begin()),
          static_cast<int>(offset - begin) + 1};
}

ScannedText TomlSource::scan_text(std::size_t offset) const {
  return TextScanner(text_, offset, place(offset)).scan();
}

}  // namespace reverie
