// SPDX-License-Identifier: Apache-2.0
// Places in files that people write, and texts that know where each of their letters stands:
// whoever reads a language inside a text can point at a word on its third line.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.hpp"

namespace reverie {

/// Lines and columns count from one; a column is a byte.
struct TextPlace {
  std::shared_ptr<const std::string> file;
  int line = 1;
  int column = 1;
};

TextPlace start_of(std::string_view file);

/// "content/…/tiles.toml:12:9".
std::string to_text(const TextPlace& at);

/// "content/…/tiles.toml:12:9: what is wrong".
Problem problem_at(const TextPlace& at, std::string_view what);

/// From the letter at `offset` on, the text stands in its file as it is.
struct TextRun {
  std::size_t offset = 0;
  int line = 1;
  int column = 1;
};

struct PlacedText {
  std::string text;
  /// Of the quotation mark before it.
  TextPlace at;
  /// In order; the first begins with the text.
  std::vector<TextRun> runs;

  /// Where a letter stands, or for the size of the text what follows it. An escape such as `\n`
  /// stands where its backslash does; what follows an escape, a line break or a `\` at the end of a
  /// line is exact again.
  TextPlace place(std::size_t offset) const;
};

/// For a name that leads nowhere: "no card 'quik'; did you mean 'quick'?"
Problem no_such(const PlacedText& name, std::string_view kind,
                const std::vector<std::string>& known);

}  // namespace reverie
