// SPDX-License-Identifier: Apache-2.0
// The story of a table as the terminal tells it: in words, to one listener, up to some moment.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/words/texts.hpp"
#include "table/story.hpp"

namespace reverie::cli {

class Chronicle {
 public:
  /// The first `size` lines of a story, and the past that it tells of. Both outlive it.
  Chronicle(const Story& story, const Past* past, std::size_t size)
      : story_(&story), past_(past), size_(size) {}

  std::size_t size() const { return size_; }
  /// What the listener was told, from line `first` on.
  std::vector<std::string> tell(const Texts& texts, const Listener& listener,
                                std::size_t first) const;
  /// The last things that the listener was told, at most so many.
  std::vector<std::string> tell_last(const Texts& texts, const Listener& listener,
                                     std::size_t most) const;

 private:
  const Story* story_;
  const Past* past_;
  std::size_t size_;
};

}  // namespace reverie::cli
