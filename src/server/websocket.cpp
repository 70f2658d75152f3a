// SPDX-License-Identifier: Apache-2.0
#include "server/websocket.hpp"

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <memory>
#include <utility>

#include "core/json_writer.hpp"
#include "server/byte_meter.hpp"
#include "server/house_clock.hpp"
#include "server/journal.hpp"

namespace reverie::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

using MeteredStream = beast::basic_stream<asio::ip::tcp, asio::any_io_executor, ByteMeter>;
/// Compression of messages costs ten times what sending them does: it is left out.
using Stream = websocket::stream<MeteredStream, false>;

class WebsocketClient final : public Client, public std::enable_shared_from_this<WebsocketClient> {
 public:
  WebsocketClient(asio::ip::tcp::socket socket, Wish wish, Shard& shard, const Limits& limits)
      : stream_(ByteMeter(limits.websocket_bytes, [this] { drop_for_noise(); }), std::move(socket)),
        deadline_(stream_.get_executor()),
        rest_(stream_.get_executor()),
        wish_(std::move(wish)),
        shard_(shard),
        limits_(limits) {
    ++shard_.metrics().connections;
  }
  WebsocketClient(const WebsocketClient&) = delete;
  WebsocketClient& operator=(const WebsocketClient&) = delete;
  ~WebsocketClient() override { --shard_.metrics().connections; }

  asio::awaitable<void> run(Upgrade upgrade);

  void send(LetterText letter) override;
  void dismiss(LetterText letter) override;

 private:
  asio::awaitable<bool> accept(Upgrade upgrade);
  asio::awaitable<void> read_commands(Connection connection);
  asio::awaitable<void> write_letters();
  asio::awaitable<void> say_farewell();
  void enqueue(LetterText letter);
  void give_time(std::chrono::seconds time);
  void drop_for_noise();
  void drop();

  Stream stream_;
  asio::steady_timer deadline_;
  /// For as long as a client that asks too much is not listened to.
  asio::steady_timer rest_;
  const Wish wish_;
  Shard& shard_;
  const Limits& limits_;
  /// Pings and pongs, which are no commands.
  Bucket control_frames_;
  /// The first is being sent.
  std::deque<LetterText> letters_;
  /// Of those behind the first.
  std::size_t waiting_bytes_ = 0;
  bool writing_ = false;
  bool leaving_ = false;
};

asio::awaitable<void> WebsocketClient::run(Upgrade upgrade) {
  const auto stay = shared_from_this();
  if (!co_await accept(std::move(upgrade))) co_return;
  const auto connection = shard_.arrive(wish_.arrival, stay);
  co_await read_commands(connection.value_or(0));
  if (connection) shard_.depart(*connection);
  leaving_ = true;
  deadline_.cancel();
}

/// A coroutine of its own, so that the request is not kept for as long as the connection.
asio::awaitable<bool> WebsocketClient::accept(Upgrade upgrade) {
  error_code error;
  stream_.next_layer().socket().set_option(asio::ip::tcp::no_delay(true));
  stream_.set_option(
      websocket::stream_base::timeout{limits_.request_timeout, limits_.silence, true});
  stream_.set_option(websocket::stream_base::decorator([this](websocket::response_type& response) {
    response.set(beast::http::field::server, "reverie");
    if (wish_.set_cookie) response.set(beast::http::field::set_cookie, *wish_.set_cookie);
  }));
  stream_.read_message_max(limits_.frame_bytes);
  stream_.control_callback([this](websocket::frame_type /*kind*/, beast::string_view /*payload*/) {
    if (!control_frames_.take(limits_.control_frames_a_websocket, steady_time())) drop_for_noise();
  });
  stream_.text(true);
  // In one piece: nothing of another letter could go between the pieces anyway.
  stream_.auto_fragment(false);
  co_await stream_.async_accept(upgrade, asio::redirect_error(asio::use_awaitable, error));
  co_return !error;
}

