// SPDX-License-Identifier: Apache-2.0
// A request and its reply as the routes see them: no network library.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reverie::server {

enum class Method : std::uint8_t { get, head, post, other };

struct Request {
  Method method = Method::get;
  /// As it was sent: path and query.
  std::string target;
  std::string host;
  std::string origin;
  std::string cookie;
  std::string if_none_match;
  std::string accept_encoding;
  /// What a proxy in front of us says that the client spoke: `https`, or nothing.
  std::string forwarded_proto;
  /// Of whoever is connected, or whom the proxy that we are behind names; without the port.
  std::string address;
  std::string body;
};

struct Reply {
  unsigned status = 200;
  std::string type;
  /// What was written for this reply, or else bytes that outlive it.
  std::string text;
  std::string_view kept;
  std::vector<std::pair<std::string, std::string>> headers;

  std::string_view body() const { return text.empty() ? kept : std::string_view(text); }
};

}  // namespace reverie::server
