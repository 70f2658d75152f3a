// SPDX-License-Identifier: Apache-2.0
// The games of the house with what is printed on their components: filled once, when a program
// starts, and read by everybody after that.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/content_reader.hpp"
#include "core/options.hpp"
#include "core/raw_json.hpp"
#include "games/registry.hpp"
#include "games/stories.hpp"

namespace reverie {

/// A game that can be chosen.
struct GameEntry {
  std::string_view id;
  std::vector<OptionSpec> options;
  /// The option that is zero where no clock runs; empty for a game without a clock.
  std::string_view clock_option;
  std::function<std::expected<std::shared_ptr<const AnyGame>, Problem>(const RawJson& options)>
      make;
  /// The same with what was printed when a table began. Nothing for a game that reads no content.
  std::function<std::expected<std::shared_ptr<const AnyGame>, Problem>(const RawJson& options,
                                                                       std::string_view content)>
      make_with;
  /// Without a page for a game that tells no story.
  Stories stories;
};

class Shelf {
 public:
  /// Reads the content of every game. The first mistake in it is told, and there is no shelf.
  static std::expected<Shelf, Problem> fill(const ContentReader& content);
  /// A shelf with these games only.
  static Shelf of(std::vector<GameEntry> games);

  const std::vector<GameEntry>& games() const { return games_; }
  /// The game of that name, or what is wrong with the name.
  std::expected<const GameEntry*, Problem> find(std::string_view id) const;
  std::expected<std::shared_ptr<const AnyGame>, Problem> make(std::string_view id,
                                                              const RawJson& options) const;
  /// The game as it was begun, with the content of this hash: the one of now, or one that is kept.
  /// Where there is none, the game is made with the content of now; its hash tells.
  std::expected<std::shared_ptr<const AnyGame>, Problem> make(std::string_view id,
                                                              const RawJson& options,
                                                              std::string_view content_hash) const;
  /// Where content that is no longer printed can be had, by its hash.
  using KeptContent = std::function<std::optional<std::string>(std::string_view hash)>;
  void remember_content(KeptContent kept) { kept_ = std::move(kept); }

 private:
  std::vector<GameEntry> games_;
  KeptContent kept_;
};

}  // namespace reverie
