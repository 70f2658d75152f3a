// SPDX-License-Identifier: Apache-2.0
// What a simulation found, as a table for people and as JSON for programs.
#pragma once

#include <string>
#include <vector>

#include "cli/commands/simulation.hpp"
#include "cli/words/texts.hpp"

namespace reverie::cli {

struct SimReport {
  SimulationPlan plan;
  Budget budget;
  Tally tally;
  double seconds = 0;
};

std::string report_json(const SimReport& report);
std::vector<std::string> report_table(const SimReport& report, const Texts& texts);

}  // namespace reverie::cli
