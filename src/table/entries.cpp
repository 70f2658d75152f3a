// SPDX-License-Identifier: Apache-2.0
#include "table/entries.hpp"

#include "core/json_reader.hpp"
#include "core/json_writer.hpp"

namespace reverie {
namespace {

/// All of an entry but what happened.
struct Envelope {
  std::int64_t at = 0;
  std::string guest;
  std::string id;
};
BOOST_DESCRIBE_STRUCT(Envelope, (), (at, guest, id))

constexpr std::string_view what_member = ",\"what\":";

}  // namespace

std::vector<entry::InputEntry> entry::inputs_of(const std::vector<LogInput>& inputs,
                                                std::size_t count) {
  std::vector<InputEntry> first;
  for (std::size_t i = 0; i < count; ++i) {
    first.push_back({write_actor(inputs[i].by), inputs[i].action});
  }
  return first;
}

std::string write_entry(const Entry& entry) {
  std::string text = to_json(Envelope{entry.at, entry.guest, entry.id});
  text.pop_back();
  text += what_member;
  std::visit([&](const auto& happened) { write_json(text, happened); }, entry.what);
  text += '}';
  return text;
}

std::expected<Entry, Problem> read_entry(std::string_view text) {
  auto object = parse_json_object(text);
  if (!object) return std::unexpected(object.error());
  const auto what = object->find("what");
  if (what == object->end()) return std::unexpected(not_there("'what'"));
  if (!what->value().is_object()) return std::unexpected(Problem{"'what' is an object"});
  boost::json::object taken = std::move(what->value().get_object());
  object->erase(what);
  auto envelope = read_json<Envelope>(*object, "");
  if (!envelope) return std::unexpected(envelope.error());
  auto happened = read_tagged<entry::What>(std::move(taken), "what");
  if (!happened) return std::unexpected(happened.error());
  return Entry{envelope->at, std::move(envelope->guest), std::move(envelope->id),
               *std::move(happened)};
}

}  // namespace reverie
