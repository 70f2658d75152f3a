// SPDX-License-Identifier: Apache-2.0
#include "table/legacy.hpp"

#include <algorithm>
#include <utility>

#include "core/json_reader.hpp"
#include "table/entries.hpp"

namespace reverie {
namespace {

/// Adds up entries as far as they matter to the next chapter.
class Heir {
 public:
  explicit Heir(std::string_view table) { legacy_.table = table; }

  void on(const entry::Opened& opened) {
    legacy_.game = opened.game;
    if (opened.chapter) legacy_.chapter = opened.chapter->number;
    legacy_.sheet = sheet_in(opened.options);
    for (const entry::SeatEntry& seat : opened.seats) {
      legacy_.people.push_back({seat.name, seat.guest});
    }
  }
  void on(const entry::Joined& joined) {
    if (auto* person = at(joined.seat)) *person = {joined.name, joined.guest};
  }
  void on(const entry::Renamed& renamed) {
    if (auto* person = at(renamed.seat)) person->name = renamed.name;
  }
  void on(const entry::SheetKept& kept) { legacy_.sheet = kept.sheet; }
  template <class Other>
  void on(const Other& /*other*/) {}

  Legacy take() { return std::move(legacy_); }

 private:
  Legacy::Person* at(Seat seat) {
    return seat.index < legacy_.people.size() ? &legacy_.people[seat.index] : nullptr;
  }

  Legacy legacy_;
};

constexpr const char* sheet_member = "sheet";

}  // namespace

bool Legacy::names(std::string_view guest) const {
  return !guest.empty() && std::ranges::find(people, guest, &Person::guest) != people.end();
}

std::expected<Legacy, Problem> legacy_of(std::string_view table,
                                         const std::vector<std::string>& entries) {
  Heir heir(table);
  for (const std::string& text : entries) {
    const auto entry = read_entry(text);
    if (!entry) return std::unexpected(entry.error());
    std::visit([&](const auto& what) { heir.on(what); }, entry->what);
  }
  return heir.take();
}

std::optional<Log> log_brought_by(std::string_view guest, const std::vector<std::string>& entries) {
  if (guest.empty() || entries.empty()) return std::nullopt;
  const auto first = read_entry(entries.front());
  const auto* opened = first ? std::get_if<entry::Opened>(&first->what) : nullptr;
  if (opened == nullptr || !opened->log) return std::nullopt;
  const bool is_theirs =
      std::ranges::find(opened->seats, guest, &entry::SeatEntry::guest) != opened->seats.end();
  auto log = is_theirs ? read_log(*opened->log) : std::unexpected(LogProblem());
  return log ? std::optional(*std::move(log)) : std::nullopt;
}

std::optional<RawJson> sheet_in(const RawJson& options) {
  const auto object = parse_json_object(options.text);
  if (!object) return std::nullopt;
  const auto* sheet = object->if_contains(sheet_member);
  if (sheet == nullptr || sheet->is_null()) return std::nullopt;
  return RawJson{boost::json::serialize(*sheet)};
}

std::expected<RawJson, Problem> with_sheet(const RawJson& options, const RawJson& sheet) {
  auto object = parse_json_object(options.text.empty() ? "{}" : options.text);
  if (!object) return std::unexpected(object.error());
  const auto* given = object->if_contains(sheet_member);
  if (given != nullptr && !given->is_null()) {
    return std::unexpected(
        Problem{"option 'sheet' is given, but a chapter begins from the one before it"});
  }
  auto parsed = parse_json_object(sheet.text);
  if (!parsed) return std::unexpected(parsed.error());
  object->insert_or_assign(sheet_member, *std::move(parsed));
  return RawJson{boost::json::serialize(*object)};
}

}  // namespace reverie
