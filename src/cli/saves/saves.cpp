// SPDX-License-Identifier: Apache-2.0
#include "cli/saves/saves.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <functional>
#include <utility>

#include "cli/files/files.hpp"
#include "cli/words/log_words.hpp"

namespace reverie::cli {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view extension = ".jsonl";

bool is_save_name(const fs::path& path, std::string_view game) {
  return path.filename().string().starts_with(std::string(game) + '-') &&
         path.extension() == extension;
}

/// Under names that the program makes up, the last one first.
std::vector<fs::path> saves_here(std::string_view game) {
  std::vector<std::pair<fs::file_time_type, fs::path>> saves;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(".", error)) {
    if (!is_save_name(entry.path(), game) || !entry.is_regular_file(error)) continue;
    saves.emplace_back(entry.last_write_time(error), entry.path().filename());
  }
  std::ranges::sort(saves, std::greater());
  std::vector<fs::path> names;
  for (auto& [time, name] : saves) names.push_back(std::move(name));
  return names;
}

bool somebody_decided(const Log& log) {
  return std::ranges::any_of(log.inputs, [](const LogInput& input) { return input.by.is_seat(); });
}

}  // namespace

std::expected<Log, Problem> read_log_file(const fs::path& path, const Texts& texts) {
  const auto text = read_file(path);
  if (!text) return std::unexpected(Problem{words_of(text.error(), path, texts)});
  auto log = read_log(*text);
  if (!log) return std::unexpected(problem_in(path, log.error(), texts));
  return *std::move(log);
}

Problem problem_in(const fs::path& path, const LogProblem& problem, const Texts& texts) {
  return {path.string() + ':' + std::to_string(problem.line) + ": " + words_of(problem, texts)};
}

fs::path new_save_name(std::string_view game, const fs::path& folder) {
  const std::time_t now = std::time(nullptr);
  std::tm local = {};
  ::localtime_r(&now, &local);
  std::array<char, 32> stamp = {};
  std::strftime(stamp.data(), stamp.size(), "-%Y%m%d-%H%M%S", &local);
  const fs::path path = (folder / (std::string(game) + stamp.data())).concat(extension);
  std::error_code none;
  return fs::exists(path, none) ? next_save_name(path) : path;
}

std::optional<fs::path> unfinished_save(std::string_view game) {
  for (const fs::path& file : saves_here(game)) {
    const auto text = read_file(file);
    const auto log = text ? read_log(*text) : std::unexpected(LogProblem{});
    const bool was_played = log && log->header.game == game && somebody_decided(*log);
    if (!was_played) continue;
    return log->footer.is_of_finished_game() ? std::nullopt : std::optional(file);
  }
  return std::nullopt;
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
