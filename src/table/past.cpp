// SPDX-License-Identifier: Apache-2.0
#include "table/past.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace reverie {
namespace {

/// Playing so many inputs again costs less than a letter; keeping a position of 6 KB for each of
/// them keeps a game of 10,000 inputs within 2 MB.
constexpr std::size_t inputs_between_kept = 32;

}  // namespace

Past::Past(const AnyGame& game, const ChanceStream& chance, std::size_t borrowed)
    : kept_{{0, game.deal(), chance}}, borrowed_(borrowed) {}

Past Past::of(const AnyGame& game, const std::vector<LogInput>& inputs) {
  const ChanceStream nobodys{Seed()};
  Past past(game, nobodys, inputs.size());
  const auto position = game.deal();
  for (const LogInput& input : inputs) {
    position->play_again(input.by, input.action);
    past.add(input, *position, nobodys);
  }
  return past;
}

void Past::add(LogInput input, const Position& now, const ChanceStream& chance) {
  inputs_.push_back(std::move(input));
  if (inputs_.size() % inputs_between_kept == 0) {
    kept_.push_back({inputs_.size(), now.clone(), chance});
  }
}

void Past::go_back_to(std::size_t inputs) {
  inputs_.erase(inputs_.begin() + static_cast<std::ptrdiff_t>(inputs), inputs_.end());
  std::erase_if(kept_, [&](const Kept& kept) { return kept.inputs > inputs; });
}

const Past::Kept& Past::nearest(std::size_t inputs) const {
  const auto behind = std::ranges::upper_bound(kept_, inputs, {}, &Kept::inputs);
  return *std::prev(behind);
}

Past::Moment Past::moment_after(std::size_t inputs) const {
  const Kept& kept = nearest(inputs);
  Moment moment{kept.position->clone(), kept.chance};
  for (std::size_t i = kept.inputs; i < inputs; ++i) {
    const LogInput& input = inputs_[i];
    if (input.by.is_chance() && i >= borrowed_) moment.position->roll(moment.chance);
    moment.position->play_again(input.by, input.action);
  }
  return moment;
}

std::unique_ptr<Position> Past::position_after(std::size_t inputs) const {
  const Kept& kept = nearest(inputs);
  auto position = kept.position->clone();
  for (std::size_t i = kept.inputs; i < inputs; ++i) {
    position->play_again(inputs_[i].by, inputs_[i].action);
  }
  return position;
}

std::vector<Told> Past::told_between(std::size_t from, std::size_t to) const {
  const auto position = position_after(from);
  std::vector<Told> told;
  for (std::size_t i = from; i < to; ++i) {
    std::vector<Told> of_this;
    position->play_again(inputs_[i].by, inputs_[i].action, &of_this);
    std::ranges::move(of_this, std::back_inserter(told));
  }
  return told;
}

Past Past::beginning(std::size_t inputs, const ChanceStream& chance) const {
  Past past = *this;
  past.go_back_to(inputs);
  past.borrowed_ = inputs;
  for (Kept& kept : past.kept_) kept.chance = chance;
  return past;
}

}  // namespace reverie
