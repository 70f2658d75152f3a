// SPDX-License-Identifier: Apache-2.0
#include "table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace reverie::bench {
namespace {

std::string a_second(double items) {
  if (items <= 0) return "-";
  constexpr std::array<std::pair<double, const char*>, 3> units = {
      {{1e9, " G"}, {1e6, " M"}, {1e3, " k"}}};
  for (const auto& [size, unit] : units) {
    if (items >= size) return fmt::format("{:.1f}{}", items / size, unit);
  }
  return fmt::format("{:.1f}  ", items);
}

std::string ratio(double ours, double baseline) {
  return ours > 0 && baseline > 0 ? fmt::format("{:.2f}", ours / baseline) : "-";
}

}  // namespace

/// The machine is described in the JSON file.
bool TableReporter::ReportContext(const Context& /*context*/) { return true; }

void TableReporter::ReportRuns(const std::vector<Run>& runs) {
  for (const Run& run : runs) {
    if (run.run_type != Run::RT_Iteration) continue;
    const std::string& name = run.run_name.function_name;
    if (run.error_occurred) {
      GetErrorStream() << name << ": " << run.error_message << '\n';
      continue;
    }
    const std::size_t slash = name.find('/');
    const std::string variant = name.substr(slash + 1);
    Row& row = row_of(run, name.substr(0, slash));
    const double items = run.counters.at("items_per_second").value;
    if (variant == "ours") {
      row.ours = std::max(row.ours, items);
    } else {
      row.baseline_name = variant;
      row.baseline = std::max(row.baseline, items);
    }
  }
}

void TableReporter::Finalize() {
  const auto print = [this](const auto&... cells) {
    GetOutputStream() << fmt::format("{:<34} {:>10} {:>10} {:>8}  {}\n", cells...);
  };
  std::ranges::sort(rows_, {}, &Row::place);
  print("a second", "ours", "baseline", "ratio", "the baseline is");
  for (const Row& row : rows_) {
    print(row.measurement, a_second(row.ours), a_second(row.baseline),
          ratio(row.ours, row.baseline), row.baseline_name);
  }
}

TableReporter::Row& TableReporter::row_of(const Run& run, const std::string& measurement) {
  const auto found = std::ranges::find(rows_, measurement, &Row::measurement);
  if (found != rows_.end()) return *found;
  rows_.push_back({.measurement = measurement, .baseline_name = {}, .place = run.family_index});
  return rows_.back();
}

}  // namespace reverie::bench
