// SPDX-License-Identifier: Apache-2.0
// Names of described enumerations, and arrays indexed by them.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace reverie {

template <class E>
concept NamedEnum = std::is_enum_v<E> && boost::describe::has_describe_enumerators<E>::value;

/// How many enumerators are described. Sentinels are left out of the description on purpose.
template <NamedEnum E>
inline constexpr std::size_t enum_size =
    boost::mp11::mp_size<boost::describe::describe_enumerators<E>>::value;

namespace detail {

/// Each name at the place of its value, and whether the values count from zero without gaps.
template <NamedEnum E>
struct EnumNames {
  std::array<std::string_view, enum_size<E>> names{};
  bool in_order = true;

  constexpr EnumNames() {
    std::size_t i = 0;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto described) {
      in_order = in_order && static_cast<std::size_t>(described.value) == i;
      names[i++] = described.name;
    });
  }
};
template <NamedEnum E>
inline constexpr EnumNames<E> enum_names;

}  // namespace detail

/// The enumerator's name as written in the code; empty for a sentinel.
template <NamedEnum E>
constexpr std::string_view name_of(E value) {
  if constexpr (detail::enum_names<E>.in_order) {
    const auto at = static_cast<std::size_t>(value);
    return at < enum_size<E> ? detail::enum_names<E>.names[at] : std::string_view();
  } else {
    std::string_view name;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto described) {
      if (described.value == value) name = described.name;
    });
    return name;
  }
}

template <NamedEnum E>
constexpr std::optional<E> from_name(std::string_view name) {
  std::optional<E> found;
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto described) {
    if (name == described.name) found = described.value;
  });
  return found;
}

template <NamedEnum E>
std::vector<std::string> all_names() {
  std::vector<std::string> names;
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
      [&](auto described) { names.emplace_back(described.name); });
  return names;
}

/// One value for each enumerator; enumerators count from zero without gaps.
template <NamedEnum E, class T>
struct PerEnum {
  std::array<T, enum_size<E>> values{};

  constexpr T& operator[](E at) { return values[static_cast<std::size_t>(at)]; }
  constexpr const T& operator[](E at) const { return values[static_cast<std::size_t>(at)]; }
  static constexpr std::size_t size() { return enum_size<E>; }
  constexpr auto begin() const { return values.begin(); }
  constexpr auto end() const { return values.end(); }
  constexpr auto begin() { return values.begin(); }
  constexpr auto end() { return values.end(); }

  friend constexpr bool operator==(const PerEnum&, const PerEnum&) = default;
};

}  // namespace reverie
