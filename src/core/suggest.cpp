// SPDX-License-Identifier: Apache-2.0
#include "core/suggest.hpp"

#include <algorithm>
#include <cstddef>

namespace reverie {
namespace {

std::string join(const std::vector<std::string>& words) {
  std::string joined;
  for (const std::string& word : words) {
    if (!joined.empty()) joined += ", ";
    joined += word;
  }
  return joined;
}

}  // namespace

int edit_distance(std::string_view a, std::string_view b) {
  const std::size_t width = b.size() + 1;
  std::vector<int> before(width);
  std::vector<int> previous(width);
  std::vector<int> current(width);
  for (std::size_t j = 0; j < width; ++j) previous[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    current[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int replaced = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      current[j] = std::min({replaced, previous[j] + 1, current[j - 1] + 1});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) current[j] = std::min(current[j], before[j - 2] + 1);
    }
    std::swap(before, previous);
    std::swap(previous, current);
  }
  return previous[b.size()];
}

std::optional<std::string> nearest(std::string_view word, std::span<const std::string> candidates) {
  // Nobody mistypes a word of that length, and comparing takes the product of both lengths.
  constexpr std::size_t longest_word = 64;
  if (word.size() > longest_word) return std::nullopt;
  const std::string* best = nullptr;
  int best_distance = 0;
  for (const std::string& candidate : candidates) {
    const bool completes = !word.empty() && candidate.starts_with(word);
    const int distance = completes ? 1 : edit_distance(word, candidate);
    if (best == nullptr || distance < best_distance) {
      best = &candidate;
      best_distance = distance;
    }
  }
  const int tolerance = std::max(2, static_cast<int>(word.size()) / 2);
  if (best == nullptr || best_distance > tolerance) return std::nullopt;
  return *best;
}

std::string hint_at(std::string_view word, const std::vector<std::string>& words) {
  if (words.empty()) return "nothing is known here";
  const auto near = nearest(word, words);
  return near ? "did you mean '" + *near + "'?" : "known are: " + join(words);
}

}  // namespace reverie
