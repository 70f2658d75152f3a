// SPDX-License-Identifier: Apache-2.0
// The keys of the catalogues that a game composes from its types.
#pragma once

#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <set>
#include <string>

#include "core/message.hpp"
#include "core/names.hpp"

namespace reverie::testing {

using Keys = std::set<std::string>;

template <Spoken E>
void add_terms(Keys& keys) {
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
      [&](auto described) { keys.insert(term(described.value).key); });
}

template <NamedEnum E>
void add_named(Keys& keys, const std::string& family) {
  for (const std::string& name : all_names<E>()) keys.insert(family + '.' + name);
}

template <class Events>
void add_events(Keys& keys) {
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Events>>(
      [&]<class E>(boost::mp11::mp_identity<E>) { keys.insert(std::string(E::key)); });
}

}  // namespace reverie::testing
