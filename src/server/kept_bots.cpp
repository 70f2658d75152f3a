// SPDX-License-Identifier: Apache-2.0
#include "server/kept_bots.hpp"

#include <utility>

namespace reverie::server {
namespace {

/// Ends the name of a table; none has it inside.
constexpr char end_of_table = '\n';

std::string name_of(const BotOwner& owner) {
  return owner.table + end_of_table + std::to_string(owner.seat.index) + ' ' +
         write_bot_spec(owner.spec) + (owner.spec.studies_all ? " advises" : "");
}

}  // namespace

std::unique_ptr<Bot> KeptBots::take(const BotOwner& owner) {
  const std::scoped_lock lock(mutex_);
  const auto place = bots_.find(name_of(owner));
  return place == bots_.end() ? nullptr : remove(place).bot;
}

void KeptBots::give_back(const BotOwner& owner, std::unique_ptr<Bot> bot) {
  const std::size_t bytes = bot->memory();
  if (bytes > most_bytes_) return;
  const std::scoped_lock lock(mutex_);
  const std::string name = name_of(owner);
  if (const auto place = bots_.find(name); place != bots_.end()) remove(place);
  while (bytes_ + bytes > most_bytes_) remove(bots_.find(by_use_.front()));
  bytes_ += bytes;
  bots_.emplace(name, Kept{std::move(bot), bytes, by_use_.insert(by_use_.end(), name)});
}

void KeptBots::forget(const std::string& table) {
  const std::scoped_lock lock(mutex_);
  const std::string first = table + end_of_table;
  for (auto place = bots_.lower_bound(first);
       place != bots_.end() && place->first.starts_with(first); place = bots_.lower_bound(first)) {
    remove(place);
  }
}

std::size_t KeptBots::bytes() const {
  const std::scoped_lock lock(mutex_);
  return bytes_;
}

KeptBots::Kept KeptBots::remove(Place place) {
  Kept kept = std::move(place->second);
  bytes_ -= kept.bytes;
  by_use_.erase(kept.use);
  bots_.erase(place);
  return kept;
}

}  // namespace reverie::server
