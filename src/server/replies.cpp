// SPDX-License-Identifier: Apache-2.0
#include "server/replies.hpp"

#include <array>
#include <utility>

#include "core/json_writer.hpp"

namespace reverie::server {

Reply json_reply(std::string json) {
  Reply reply;
  reply.type = "application/json";
  reply.text = std::move(json);
  reply.headers.emplace_back("Cache-Control", "no-store");
  return reply;
}

Reply decline_reply(const Decline& decline) {
  Reply reply = json_reply("{\"problem\":" + to_json(decline.reason) + '}');
  reply.status = decline.status;
  return reply;
}

Decline not_found() { return {404, {"server.no.such_address", {}}}; }

Decline unreadable(const Problem& problem) {
  return {400, Message{"server.no.unreadable", {}}.with("problem", problem.what)};
}

void add_safety_headers(Reply& reply, bool over_tls) {
  static constexpr std::array<std::pair<const char*, const char*>, 6> headers = {{
      {"Content-Security-Policy",
       "default-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-ancestors "
       "'none'; "
       "base-uri 'none'; form-action 'none'; object-src 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
  }};
  for (const auto& [name, value] : headers) reply.headers.emplace_back(name, value);
  if (over_tls) reply.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
}

}  // namespace reverie::server
