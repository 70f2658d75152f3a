// SPDX-License-Identifier: Apache-2.0
// Makes what nobody may guess: names of tables, seeds, invitations, guests.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/chance_stream.hpp"

namespace reverie::server {

/// Safe from any thread. Tests make their own, to have the same table twice.
class Mint {
 public:
  Mint();
  Mint(const Mint&) = delete;
  Mint& operator=(const Mint&) = delete;
  virtual ~Mint() = default;

  virtual Seed seed() const;
  /// 100 random bits in letters and digits that are not mistaken for one another.
  virtual std::string table_id() const;
  /// 128 random bits in hexadecimal, for an invitation.
  virtual std::string invitation() const;
  /// 128 random bits in hexadecimal, for a cookie.
  virtual std::string guest_secret() const;
};

bool is_table_id(std::string_view text);
bool is_guest_secret(std::string_view text);

}  // namespace reverie::server
