// SPDX-License-Identifier: Apache-2.0
// Files as bytes inside the binary, so that one file is the whole program. cmake/embed.cmake writes
// the other half.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace reverie {

/// The bytes of a file of content/ or docs/rules/, named from the root of the repository:
/// "content/locales/en/core.json".
std::optional<std::string_view> embedded(std::string_view path);

/// Every embedded path, in byte order.
std::span<const std::string_view> embedded_paths();

/// The same for the built page, named from its own root: "index.html". There is none if the page
/// was not built before the program.
std::optional<std::string_view> embedded_page(std::string_view path);
std::span<const std::string_view> embedded_page_paths();

}  // namespace reverie
