// SPDX-License-Identifier: Apache-2.0
// A browser as the server sees it: requests with one cookie, and websockets. Whoever waits longer
// than a minute gets an exception.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace reverie::testing {

struct HttpAnswer {
  unsigned status = 0;
  /// By names in lower case.
  std::map<std::string, std::string> headers;
  std::string body;

  std::string header(const std::string& name) const;
  boost::json::object json() const { return boost::json::parse(body).as_object(); }
  /// The key of the problem that it tells, or nothing.
  std::string problem() const;
};

using Headers = std::map<std::string, std::string>;

/// One open websocket.
class Window {
 public:
  struct Inside;
  explicit Window(std::unique_ptr<Inside> inside);
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;
  Window(Window&&) noexcept;
  Window& operator=(Window&&) noexcept;
  ~Window();

  /// The next letter as it came; nothing when the server has ended the connection.
  std::optional<std::string> next();
  /// The next letter of a type; an exception when the connection ends before.
  boost::json::object next(const std::string& type);
  void send(const std::string& text);
  /// Does nothing once the server has ended the connection.
  void ping();
  /// Bytes as they are, frames or not.
  void send_raw(const std::string& bytes);
  /// After the end: the code that the server closed with.
  int close_code() const;
  /// Without a word, as when a laptop falls asleep.
  void vanish();

 private:
  std::unique_ptr<Inside> inside_;
};

class Visitor {
 public:
  explicit Visitor(std::uint16_t port, std::string cookie = {})
      : port_(port), cookie_(std::move(cookie)) {}

  HttpAnswer request(const std::string& method, const std::string& target,
                     const std::string& body = {}, const Headers& headers = {});
  HttpAnswer get(const std::string& target, const Headers& headers = {}) {
    return request("GET", target, {}, headers);
  }
  /// From our own page.
  HttpAnswer post(const std::string& target, const std::string& body);
  /// Bytes as they are; all that comes back until the server ends the connection.
  std::string raw(const std::string& bytes) const;

  Window open(const std::string& table, std::uint64_t since = 0, const Headers& headers = {});
  /// The same for somebody who reads stories in this language.
  Window open_in(const std::string& language, const std::string& table);
  /// What the server answers instead of opening a websocket.
  HttpAnswer fail_to_open(const std::string& table, const Headers& headers);

  const std::string& cookie() const { return cookie_; }
  /// The server is somewhere else now.
  void move_to(std::uint16_t port) { port_ = port; }
  std::string origin() const { return "http://" + host(); }
  std::string host() const { return "127.0.0.1:" + std::to_string(port_); }

 private:
  Window open_at(const std::string& target, const Headers& headers);

  std::uint16_t port_;
  /// `guest=…` once the server has given one.
  std::string cookie_;
};

}  // namespace reverie::testing
