// SPDX-License-Identifier: Apache-2.0
// What the tests of the store share: a folder, steps to append, and answers to wait for.
#pragma once

#include <expected>
#include <filesystem>
#include <future>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.hpp"

namespace reverie::testing {

using Kind = StoreProblem::Kind;
using Answer = std::expected<void, StoreProblem>;

/// A folder that goes when the test ends.
class TemporaryFolder {
 public:
  TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder();

  const std::filesystem::path& path() const { return folder_; }
  std::filesystem::path file(std::string_view name = "tables.db") const { return folder_ / name; }

 private:
  std::filesystem::path folder_;
};

/// An exception when it cannot be opened.
std::unique_ptr<Store> opened(const std::filesystem::path& file);
/// Why it cannot be opened; an exception when it can.
StoreProblem problem_of_opening(const std::filesystem::path& file);

Append step(std::string table, std::uint64_t first, std::vector<std::string> entries);
std::future<Answer> ask(Store& store, Append append);
Answer answer(Store& store, Append append);

/// Holds the store's thread back while it lives, so that what is appended meanwhile is one batch.
class Pause {
 public:
  explicit Pause(Store& store);
  Pause(const Pause&) = delete;
  Pause& operator=(const Pause&) = delete;
  ~Pause();

 private:
  std::promise<void> over_;
};

/// Until the store says so, for at most ten seconds.
bool becomes_writable(const Store& store);

}  // namespace reverie::testing
