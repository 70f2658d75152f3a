// SPDX-License-Identifier: Apache-2.0
// A list of bounded length that may stand in a state: what lies behind its end is always zero, so
// that equal lists are equal bytes.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace reverie {

template <class T, std::size_t Capacity>
  requires std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T> &&
           (Capacity < 256)
class FlatList {
 public:
  using value_type = T;

  static constexpr std::size_t capacity() { return Capacity; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }

  constexpr void push_back(T item) {
    assert(!full());
    slots_[size_] = item;
    ++size_;
  }
  constexpr void pop_back() {
    assert(!empty());
    --size_;
    slots_[size_] = T{};
  }
  /// The others keep their order.
  constexpr void erase(std::size_t at) {
    assert(at < size());
    for (std::size_t i = at; i + 1 < size(); ++i) slots_[i] = slots_[i + 1];
    pop_back();
  }
  constexpr void clear() { *this = {}; }

  constexpr T& operator[](std::size_t i) { return slots_[i]; }
  constexpr const T& operator[](std::size_t i) const { return slots_[i]; }
  constexpr const T* begin() const { return slots_.data(); }
  constexpr const T* end() const { return slots_.data() + size_; }
  constexpr T* begin() { return slots_.data(); }
  constexpr T* end() { return slots_.data() + size_; }

  constexpr bool contains(const T& item) const {
    for (const T& one : *this) {
      if (one == item) return true;
    }
    return false;
  }

  friend constexpr bool operator==(const FlatList&, const FlatList&) = default;

 private:
  /// As wide as an item may have to be aligned, so that nothing lies between.
  std::conditional_t<
      alignof(T) == 1, std::uint8_t,
      std::conditional_t<alignof(T) == 2, std::uint16_t,
                         std::conditional_t<alignof(T) == 4, std::uint32_t, std::uint64_t>>>
      size_ = 0;
  std::array<T, Capacity> slots_{};
};

}  // namespace reverie
