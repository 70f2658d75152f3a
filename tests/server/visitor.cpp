// SPDX-License-Identifier: Apache-2.0
#include "visitor.hpp"

#include <algorithm>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <cctype>
#include <chrono>
#include <stdexcept>
#include <utility>

namespace reverie::testing {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using HttpRequest = http::request<http::string_body>;
using HttpResponse = http::response<http::string_body>;

/// Small, so that somebody who does not read is noticed soon.
constexpr int receive_buffer = 8 * 1024;

/// Runs one asynchronous operation to its end.
template <class Start>
error_code finish(asio::io_context& context, Start start) {
  // Sanitizers make bots think slowly.
  constexpr std::chrono::seconds patience(60);
  std::optional<error_code> result;
  start([&result](const error_code& error, auto&&...) { result = error; });
  context.restart();
  const auto end = std::chrono::steady_clock::now() + patience;
  while (!result && context.run_one_until(end) > 0) {
  }
  if (!result) throw std::runtime_error("nothing came from the server for a minute");
  return *result;
}

void connect(tcp::socket& socket, std::uint16_t port) {
  socket.open(tcp::v4());
  socket.set_option(asio::socket_base::receive_buffer_size(receive_buffer));
  socket.connect({asio::ip::address_v4::loopback(), port});
  socket.set_option(tcp::no_delay(true));
}

void succeed(const error_code& error, const char* what) {
  if (error) throw std::runtime_error(std::string(what) + ": " + error.message());
}

std::string socket_of(const std::string& table) { return "/api/tables/" + table + "/socket"; }

HttpAnswer answer_of(const HttpResponse& response) {
  HttpAnswer answer;
  answer.status = response.result_int();
  answer.body = response.body();
  for (const auto& field : response) {
    std::string name(field.name_string());
    std::ranges::transform(name, name.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    answer.headers[name] = std::string(field.value());
  }
  return answer;
}

HttpAnswer answer_to(const HttpRequest& request, std::uint16_t port) {
  asio::io_context context;
  tcp::socket socket(context);
  connect(socket, port);
  succeed(finish(context, [&](auto done) { http::async_write(socket, request, done); }), "send");
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(boost::none);
  parser.skip(request.method() == http::verb::head);
  succeed(finish(context, [&](auto done) { http::async_read(socket, buffer, parser, done); }),
          "receive");
  return answer_of(parser.get());
}

}  // namespace

std::string HttpAnswer::header(const std::string& name) const {
  const auto found = headers.find(name);
  return found == headers.end() ? "" : found->second;
}

std::string HttpAnswer::problem() const {
  return std::string(json().at("problem").at("key").as_string());
}

struct Window::Inside {
  asio::io_context context;
  beast::websocket::stream<tcp::socket> stream{context};
};

Window::Window(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Window::Window(Window&&) noexcept = default;
Window& Window::operator=(Window&&) noexcept = default;
Window::~Window() = default;

std::optional<std::string> Window::next() {
  beast::flat_buffer buffer;
  const error_code error = finish(
      inside_->context, [&](auto done) { inside_->stream.async_read(buffer, std::move(done)); });
  if (error) return std::nullopt;
  return beast::buffers_to_string(buffer.data());
}

boost::json::object Window::next(const std::string& type) {
  while (const auto letter = next()) {
    auto object = boost::json::parse(*letter).as_object();
    if (object.at("type").as_string() == type) return object;
  }
  throw std::runtime_error("the connection ended before a letter of type " + type);
}

void Window::send(const std::string& text) {
  succeed(
      finish(inside_->context,
             [&](auto done) { inside_->stream.async_write(asio::buffer(text), std::move(done)); }),
      "send");
}

void Window::ping() {
  static_cast<void>(finish(inside_->context,
                           [&](auto done) { inside_->stream.async_ping({}, std::move(done)); }));
}

void Window::send_raw(const std::string& bytes) {
  static_cast<void>(finish(inside_->context, [&](auto done) {
    asio::async_write(inside_->stream.next_layer(), asio::buffer(bytes), std::move(done));
  }));
}

int Window::close_code() const { return inside_->stream.reason().code; }

void Window::vanish() { inside_->stream.next_layer().close(); }

HttpAnswer Visitor::request(const std::string& method, const std::string& target,
                            const std::string& body, const Headers& headers) {
  HttpRequest request;
  request.version(11);
  request.method_string(method);
  request.target(target);
  request.set(http::field::host, host());
  if (!cookie_.empty()) request.set(http::field::cookie, cookie_);
  for (const auto& [name, value] : headers) request.set(name, value);
  request.body() = body;
  request.prepare_payload();
  HttpAnswer answer = answer_to(request, port_);
  const std::string cookie = answer.header("set-cookie");
  if (!cookie.empty()) cookie_ = cookie.substr(0, cookie.find(';'));
  return answer;
}

HttpAnswer Visitor::post(const std::string& target, const std::string& body) {
  return request("POST", target, body, {{"Origin", origin()}});
}

std::string Visitor::raw(const std::string& bytes) const {
  asio::io_context context;
  tcp::socket socket(context);
  connect(socket, port_);
  asio::write(socket, asio::buffer(bytes));
  std::string all;
  // It always ends with an error: that of a connection that has ended.
  static_cast<void>(finish(context, [&](auto done) {
    asio::async_read(socket, asio::dynamic_buffer(all), std::move(done));
  }));
  return all;
}

Window Visitor::open_at(const std::string& target, const Headers& headers) {
  auto inside = std::make_unique<Window::Inside>();
  connect(inside->stream.next_layer(), port_);
  inside->stream.set_option(
      beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
        request.set(http::field::origin, origin());
        request.set(http::field::cookie, cookie_);
        for (const auto& [name, value] : headers) request.set(name, value);
      }));
  succeed(
      finish(inside->context,
             [&](auto done) { inside->stream.async_handshake(host(), target, std::move(done)); }),
      "open a websocket");
  return Window(std::move(inside));
}

Window Visitor::open(const std::string& table, std::uint64_t since, const Headers& headers) {
  return open_at(socket_of(table) + "?since=" + std::to_string(since), headers);
}

Window Visitor::open_in(const std::string& language, const std::string& table) {
  return open_at(socket_of(table) + "?language=" + language, {});
}

HttpAnswer Visitor::fail_to_open(const std::string& table, const Headers& headers) {
  Headers all = {{"Connection", "Upgrade"},
                 {"Upgrade", "websocket"},
                 {"Sec-WebSocket-Version", "13"},
                 {"Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA=="}};
  all.insert(headers.begin(), headers.end());
  return get(socket_of(table), all);
}

}  // namespace reverie::testing
