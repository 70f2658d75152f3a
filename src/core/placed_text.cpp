// SPDX-License-Identifier: Apache-2.0
#include "core/placed_text.hpp"

#include <algorithm>

#include "core/quote.hpp"
#include "core/suggest.hpp"

namespace reverie {

TextPlace start_of(std::string_view file) {
  return {std::make_shared<const std::string>(file), 1, 1};
}

std::string to_text(const TextPlace& at) {
  const std::string file = at.file ? *at.file : std::string();
  return file + ':' + std::to_string(at.line) + ':' + std::to_string(at.column);
}

Problem problem_at(const TextPlace& at, std::string_view what) {
  return {to_text(at) + ": " + std::string(what)};
}

TextPlace PlacedText::place(std::size_t offset) const {
  const auto after = std::ranges::upper_bound(runs, offset, {}, &TextRun::offset);
  if (after == runs.begin()) return at;
  const TextRun& run = *std::prev(after);
  return {at.file, run.line, run.column + static_cast<int>(offset - run.offset)};
}

Problem no_such(const PlacedText& name, std::string_view kind,
                const std::vector<std::string>& known) {
  return problem_at(name.at, "no " + std::string(kind) + ' ' + quote(name.text) + "; " +
                                 hint_at(name.text, known));
}

}  // namespace reverie
