// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "protocol/protocol_text.hpp"
#include "support/files.hpp"

namespace reverie::testing {
namespace {

TEST(Protocol, ThePageHasTheTypesOfTheServer) {
  EXPECT_EQ(contents(house("web/src/protocol.ts")), protocol::protocol_text())
      << "the structs have changed: build the target `protocol` and commit web/src/protocol.ts";
}

}  // namespace
}  // namespace reverie::testing
