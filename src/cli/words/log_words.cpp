// SPDX-License-Identifier: Apache-2.0
#include "cli/words/log_words.hpp"

#include <cerrno>
#include <string_view>

namespace reverie::cli {
namespace {

/// Seats are called as the log calls them: whoever reads this looks for the line in the file.
Listener reader_of_logs() {
  Listener listener;
  for (std::uint8_t i = 0; i < max_seats; ++i) listener.names.push_back(write_actor(Seat{i}));
  return listener;
}

std::string words_of(const RefusedInput& refused, const Texts& texts) {
  const auto& [input, refusal] = refused;
  const std::string sentence =
      texts.say(Message{"log.no.refused", {}}
                    .with("by", write_actor(input.by))
                    .with("input", input.action)
                    .with("reason", texts.say(refusal.message, reader_of_logs())));
  return refusal.rule.empty() ? sentence : sentence + " (" + refusal.rule + ')';
}

std::string_view name_of_error(int error) {
  switch (error) {
    case ENOENT:
    case ENOTDIR: return "missing";
    case EISDIR: return "folder";
    case EACCES:
    case EPERM: return "forbidden";
    case EFBIG: return "large";
    default: return "other";
  }
}

}  // namespace

std::string words_of(const Unreadable& problem, const std::filesystem::path& file,
                     const Texts& texts) {
  return texts.say(Message{"cli.file.unreadable", {}}
                       .with("file", file.string())
                       .with("why", std::string(name_of_error(problem.error))));
}

std::string words_of(const LogProblem& problem, const Texts& texts) {
  if (problem.refused) return words_of(*problem.refused, texts);
  return problem.said ? texts.say(*problem.said) : problem.what;
}

}  // namespace reverie::cli
