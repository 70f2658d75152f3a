// SPDX-License-Identifier: Apache-2.0
// Whatever text arrives, every game reads it or says why not; what it reads has one spelling.
#include <boost/mp11.hpp>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "cli/files/embedded.hpp"
#include "fuzz/check.hpp"
#include "games/catalogue.hpp"

namespace {

using reverie::testing::check;

template <class G>
G make() {
  if constexpr (reverie::ReadsContent<G>) {
    static const auto content = G::load(reverie::embedded).value();
    return G::make({}, content).value();
  } else {
    return G::make({}).value();
  }
}

template <class G>
void read_and_judge(std::string_view text) {
  static const G game = make<G>();
  const auto action = game.read(text);
  if (!action) return check(!action.error().what.empty());
  check(game.write(*action) == text);
  check(!game.phrase(*action).key.empty());
  // Refusing must be safe for anything that can be read, wherever it is tried.
  check(reverie::refusal(game, game.deal(), reverie::Seat{0}, *action).has_value());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, reverie::Catalogue>>(
      [&]<class G>(boost::mp11::mp_identity<G>) { read_and_judge<G>(text); });
  return 0;
}
