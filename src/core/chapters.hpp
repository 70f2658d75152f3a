// SPDX-License-Identifier: Apache-2.0
// A game longer than one evening is a chain of chapters, each with a table and a log of its own.
// What goes on from one to the next is written on a sheet: described, things by their names, so
// that people can read it and later rules and contents still can.
#pragma once

#include <concepts>
#include <optional>
#include <vector>

#include "core/json_writer.hpp"
#include "core/message.hpp"
#include "core/raw_json.hpp"
#include "core/result.hpp"

namespace reverie {

/// A game in chapters. Its `Options` have a `sheet`, which is brought and not chosen: with one the
/// chapter begins where the sheet was written, without one it is the first.
template <class G>
concept HasChapters =
    requires(const G& game, const typename G::State& state, const typename G::Options& options) {
      requires std::same_as<std::remove_cvref_t<decltype(options.sheet)>, std::optional<RawJson>>;
      typename G::Sheet;
      /// What goes on from here: of a chapter that is over, unless the whole story is; and before
      /// that wherever a chapter that cannot be played on (by a later program, say) may be begun
      /// anew.
      { game.sheet(state) } -> std::same_as<std::optional<typename G::Sheet>>;
      /// What the sheet that this chapter began from names and no longer exists, and what was given
      /// instead.
      { game.amends() } -> std::same_as<std::vector<Message>>;
    };

template <class G>
std::optional<RawJson> written_sheet(const G& game, const typename G::State& state) {
  if constexpr (HasChapters<G>) {
    if (const auto sheet = game.sheet(state)) return RawJson{to_json(*sheet)};
  }
  return std::nullopt;
}

/// How a game that is over ended, with the sheet of a chapter that another may follow.
template <class G>
Result result_with_sheet(const G& game, const typename G::State& state) {
  Result result = game.result(state);
  result.sheet = written_sheet(game, state);
  return result;
}

}  // namespace reverie
