// SPDX-License-Identifier: Apache-2.0
// Writes web/src/protocol.ts to standard output.
#include <cstdio>

#include "protocol/protocol_text.hpp"

int main() { std::fputs(reverie::protocol::protocol_text().c_str(), stdout); }
