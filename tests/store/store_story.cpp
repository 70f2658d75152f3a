// SPDX-License-Identifier: Apache-2.0
#include "store/store_story.hpp"

#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <stdexcept>
#include <thread>
#include <utility>

namespace reverie::testing {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder() {
  std::string pattern = (fs::temp_directory_path() / "reverie-store-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
  folder_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code none;
  fs::permissions(folder_, fs::perms::owner_all, none);
  fs::remove_all(folder_, none);
}

std::unique_ptr<Store> opened(const fs::path& file) {
  auto store = open_store(file.string());
  if (!store) throw std::runtime_error(store.error().what);
  return std::move(*store);
}

StoreProblem problem_of_opening(const fs::path& file) {
  auto store = open_store(file.string());
  if (store) throw std::runtime_error("it opened: " + file.string());
  return std::move(store).error();
}

Append step(std::string table, std::uint64_t first, std::vector<std::string> entries) {
  Append append;
  append.table = std::move(table);
  append.first = first;
  append.entries = std::move(entries);
  append.summary = "summary";
  return append;
}

std::future<Answer> ask(Store& store, Append append) {
  const auto promise = std::make_shared<std::promise<Answer>>();
  store.append(std::move(append),
               [promise](Answer given) { promise->set_value(std::move(given)); });
  return promise->get_future();
}

Answer answer(Store& store, Append append) { return ask(store, std::move(append)).get(); }

Pause::Pause(Store& store) {
  const auto began = std::make_shared<std::promise<void>>();
  // No table is made by an append without entries: this one is always refused.
  store.append(step("pause", 1, {}),
               [began, over = over_.get_future().share()](const Answer& /*refused*/) {
                 began->set_value();
                 over.wait();
               });
  began->get_future().wait();
}

Pause::~Pause() { over_.set_value(); }

bool becomes_writable(const Store& store) {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  while (std::chrono::steady_clock::now() < deadline) {
    if (store.health().writable()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

}  // namespace reverie::testing
