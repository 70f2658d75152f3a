// SPDX-License-Identifier: Apache-2.0
// Guests of the real server: tables by HTTP, windows by websocket.
#pragma once

#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace reverie::bench {

using Socket = boost::beast::websocket::stream<boost::asio::ip::tcp::socket>;

struct OpenedTable {
  std::string id;
  /// Invites to its open seat, if it has one.
  std::string secret;
};

class Visitors {
 public:
  Visitors(boost::asio::io_context& io, std::uint16_t port);

  OpenedTable open_table(std::size_t guest, std::string_view order);
  void open_window(Socket& socket, const std::string& table, std::size_t guest) const;

 private:
  boost::asio::ip::tcp::endpoint server_;
  std::string host_;
  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;
};

// --- Letters, read as far as a load needs --------------------------------------------------------

/// The text between `before` and the next quotation mark.
std::optional<std::string_view> text_after(std::string_view text, std::string_view before);
/// The first of the choices in a state, nothing while there are none. They come only when they
/// change: where they do not, it is the one of before.
void take_first_choice(std::optional<std::string>& choice, std::string_view state);
/// The number behind `before`, or 0.
std::uint64_t number_after(std::string_view text, std::string_view before);

}  // namespace reverie::bench
