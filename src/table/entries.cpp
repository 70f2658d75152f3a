// SPDX-License-Identifier: Apache-2.0
#include "table/entries.hpp"

#include "core/json_reader.hpp"
#include "core/json_writer.hpp"

namespace reverie {
namespace {

struct Envelope {
  std::int64_t at = 0;
  std::string guest;
  std::string id;
  RawJson what;
};
BOOST_DESCRIBE_STRUCT(Envelope, (), (at, guest, id, what))

}  // namespace

std::string write_entry(const Entry& entry) {
  const std::string what =
      std::visit([](const auto& happened) { return to_json(happened); }, entry.what);
  return to_json(Envelope{entry.at, entry.guest, entry.id, RawJson{what}});
}

std::expected<Entry, Problem> read_entry(std::string_view text) {
  const auto object = parse_json_object(text);
  if (!object) return std::unexpected(object.error());
  auto envelope = read_json<Envelope>(*object, "");
  if (!envelope) return std::unexpected(envelope.error());
  auto what = parse_json_object(envelope->what.text);
  if (!what) return std::unexpected(what.error());
  auto happened = read_tagged<entry::What>(*std::move(what), "what");
  if (!happened) return std::unexpected(happened.error());
  return Entry{envelope->at, std::move(envelope->guest), std::move(envelope->id),
               *std::move(happened)};
}

}  // namespace reverie
