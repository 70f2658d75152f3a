// SPDX-License-Identifier: Apache-2.0
// All shards, and which of them a table belongs to.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "server/shard.hpp"

namespace reverie::server {

class Shards {
 public:
  Shards(std::size_t count, const Services& services) {
    for (std::size_t i = 0; i < count; ++i) {
      shards_.push_back(std::make_unique<Shard>(services));
    }
  }

  std::size_t size() const { return shards_.size(); }
  Shard& at(std::size_t index) const { return *shards_[index]; }
  Shard& of(std::string_view table) const {
    return at(std::hash<std::string_view>()(table) % shards_.size());
  }

  std::vector<const Metrics*> metrics() const {
    std::vector<const Metrics*> all;
    for (const auto& shard : shards_) all.push_back(&shard->metrics());
    return all;
  }

 private:
  std::vector<std::unique_ptr<Shard>> shards_;
};

}  // namespace reverie::server
