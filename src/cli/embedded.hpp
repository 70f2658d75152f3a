// SPDX-License-Identifier: Apache-2.0
// The files of content/ and docs/rules/ as bytes inside the binary, so that one file is the whole
// program. cmake/embed.cmake writes the other half.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace reverie {

/// The bytes of a file, named from the root of the repository: "content/locales/en/core.json".
std::optional<std::string_view> embedded(std::string_view path);

/// Every embedded path, in byte order.
std::span<const std::string_view> embedded_paths();

}  // namespace reverie
