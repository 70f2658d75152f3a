// SPDX-License-Identifier: Apache-2.0
// From the registry's interface back to the static type of a game.
#pragma once

#include <boost/mp11.hpp>
#include <cstdlib>
#include <optional>
#include <type_traits>

#include "games/catalogue.hpp"
#include "games/typed.hpp"

namespace reverie {

/// Calls `use` with the `TypedGame<G>` that this is. Every game comes from the catalogue, so one
/// of them fits.
template <class Use>
auto with_static_type(const AnyGame& game, Use use) {
  using First = boost::mp11::mp_front<Catalogue>;
  using Answer = decltype(use(std::declval<const TypedGame<First>&>()));
  std::optional<Answer> answer;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Catalogue>>(
      [&]<class G>(boost::mp11::mp_identity<G>) {
        if (const auto* typed = dynamic_cast<const TypedGame<G>*>(&game)) answer = use(*typed);
      });
  if (!answer) std::abort();
  return *std::move(answer);
}

}  // namespace reverie
