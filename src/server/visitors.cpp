// SPDX-License-Identifier: Apache-2.0
#include "server/visitors.hpp"

#include <algorithm>
#include <string_view>

#include "core/hex.hpp"
#include "core/sha256.hpp"

namespace reverie::server {
namespace {

constexpr std::string_view cookie_name = "guest";
/// 400 days: the longest that browsers keep a cookie.
constexpr std::string_view cookie_rules = "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax";

std::string_view cookie_value(std::string_view cookies) {
  while (!cookies.empty()) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    std::string_view pair = cookies.substr(0, end);
    pair.remove_prefix(std::min(pair.find_first_not_of(' '), pair.size()));
    if (pair.starts_with(cookie_name) && pair.substr(cookie_name.size()).starts_with('=')) {
      return pair.substr(cookie_name.size() + 1);
    }
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
  }
  return {};
}

std::string key_of(std::string_view secret) { return to_hex(sha256(secret)); }

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}  // namespace

Guest guest_of(const Request& request, const Mint& mint) {
  if (const std::string_view known = cookie_value(request.cookie); is_guest_secret(known)) {
    return {key_of(known), std::nullopt};
  }
  const std::string secret = mint.guest_secret();
  std::string cookie = std::string(cookie_name) + '=' + secret + std::string(cookie_rules);
  if (request.forwarded_proto == "https") cookie += "; Secure";
  return {key_of(secret), cookie};
}

bool is_from_our_page(const Request& request) {
  const std::size_t scheme = request.origin.find("://");
  if (scheme == std::string::npos || request.host.empty()) return false;
  return std::ranges::equal(std::string_view(request.origin).substr(scheme + 3), request.host, {},
                            lower, lower);
}

}  // namespace reverie::server
