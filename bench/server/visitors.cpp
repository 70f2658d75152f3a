// SPDX-License-Identifier: Apache-2.0
#include "visitors.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <charconv>
#include <stdexcept>

namespace reverie::bench {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

std::string guest_cookie(std::size_t number) { return fmt::format("guest={:032x}", number + 1); }

}  // namespace

Visitors::Visitors(asio::io_context& io, std::uint16_t port)
    : server_(asio::ip::make_address("127.0.0.1"), port),
      host_("127.0.0.1:" + std::to_string(port)),
      stream_(io) {
  stream_.connect(server_);
}

OpenedTable Visitors::open_table(std::size_t guest, std::string_view order) {
  http::request<http::string_body> request(http::verb::post, "/api/tables", 11);
  request.set(http::field::host, host_);
  request.set(http::field::origin, "http://" + host_);
  request.set(http::field::cookie, guest_cookie(guest));
  request.set(http::field::content_type, "application/json");
  request.body() = order;
  request.prepare_payload();
  http::write(stream_, request);
  http::response<http::string_body> response;
  http::read(stream_, buffer_, response);
  if (to_status_class(response.result()) != http::status_class::successful) {
    throw std::runtime_error("no table: " + response.body());
  }
  if (!response.keep_alive()) {
    stream_.close();
    stream_.connect(server_);
  }
  const auto made = boost::json::parse(response.body());
  OpenedTable table{std::string(made.at("table").as_string()), {}};
  for (const auto& invitation : made.at("invitations").as_array()) {
    table.secret = invitation.at("secret").as_string();
  }
  return table;
}

void Visitors::open_window(Socket& socket, const std::string& table, std::size_t guest) const {
  socket.next_layer().connect(server_);
  socket.next_layer().set_option(asio::ip::tcp::no_delay(true));
  socket.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
    request.set(http::field::cookie, guest_cookie(guest));
    request.set(http::field::origin, "http://" + host_);
  }));
  socket.handshake(host_, "/api/tables/" + table + "/socket?since=0");
}

std::optional<std::string_view> text_after(std::string_view text, std::string_view before) {
  const std::size_t at = text.find(before);
  if (at == std::string_view::npos) return std::nullopt;
  text.remove_prefix(at + before.size());
  return text.substr(0, text.find('"'));
}

void take_first_choice(std::optional<std::string>& choice, std::string_view state) {
  if (state.find(R"("choices":null)") != std::string_view::npos) return;
  choice = text_after(state, R"("choices":[{"action":")");
}

std::uint64_t number_after(std::string_view text, std::string_view before) {
  const std::size_t at = text.find(before);
  if (at == std::string_view::npos) return 0;
  text.remove_prefix(at + before.size());
  std::uint64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace reverie::bench
