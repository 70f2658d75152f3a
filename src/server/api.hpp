// SPDX-License-Identifier: Apache-2.0
// What the addresses do, but for the websocket.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/admission.hpp"
#include "server/page.hpp"
#include "server/routes.hpp"
#include "server/shards.hpp"
#include "server/visitors.hpp"

namespace reverie::server {

/// Safe from any thread.
class Api {
 public:
  Api(const Shards& shards, const Services& services, Admission& admission, const Page& page);

  using Done = std::function<void(Reply)>;
  /// `done` is called once, at once or later from another thread.
  void answer(const Request& request, const Route& route, const Guest& guest, const Done& done);

 private:
  void give_lists(const Payer& payer, const Done& done);
  Reply lists_for(const Payer& payer);
  Reply lists(const std::string& guest) const;
  std::expected<std::vector<letter::Summary>, Decline> list(const std::string& guest,
                                                            bool over) const;
  Reply health() const;
  Reply figures() const;
  void open(const Request& request, const Payer& payer, const Done& done);
  /// Why they may not open another table now, if so.
  std::optional<Decline> too_many(const Payer& payer);
  using Made = std::function<std::expected<Host::Opened, Decline>(Shard&)>;
  void make(const std::string& id, Shard& where, const Payer& payer, const Made& made,
            const Shard::Then<NewTable>& then);
  void settle(const std::string& id, Host::Opened opened, const Payer& payer,
              const Shard::Then<NewTable>& then);
  void bring(const Request& request, const Payer& payer, const Done& done);
  void open_log(const Log& log, const Payer& payer, const Done& done);
  void branch(const Request& request, const std::string& table, const Payer& payer,
              const Done& done);
  void rematch(const std::string& table, const Payer& payer, const Done& done);
  void next_chapter(const Request& request, const std::string& table, const Payer& payer,
                    const Done& done);
  void continue_at(const std::string& table, const std::string& next, const Payer& payer,
                   const Made& made, const Done& done);
  void give_sheet(const std::string& table, const Payer& payer, const Done& done);
  void give_log(const std::string& table, const Payer& payer, const Done& done);

  const Shards& shards_;
  const Services& services_;
  Admission& admission_;
  const Page& page_;
  const std::string games_;
};

}  // namespace reverie::server
