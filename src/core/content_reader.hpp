// SPDX-License-Identifier: Apache-2.0
// Where content comes from: whoever starts the program knows, the rooms only ask.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

namespace reverie {

/// Gives the text of a content file by its path, such as `content/onirim/thumb-alone.json`.
using ContentReader = std::function<std::optional<std::string_view>(std::string_view path)>;

}  // namespace reverie
