// SPDX-License-Identifier: Apache-2.0
// Reading and writing whole files.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

#include "core/message.hpp"

namespace reverie::cli {

/// With the number of the system's error, for whoever can say it in the words of a catalogue.
struct Unreadable : Problem {
  int error = 0;
};
std::expected<std::string, Unreadable> read_file(const std::filesystem::path& path);

/// A device or a pipe: replacing it by a file would be wrong.
bool is_special(const std::filesystem::path& path);

/// Whether a file must outlive a power cut (a person's game) or may be written again (results).
enum class Durability : std::uint8_t { safe, quick };

/// Either the whole text stands under that name or what was there before still does.
std::expected<void, Problem> write_file(const std::filesystem::path& path, std::string_view text,
                                        Durability durability = Durability::safe);

/// Whether such a file could be written: to be asked before hours of work.
std::expected<void, Problem> check_writable(const std::filesystem::path& path);

}  // namespace reverie::cli
