// SPDX-License-Identifier: Apache-2.0
// A list of bounded length that lives where it stands: no heap, trivially copyable.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace reverie {

/// Elements without default values are left uninitialised: a fresh list of a hundred actions costs
/// one byte written. Lists are equal when their elements are; the bytes behind the end do not
/// count, so this is for what is computed on the spot, not for the inside of a `State`.
template <class T, std::size_t Capacity>
  requires std::is_trivially_copyable_v<T>
class InlineVector {
 public:
  using value_type = T;
  using Size = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;

  constexpr InlineVector() {}  // NOLINT(modernize-use-equals-default): must not zero the slots
  constexpr InlineVector(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  static constexpr std::size_t capacity() { return Capacity; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }

  constexpr void push_back(T item) {
    assert(!full());
    slots_[size_++] = item;
  }
  constexpr void pop_back() {
    assert(!empty());
    --size_;
  }
  constexpr void clear() { size_ = 0; }
  /// After writing elements through `begin()`: a size kept in memory would cost every one of many
  /// `push_back`s a wait for the one before it.
  constexpr void end_at(const T* end) { size_ = static_cast<Size>(end - slots_.data()); }

  constexpr T& operator[](std::size_t i) { return slots_[i]; }
  constexpr const T& operator[](std::size_t i) const { return slots_[i]; }
  constexpr T& back() { return slots_[size_ - 1U]; }
  constexpr const T& back() const { return slots_[size_ - 1U]; }

  constexpr T* begin() { return slots_.data(); }
  constexpr T* end() { return slots_.data() + size_; }
  constexpr const T* begin() const { return slots_.data(); }
  constexpr const T* end() const { return slots_.data() + size_; }

  constexpr bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }

  friend constexpr bool operator==(const InlineVector& a, const InlineVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  Size size_ = 0;
  std::array<T, Capacity> slots_;
};

}  // namespace reverie
