// SPDX-License-Identifier: Apache-2.0
// Which heads of requests are read at all. Two programs that read the same bytes differently, a
// proxy and we, can be played off against each other; and browsers send none of what is refused
// here.
#pragma once

#include <string_view>

namespace reverie::server {

/// Whether the head, up to and with its empty line, is framed in the one way that has one meaning:
/// every line ends with CR LF and goes on in no other, there is exactly one Host, at most one
/// Content-Length, and no Transfer-Encoding.
bool is_plain_head(std::string_view head);

}  // namespace reverie::server
