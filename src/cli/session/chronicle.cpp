// SPDX-License-Identifier: Apache-2.0
#include "cli/session/chronicle.hpp"

namespace reverie::cli {

std::vector<std::string> Chronicle::tell(const Texts& texts, const Listener& listener,
                                         std::size_t first) const {
  std::vector<std::string> lines;
  for (const Story::Line& line : story_->lines(past_, listener.viewer, first, size_)) {
    lines.push_back(texts.say(line.text, listener));
  }
  return lines;
}

std::vector<std::string> Chronicle::tell_last(const Texts& texts, const Listener& listener,
                                              std::size_t most) const {
  return tell(texts, listener, story_->start_of_last(listener.viewer, most, size_));
}

}  // namespace reverie::cli
