// SPDX-License-Identifier: Apache-2.0
// All inputs of a game so far, with positions kept on the way: whoever looks back, takes back or
// goes on from a moment starts at the nearest of them instead of the deal.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "core/chance_stream.hpp"
#include "core/log.hpp"
#include "games/registry.hpp"

namespace reverie {

class Past {
 public:
  /// A position, and chance as it was then.
  struct Moment {
    std::unique_ptr<Position> position;
    ChanceStream chance;
  };

  /// Chance of the first `borrowed` inputs came from another log: the stream did not move for it.
  Past(const AnyGame& game, const ChanceStream& chance, std::size_t borrowed = 0);

  /// Of inputs that are known to be legal, for looking at.
  static Past of(const AnyGame& game, const std::vector<LogInput>& inputs);

  const std::vector<LogInput>& inputs() const { return inputs_; }
  std::size_t size() const { return inputs_.size(); }
  std::size_t borrowed() const { return borrowed_; }

  /// An input has been played, and led to this.
  void add(LogInput input, const Position& now, const ChanceStream& chance);
  void go_back_to(std::size_t inputs);

  Moment moment_after(std::size_t inputs) const;
  std::unique_ptr<Position> position_after(std::size_t inputs) const;
  /// What the inputs behind the first `from` told, up to the first `to`.
  std::vector<Told> told_between(std::size_t from, std::size_t to) const;

  /// The same up to there, for another table that goes on with a chance of its own.
  Past beginning(std::size_t inputs, const ChanceStream& chance) const;

 private:
  struct Kept {
    std::size_t inputs;
    /// Never changes, so that several pasts may share it.
    std::shared_ptr<const Position> position;
    ChanceStream chance;
  };

  const Kept& nearest(std::size_t inputs) const;

  std::vector<LogInput> inputs_;
  /// In the order of their inputs; the deal is the first.
  std::vector<Kept> kept_;
  std::size_t borrowed_;
};

}  // namespace reverie
