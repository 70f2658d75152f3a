// SPDX-License-Identifier: Apache-2.0
#include "server/metrics.hpp"

#include <fmt/format.h>

#include <string_view>

namespace reverie::server {
namespace {

struct Figure {
  std::string_view name;
  std::string_view kind;
  std::string_view help;
  Count Metrics::* count;
};

constexpr std::array<Figure, 9> figures = {{
    {"reverie_connections", "gauge", "Open websockets.", &Metrics::connections},
    {"reverie_tables_in_memory", "gauge", "Tables held in memory.", &Metrics::tables_in_memory},
    {"reverie_tables_opened_total", "counter", "New tables.", &Metrics::tables_opened},
    {"reverie_requests_total", "counter", "HTTP requests.", &Metrics::requests},
    {"reverie_commands_total", "counter", "Commands received.", &Metrics::commands},
    {"reverie_moves_total", "counter", "Moves played by people and durable.", &Metrics::moves},
    {"reverie_refused_total", "counter", "Requests and commands beyond a limit or unreadable.",
     &Metrics::refused},
    {"reverie_slow_clients_total", "counter", "Clients dropped because they did not keep up.",
     &Metrics::slow_clients},
    {"reverie_thoughts_total", "counter", "Decisions that bots made.", &Metrics::thoughts},
}};

void write_figure(std::string& out, std::string_view name, std::string_view kind,
                  std::string_view help, std::uint64_t value) {
  out += fmt::format("# HELP {0} {1}\n# TYPE {0} {2}\n{0} {3}\n", name, help, kind, value);
}

void write_latency(std::string& out, const std::vector<const Metrics*>& shards) {
  constexpr std::string_view name = "reverie_append_seconds";
  out += fmt::format("# HELP {0} Time until an append was durable.\n# TYPE {0} histogram\n", name);
  std::uint64_t total = 0;
  for (std::size_t bucket = 0; bucket <= Latency::bounds.size(); ++bucket) {
    for (const Metrics* shard : shards) total += shard->appends.in_bucket(bucket);
    const std::string bound =
        bucket < Latency::bounds.size() ? fmt::format("{}", Latency::bounds[bucket]) : "+Inf";
    out += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, bound, total);
  }
  std::uint64_t microseconds = 0;
  for (const Metrics* shard : shards) microseconds += shard->appends.microseconds();
  out += fmt::format("{0}_sum {1}\n{0}_count {2}\n", name, static_cast<double>(microseconds) / 1e6,
                     total);
}

}  // namespace

void Latency::add(std::chrono::microseconds took) {
  const double seconds = std::chrono::duration<double>(took).count();
  std::size_t bucket = 0;
  while (bucket < bounds.size() && seconds > bounds[bucket]) ++bucket;
  ++buckets_[bucket];
  microseconds_ += static_cast<std::uint64_t>(took.count());
}

std::string metrics_text(const std::vector<const Metrics*>& shards, const StoreHealth& store) {
  std::string out;
  for (const Figure& figure : figures) {
    std::uint64_t value = 0;
    for (const Metrics* shard : shards) value += shard->*figure.count;
    write_figure(out, figure.name, figure.kind, figure.help, value);
  }
  write_figure(out, "reverie_store_appends_total", "counter", "Appends that became durable.",
               store.appended);
  write_figure(out, "reverie_store_refused_total", "counter", "Appends that the store refused.",
               store.refused);
  write_figure(out, "reverie_store_commits_total", "counter", "Commits of the store.",
               store.commits);
  write_figure(out, "reverie_store_queued", "gauge", "Appends that wait.", store.queued);
  write_figure(out, "reverie_store_writable", "gauge", "1 while moves can be kept.",
               store.writable() ? 1 : 0);
  write_latency(out, shards);
  return out;
}

}  // namespace reverie::server
