// SPDX-License-Identifier: Apache-2.0
// Everything that server and page say to each other, as TypeScript.
#pragma once

#include <string>

namespace reverie::protocol {

/// The whole of web/src/protocol.ts.
std::string protocol_text();

}  // namespace reverie::protocol
