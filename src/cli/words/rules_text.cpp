// SPDX-License-Identifier: Apache-2.0
#include "cli/words/rules_text.hpp"

#include <algorithm>

namespace reverie::cli {
namespace {

std::string_view rules_page(const Library& library, std::string_view game,
                            std::string_view language) {
  const std::string base = "docs/rules/" + std::string(game);
  if (const auto page = library.read(base + '.' + std::string(language) + ".md")) return *page;
  return library.read(base + ".md").value_or(std::string_view());
}

/// Emphasis is for the page, not for a terminal.
std::string without_marks(std::string_view text) {
  std::string bare;
  std::ranges::copy_if(text, std::back_inserter(bare), [](char c) { return c != '*' && c != '`'; });
  return bare;
}

}  // namespace

std::vector<RuleText> rule_texts(const Library& library, std::string_view game,
                                 std::string_view language, const std::vector<std::string>& ids) {
  const std::string_view page = rules_page(library, game, language);
  std::vector<RuleText> rules;
  for (const std::string& id : ids) {
    const std::string mark = "- **" + id + "** ";
    const std::size_t found = page.find(mark);
    if (found == std::string_view::npos) continue;
    const std::size_t start = found + mark.size();
    const std::size_t end = std::min(page.find('\n', start), page.size());
    rules.push_back({id, without_marks(page.substr(start, end - start))});
  }
  return rules;
}

}  // namespace reverie::cli
