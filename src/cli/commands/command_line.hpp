// SPDX-License-Identifier: Apache-2.0
// Small additions to CLI11: numbers with bounds, and mistakes explained in one line.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/message.hpp"

namespace reverie::cli {

struct Bounds {
  std::uint64_t low = 0;
  std::uint64_t high = UINT64_MAX;
};

void add_number(CLI::App& command, const std::string& name, Bounds bounds, const std::string& help,
                const std::function<void(std::uint64_t)>& set);

Problem missing_command(const CLI::App& program);

/// The first word that neither the program nor the chosen command knows, and the nearest that it
/// does.
std::optional<Problem> unknown_word(const CLI::App& program, const CLI::App* command);

}  // namespace reverie::cli
