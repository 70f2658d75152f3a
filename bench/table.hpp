// SPDX-License-Identifier: Apache-2.0
// The table that `./dev bench` prints: each measurement beside its baseline.
#pragma once

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>
#include <vector>

namespace reverie::bench {

/// Reads names of the form `measurement/ours` and `measurement/<what the baseline is>`, and from
/// each run the items a second.
class TableReporter : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context& context) override;
  void ReportRuns(const std::vector<Run>& runs) override;
  void Finalize() override;

 private:
  struct Row {
    std::string measurement;
    std::string baseline_name;
    /// Items a second, the best of all repetitions: what disturbs a run only makes it slower.
    double ours = 0;
    double baseline = 0;
    /// Its place among all as they stand in the code: they finish in any order.
    std::int64_t place = 0;
  };

  Row& row_of(const Run& run, const std::string& measurement);

  std::vector<Row> rows_;
};

}  // namespace reverie::bench
