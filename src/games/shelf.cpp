// SPDX-License-Identifier: Apache-2.0
#include "games/shelf.hpp"

#include <boost/mp11.hpp>
#include <optional>
#include <string>

#include "core/quote.hpp"
#include "core/suggest.hpp"
#include "games/catalogue.hpp"
#include "games/shelf_entry.hpp"

namespace reverie {
std::expected<Shelf, Problem> Shelf::fill(const ContentReader& content) {
  Shelf shelf;
  std::optional<Problem> mistake;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Catalogue>>(
      [&]<class G>(boost::mp11::mp_identity<G>) {
        auto entry = entry_of<G>(content);
        if (entry) {
          shelf.games_.push_back(*std::move(entry));
        } else if (!mistake) {
          mistake = entry.error();
        }
      });
  if (mistake) return std::unexpected(*std::move(mistake));
  return shelf;
}

Shelf Shelf::of(std::vector<GameEntry> games) {
  Shelf shelf;
  shelf.games_ = std::move(games);
  return shelf;
}

std::expected<const GameEntry*, Problem> Shelf::find(std::string_view id) const {
  std::vector<std::string> names;
  for (const GameEntry& entry : games_) {
    if (entry.id == id) return &entry;
    names.emplace_back(entry.id);
  }
  const auto near = nearest(id, names);
  return std::unexpected(
      Problem{"there is no game " + quote(id) + "; " +
              (near ? "did you mean '" + *near + "'?" : "'reverie games' lists what there is")});
}

std::expected<std::shared_ptr<const AnyGame>, Problem> Shelf::make(std::string_view id,
                                                                   const RawJson& options) const {
  const auto entry = find(id);
  if (!entry) return std::unexpected(entry.error());
  return (*entry)->make(options);
}

std::expected<std::shared_ptr<const AnyGame>, Problem> Shelf::make(
    std::string_view id, const RawJson& options, std::string_view content_hash) const {
  const auto entry = find(id);
  if (!entry) return std::unexpected(entry.error());
  auto now = (*entry)->make(options);
  const bool is_of_now = now && (*now)->content_hash() == content_hash;
  if (is_of_now || !kept_ || !(*entry)->make_with) return now;
  // Also where the content of now has no place for these options: its own had.
  const auto text = kept_(content_hash);
  if (!text) return now;
  return (*entry)->make_with(options, *text);
}

}  // namespace reverie
