// SPDX-License-Identifier: Apache-2.0
// Makes minds for one game by name.
#pragma once

#include <expected>
#include <memory>

#include "agents/bot.hpp"
#include "agents/flat_mind.hpp"
#include "agents/simple_minds.hpp"
#include "agents/tree_mind.hpp"
#include "agents/weights.hpp"

namespace reverie {

/// The file of the weights that belong to a game.
template <KnownToMinds G>
std::expected<std::string_view, Problem> weights_text(const G& game, const ContentReader& content) {
  const std::string_view path = G::Knowledge::weights_path(game);
  const auto text = content(path);
  if (!text) return std::unexpected(Problem{std::string(path) + ": this content file is missing"});
  return *text;
}

template <KnownToMinds G>
std::expected<typename G::Knowledge::Weights, Problem> weights_of(const G& game,
                                                                  const ContentReader& content) {
  const auto text = weights_text(game, content);
  if (!text) return std::unexpected(text.error());
  return read_weights<typename G::Knowledge::Weights>(G::Knowledge::weights_path(game), *text);
}

/// From how many positions the search for a plan goes on, instead of simulations.
inline std::uint32_t positions_of(const Budget& budget) {
  constexpr std::uint32_t about_in_a_millisecond = 5;
  return budget.unit == Budget::Unit::simulations ? budget.amount
                                                  : budget.amount * about_in_a_millisecond;
}

template <KnownToMinds G>
std::expected<std::unique_ptr<Mind<G>>, Problem> make_mind(const G& game, const BotSpec& spec,
                                                           const ContentReader& content) {
  if (spec.mind == "random") return std::make_unique<RandomMind<G>>();
  const auto weights = weights_of(game, content);
  if (!weights) return std::unexpected(weights.error());
  if (spec.mind == "hasty") return std::make_unique<HastyMind<G>>(*weights);
  if (spec.mind == "thumb") {
    return std::make_unique<ThumbMind<G>>(typename G::Knowledge(*weights));
  }
  const auto knowledge = knowledge_for<G>(*weights, positions_of(spec.budget));
  if (spec.mind == "flat") return std::make_unique<FlatMind<G>>(knowledge, spec.budget);
  if (spec.mind == "tree") {
    return std::make_unique<TreeMind<G>>(knowledge, spec.budget,
                                         TreeSettings{.studies_all = spec.studies_all});
  }
  return std::unexpected(Problem{"there is no mind '" + spec.mind + "'"});
}

}  // namespace reverie
