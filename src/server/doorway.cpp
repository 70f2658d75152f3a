// SPDX-License-Identifier: Apache-2.0
#include "server/doorway.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffer_ref.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <memory>
#include <utility>

#include "server/framing.hpp"
#include "server/journal.hpp"
#include "server/websocket.hpp"

namespace reverie::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using boost::system::error_code;

constexpr unsigned too_many_requests = 429;

Method method_of(http::verb verb) {
  switch (verb) {
    case http::verb::get: return Method::get;
    case http::verb::head: return Method::head;
    case http::verb::post: return Method::post;
    default: return Method::other;
  }
}

/// Whom a proxy in front of us names. It adds to what came to it, so only the last is its own word.
std::optional<std::string> named_by_proxy(const http::fields& fields) {
  const auto [first, end] = fields.equal_range("X-Forwarded-For");
  std::string_view named;
  for (auto field = first; field != end; ++field) named = field->value();
  named = named.substr(named.rfind(',') + 1);
  named = named.substr(std::min(named.find_first_not_of(' '), named.size()));
  named = named.substr(0, named.find_last_not_of(' ') + 1);
  error_code error;
  const auto address = asio::ip::make_address(named, error);
  if (error) return std::nullopt;
  return address.to_string();
}

class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
 public:
  HttpConnection(asio::ip::tcp::socket socket, std::size_t shard, Doorway& doorway)
      : stream_(std::move(socket)),
        buffer_(doorway.services.limits.header_bytes),
        shard_(doorway.shards.at(shard)),
        doorway_(doorway) {}

  asio::awaitable<void> run();

 private:
  using Parser = http::request_parser<http::string_body>;

  bool may_stay();
  bool is_behind_proxy() const { return doorway_.services.limits.behind_proxy; }
  asio::awaitable<bool> serve_one();
  asio::awaitable<bool> read_head(Parser& parser);
  asio::awaitable<bool> read_body(Parser& parser);
  asio::awaitable<bool> explain(const error_code& error);
  asio::awaitable<bool> refuse(const Decline& no, bool head_only, bool keep_alive);
  asio::awaitable<void> see_off();
  Request request_of(const http::request<http::string_body>& from) const;
  std::optional<Decline> objection(const Request& request, const Route& route,
                                   std::size_t body) const;
  asio::awaitable<Reply> answer(const Request& request, const Route& route, const Guest& guest);
  asio::awaitable<bool> reply(Reply reply, bool head_only, bool keep_alive);
  asio::awaitable<bool> welcome(const Request& request, const Route& route, Parser& parser);
  void hand_over(Upgrade upgrade, Wish wish);

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  Shard& shard_;
  Doorway& doorway_;
  std::string address_;
  /// The request that is being answered.
  bool over_tls_ = false;
  Admission::Ticket ticket_;
};

asio::awaitable<void> HttpConnection::run() {
  const auto stay = shared_from_this();
  if (!may_stay()) co_return;
  while (co_await serve_one()) {
  }
}

bool HttpConnection::may_stay() {
  error_code error;
  const auto peer = stream_.socket().remote_endpoint(error);
  if (error) return false;
  address_ = peer.address().to_string();
  if (is_behind_proxy()) return true;
  ticket_ = doorway_.admission.connection_of_address(address_);
  if (!ticket_) ++shard_.metrics().refused;
  return ticket_ != nullptr;
}

/// Whether there may be another request.
asio::awaitable<bool> HttpConnection::serve_one() {
  Parser parser;
  if (!co_await read_head(parser)) co_return false;
  ++shard_.metrics().requests;
  Request request = request_of(parser.get());
  over_tls_ = is_over_tls(request);
  const Route route = route_of(request.target);
  const bool keep_alive = parser.get().keep_alive();
  const bool head_only = request.method == Method::head;
  const std::size_t body = parser.content_length().value_or(0);
  // Before the body is read: nobody fills our memory with what is refused anyway.
  if (const auto no = objection(request, route, body)) {
    co_return co_await refuse(*no, head_only, keep_alive && body == 0);
  }
  if (route.endpoint == Endpoint::table_socket) co_return co_await welcome(request, route, parser);
  const Admission::Ticket room = doorway_.admission.room_for_body(request.address, body);
  if (!room) {
    const Decline no{429, {"server.no.too_fast", {}}};
    co_return co_await refuse(no, head_only, false);
  }
  if (!co_await read_body(parser)) co_return false;
  request.body = std::move(parser.get().body());
  const Guest guest = guest_of(request, doorway_.services.mint);
  Reply answered = co_await answer(request, route, guest);
  // Without the query: it is nobody's business, and no address of ours has a secret in its path.
  journal::debug("request",
                 {{"path", std::string_view(request.target).substr(0, request.target.find('?'))},
                  {"status", answered.status},
                  {"address", request.address}});
  if (guest.set_cookie) answered.headers.emplace_back("Set-Cookie", *guest.set_cookie);
  co_return co_await reply(std::move(answered), head_only, keep_alive);
}

