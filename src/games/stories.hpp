// SPDX-License-Identifier: Apache-2.0
// The prose of a game, page by page and language by language. It lies apart from the catalogues
// (content/stories/<language>), so that no page of the browser is built with it: a seat is sent a
// page when the game reveals it.
#pragma once

#include <algorithm>
#include <array>
#include <expected>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/content_reader.hpp"
#include "core/message.hpp"

namespace reverie {

inline constexpr std::array<std::string_view, 3> story_languages = {"en", "fr", "it"};
inline bool is_story_language(std::string_view language) {
  return std::ranges::find(story_languages, language) != story_languages.end();
}

class Stories {
 public:
  /// Reads content/stories/<language>/<file>.toml for every language: `name = """text"""`. All
  /// languages must have the same pages, and no page two texts; the first mistake is told.
  static std::expected<Stories, Problem> read(const ContentReader& reader,
                                              const std::vector<std::string>& files);

  bool has(std::string_view page) const { return texts_.contains(page); }
  /// In English where there is no such language. Nothing for a page that this program does not
  /// have: a table may go on under content that is older than it.
  std::string_view text(std::string_view language, std::string_view page) const;

 private:
  using Texts = std::array<std::string, story_languages.size()>;
  std::map<std::string, Texts, std::less<>> texts_;
};

}  // namespace reverie
