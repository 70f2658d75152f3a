// SPDX-License-Identifier: Apache-2.0
#include "cli/saves/game_keeper.hpp"

#include <algorithm>
#include <utility>

#include "cli/files/files.hpp"
#include "cli/saves/saves.hpp"

namespace reverie::cli {
namespace fs = std::filesystem;
namespace {

bool are_one_file(const fs::path& one, const fs::path& other) {
  std::error_code error;
  return fs::equivalent(one, other, error);
}

}  // namespace

GameKeeper::GameKeeper(GameFiles files, fs::path file, Name name)
    : files_(std::move(files)),
      file_(std::move(file)),
      has_chosen_name_(name == Name::chosen),
      made_up_(has_chosen_name_ ? fs::path() : file_) {}

std::expected<void, Message> GameKeeper::keep(const Log& log) {
  // A device or a pipe is given a game once, at its end.
  if (cannot_be_kept_ || is_special(file_)) return {};
  auto kept = files_.write(file_, write_log(log));
  cannot_be_kept_ = !kept.has_value();
  return kept;
}

std::expected<void, Message> GameKeeper::save_as(const fs::path& file, const Log& log) {
  auto written = write(file, log);
  has_chosen_name_ = written.has_value();
  return written;
}

bool GameKeeper::save_somewhere(const Log& log, std::vector<Message>& refused) {
  const auto saved_as = [&](const fs::path& file) {
    const auto written = write(file, log);
    if (!written) refused.push_back(written.error());
    return written.has_value();
  };
  return saved_as(file_) || std::ranges::any_of(spare_save_names(log.header.game), saved_as);
}

std::expected<void, Message> GameKeeper::write(const fs::path& file, const Log& log) {
  if (auto written = files_.write(file, write_log(log)); !written) return written;
  if (!are_one_file(file, made_up_)) files_.remove(made_up_);
  made_up_.clear();
  file_ = file;
  cannot_be_kept_ = false;
  return {};
}

}  // namespace reverie::cli
