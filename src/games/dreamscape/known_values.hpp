// SPDX-License-Identifier: Apache-2.0
// What a search has worked out, by keys that are fingerprints: a table without pointers, for it is
// asked at every deed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace reverie::dreamscape {

class KnownValues {
 public:
  struct Entry {
    std::uint64_t key = 0;
    float value = 0;
  };

  /// The value of a key, to be written by whoever is told that it is new.
  struct Found {
    float& value;
    bool is_new;
  };
  Found find(std::uint64_t key) {
    key = std::max(key, std::uint64_t{1});  // 0 marks an empty place
    if (2 * count_ >= places_.size()) grow();
    Entry& place = place_of(key);
    const bool is_new = place.key != key;
    if (is_new) {
      ++count_;
      place.key = key;
    }
    return {place.value, is_new};
  }

 private:
  static constexpr std::size_t first_size = 1024;

  Entry& place_of(std::uint64_t key) {
    const std::size_t mask = places_.size() - 1;
    std::size_t at = key & mask;
    while (places_[at].key != 0 && places_[at].key != key) at = (at + 1) & mask;
    return places_[at];
  }

  void grow() {
    std::vector<Entry> old(2 * places_.size());
    std::swap(old, places_);
    for (const Entry& entry : old) {
      if (entry.key != 0) place_of(entry.key) = entry;
    }
  }

  std::vector<Entry> places_ = std::vector<Entry>(first_size);
  std::size_t count_ = 0;
};

}  // namespace reverie::dreamscape
