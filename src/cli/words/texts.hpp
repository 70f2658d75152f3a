// SPDX-License-Identifier: Apache-2.0
// Messages in a person's language, from the catalogues of content/locales (ICU MessageFormat).
#pragma once

#include <unicode/msgfmt.h>

#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/files/library.hpp"
#include "core/actor.hpp"
#include "core/message.hpp"

namespace reverie::cli {

/// To whom something is said.
struct Listener {
  /// This seat is called "you".
  Seat viewer = spectator;
  /// What the seats are called.
  std::vector<std::string> names;
  /// How a translated term is dressed, given its key: colour on a screen, nothing in a pipe.
  std::function<std::string(std::string_view key, std::string_view text)> dress;
};

/// Not for several threads at once: ICU's patterns are not.
class Texts {
 public:
  /// Every pattern is read, so that a mistake in a text is found at once and not in the middle of a
  /// game.
  static std::expected<Texts, Problem> load(std::string_view language, const Library& library);

  const std::string& language() const { return language_; }
  /// A key without a text is shown as itself.
  std::string say(const Message& message, const Listener& listener = {}) const;
  std::string say(std::string_view key) const { return say(Message{std::string(key), {}}); }

 private:
  std::string language_;
  std::map<std::string, std::shared_ptr<const icu::MessageFormat>, std::less<>> patterns_;
};

/// A number with so many decimals, as the language writes it.
std::string decimal(double number, int decimals, const Texts& texts);

/// The languages that the content speaks.
std::vector<std::string> languages(const Library& library);
/// One of them by any name that systems give it: `fr` for `FR`, `fr_FR` and `fr-CA.UTF-8`. As given
/// if it is none of them.
std::string language_called(std::string_view name, const Library& library);
/// The person's language by the environment (LC_ALL, LC_MESSAGES, LANG), if the content speaks it.
std::string preferred_language(const Library& library);

}  // namespace reverie::cli
