// SPDX-License-Identifier: Apache-2.0
#include "cli/files/library.hpp"

#include "cli/files/embedded.hpp"
#include "cli/files/files.hpp"

namespace reverie::cli {
namespace fs = std::filesystem;

std::expected<Library, Problem> Library::from_folder(const fs::path& folder) {
  std::error_code none;
  if (!fs::is_directory(folder / "content", none)) {
    return std::unexpected(Problem{"--content: there is no folder '" +
                                   (folder / "content").string() +
                                   "'; name the folder that holds content/ and docs/"});
  }
  Library library;
  library.files_.emplace();
  for (const char* part : {"content", "docs"}) {
    if (!fs::is_directory(folder / part, none)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(folder / part, none)) {
      if (!entry.is_regular_file(none)) continue;
      auto text = read_file(entry.path());
      if (!text) return std::unexpected(text.error());
      library.files_->emplace(entry.path().lexically_relative(folder).generic_string(),
                              *std::move(text));
    }
  }
  return library;
}

std::optional<std::string_view> Library::read(std::string_view path) const {
  if (!files_) return embedded(path);
  const auto found = files_->find(path);
  if (found == files_->end()) return std::nullopt;
  return found->second;
}

std::vector<std::string> Library::paths_under(std::string_view prefix) const {
  std::vector<std::string> paths;
  const auto add = [&](std::string_view path) {
    if (path.starts_with(prefix)) paths.emplace_back(path);
  };
  if (files_) {
    for (const auto& [path, text] : *files_) add(path);
  } else {
    for (const std::string_view path : embedded_paths()) add(path);
  }
  return paths;
}

}  // namespace reverie::cli
