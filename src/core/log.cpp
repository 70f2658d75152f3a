// SPDX-License-Identifier: Apache-2.0
#include "core/log.hpp"

#include <initializer_list>

#include "core/hex.hpp"
#include "core/json_reader.hpp"
#include "core/quote.hpp"
#include "core/suggest.hpp"

namespace reverie {
namespace json = boost::json;
namespace {

constexpr std::size_t digest_digits = 64;
constexpr std::size_t hash_digits = 16;

/// As `quote` shows it, without its marks: every language has its own.
std::string shown(std::string_view foreign) {
  const std::string quoted = quote(foreign);
  return quoted.substr(1, quoted.size() - 2);
}
/// In the words of a catalogue: a field of which something is wrong.
Message said_of(std::string key, std::string_view field) {
  return Message{std::move(key), {}}.with("field", shown(field));
}
Message wrong_kind(const char* field, const char* kind) {
  return said_of("log.no.kind", field).with("kind", std::string(kind));
}
Message nobody_known(const char* field, std::string_view said) {
  return said_of("log.no.actor", field).with("said", shown(said));
}

/// The fields of one line. The first thing found wrong is kept; later questions get defaults.
class Fields {
 public:
  Fields(json::object object, std::initializer_list<const char*> names)
      : object_(std::move(object)) {
    const std::vector<std::string> known(names.begin(), names.end());
    for (const auto& [key, value] : object_) {
      if (std::ranges::find(known, std::string_view(key)) != known.end()) continue;
      const auto near = nearest(key, known);
      fail("unknown field " + quote(key) +
               (near ? "; did you mean '" + *near + "'?" : std::string()),
           said_of("log.no.unknown", key).with("near", near.value_or("none")));
      return;
    }
  }

  std::string text(const char* name) {
    const json::value* value = get(name);
    if (value == nullptr) return {};
    if (const auto* string = value->if_string()) return std::string(*string);
    fail(std::string("'") + name + "' must be a text", wrong_kind(name, "text"));
    return {};
  }

  int number(const char* name) {
    const json::value* value = get(name);
    if (value == nullptr) return 0;
    const auto* integer = value->if_int64();
    if (integer != nullptr && *integer >= 0 && *integer <= 1'000'000'000) {
      return static_cast<int>(*integer);
    }
    fail(std::string("'") + name + "' must be a whole number from 0 to 1000000000",
         wrong_kind(name, "number"));
    return 0;
  }

  bool has(const char* name) const { return object_.contains(name); }

  json::object object(const char* name) {
    const json::value* value = get(name);
    if (value == nullptr) return {};
    if (const auto* found = value->if_object()) return *found;
    fail(std::string("'") + name + "' must be an object", wrong_kind(name, "object"));
    return {};
  }

  /// A list of which `read` makes elements, or nothing if an element is not of the right kind.
  template <class T, class Read>
  std::vector<T> list(const char* name, const char* kind, const char* of_what, Read read) {
    std::vector<T> items;
    const json::value* value = get(name);
    if (value == nullptr) return items;
    const auto* array = value->if_array();
    if (array == nullptr) {
      fail(std::string("'") + name + "' must be a list of " + of_what, wrong_kind(name, kind));
      return items;
    }
    for (const json::value& element : *array) {
      const std::optional<T> item = read(element);
      if (!item) {
        fail(std::string("'") + name + "' must hold only " + of_what, wrong_kind(name, kind));
        return items;
      }
      items.push_back(*item);
    }
    return items;
  }

  bool is_null(const char* name) {
    const json::value* value = get(name);
    return value != nullptr && value->is_null();
  }

  void fail(std::string what, Message said) {
    if (!problem_) problem_ = What{std::move(what), std::move(said)};
  }
  /// For what was found wrong in an object within this one.
  void fail_within(const char* name, const Fields& inner) {
    fail(std::string("in '") + name + "': " + inner.problem_->what, inner.problem_->said);
  }
  bool failed() const { return problem_.has_value(); }
  std::unexpected<LogProblem> problem_at(std::size_t line) const {
    return std::unexpected(
        LogProblem{line, problem_->what, std::nullopt, std::nullopt, problem_->said});
  }

 private:
  const json::value* get(const char* name) {
    const json::value* value = object_.if_contains(name);
    if (value == nullptr)
      fail(std::string("the field '") + name + "' is missing", said_of("log.no.missing", name));
    return value;
  }

