// SPDX-License-Identifier: Apache-2.0
// What readers of described structs must tell apart: a value that may be missing, and a list.
#pragma once

#include <optional>
#include <vector>

namespace reverie::detail {

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;

}  // namespace reverie::detail
