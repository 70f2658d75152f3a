// SPDX-License-Identifier: Apache-2.0
// What all shards use together.
#pragma once

#include <functional>

#include "agents/bot.hpp"
#include "games/shelf.hpp"
#include "server/clerk.hpp"
#include "server/limits.hpp"
#include "server/mint.hpp"
#include "server/quota.hpp"
#include "server/thinkers.hpp"
#include "store/store.hpp"

namespace reverie::server {

struct Services {
  Store& store;
  Thinkers& thinkers;
  Clerk& clerk;
  Quota& quota;
  const Mint& mint;
  std::function<Time()> now;
  Limits limits;
  bool shows_metrics = false;
  ContentReader content;
  const Shelf& shelf;
};

}  // namespace reverie::server
