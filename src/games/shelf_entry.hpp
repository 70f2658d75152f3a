// SPDX-License-Identifier: Apache-2.0
// How a game gets onto a shelf: what it is made of is read once, and every table makes its own.
#pragma once

#include <expected>
#include <memory>

#include "core/options_reader.hpp"
#include "core/printed_secrets.hpp"
#include "games/shelf.hpp"
#include "games/typed.hpp"

namespace reverie {

namespace detail {

template <Game G, class... Content>
std::expected<std::shared_ptr<const AnyGame>, Problem> make_from(const RawJson& given,
                                                                 const Content&... content) {
  const auto options = read_options<typename G::Options>(given);
  if (!options) return std::unexpected(options.error());
  const auto game = G::make(*options, content...);
  if (!game) return std::unexpected(game.error());
  return std::make_shared<const TypedGame<G>>(*game);
}

}  // namespace detail

/// Reads the content of a game, and its stories if it tells any. The first mistake is told.
template <Game G>
std::expected<GameEntry, Problem> entry_of(const ContentReader& reader) {
  GameEntry entry;
  entry.id = G::id;
  entry.options = option_specs<typename G::Options>();
  if constexpr (PlaysWithoutClock<G>) entry.clock_option = G::clock_option;
  if constexpr (ReadsContent<G>) {
    const auto content = G::load(reader);
    if (!content) return std::unexpected(content.error());
    entry.make = [content = *content](const RawJson& options) {
      return detail::make_from<G>(options, content);
    };
    entry.make_with =
        [](const RawJson& options,
           std::string_view text) -> std::expected<std::shared_ptr<const AnyGame>, Problem> {
      const auto kept = G::read_content(text);
      if (!kept) return std::unexpected(kept.error());
      return detail::make_from<G>(options, *kept);
    };
    if constexpr (TellsStory<G>) {
      auto stories = Stories::read(reader, G::story_files(**content));
      if (!stories) return std::unexpected(stories.error());
      entry.stories = *std::move(stories);
    }
  } else {
    entry.make = [](const RawJson& options) { return detail::make_from<G>(options); };
  }
  return entry;
}

}  // namespace reverie
