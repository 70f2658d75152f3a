// SPDX-License-Identifier: Apache-2.0
// What happens here, counted for Prometheus.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "store/store.hpp"

namespace reverie::server {

using Count = std::atomic<std::uint64_t>;

/// How long appends take until they are durable.
class Latency {
 public:
  static constexpr std::array<double, 9> bounds = {0.001, 0.002, 0.005, 0.01, 0.02,
                                                   0.05,  0.1,   0.5,   1.0};

  void add(std::chrono::microseconds took);
  std::uint64_t in_bucket(std::size_t bucket) const { return buckets_[bucket]; }
  std::uint64_t microseconds() const { return microseconds_; }

 private:
  std::array<Count, bounds.size() + 1> buckets_{};
  Count microseconds_ = 0;
};

/// One set a shard: each is written by one thread, and read by whoever asks.
struct Metrics {
  Count connections = 0;
  Count tables_in_memory = 0;
  Count moves = 0;
  Count commands = 0;
  Count refused = 0;
  Count slow_clients = 0;
  Count thoughts = 0;
  Count tables_opened = 0;
  Count requests = 0;
  Latency appends;
};

std::string metrics_text(const std::vector<const Metrics*>& shards, const StoreHealth& store);

}  // namespace reverie::server
