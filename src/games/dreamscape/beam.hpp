// SPDX-License-Identifier: Apache-2.0
// The layers of a search: of all positions that are so many deeds away, those that promise most.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/dreamscape/known_values.hpp"
#include "games/dreamscape/state.hpp"

namespace reverie::dreamscape {

struct Node {
  State state;
  /// What chance is expected to have brought on the way.
  float expected = 0;
  float promise = 0;
  /// By which it was reached.
  std::uint32_t deed = 0;
};

class Beam {
 public:
  explicit Beam(std::size_t width) : width_(width) {}

  /// Whether it is new, or chance is expected to have brought more than before.
  bool meet(std::uint64_t key, float expected) {
    const auto [before, is_new] = met_.find(key);
    if (!is_new && expected <= before) return false;
    before = expected;
    return true;
  }

  /// Whether a position that promises so much would go on.
  bool takes(float promise) const {
    return ranks_.size() < width_ || promise > ranks_.front().promise;
  }
  /// One that it takes; the least promising one makes room for it.
  void keep(const Node& node) {
    if (ranks_.size() < width_) {
      ranks_.push_back({node.promise, next_.size()});
      next_.push_back(node);
    } else {
      std::pop_heap(ranks_.begin(), ranks_.end(), promises_more);
      ranks_.back().promise = node.promise;
      next_[ranks_.back().at] = node;
    }
    std::push_heap(ranks_.begin(), ranks_.end(), promises_more);
  }

  /// On to the positions that were kept; false where there are none.
  bool advance() {
    std::swap(layer_, next_);
    next_.clear();
    ranks_.clear();
    return !layer_.empty();
  }
  const std::vector<Node>& layer() const { return layer_; }

 private:
  struct Rank {
    float promise;
    std::size_t at;
  };
  static bool promises_more(const Rank& a, const Rank& b) { return a.promise > b.promise; }

  std::size_t width_;
  std::vector<Node> layer_;
  std::vector<Node> next_;
  /// A heap with the least promising one in front.
  std::vector<Rank> ranks_;
  KnownValues met_;
};

}  // namespace reverie::dreamscape
