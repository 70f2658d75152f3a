// SPDX-License-Identifier: Apache-2.0
// What toml++ says about a mistake, in the words of this house.
#pragma once

#include <string>
#include <string_view>

namespace reverie {

/// What we have no words for is passed on as it was said.
std::string in_our_words(std::string_view said_by_toml);

/// It means a name that stands twice, or one that is something else already.
bool is_about_a_taken_name(std::string_view said_by_toml);
std::string taken_in_our_words(std::string_view said_by_toml, std::string_view name);

}  // namespace reverie
