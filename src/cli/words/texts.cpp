// SPDX-License-Identifier: Apache-2.0
#include "cli/words/texts.hpp"

#include <unicode/numberformatter.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cctype>
#include <cstdlib>

#include "core/suggest.hpp"

namespace reverie::cli {
namespace {

constexpr std::string_view locales = "content/locales/";

/// The arguments of one message as ICU wants them: names beside values.
class IcuArguments {
 public:
  IcuArguments(const Texts& texts, const Listener& listener) : texts_(texts), listener_(listener) {}

  void add(const Argument& argument) {
    std::visit([&](const auto& value) { add(argument.name, value); }, argument.value);
  }

  std::string format(const icu::MessageFormat& pattern, UErrorCode& status) const {
    icu::UnicodeString result;
    pattern.format(names_.data(), values_.data(), static_cast<std::int32_t>(names_.size()), result,
                   status);
    std::string text;
    return result.toUTF8String(text);
  }

 private:
  void add(const std::string& name, std::int64_t value) { put(name, icu::Formattable(value)); }
  void add(const std::string& name, const std::string& value) { put_text(name, value); }
  void add(const std::string& name, Seat seat) {
    const bool named = seat.index < listener_.names.size();
    put_text(name, named ? listener_.names[seat.index] : std::to_string(seat.index + 1));
    put_text(name + "_id", seat == listener_.viewer ? "you" : "other");
  }
  void add(const std::string& name, const Term& term) {
    const std::string text = texts_.say(term.key);
    put_text(name, listener_.dress ? listener_.dress(term.key, text) : text);
    put_text(name + "_id", term.key.substr(term.key.rfind('.') + 1));
  }

  void put_text(const std::string& name, const std::string& text) {
    put(name, icu::Formattable(icu::UnicodeString::fromUTF8(text)));
  }
  void put(const std::string& name, const icu::Formattable& value) {
    names_.push_back(icu::UnicodeString::fromUTF8(name));
    values_.push_back(value);
  }

  const Texts& texts_;
  const Listener& listener_;
  std::vector<icu::UnicodeString> names_;
  std::vector<icu::Formattable> values_;
};

/// Nothing if it is not one.
std::shared_ptr<const icu::MessageFormat> read_pattern(std::string_view language,
                                                       const boost::json::value& text) {
  if (!text.is_string()) return nullptr;
  UErrorCode status = U_ZERO_ERROR;
  auto pattern = std::make_shared<const icu::MessageFormat>(
      icu::UnicodeString::fromUTF8(std::string(text.get_string())),
      icu::Locale(std::string(language).c_str()), status);
  return U_FAILURE(status) != 0 ? nullptr : pattern;
}

std::unexpected<Problem> unknown_language(std::string_view language, const Library& library) {
  const auto known = languages(library);
  std::string list;
  for (const std::string& name : known) list += (list.empty() ? "" : ", ") + name;
  const auto near = nearest(language, known);
  return std::unexpected(Problem{"there is no language '" + std::string(language) + "'; " +
                                 (near ? "did you mean '" + *near + "'? " : std::string()) + "(" +
                                 list + ")"});
}

}  // namespace

std::expected<Texts, Problem> Texts::load(std::string_view language, const Library& library) {
  const auto known = languages(library);
  if (std::ranges::find(known, language) == known.end()) return unknown_language(language, library);
  Texts texts;
  texts.language_ = language;
  for (const std::string& path :
       library.paths_under(std::string(locales) + std::string(language) + "/")) {
    boost::system::error_code error;
    const auto value = boost::json::parse(*library.read(path), error);
    if (error || !value.is_object()) {
      return std::unexpected(Problem{path + ": not a JSON object of texts"});
    }
    for (const auto& [key, text] : value.get_object()) {
      auto pattern = read_pattern(language, text);
      if (!pattern) {
        return std::unexpected(
            Problem{path + ": '" + std::string(key) + "' is not a text in ICU MessageFormat"});
      }
      texts.patterns_.emplace(key, std::move(pattern));
    }
  }
  return texts;
}

std::string Texts::say(const Message& message, const Listener& listener) const {
  const auto found = patterns_.find(message.key);
  if (found == patterns_.end()) return message.key;
  IcuArguments arguments(*this, listener);
  for (const Argument& argument : message.arguments) arguments.add(argument);
  UErrorCode status = U_ZERO_ERROR;
  const std::string text = arguments.format(*found->second, status);
  return U_FAILURE(status) != 0 ? message.key : text;
}

std::vector<std::string> languages(const Library& library) {
  std::vector<std::string> names;
  for (const std::string& path : library.paths_under(locales)) {
    const std::string rest = path.substr(locales.size());
    const std::string name = rest.substr(0, rest.find('/'));
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  }
  return names;
}

std::string language_called(std::string_view name, const Library& library) {
  std::string language(name.substr(0, name.find_first_of("_-.@")));
  std::ranges::transform(language, language.begin(),
                         [](unsigned char letter) { return std::tolower(letter); });
  const auto known = languages(library);
  return std::ranges::find(known, language) == known.end() ? std::string(name) : language;
}

std::string preferred_language(const Library& library) {
  const auto known = languages(library);
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    const std::string language = language_called(value, library);
    return std::ranges::find(known, language) == known.end() ? "en" : language;
  }
  return "en";
}

std::string decimal(double number, int decimals, const Texts& texts) {
  using icu::number::NumberFormatter;
  using icu::number::Precision;
  UErrorCode status = U_ZERO_ERROR;
  std::string text;
  return NumberFormatter::withLocale(icu::Locale(texts.language().c_str()))
      .precision(Precision::fixedFraction(decimals))
      .grouping(UNUM_GROUPING_OFF)
      .formatDouble(number, status)
      .toString(status)
      .toUTF8String(text);
}

}  // namespace reverie::cli