asio::awaitable<void> WebsocketClient::read_commands(Connection connection) {
  beast::flat_buffer buffer;
  while (true) {
    error_code error;
    co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return;
    bool is_too_much = false;
    if (!leaving_) {
      const auto bytes = buffer.cdata();
      is_too_much =
          !shard_.command(connection, {static_cast<const char*>(bytes.data()), bytes.size()});
    }
    buffer.consume(buffer.size());
    if (is_too_much) {
      rest_.expires_after(limits_.rest);
      co_await rest_.async_wait(asio::redirect_error(asio::use_awaitable, error));
    }
  }
}

/// Beside the one under way a single letter may always wait, however long either is: a client that
/// reads nothing is slow, not one whose table has much to tell.
void WebsocketClient::send(LetterText letter) {
  if (leaving_) return;
  if (letters_.size() <= 1 || waiting_bytes_ + letter->size() <= limits_.waiting_bytes) {
    enqueue(std::move(letter));
    return;
  }
  ++shard_.metrics().slow_clients;
  journal::info("slow_client_dropped",
                {{"table", wish_.arrival.table}, {"waiting_bytes", waiting_bytes_}});
  // The letter that is under way must be finished; the others would only delay the farewell.
  letters_.resize(1);
  waiting_bytes_ = 0;
  dismiss(letter_text(to_json(letter::Closing{Message{"server.closing.too_slow", {}}, true})));
}

void WebsocketClient::dismiss(LetterText letter) {
  if (leaving_) return;
  leaving_ = true;
  give_time(limits_.farewell);
  enqueue(std::move(letter));
}

void WebsocketClient::enqueue(LetterText letter) {
  if (!letters_.empty()) waiting_bytes_ += letter->size();
  letters_.push_back(std::move(letter));
  if (writing_) return;
  writing_ = true;
  asio::co_spawn(
      stream_.get_executor(), [stay = shared_from_this()] { return stay->write_letters(); },
      asio::detached);
}

asio::awaitable<void> WebsocketClient::write_letters() {
  const auto stay = shared_from_this();
  while (!letters_.empty()) {
    error_code error;
    co_await stream_.async_write(asio::buffer(*letters_.front()),
                                 asio::redirect_error(asio::use_awaitable, error));
    if (error) {
      drop();
      co_return;
    }
    letters_.pop_front();
    if (!letters_.empty()) waiting_bytes_ -= letters_.front()->size();
  }
  writing_ = false;
  if (leaving_) co_await say_farewell();
}

asio::awaitable<void> WebsocketClient::say_farewell() {
  error_code error;
  co_await stream_.async_close(websocket::close_code::going_away,
                               asio::redirect_error(asio::use_awaitable, error));
  drop();
}

/// Whoever does not go in that time is put out.
void WebsocketClient::give_time(std::chrono::seconds time) {
  deadline_.expires_after(time);
  deadline_.async_wait([weak = weak_from_this()](const error_code& error) {
    const auto client = weak.lock();
    if (!error && client) client->drop();
  });
}

/// What is none of our page's and never becomes a command.
void WebsocketClient::drop_for_noise() {
  if (!stream_.next_layer().socket().is_open()) return;
  journal::info("noisy_client_dropped", {{"table", wish_.arrival.table}});
  ++shard_.metrics().refused;
  drop();
}

void WebsocketClient::drop() {
  rest_.cancel();
  stream_.next_layer().close();
}

}  // namespace

void serve_websocket(asio::ip::tcp::socket socket, Upgrade upgrade, Wish wish, Shard& shard,
                     const Limits& limits) {
  const auto executor = socket.get_executor();
  const auto client =
      std::make_shared<WebsocketClient>(std::move(socket), std::move(wish), shard, limits);
  asio::co_spawn(
      executor,
      [client, upgrade = std::move(upgrade)]() mutable { return client->run(std::move(upgrade)); },
      asio::detached);
}

}  // namespace reverie::server
