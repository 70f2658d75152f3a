// SPDX-License-Identifier: Apache-2.0
#include "store/log_check.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <span>
#include <string>
#include <vector>

namespace reverie {
namespace fs = std::filesystem;
namespace {

// The form of the log: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
constexpr std::size_t header_size = 32;
constexpr std::size_t frame_header_size = 24;
constexpr std::size_t checked_of_header = 24;
constexpr std::size_t checked_of_frame_header = 8;
constexpr std::uint32_t magic = 0x377f0682;
constexpr std::uint32_t big_endian_bit = 1;
constexpr std::uint32_t smallest_page = 512;
constexpr std::uint32_t largest_page = 65536;

using Bytes = std::span<const unsigned char>;

std::uint32_t number_at(Bytes bytes, std::size_t at) {
  return std::uint32_t{bytes[at]} << 24U | std::uint32_t{bytes[at + 1]} << 16U |
         std::uint32_t{bytes[at + 2]} << 8U | std::uint32_t{bytes[at + 3]};
}

/// Goes on from frame to frame: each vouches for all before it.
class Checksum {
 public:
  explicit Checksum(bool big_endian) : big_endian_(big_endian) {}

  void add(Bytes bytes) {
    for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
      first_ += word_at(bytes, at) + second_;
      second_ += word_at(bytes, at + 4) + first_;
    }
  }
  bool is_at(Bytes bytes, std::size_t at) const {
    return number_at(bytes, at) == first_ && number_at(bytes, at + 4) == second_;
  }

 private:
  std::uint32_t word_at(Bytes bytes, std::size_t at) const {
    const std::uint32_t word = number_at(bytes, at);
    return big_endian_ ? word : std::byteswap(word);
  }

  bool big_endian_;
  std::uint32_t first_ = 0;
  std::uint32_t second_ = 0;
};

class LogFile {
 public:
  explicit LogFile(const fs::path& path) : file_(path, std::ios::binary) {}

  /// False at the end, or for a part that was not written to its end.
  bool read(std::vector<unsigned char>& bytes) {
    file_.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return static_cast<std::size_t>(file_.gcount()) == bytes.size();
  }

 private:
  std::ifstream file_;
};

/// What was found on the way through the frames.
class Walk {
 public:
  explicit Walk(Bytes header, Checksum checksum) : checksum_(checksum) {
    salts_ = {number_at(header, 16), number_at(header, 20)};
  }

  void pass(Bytes frame) {
    ++frames_;
    const bool is_of_this_log = std::array{number_at(frame, 8), number_at(frame, 12)} == salts_;
    if (!broken_at_) {
      checksum_.add(frame.first(checked_of_frame_header));
      checksum_.add(frame.subspan(frame_header_size));
      if (!is_of_this_log || !checksum_.is_at(frame, 16)) broken_at_ = frames_;
    }
    if (!broken_at_ || !is_of_this_log) return;
    // Nothing is written behind a commit before the disk has it: so it was there, and answered.
    if (commit_behind_) lost_ = true;
    if (number_at(frame, 4) != 0) commit_behind_ = true;
  }

  /// The frame before which something acknowledged would be lost.
  std::optional<std::size_t> damage() const { return lost_ ? broken_at_ : std::nullopt; }

 private:
  Checksum checksum_;
  std::array<std::uint32_t, 2> salts_{};
  std::size_t frames_ = 0;
  std::optional<std::size_t> broken_at_;
  bool commit_behind_ = false;
  bool lost_ = false;
};

StoreProblem without_database(const fs::path& database) {
  return {
      StoreProblem::Kind::damaged,
      "'" + log_of(database).string() + "' holds what was played last, but '" + database.string() +
          "' is missing or empty: put that file back beside it; or, to begin anew, move the log "
          "away"};
}

StoreProblem damaged(const fs::path& database, const std::string& where) {
  return {StoreProblem::Kind::damaged,
          "'" + log_of(database).string() + "' is damaged (" + where +
              "), and what was played after that would be lost: keep a copy of it and of '" +
              database.string() +
              "', then restore a backup, or keep what comes before the damage with 'sqlite3 … "
              "\"PRAGMA wal_checkpoint(TRUNCATE)\"'"};
}

bool is_a_page_size(std::uint32_t size) {
  return std::has_single_bit(size) && size >= smallest_page && size <= largest_page;
}

std::optional<StoreProblem> problem_inside(const fs::path& database) {
  LogFile file(log_of(database));
  std::vector<unsigned char> header(header_size);
  if (!file.read(header)) return std::nullopt;
  const std::uint32_t sign = number_at(header, 0);
  const std::uint32_t page_size = number_at(header, 8);
  Checksum checksum((sign & big_endian_bit) != 0);
  checksum.add(Bytes(header).first(checked_of_header));
  if ((sign & ~big_endian_bit) != magic || !is_a_page_size(page_size) ||
      !checksum.is_at(header, checked_of_header)) {
    return damaged(database, "its beginning");
  }
  Walk walk(header, checksum);
  std::vector<unsigned char> frame(frame_header_size + page_size);
  while (file.read(frame)) walk.pass(frame);
  const auto broken = walk.damage();
  if (!broken) return std::nullopt;
  return damaged(database, "page " + std::to_string(*broken));
}

std::uintmax_t size_of(const fs::path& file) {
  std::error_code missing;
  const std::uintmax_t size = fs::file_size(file, missing);
  return missing ? 0 : size;
}

}  // namespace

fs::path log_of(const fs::path& database) { return database.string() + "-wal"; }

std::optional<StoreProblem> problem_of_log(const fs::path& database) {
  // A header alone holds nothing.
  if (size_of(log_of(database)) <= header_size) return std::nullopt;
  if (size_of(database) == 0) return without_database(database);
  return problem_inside(database);
}

}  // namespace reverie