asio::awaitable<bool> HttpConnection::read_head(Parser& parser) {
  const Limits& limits = doorway_.services.limits;
  parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
  parser.body_limit(limits.log_bytes);
  stream_.expires_after(limits.request_timeout);
  error_code error;
  const std::size_t size = co_await asio::async_read_until(
      stream_, beast::ref(buffer_), "\r\n\r\n", asio::redirect_error(asio::use_awaitable, error));
  if (error == asio::error::not_found) error = http::error::header_limit;
  if (error) co_return co_await explain(error);
  const std::string_view head(static_cast<const char*>(buffer_.data().data()), size);
  if (!is_plain_head(head)) co_return co_await explain(http::error::bad_field);
  co_await http::async_read_header(stream_, buffer_, parser,
                                   asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return co_await explain(error);
  co_return true;
}

asio::awaitable<bool> HttpConnection::read_body(Parser& parser) {
  error_code error;
  co_await http::async_read(stream_, buffer_, parser,
                            asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return co_await explain(error);
  co_return true;
}

/// What is wrong with bytes that are no request we read. Nothing after them can be understood.
asio::awaitable<bool> HttpConnection::explain(const error_code& error) {
  if (error.category() != make_error_code(http::error::bad_method).category()) co_return false;
  if (error == http::error::end_of_stream || error == http::error::partial_message) co_return false;
  Decline no{400, {"server.no.http", {}}};
  if (error == http::error::header_limit) no = {431, {"server.no.too_large", {}}};
  if (error == http::error::body_limit) no = {413, {"server.no.too_large", {}}};
  co_return co_await refuse(no, false, false);
}

asio::awaitable<bool> HttpConnection::refuse(const Decline& no, bool head_only, bool keep_alive) {
  ++shard_.metrics().refused;
  co_return co_await reply(decline_reply(no), head_only, keep_alive);
}

/// Reads away what a client still sends that has its answer: the system would take the answer back
/// if the connection ended with something unread. Not for long, and not much.
asio::awaitable<void> HttpConnection::see_off() {
  const Limits& limits = doorway_.services.limits;
  stream_.expires_after(limits.farewell);
  std::array<char, 4096> unread;
  error_code error;
  static_cast<void>(stream_.socket().shutdown(asio::socket_base::shutdown_send, error));
  for (std::size_t bytes = 0; !error && bytes < limits.log_bytes;) {
    bytes += co_await stream_.async_read_some(asio::buffer(unread),
                                              asio::redirect_error(asio::use_awaitable, error));
  }
}

Request HttpConnection::request_of(const http::request<http::string_body>& from) const {
  const auto header = [&](http::field name) { return std::string(from[name]); };
  Request request;
  request.method = method_of(from.method());
  request.target = std::string(from.target());
  request.host = header(http::field::host);
  request.origin = header(http::field::origin);
  request.cookie = header(http::field::cookie);
  request.if_none_match = header(http::field::if_none_match);
  request.accept_encoding = header(http::field::accept_encoding);
  request.forwarded_proto = std::string(from["X-Forwarded-Proto"]);
  request.address = is_behind_proxy() ? named_by_proxy(from).value_or("") : address_;
  return request;
}

std::optional<Decline> HttpConnection::objection(const Request& request, const Route& route,
                                                 std::size_t body) const {
  // Counted for the proxy itself, nobody would be limited at all. Whoever runs the house may ask
  // how it is without the proxy.
  if (request.address.empty() && route.endpoint != Endpoint::health) {
    return Decline{400, {"server.no.unnamed", {}}};
  }
  if (!doorway_.admission.allows_request(request.address, doorway_.services.now())) {
    return Decline{429, {"server.no.too_fast", {}}};
  }
  if (route.endpoint == Endpoint::nowhere) return not_found();
  if (!fits(route.endpoint, request.method)) return Decline{405, {"server.no.such_method", {}}};
  if (body > 0 && request.method != Method::post) return Decline{400, {"server.no.http", {}}};
  const Limits& limits = doorway_.services.limits;
  const bool is_log = route.endpoint == Endpoint::logs;
  if (body > (is_log ? limits.log_bytes : limits.body_bytes)) {
    return Decline{413, {"server.no.too_large", {}}};
  }
  const bool changes_something =
      request.method == Method::post || route.endpoint == Endpoint::table_socket;
  if (changes_something && !is_from_our_page(request)) {
    return Decline{403, {"server.no.foreign_page", {}}};
  }
  return std::nullopt;
}

/// The answer may come from another thread: the connection goes on where it belongs.
asio::awaitable<Reply> HttpConnection::answer(const Request& request, const Route& route,
                                              const Guest& guest) {
  stream_.expires_never();
  ++doorway_.answering;
  Reply given = co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Reply)>(
      [&](auto handler) {
        const auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        doorway_.api.answer(request, route, guest, [shared](Reply reply) {
          const auto executor = asio::get_associated_executor(*shared);
          asio::post(executor,
                     [shared, reply = std::move(reply)]() mutable { (*shared)(std::move(reply)); });
        });
      },
      asio::use_awaitable);
  --doorway_.answering;
  co_return given;
}

/// Whoever asks too much is not kept: what they have sent behind it would be read as fast as it
/// comes.
asio::awaitable<bool> HttpConnection::reply(Reply reply, bool head_only, bool keep_alive) {
  if (reply.status == too_many_requests) keep_alive = false;
  add_safety_headers(reply, over_tls_);
  const std::string_view body = reply.body();
  http::response<http::span_body<const char>> response;
  response.version(11);
  response.result(reply.status);
  response.set(http::field::server, "reverie");
  if (!reply.type.empty()) response.set(http::field::content_type, reply.type);
  for (const auto& [name, value] : reply.headers) response.insert(name, value);
  response.keep_alive(keep_alive);
  if (!head_only) response.body() = {body.data(), body.size()};
  if (reply.status != 304) response.content_length(body.size());

  stream_.expires_after(doorway_.services.limits.request_timeout);
  http::response_serializer<http::span_body<const char>> serializer(response);
  error_code error;
  co_await http::async_write(stream_, serializer, asio::redirect_error(asio::use_awaitable, error));
  if (!error && !keep_alive) co_await see_off();
  co_return !error && keep_alive;
}

asio::awaitable<bool> HttpConnection::welcome(const Request& request, const Route& route,
                                              Parser& parser) {
  // A client that sends more before it knows that it may would be misunderstood.
  if (!beast::websocket::is_upgrade(parser.get()) || buffer_.size() > 0) {
    // Not inside of the co_await: g++ 12 destroys twice what is made of braces there.
    const Decline no{426, {"server.no.websocket", {}}};
    co_return co_await reply(decline_reply(no), false, false);
  }
  Admission& admission = doorway_.admission;
  Guest guest = guest_of(request, doorway_.services.mint);
  Arrival arrival{route.table, admission.payer_at(request.address, guest.key), route.since,
                  route.language};
  Wish wish{std::move(arrival), std::move(guest.set_cookie), {}};
  // A proxy uses its connections for anybody, but a websocket stays with one client.
  wish.tickets.push_back(is_behind_proxy() ? admission.connection_of_address(request.address)
                                           : ticket_);
  wish.tickets.push_back(admission.connection_of_guest(wish.arrival.payer.guest));
  if (std::ranges::find(wish.tickets, nullptr) != wish.tickets.end()) {
    const Decline no{429, {"server.no.too_many_windows", {}}};
    co_return co_await refuse(no, false, false);
  }
  hand_over(parser.release(), std::move(wish));
  co_return false;
}

/// Moves the connection to the thread of its table.
void HttpConnection::hand_over(Upgrade upgrade, Wish wish) {
  stream_.expires_never();
  asio::ip::tcp::socket& socket = stream_.socket();
  error_code error;
  const auto protocol = socket.local_endpoint(error).protocol();
  if (error) return;
  const auto handle = socket.release(error);
  if (error) return;
  Shard& shard = doorway_.shards.of(wish.arrival.table);
  asio::ip::tcp::socket moved(shard.loop().context(), protocol, handle);
  const auto executor = moved.get_executor();
  asio::post(
      executor, [moved = std::move(moved), upgrade = std::move(upgrade), wish = std::move(wish),
                 &shard, &limits = doorway_.services.limits]() mutable {
        serve_websocket(std::move(moved), std::move(upgrade), std::move(wish), shard, limits);
      });
}

}  // namespace

void serve_http(asio::ip::tcp::socket socket, std::size_t shard, Doorway& doorway) {
  const auto executor = socket.get_executor();
  const auto connection = std::make_shared<HttpConnection>(std::move(socket), shard, doorway);
  asio::co_spawn(executor, [connection] { return connection->run(); }, asio::detached);
}

}  // namespace reverie::server
