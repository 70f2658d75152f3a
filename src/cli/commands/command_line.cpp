// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/command_line.hpp"

#include <charconv>
#include <vector>

#include "core/suggest.hpp"

namespace reverie::cli {
namespace {

std::vector<std::string> options_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

std::vector<std::string> commands_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

std::string list_of_commands(const CLI::App& app) {
  return "there are " + CLI::detail::join(commands_of(app), ", ");
}

Problem unknown(const char* what, const std::string& word, const std::vector<std::string>& known,
                const std::string& help) {
  const auto near = nearest(word, known);
  return {std::string("unknown ") + what + " '" + word + "'; " +
          (near ? "did you mean '" + *near + "'?" : help)};
}

}  // namespace

void add_number(CLI::App& command, const std::string& name, Bounds bounds, const std::string& help,
                const std::function<void(std::uint64_t)>& set) {
  const auto read = [name, bounds, set](const std::string& text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || rest != end || number < bounds.low || number > bounds.high) {
      throw CLI::ValidationError(name, "must be a whole number from " + std::to_string(bounds.low) +
                                           " to " + std::to_string(bounds.high) + ", not '" + text +
                                           "'");
    }
    set(number);
  };
  command.add_option_function<std::string>(name, read, help)->type_name("N");
}

Problem missing_command(const CLI::App& program) {
  return {"options alone do nothing: name a command; " + list_of_commands(program)};
}

std::optional<Problem> unknown_word(const CLI::App& program, const CLI::App* command) {
  const CLI::App& app = command == nullptr ? program : *command;
  const std::vector<std::string> left =
      command == nullptr || program.remaining().empty() ? app.remaining() : program.remaining();
  if (left.empty()) return std::nullopt;
  const std::string& word = left.front();
  const std::string help = (command == nullptr ? "" : command->get_name() + " ") + "--help";
  if (word.starts_with("-")) {
    const std::string name = word.substr(0, word.find('='));
    return unknown("option", name, options_of(app), "see 'reverie " + help + "'");
  }
  if (command == nullptr) {
    return unknown("command", word, commands_of(program), list_of_commands(program));
  }
  return Problem{"'" + word + "' is one word too many for 'reverie " + command->get_name() +
                 "'; see 'reverie " + help + "'"};
}

}  // namespace reverie::cli
