// SPDX-License-Identifier: Apache-2.0
#include "core/json_reader.hpp"

#include <cstddef>

#include "core/quote.hpp"

namespace reverie {
namespace {

/// The members of all objects as they were written: in well-formed JSON, the colons outside of
/// texts.
std::size_t members_written(std::string_view json) {
  std::size_t members = 0;
  bool in_text = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    if (json[i] == '"') in_text = !in_text;
    if (in_text && json[i] == '\\') ++i;  // whatever is behind it does not end the text
    if (!in_text && json[i] == ':') ++members;
  }
  return members;
}

/// The members of all objects that are left when of equal names the last one wins.
std::size_t members_kept(const boost::json::value& value) {
  std::size_t members = 0;
  if (const auto* object = value.if_object()) {
    members += object->size();
    for (const auto& member : *object) members += members_kept(member.value());
  } else if (const auto* array = value.if_array()) {
    for (const auto& item : *array) members += members_kept(item);
  }
  return members;
}

}  // namespace

std::expected<boost::json::object, Problem> parse_json_object(std::string_view text) {
  boost::system::error_code error;
  boost::json::value value = boost::json::parse(text, error);
  if (error) return std::unexpected(Problem{"this is not JSON: " + error.message()});
  if (!value.is_object()) return std::unexpected(Problem{"this is not a JSON object, {…}"});
  if (members_written(text) != members_kept(value)) {
    return std::unexpected(
        Problem{"a name stands twice in one object: who reads it may take either"});
  }
  return std::move(value.get_object());
}

std::string member_of(std::string_view where, std::string_view name) {
  return where.empty() ? quote(name) : std::string(where) + ' ' + quote(name);
}

std::string item_of(std::string_view where, std::size_t index) {
  return std::string(where) + '[' + std::to_string(index) + ']';
}

Problem not_a_number(std::string_view where, std::int64_t low, std::int64_t high) {
  return {std::string(where) + " is a whole number from " + std::to_string(low) + " to " +
          std::to_string(high)};
}

Problem not_a_choice(std::string_view where, std::string_view value,
                     const std::vector<std::string>& choices) {
  return {std::string(where) + " cannot be " + quote(value) + "; " + hint_at(value, choices)};
}

Problem wrong_length(std::string_view where, std::size_t low, std::size_t high) {
  const std::string much = low == high ? std::to_string(high) : "at most " + std::to_string(high);
  return {std::string(where) + " is a list of " + much};
}

Problem not_there(std::string_view where) { return {std::string(where) + " is missing"}; }

std::expected<Message, Problem> read_message(const boost::json::value& value,
                                             std::string_view where) {
  const auto* object = value.if_object();
  const auto* key = object == nullptr ? nullptr : object->if_contains("key");
  const auto* args = object == nullptr ? nullptr : object->if_contains("args");
  if (key == nullptr || !key->is_string() || args == nullptr || !args->is_object()) {
    return std::unexpected(Problem{std::string(where) + " is a message with 'key' and 'args'"});
  }
  Message message{std::string(key->get_string()), {}};
  for (const auto& [name, argument] : args->get_object()) {
    if (const auto* number = argument.if_int64()) {
      message = std::move(message).with(name, *number);
    } else if (const auto* text = argument.if_string()) {
      message = std::move(message).with(name, std::string(*text));
    } else {
      return std::unexpected(Problem{member_of(where, name) + " is a whole number or a text"});
    }
  }
  return message;
}

}  // namespace reverie
