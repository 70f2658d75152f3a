// SPDX-License-Identifier: Apache-2.0
// What is said to people, before it is in any language.
#pragma once

#include <boost/describe.hpp>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/actor.hpp"
#include "core/names.hpp"

namespace reverie {

/// A name that the catalogues translate, such as `onirim.card.red_sun`.
struct Term {
  std::string key;

  friend bool operator==(const Term&, const Term&) = default;
};

/// An enumeration whose enumerators people see. Its namespace says where their translations are:
/// `constexpr std::string_view term_family(Card) { return "onirim.card"; }`
template <class E>
concept Spoken = NamedEnum<E> && requires(E value) {
  { term_family(value) } -> std::convertible_to<std::string_view>;
};

template <Spoken E>
Term term(E value) {
  return Term{std::string(term_family(value)) + '.' + std::string(name_of(value))};
}

/// A name that content gave, where no enumeration knows it. It points into what the game holds, so
/// that an event costs nothing until somebody listens.
struct Named {
  const Term* name;
};

struct Argument {
  std::string name;
  std::variant<std::int64_t, Seat, Term, std::string> value;

  friend bool operator==(const Argument&, const Argument&) = default;
};

/// A key of the catalogues and what its placeholders stand for.
struct Message {
  std::string key;
  std::vector<Argument> arguments;

  /// By value, so that `message = std::move(message).with(…)` is not a move onto itself.
  template <class T>
  Message with(std::string name, const T& value) && {
    if constexpr (Spoken<T>) {
      arguments.push_back({std::move(name), term(value)});
    } else if constexpr (std::same_as<T, Named>) {
      arguments.push_back({std::move(name), *value.name});
    } else if constexpr (std::integral<T>) {
      arguments.push_back({std::move(name), static_cast<std::int64_t>(value)});
    } else {
      arguments.push_back({std::move(name), value});
    }
    return std::move(*this);
  }

  friend bool operator==(const Message&, const Message&) = default;
};

/// Why an action is not possible, and the rule that says so.
struct Refusal {
  Message message;
  std::string rule;

  friend bool operator==(const Refusal&, const Refusal&) = default;
};
BOOST_DESCRIBE_STRUCT(Refusal, (), (message, rule))

/// The one line that says what is expected now, and the rules to read about it.
struct Prompt {
  Message message;
  std::vector<std::string> rules;

  friend bool operator==(const Prompt&, const Prompt&) = default;
};
BOOST_DESCRIBE_STRUCT(Prompt, (), (message, rules))

/// A technical error for whoever wrote the input: what is wrong, where, what to do. In English.
struct Problem {
  std::string what;

  friend bool operator==(const Problem&, const Problem&) = default;
};

}  // namespace reverie
