// SPDX-License-Identifier: Apache-2.0
#include "cli/files/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace reverie::cli {
namespace fs = std::filesystem;
namespace {

Problem failure(const char* to, const fs::path& path, int error) {
  return {std::string("cannot ") + to + " '" + path.string() + "': " + std::strerror(error)};
}

std::unexpected<Problem> failed(const char* to, const fs::path& path, int error) {
  return std::unexpected(failure(to, path, error));
}

std::unexpected<Unreadable> unread(const fs::path& path, int error) {
  return std::unexpected(Unreadable{failure("read", path, error), error});
}

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }

  bool is_open() const { return number_ >= 0; }
  int number() const { return number_; }

 private:
  int number_;
};

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::expected<void, Problem> write_in_place(const fs::path& path, std::string_view text) {
  const Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (!file.is_open() || !write_all(file.number(), text)) return failed("write", path, errno);
  return {};
}

/// mkstemp makes files that only their owner may read; a log is a file like any other. The mask can
/// only be read by setting it, which no two threads may do at once: hence read once.
mode_t usual_mode() {
  static const mode_t mode = [] {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
  }();
  return mode;
}

/// A name may be a link: what it leads to is replaced, not the link.
fs::path final_target(const fs::path& path) {
  std::error_code error;
  const fs::path resolved = fs::weakly_canonical(path, error);
  return error ? path : resolved;
}

fs::path folder_of(const fs::path& file) {
  return file.parent_path().empty() ? "." : file.parent_path();
}

/// A new name, too, is only safe when its folder has reached the disk. A few file systems cannot be
/// asked for that, and then the file is as safe as it gets there.
void keep_name_of(const fs::path& file) {
  const Descriptor folder(::open(folder_of(file).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.is_open()) static_cast<void>(::fsync(folder.number()));
}

}  // namespace

bool is_special(const fs::path& path) {
  std::error_code none;
  const auto status = fs::status(path, none);
  return fs::exists(status) && !fs::is_regular_file(status);
}

std::expected<std::string, Unreadable> read_file(const fs::path& path) {
  // Nothing that belongs here is nearly so long; a device or a film would fill the memory.
  constexpr std::size_t longest = 1U << 27U;
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open()) return unread(path, errno);
  std::string text;
  std::string block(1U << 16U, '\0');
  for (;;) {
    const ssize_t count = ::read(file.number(), block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return unread(path, errno);
    if (count == 0) return text;
    text.append(block, 0, static_cast<std::size_t>(count));
    if (text.size() > longest) return unread(path, EFBIG);
  }
}

std::expected<void, Problem> write_file(const fs::path& path, std::string_view text,
                                        Durability durability) {
  if (is_special(path)) return write_in_place(path, text);
  const fs::path target = final_target(path);
  std::string temporary = target.string() + ".XXXXXX";
  const Descriptor file(::mkstemp(temporary.data()));
  if (!file.is_open()) return failed("write", path, errno);
  const bool written = write_all(file.number(), text) &&
                       (durability == Durability::quick || ::fsync(file.number()) == 0) &&
                       ::fchmod(file.number(), usual_mode()) == 0 &&
                       std::rename(temporary.c_str(), target.c_str()) == 0;
  if (written) {
    if (durability == Durability::safe) keep_name_of(target);
    return {};
  }
  const int error = errno;
  ::unlink(temporary.c_str());
  return failed("write", path, error);
}

std::expected<void, Problem> check_writable(const fs::path& path) {
  const fs::path target = final_target(path);
  std::error_code none;
  if (fs::is_directory(target, none)) return failed("write", path, EISDIR);
  if (is_special(target)) {
    if (::access(target.c_str(), W_OK) != 0) return failed("write", path, errno);
    return {};
  }
  if (::access(folder_of(target).c_str(), W_OK) != 0) return failed("write", path, errno);
  return {};
}

}  // namespace reverie::cli
