// SPDX-License-Identifier: Apache-2.0
// Values whose JSON has a greatest length: numbers, names, and the lists and structs made of them.
// Room is made once for all of it, and then nobody asks any more whether there is some.
#pragma once

#include <algorithm>
#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <string_view>
#include <type_traits>

#include "core/actor.hpp"
#include "core/between.hpp"
#include "core/inline_vector.hpp"
#include "core/names.hpp"

namespace reverie {

/// `most`, the greatest length of the JSON of such a value, and `put`, which writes it and returns
/// its end. There must be room for `most` characters: `put` may leave anything behind the end.
template <class T>
struct BoundedJson;

template <class T>
concept HasBoundedJson = requires(char* at, const T& value) {
  { BoundedJson<T>::most } -> std::convertible_to<std::size_t>;
  { BoundedJson<T>::put(at, value) } -> std::same_as<char*>;
};

namespace detail {

/// A text of which the compiler knows the length copies it in a few instructions.
template <std::size_t Size>
char* put_text(char* at, const std::array<char, Size>& text) {
  std::memcpy(at, text.data(), Size);
  return at + Size;
}

/// A text with a character before it, put together by the compiler: a view is half names.
template <class Described, char Before>
struct KeyText {
  static constexpr std::string_view name = Described::name;
  std::array<char, name.size() + 4> text{};

  constexpr KeyText() {
    text[0] = Before;
    text[1] = '"';
    std::copy(name.begin(), name.end(), text.begin() + 2);
    text[name.size() + 2] = '"';
    text[name.size() + 3] = ':';
  }
};
/// `,"name":`, or `{"name":` of the first.
template <class Described, bool IsFirst>
inline constexpr auto key_text = KeyText<Described, IsFirst ? '{' : ','>().text;

/// Calls with each of the described things, and whether it is the first.
template <class List, class Visitor>
constexpr void for_each_described(Visitor visit) {
  boost::mp11::mp_for_each<boost::mp11::mp_iota<boost::mp11::mp_size<List>>>([&](auto place) {
    visit(boost::mp11::mp_at<List, decltype(place)>(),
          std::bool_constant<decltype(place)::value == 0>());
  });
}

template <class T>
using PublicMembers = boost::describe::describe_members<T, boost::describe::mod_public>;

template <class T, class Member>
using MemberType = std::remove_cvref_t<decltype(std::declval<const T&>().*Member::pointer)>;

template <class T>
consteval bool all_members_are_bounded() {
  bool all = true;
  for_each_described<PublicMembers<T>>(
      [&]<class Member>(Member, auto) { all = all && HasBoundedJson<MemberType<T, Member>>; });
  return all;
}

template <class Range>
char* put_list(char* at, const Range& items) {
  using Item = std::remove_cvref_t<decltype(*items.begin())>;
  *at++ = '[';
  bool first = true;
  for (const Item& item : items) {
    if (!first) *at++ = ',';
    first = false;
    at = BoundedJson<Item>::put(at, item);
  }
  *at++ = ']';
  return at;
}

constexpr std::size_t most_of_list(std::size_t items, std::size_t most_of_item) {
  return items * (most_of_item + 1) + 2;
}

}  // namespace detail

template <>
struct BoundedJson<bool> {
  static constexpr std::size_t most = 5;

  static char* put(char* at, bool value) {
    std::memcpy(at, value ? "true " : "false", most);
    return at + (value ? 4 : 5);
  }
};

template <std::integral T>
struct BoundedJson<T> {
  /// All digits and a sign.
  static constexpr std::size_t most = std::numeric_limits<T>::digits10 + 2;

  static char* put(char* at, T value) {
    if (value >= 0 && value < 10) {  // most numbers of a game are
      *at = static_cast<char>('0' + static_cast<char>(value));
      return at + 1;
    }
    return std::to_chars(at, at + most, value).ptr;
  }
};

template <int Low, int High>
struct BoundedJson<Between<Low, High>> : BoundedJson<int> {};

template <>
struct BoundedJson<Seat> {
  static constexpr std::size_t most = BoundedJson<std::uint8_t>::most;

  static char* put(char* at, Seat seat) { return BoundedJson<std::uint8_t>::put(at, seat.index); }
};

template <>
struct BoundedJson<SeatSet> {
  static constexpr std::size_t most = detail::most_of_list(max_seats + 1, BoundedJson<Seat>::most);