  struct What {
    std::string what;
    Message said;
  };

  json::object object_;
  std::optional<What> problem_;
};

std::optional<std::string> as_text(const json::value& value) {
  const auto* text = value.if_string();
  return text != nullptr ? std::optional(std::string(*text)) : std::nullopt;
}
std::optional<bool> as_truth(const json::value& value) {
  const auto* truth = value.if_bool();
  return truth != nullptr ? std::optional(*truth) : std::nullopt;
}
std::optional<std::int32_t> as_score(const json::value& value) {
  const auto* number = value.if_int64();
  if (number == nullptr || *number < -1'000'000 || *number > 1'000'000) return std::nullopt;
  return static_cast<std::int32_t>(*number);
}

std::string digest_field(Fields& fields, const char* name) {
  std::string text = fields.text(name);
  if (text.size() != digest_digits || !Seed::from_hex(text)) {
    fields.fail(std::string("'") + name + "' must be 64 lower-case hexadecimal digits",
                said_of("log.no.digits", name).with("count", digest_digits));
  }
  return text;
}

LogHeader read_header(Fields& fields) {
  LogHeader header;
  const int format = fields.number("reverie");
  if (!fields.failed() && format != log_format) {
    fields.fail("this log has format " + std::to_string(format) + "; this program reads format " +
                    std::to_string(log_format),
                Message{"log.no.format", {}}.with("theirs", format).with("ours", log_format));
  }
  header.game = fields.text("game");
  header.rules = fields.number("rules");
  header.content = digest_field(fields, "content");
  header.options.text = json::serialize(fields.object("options"));
  header.seats = fields.list<std::string>("seats", "texts", "texts", as_text);
  if (header.seats.empty()) {
    fields.fail("'seats' must name at least one seat", wrong_kind("seats", "filled"));
  }
  header.commitment = digest_field(fields, "commitment");
  if (fields.has("branch")) header.branch = static_cast<std::size_t>(fields.number("branch"));
  return header;
}

std::optional<LogInput> read_input(Fields& fields, std::size_t expected_number) {
  const int number = fields.number("n");
  const std::string by = fields.text("by");
  std::string action = fields.text("do");
  if (fields.failed()) return std::nullopt;
  if (static_cast<std::size_t>(number) != expected_number) {
    fields.fail("input " + std::to_string(expected_number) + " is expected here, not " +
                    std::to_string(number) + ": a line is missing, repeated or out of order",
                Message{"log.no.order", {}}.with("due", expected_number).with("said", number));
  }
  const auto actor = read_actor(by);
  if (!actor) {
    fields.fail("'by' must be chance, clock or seat1 to seat7, not " + quote(by),
                nobody_known("by", by));
  }
  if (action.empty()) fields.fail("'do' is empty", wrong_kind("do", "filled"));
  if (fields.failed()) return std::nullopt;
  return LogInput{*actor, std::move(action)};
}

std::optional<LogResult> read_result(Fields& outer) {
  if (outer.is_null("result")) return std::nullopt;
  Fields fields(outer.object("result"), {"ending", "won", "scores", "sheet"});
  LogResult result;
  result.ending = fields.text("ending");
  result.won = fields.list<bool>("won", "truths", "true and false", as_truth);
  result.scores = fields.list<std::int32_t>("scores", "numbers", "whole numbers", as_score);
  if (fields.has("sheet")) result.sheet = RawJson{json::serialize(fields.object("sheet"))};
  if (fields.failed()) outer.fail_within("result", fields);
  return result;
}

/// Who resigned, of a log with so many seats.
std::optional<Seat> read_resigned(Fields& fields, std::size_t seats) {
  const std::string text = fields.text("resigned");
  const auto who = read_actor(text);
  if (!who || !who->is_seat() || who->seat().index >= seats) {
    fields.fail("'resigned' must be one of the seats of the log, not " + quote(text),
                nobody_known("resigned", text));
    return std::nullopt;
  }
  return who->seat();
}

LogFooter read_footer(Fields& fields, const Log& log) {
  LogFooter footer;
  const std::size_t inputs = log.inputs.size();
  const int count = fields.number("end");
  if (!fields.failed() && static_cast<std::size_t>(count) != inputs) {
    fields.fail("the log has " + std::to_string(inputs) + " inputs, but its end says " +
                    std::to_string(count),
                Message{"log.no.count", {}}.with("due", inputs).with("said", count));
  }
  footer.result = read_result(fields);
  const auto hash = number_from_hex(fields.text("hash"));
  if (!hash) {
    fields.fail("'hash' must be 16 lower-case hexadecimal digits",
                said_of("log.no.digits", "hash").with("count", hash_digits));
  }
  footer.hash = hash.value_or(0);
  footer.seed = Seed::from_hex(digest_field(fields, "seed")).value_or(Seed());
  footer.undone = fields.number("undone");
  if (fields.has("resigned")) footer.resigned = read_resigned(fields, log.header.seats.size());
  if (footer.resigned && footer.result) {
    fields.fail("a game with a 'result' was played to its end: nobody 'resigned'",
                Message{"log.no.result_and_resigned", {}});
  }
  return footer;
}

std::unexpected<LogProblem> problem_at(std::size_t line, std::string what, Message said) {
  return std::unexpected(
      LogProblem{line, std::move(what), std::nullopt, std::nullopt, std::move(said)});
}

/// The object on a line. What shows at a glance is said: an error of JSON would not help.
std::expected<json::object, LogProblem> read_line(std::string_view line, std::size_t number) {
  if (line.find_first_not_of(" \t\r") == std::string_view::npos) {
    return problem_at(number, "a blank line", Message{"log.no.blank", {}});
  }
  if (line.starts_with("\xEF\xBB\xBF")) {
    return problem_at(number,
                      "the file begins with a byte order mark; save it as UTF-8 without one",
                      Message{"log.no.mark", {}});
  }
  auto object = parse_json_object(line);
  if (!object) return problem_at(number, object.error().what, Message{"log.no.not_json", {}});
  return *std::move(object);
}

/// Hands out lines one by one and knows their numbers.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  bool at_end() const { return rest_.empty(); }
  std::size_t number() const { return number_; }
  std::string_view next() {
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    const std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    ++number_;
    return line;
  }

