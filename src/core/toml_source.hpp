// SPDX-License-Identifier: Apache-2.0
// The text of a TOML file as far as toml++ does not tell us about it: places in bytes, letters
// inside texts, and what must be known before it reads.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/placed_text.hpp"

namespace reverie {

/// How a text in quotation marks is written.
struct ScannedText {
  std::vector<TextRun> runs;
  /// Of what the text means, in bytes.
  std::size_t length = 0;
  /// Behind its last quotation mark; nothing if that is missing.
  std::optional<std::size_t> end;
};

class TomlSource {
 public:
  static constexpr std::size_t longest_file = std::size_t{1} << 20U;
  /// toml++ takes names such as `a.b.c` of any length, and would then destroy tables by a recursion
  /// of that depth.
  static constexpr int most_parts_of_a_name = 8;

  /// Refuses what is too large, not UTF-8 or too deep.
  static std::expected<TomlSource, Problem> of(std::string_view file, std::string_view text);

  /// Without a byte order mark: no column counts it.
  std::string_view text() const { return text_; }
  /// Both from one. What lies behind a line is its end.
  std::size_t offset(std::size_t line, std::size_t character) const;
  TextPlace place(std::size_t offset) const;
  /// The text that begins at `offset` with a quotation mark.
  ScannedText scan_text(std::size_t offset) const;
  /// Where the first text begins that does not end.
  std::optional<std::size_t> unended_text() const { return unended_text_; }

 private:
  TomlSource(std::string_view file, std::string_view text);

  std::optional<Problem> find_characters();
  std::optional<Problem> look_through();
  std::size_t skip_text(std::size_t offset);

  TextPlace start_;
  std::string_view text_;
  /// Where each character begins, and the end of the file.
  std::vector<std::size_t> characters_;
  /// Which of them is the first of each line.
  std::vector<std::size_t> first_of_line_;
  std::optional<std::size_t> unended_text_;
};

}  // namespace reverie
