// SPDX-License-Identifier: Apache-2.0
// On whose account something is done.
#pragma once

#include <string>

namespace reverie::server {

struct Payer {
  /// What `network_of` makes of the address; empty for whoever is trusted and therefore not
  /// limited.
  std::string network;
  /// What hosts know the guest by.
  std::string guest;

  bool is_limited() const { return !network.empty(); }
};

}  // namespace reverie::server