 private:
  std::string_view rest_;
  std::size_t number_ = 0;
};

}  // namespace

std::optional<Actor> read_actor(std::string_view text) {
  if (text == "chance") return Actor::chance();
  if (text == "clock") return Actor::clock();
  const bool is_seat =
      text.size() == 5 && text.starts_with("seat") && text[4] >= '1' && text[4] < '1' + max_seats;
  if (!is_seat) return std::nullopt;
  return Actor(Seat{static_cast<std::uint8_t>(text[4] - '1')});
}

std::expected<Log, LogProblem> read_log(std::string_view text) {
  Log log;
  Lines lines(text);
  bool ended = false;
  while (!lines.at_end()) {
    const std::string_view line = lines.next();
    const std::size_t number = lines.number();
    if (ended) {
      return problem_at(number, "nothing may follow the end of the log",
                        Message{"log.no.after_end", {}});
    }
    const auto object = read_line(line, number);
    if (!object) return std::unexpected(object.error());
    if (number == 1) {
      if (!object->contains("reverie")) {
        return problem_at(number, "the first line of a log is its header, {\"reverie\":…}",
                          Message{"log.no.header", {}});
      }
      Fields fields(*object, {"reverie", "game", "rules", "content", "options", "seats",
                              "commitment", "branch"});
      log.header = read_header(fields);
      if (fields.failed()) return fields.problem_at(number);
    } else if (object->contains("end")) {
      Fields fields(*object, {"end", "result", "hash", "seed", "undone", "resigned"});
      log.footer = read_footer(fields, log);
      if (fields.failed()) return fields.problem_at(number);
      ended = true;
    } else {
      Fields fields(*object, {"n", "by", "do"});
      auto input = read_input(fields, log.inputs.size() + 1);
      if (!input) return fields.problem_at(number);
      log.inputs.push_back(*std::move(input));
    }
  }
  if (lines.number() == 0) {
    return problem_at(1, "the log is empty", Message{"log.no.empty", {}});
  }
  if (!ended) {
    return problem_at(lines.number() + 1,
                      "the log stops here without its last line, {\"end\":…}: it is cut off",
                      Message{"log.no.cut_off", {}});
  }
  if (log.header.branch > log.inputs.size()) {
    return problem_at(1,
                      "'branch' says " + std::to_string(log.header.branch) +
                          " inputs, but the log has only " + std::to_string(log.inputs.size()),
                      Message{"log.no.branch", {}}
                          .with("said", log.header.branch)
                          .with("due", log.inputs.size()));
  }
  return log;
}

}  // namespace reverie
