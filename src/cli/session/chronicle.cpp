// SPDX-License-Identifier: Apache-2.0
#include "cli/session/chronicle.hpp"

namespace reverie::cli {

Chronicle Chronicle::of(const AnyGame& game, std::span<const LogInput> inputs) {
  Chronicle chronicle;
  const auto position = game.deal();
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    const auto told = position->play(inputs[i].by, inputs[i].action);
    if (told) chronicle.add(i, *told);
  }
  return chronicle;
}

void Chronicle::add(std::size_t inputs, const std::vector<Told>& told) {
  for (const Told& event : told) entries_.push_back({inputs, event});
}

void Chronicle::take_back_to(std::size_t inputs) {
  std::erase_if(entries_, [inputs](const Entry& entry) { return entry.inputs >= inputs; });
}

std::vector<std::string> Chronicle::tell(const Texts& texts, const Listener& listener,
                                         std::size_t first) const {
  std::vector<std::string> lines;
  for (std::size_t i = first; i < entries_.size(); ++i) {
    const Told& told = entries_[i].told;
    if (told.audience.contains(listener.viewer)) {
      lines.push_back(texts.say(told.message, listener));
    }
  }
  return lines;
}

std::vector<std::string> Chronicle::tell_last(const Texts& texts, const Listener& listener,
                                              std::size_t most) const {
  std::size_t first = entries_.size();
  for (std::size_t found = 0; first > 0 && found < most; --first) {
    if (entries_[first - 1].told.audience.contains(listener.viewer)) ++found;
  }
  return tell(texts, listener, first);
}

}  // namespace reverie::cli
