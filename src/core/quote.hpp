// SPDX-License-Identifier: Apache-2.0
// Words of others inside our own: whoever wrote a log or a command must not write on the terminal
// of whoever reads what is wrong with it.
#pragma once

#include <string>
#include <string_view>

namespace reverie {

/// The text in '…', on one line: what is not a plain character is shown by its bytes, `\x1b`, and a
/// long text ends in …
std::string quote(std::string_view foreign);

}  // namespace reverie