  static char* put(char* at, SeatSet seats) {
    InlineVector<Seat, max_seats + 1> list;
    for (; !seats.empty(); seats = seats - seats.first()) list.push_back(seats.first());
    return detail::put_list(at, list);
  }
};

template <NamedEnum E>
struct BoundedJson<E> {
  static constexpr std::size_t most = [] {
    std::size_t longest = 0;
    for (const std::string_view name : detail::enum_names<E>.names) {
      longest = std::max(longest, name.size());
    }
    return longest + 2;
  }();

  static char* put(char* at, E value) {
    if constexpr (detail::enum_names<E>.in_order) {
      const Quoted& name = names[std::min(static_cast<std::size_t>(value), enum_size<E>)];
      std::memcpy(at, name.text.data(), most);
      return at + name.size;
    } else {
      const Quoted name(name_of(value));
      std::memcpy(at, name.text.data(), most);
      return at + name.size;
    }
  }

 private:
  struct Quoted {
    std::array<char, most> text{};
    std::size_t size = 0;

    constexpr Quoted() = default;
    explicit constexpr Quoted(std::string_view name) : size(name.size() + 2) {
      text[0] = '"';
      std::copy(name.begin(), name.end(), text.begin() + 1);
      text[name.size() + 1] = '"';
    }
  };

  /// Each as long as the longest, so that copying one takes a few instructions; behind the last
  /// that of a sentinel.
  static constexpr std::array<Quoted, enum_size<E> + 1> names = [] {
    std::array<Quoted, enum_size<E> + 1> quoted;
    for (std::size_t i = 0; i < enum_size<E>; ++i)
      quoted[i] = Quoted(detail::enum_names<E>.names[i]);
    quoted[enum_size<E>] = Quoted(std::string_view());
    return quoted;
  }();
};

template <HasBoundedJson T>
struct BoundedJson<std::optional<T>> {
  static constexpr std::size_t most = std::max<std::size_t>(4, BoundedJson<T>::most);

  static char* put(char* at, const std::optional<T>& value) {
    if (value) return BoundedJson<T>::put(at, *value);
    constexpr std::string_view nothing = "null";
    return std::ranges::copy(nothing, at).out;
  }
};

template <HasBoundedJson T, std::size_t Size>
struct BoundedJson<std::array<T, Size>> {
  static constexpr std::size_t most = detail::most_of_list(Size, BoundedJson<T>::most);

  static char* put(char* at, const std::array<T, Size>& items) {
    return detail::put_list(at, items);
  }
};

template <HasBoundedJson T, std::size_t Capacity>
struct BoundedJson<InlineVector<T, Capacity>> {
  static constexpr std::size_t most = detail::most_of_list(Capacity, BoundedJson<T>::most);

  static char* put(char* at, const InlineVector<T, Capacity>& items) {
    return detail::put_list(at, items);
  }
};

/// An object with the enumerators as keys.
template <NamedEnum E, HasBoundedJson T>
struct BoundedJson<PerEnum<E, T>> {
  using Enumerators = boost::describe::describe_enumerators<E>;

  static constexpr std::size_t most = [] {
    std::size_t sum = 1;
    detail::for_each_described<Enumerators>([&](auto described, auto is_first) {
      sum += detail::key_text<decltype(described), is_first>.size() + BoundedJson<T>::most;
    });
    return sum;
  }();

  static char* put(char* at, const PerEnum<E, T>& values) {
    detail::for_each_described<Enumerators>([&](auto described, auto is_first) {
      at = detail::put_text(at, detail::key_text<decltype(described), is_first>);
      at = BoundedJson<T>::put(at, values[described.value]);
    });
    *at = '}';
    return at + 1;
  }
};

/// One of several that a reader tells apart by its `type` is a letter, and has texts in it.
template <class T>
  requires boost::describe::has_describe_members<T>::value && (!requires { T::type; }) &&
           (detail::all_members_are_bounded<T>()) &&
           (boost::mp11::mp_size<detail::PublicMembers<T>>::value > 0)
struct BoundedJson<T> {
  static constexpr std::size_t most = [] {
    std::size_t sum = 1;
    detail::for_each_described<detail::PublicMembers<T>>([&]<class Member>(Member, auto is_first) {
      sum += detail::key_text<Member, is_first>.size() +
             BoundedJson<detail::MemberType<T, Member>>::most;
    });
    return sum;
  }();

  static char* put(char* at, const T& object) {
    detail::for_each_described<detail::PublicMembers<T>>([&]<class Member>(Member, auto is_first) {
      at = detail::put_text(at, detail::key_text<Member, is_first>);
      at = BoundedJson<detail::MemberType<T, Member>>::put(at, object.*Member::pointer);
    });
    *at = '}';
    return at + 1;
  }
};

}  // namespace reverie
