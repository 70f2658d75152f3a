// SPDX-License-Identifier: Apache-2.0
#include "cli/saves.hpp"

#include <array>
#include <ctime>

#include "cli/files.hpp"

namespace reverie::cli {
namespace fs = std::filesystem;

std::expected<Log, Problem> read_log_file(const fs::path& path) {
  const auto text = read_file(path);
  if (!text) return std::unexpected(text.error());
  auto log = read_log(*text);
  if (!log) return std::unexpected(problem_in(path, log.error()));
  return *std::move(log);
}

Problem problem_in(const fs::path& path, const LogProblem& problem) {
  return {path.string() + ':' + std::to_string(problem.line) + ": " + problem.what};
}

fs::path new_save_name(std::string_view game, const fs::path& folder) {
  const std::time_t now = std::time(nullptr);
  std::tm local = {};
  ::localtime_r(&now, &local);
  std::array<char, 32> stamp = {};
  std::strftime(stamp.data(), stamp.size(), "-%Y%m%d-%H%M%S", &local);
  const fs::path path = folder / (std::string(game) + stamp.data() + ".jsonl");
  std::error_code none;
  return fs::exists(path, none) ? next_save_name(path) : path;
}

std::vector<fs::path> spare_save_names(std::string_view game) {
  std::vector<fs::path> names = {new_save_name(game)};
  std::error_code error;
  const fs::path anywhere = fs::temp_directory_path(error);
  if (!error) names.push_back(new_save_name(game, anywhere));
  return names;
}

fs::path next_save_name(const fs::path& path) {
  std::error_code none;
  for (int number = 2;; ++number) {
    fs::path next = path;
    next.replace_filename(path.stem().string() + '-' + std::to_string(number) +
                          path.extension().string());
    if (!fs::exists(next, none)) return next;
  }
}

}  // namespace reverie::cli
