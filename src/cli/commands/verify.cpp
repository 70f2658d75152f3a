// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/verify.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "cli/files/files.hpp"
#include "cli/terminal/outside_text.hpp"
#include "cli/words/log_words.hpp"
#include "core/hex.hpp"
#include "core/log.hpp"
#include "games/replay.hpp"

namespace reverie::cli {
namespace {

/// The worse, the later.
enum class Verdict : std::uint8_t { proven, proven_in_part, of_other_rules, wrong, unreadable };
constexpr std::array<int, 5> exit_codes{0, 3, 4, 1, 2};

/// The name of a file may hold anything, also what a terminal would obey, and so may the file.
std::string shown(const std::string& text) { return made_visible(text, most_of_a_problem); }

class Verifier {
 public:
  Verifier(const Shelf& shelf, const Texts& texts) : shelf_(shelf), texts_(texts) {}

  Verdict verify(const std::string& file) const {
    const auto text = read_file(file);
    if (!text) {
      fmt::print(stderr, "reverie: {}\n", shown(words_of(text.error(), file, texts_)));
      return Verdict::unreadable;
    }
    const auto log = read_log(*text);
    if (!log) return report(file, log.error());
    const auto verified = reverie::verify(shelf_, *log);
    if (!verified) return report(file, verified.error(), *log);
    const bool in_part = log->header.branch > 0;
    const std::string key = in_part ? "cli.verify.proven_in_part" : "cli.verify.proven";
    fmt::print("{}: {}\n", shown(file),
               texts_.say(Message{key, {}}
                              .with("hash", to_hex(log->footer.hash))
                              .with("count", log->header.branch)));
    return in_part ? Verdict::proven_in_part : Verdict::proven;
  }

 private:
  Verdict report(const std::string& file, const LogProblem& problem, const Log& log) const {
    const Verdict verdict = report(file, problem);
    const bool goes_on = log.footer.result && log.footer.result->sheet;
    if (verdict == Verdict::of_other_rules && goes_on) {
      fmt::print(stderr, "{}\n", texts_.say(Message{"cli.verify.goes_on", {}}));
    }
    return verdict;
  }

  Verdict report(const std::string& file, const LogProblem& problem) const {
    fmt::print(stderr, "{}:{}: {}\n", shown(file), problem.line, shown(words_of(problem, texts_)));
    return problem.other_rules ? Verdict::of_other_rules : Verdict::wrong;
  }

  const Shelf& shelf_;
  const Texts& texts_;
};

}  // namespace

int verify_logs(const Shelf& shelf, const Texts& texts, const std::vector<std::string>& files) {
  const Verifier verifier(shelf, texts);
  Verdict worst = Verdict::proven;
  for (const std::string& file : files) worst = std::max(worst, verifier.verify(file));
  return exit_codes[static_cast<std::size_t>(worst)];
}

}  // namespace reverie::cli
