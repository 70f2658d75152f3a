// SPDX-License-Identifier: Apache-2.0
// What readers of described structs must tell apart: a value that may be missing, a list, a table
// of names, and a number that knows its range.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/between.hpp"
#include "core/inline_vector.hpp"

namespace reverie::detail {

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;
template <class T>
inline constexpr bool is_map = false;
template <class T, class Order>
inline constexpr bool is_map<std::map<std::string, T, Order>> = true;
template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;

template <class T>
inline constexpr bool is_inline_vector = false;
template <class T, std::size_t N>
inline constexpr bool is_inline_vector<InlineVector<T, N>> = true;

template <class T>
inline constexpr bool is_between = false;
template <int Low, int High>
inline constexpr bool is_between<Between<Low, High>> = true;

}  // namespace reverie::detail
