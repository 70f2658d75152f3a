// SPDX-License-Identifier: Apache-2.0
// Files of this house, for tests that hold code, content and documents against each other.
#pragma once

#include <filesystem>
#include <set>
#include <string>

namespace reverie::testing {

/// A path in the repository.
std::filesystem::path house(const std::filesystem::path& relative);
/// The bytes of a file; an exception when it cannot be read.
std::string contents(const std::filesystem::path& file);
/// The catalogue keys that stand as whole literals in the sources below a folder or in a file.
std::set<std::string> keys_written_in(const std::filesystem::path& source);
/// The keys that a language can say.
std::set<std::string> catalogue_keys(const std::string& language);

}  // namespace reverie::testing
