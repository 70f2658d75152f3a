// SPDX-License-Identifier: Apache-2.0
// TypeScript declarations of described structs: what json_writer.hpp makes of them, as types.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <boost/type_index.hpp>
#include <concepts>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/actor.hpp"
#include "core/inline_vector.hpp"
#include "core/message.hpp"
#include "core/names.hpp"
#include "core/raw_json.hpp"

namespace reverie::protocol {

/// Collects declarations in the order in which they are first needed. What lies in the namespace of
/// a game gets one in TypeScript too; all the rest is declared at the top.
class TypeScript {
 public:
  /// How a type is written where it is used. Declares it when it has a name of its own.
  template <class T>
  std::string type() {
    if constexpr (std::same_as<T, bool>) {
      return "boolean";
    } else if constexpr (std::same_as<T, Seat>) {
      return "Seat";
    } else if constexpr (std::same_as<T, SeatSet>) {
      return "Seat[]";
    } else if constexpr (std::same_as<T, Message>) {
      return "Message";
    } else if constexpr (std::same_as<T, RawJson>) {
      return "unknown";
    } else if constexpr (std::is_arithmetic_v<T>) {
      return "number";
    } else if constexpr (std::same_as<T, std::string> || std::same_as<T, std::string_view> ||
                         std::same_as<T, Term>) {
      return "string";
    } else if constexpr (NamedEnum<T>) {
      return declare_enum<T>();
    } else {
      return compound(static_cast<T*>(nullptr));
    }
  }

  /// A union of everything that a variant may hold.
  template <class Variant>
  void declare_union(const std::string& name) {
    std::string members;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Variant>>(
        [&]<class T>(boost::mp11::mp_identity<T>) { members += "\n  | " + type<T>(); });
    add(name, "export type " + name + " =" + members + ";\n");
  }
  /// The same, with what each is made of written out.
  template <class Variant>
  void declare_inline_union(const std::string& name) {
    std::string members;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Variant>>(
        [&]<class T>(boost::mp11::mp_identity<T>) {
          members += "\n  | { " + join(members_of<T>(), "; ") + " }";
        });
    add(name, "export type " + name + " =" + members + ";\n");
  }

  std::string text() const;

 private:
  template <class T>
  std::string compound(std::optional<T>*) {
    return type<T>() + " | null";
  }
  template <class T>
  std::string compound(Written<T>*) {
    return type<T>();
  }
  template <class T>
  std::string compound(std::vector<T>*) {
    return list_of(type<T>());
  }
  template <class T, std::size_t N>
  std::string compound(std::array<T, N>*) {
    return list_of(type<T>());
  }
  template <class T, std::size_t N>
  std::string compound(InlineVector<T, N>*) {
    return list_of(type<T>());
  }
  template <class E, class T>
  std::string compound(PerEnum<E, T>*) {
    return "Record<" + type<E>() + ", " + type<T>() + ">";
  }
  template <class T>
    requires boost::describe::has_describe_members<T>::value
  std::string compound(T*) {
    const std::string name = name_of_type<T>();
    if (declared_.insert(name).second) {
      std::string body;
      for (const std::string& member : members_of<T>()) body += "  " + member + ";\n";
      add(name, "export interface " + last_part(name) + " {\n" + body + "}\n");
    }
    return name;
  }

  template <class T>
  std::vector<std::string> members_of() {
    std::vector<std::string> members;
    if constexpr (requires { T::type; }) {
      members.push_back("type: '" + std::string(T::type) + "'");
    }
    using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
    boost::mp11::mp_for_each<Members>([&](auto member) {
      using M = std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>;
      members.push_back(std::string(member.name) + ": " + type<M>());
    });
    return members;
  }

  template <NamedEnum E>
  std::string declare_enum() {
    const std::string name = name_of_type<E>();
    if (declared_.insert(name).second) {
      std::vector<std::string> values;
      for (const std::string& value : all_names<E>()) values.push_back("'" + value + "'");
      add(name, "export type " + last_part(name) + " = " + join(values, " | ") + ";\n");
    }
    return name;
  }

  /// `State` of reverie::letter::State, `onirim.View` of reverie::onirim::View.
  template <class T>
  static std::string name_of_type() {
    return short_name(boost::typeindex::type_id<T>().pretty_name());
  }

  static std::string short_name(std::string_view full);
  static std::string last_part(const std::string& name);
  static std::string join(const std::vector<std::string>& parts, std::string_view between);
  static std::string list_of(const std::string& type);
  void add(const std::string& name, std::string declaration);

  std::set<std::string> declared_;
  std::vector<std::string> at_top_;
  /// By namespace.
  std::map<std::string, std::vector<std::string>> inside_;
};

}  // namespace reverie::protocol
