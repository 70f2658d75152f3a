// SPDX-License-Identifier: Apache-2.0
#include "server/visitors.hpp"

#include <algorithm>
#include <string_view>

#include "core/hex.hpp"
#include "core/sha256.hpp"

namespace reverie::server {
namespace {

constexpr std::string_view cookie_name = "guest";
/// With this name a browser takes it from the host itself and over TLS only: nobody on a
/// neighbouring host or on the way can put another in its place.
constexpr std::string_view cookie_name_over_tls = "__Host-guest";
/// 400 days: the longest that browsers keep a cookie.
constexpr std::string_view cookie_rules = "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax";

std::string_view cookie_value(std::string_view cookies, std::string_view name) {
  while (!cookies.empty()) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    std::string_view pair = cookies.substr(0, end);
    pair.remove_prefix(std::min(pair.find_first_not_of(' '), pair.size()));
    if (pair.starts_with(name) && pair.substr(name.size()).starts_with('=')) {
      return pair.substr(name.size() + 1);
    }
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
  }
  return {};
}

/// `Set-Cookie`, as it fits how the client speaks with the house.
std::string cookie_of(std::string_view secret, bool over_tls) {
  std::string cookie(over_tls ? cookie_name_over_tls : cookie_name);
  cookie.append("=").append(secret).append(cookie_rules);
  if (over_tls) cookie += "; Secure";
  return cookie;
}

std::string key_of(std::string_view secret) { return to_hex(sha256(secret)); }

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}  // namespace

Guest guest_of(const Request& request, const Mint& mint) {
  const bool over_tls = is_over_tls(request);
  const std::string_view fitting =
      cookie_value(request.cookie, over_tls ? cookie_name_over_tls : cookie_name);
  if (is_guest_secret(fitting)) return {key_of(fitting), std::nullopt};
  // Who was here before the house had TLS stays who they are, under the safer name.
  const std::string_view older = cookie_value(request.cookie, cookie_name);
  const std::string secret = is_guest_secret(older) ? std::string(older) : mint.guest_secret();
  return {key_of(secret), cookie_of(secret, over_tls)};
}

bool is_over_tls(const Request& request) { return request.forwarded_proto == "https"; }

/// Over TLS only a page that came over TLS itself: another may have been changed on its way.
bool is_from_our_page(const Request& request) {
  std::string_view origin = request.origin;
  if (origin.starts_with("https://")) {
    origin.remove_prefix(8);
  } else if (origin.starts_with("http://") && !is_over_tls(request)) {
    origin.remove_prefix(7);
  } else {
    return false;
  }
  return !request.host.empty() && std::ranges::equal(origin, request.host, {}, lower, lower);
}

}  // namespace reverie::server
