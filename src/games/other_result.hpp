// SPDX-License-Identifier: Apache-2.0
// Where two results of a game part, in words.
#pragma once

#include <optional>

#include "core/log.hpp"

namespace reverie {

/// The first thing that differs between the result to which the inputs lead and the one that the
/// log says.
Message other_result(const std::optional<LogResult>& due, const std::optional<LogResult>& said);

}  // namespace reverie
