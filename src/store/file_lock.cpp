// SPDX-License-Identifier: Apache-2.0
#include "store/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "store/sqlite_problem.hpp"

namespace reverie {
namespace {

StoreProblem in_use(const std::filesystem::path& file) {
  return {
      StoreProblem::Kind::unavailable,
      "'" + file.string() + "' is in use by another reverie: end that one, or choose another file"};
}

}  // namespace

std::expected<FileLock, StoreProblem> FileLock::take(const std::filesystem::path& file) {
  const std::string name = file.string() + ".lock";
  const int descriptor = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return std::unexpected(problem_with("open", file, errno));
  FileLock lock(descriptor);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno == EWOULDBLOCK) return std::unexpected(in_use(file));
  return std::unexpected(problem_with("lock", file, errno));
}

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FileLock::~FileLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace reverie
