// SPDX-License-Identifier: Apache-2.0
// All games, with the content inside the binary: for programs that run where the files of the house
// are not (fuzzers, WebAssembly, measurements).
#pragma once

#include "cli/files/embedded.hpp"
#include "games/shelf.hpp"

namespace reverie::testing {

/// Filled once.
inline const Shelf& embedded_shelf() {
  static const Shelf shelf = Shelf::fill(embedded).value();
  return shelf;
}

}  // namespace reverie::testing
