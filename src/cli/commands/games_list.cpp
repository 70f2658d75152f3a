// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/games_list.hpp"

#include <fmt/ranges.h>

#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/words/texts.hpp"

namespace reverie::cli {
namespace {

void print_wrapped(std::string_view text, int indent) {
  for (const std::string& line : wrap(text, screen_width - indent)) {
    fmt::print("{}{}\n", repeat(" ", indent), line);
  }
}

std::string possible_values(const OptionSpec& option) {
  if (option.range) return fmt::format("{}–{}", option.range->low, option.range->high);
  if (option.choices.empty()) return "N";
  return fmt::format("{}", fmt::join(option.choices, "|"));
}

void print_option(const OptionSpec& option, const std::string& key, const Texts& texts) {
  const std::string value = option.default_value.starts_with('"')
                                ? option.default_value.substr(1, option.default_value.size() - 2)
                                : option.default_value;
  fmt::print("  {}={}  ({})\n", option.name, possible_values(option),
             texts.say(Message{"cli.games.default", {}}.with("value", value)));
  print_wrapped(texts.say(key), 6);
  for (const std::string& choice : option.choices) {
    print_wrapped(choice + ": " + texts.say(key + '.' + choice), 8);
  }
}

void print_game(const GameEntry& game, const Texts& texts) {
  const std::string id(game.id);
  fmt::print("{}  –  {}\n", id, texts.say(id + ".title"));
  print_wrapped(texts.say(id + ".tagline"), 2);
  for (const OptionSpec& option : game.options) {
    print_option(option, id + ".option." + option.name, texts);
    if (option.name == game.clock_option) print_wrapped(texts.say("cli.games.no_clock"), 6);
  }
  fmt::print("  {}\n",
             texts.say(Message{"cli.games.try", {}}.with("command", "reverie play " + id)));
}

}  // namespace

std::expected<int, Problem> list_games(const std::string& language, const Library& library,
                                       const Shelf& shelf) {
  const auto texts = Texts::load(language, library);
  if (!texts) return std::unexpected(texts.error());
  for (const GameEntry& game : shelf.games()) print_game(game, *texts);
  return 0;
}

}  // namespace reverie::cli
