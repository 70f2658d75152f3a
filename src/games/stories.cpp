// SPDX-License-Identifier: Apache-2.0
#include "games/stories.hpp"

#include <algorithm>
#include <optional>

#include "core/content_text.hpp"
#include "core/quote.hpp"

namespace reverie {
namespace {

using Pages = std::map<std::string, PlacedText>;

std::string path_of(std::string_view language, std::string_view file) {
  return "content/stories/" + std::string(language) + '/' + std::string(file) + ".toml";
}

std::string names_of(const Pages& pages) {
  std::string names;
  for (const auto& [name, text] : pages) names += (names.empty() ? "" : ", ") + name;
  return names;
}

/// A page that one of two languages lacks.
std::optional<Problem> difference(const Pages& here, const Pages& there,
                                  const std::string& other_path) {
  for (const auto& [name, text] : here) {
    if (there.contains(name)) continue;
    return problem_at(text.at, "the page " + quote(name) + " is not in " + other_path +
                                   ", which has: " + names_of(there));
  }
  return std::nullopt;
}

}  // namespace

std::expected<Stories, Problem> Stories::read(const ContentReader& reader,
                                              const std::vector<std::string>& files) {
  Stories stories;
  for (const std::string& file : files) {
    std::vector<Pages> all;
    for (const std::string_view language : story_languages) {
      const std::string path = path_of(language, file);
      auto pages = read_content<Pages>(reader, path);
      if (!pages) return std::unexpected(pages.error());
      all.push_back(*std::move(pages));
    }
    for (std::size_t i = 1; i < all.size(); ++i) {
      const std::string first = path_of(story_languages[0], file);
      const std::string other = path_of(story_languages[i], file);
      if (auto problem = difference(all[0], all[i], other)) {
        return std::unexpected(*std::move(problem));
      }
      if (auto problem = difference(all[i], all[0], first)) {
        return std::unexpected(*std::move(problem));
      }
    }
    for (const auto& [name, text] : all[0]) {
      if (stories.has(name)) {
        return std::unexpected(problem_at(
            text.at, "there is a page " + quote(name) + " in another file of this story"));
      }
      Texts& texts = stories.texts_[name];
      for (std::size_t i = 0; i < all.size(); ++i) texts[i] = all[i].at(name).text;
    }
  }
  return stories;
}

std::string_view Stories::text(std::string_view language, std::string_view page) const {
  const auto found = texts_.find(page);
  if (found == texts_.end()) return {};
  const auto spoken = std::ranges::find(story_languages, language);
  const auto at = spoken == story_languages.end() ? 0 : spoken - story_languages.begin();
  return found->second[static_cast<std::size_t>(at)];
}

}  // namespace reverie
