// SPDX-License-Identifier: Apache-2.0
// Whatever bytes come over a connection, as requests or as frames of a websocket: the server gives
// an answer that it means, and lets go of the connection when the client does.
#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "cli/files/embedded.hpp"
#include "fuzz/check.hpp"
#include "fuzz/memory_store.hpp"
#include "server/doorway.hpp"
#include "server/journal.hpp"
#include "support/embedded_shelf.hpp"

namespace {

using namespace reverie;
using namespace reverie::server;
namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using testing::check;

constexpr Time noon = 1'800'000'000'000;
const std::string running_table(20, 'a');
const std::string finished_table(20, 'b');
/// Whose cookie the seeds carry.
const std::string guest_secret(32, '1');

/// The seeds can name what it makes.
class KnownMint final : public Mint {
 public:
  Seed seed() const override { return Seed::derive(1, 0); }
  std::string table_id() const override {
    std::string id(20, 'c');
    id[18] = static_cast<char>('c' + tables_ / 10 % 5);
    id[19] = static_cast<char>('p' + tables_++ % 10);
    return id;
  }
  std::string invitation() const override { return "33333333333333333333333333333333"; }
  std::string guest_secret() const override { return "22222222222222222222222222222222"; }

 private:
  mutable int tables_ = 0;
};

class Nobody final : public Client {
 public:
  void send(LetterText /*letter*/) override {}
  void dismiss(LetterText /*letter*/) override {}
};

TableOrder order(std::string options, std::vector<SeatOrder> seats) {
  return {"onirim", {std::move(options)}, std::move(seats), "Ada", Spectators::live, 30, {}};
}

/// No time passes here, and whoever asks too much should not make the fuzzer wait.
Limits without_a_rest() {
  Limits limits;
  limits.rest = std::chrono::milliseconds(0);
  return limits;
}

/// A house with one thread and no bots that think, new for every input.
class House {
 public:
  House(const House&) = delete;
  House& operator=(const House&) = delete;
  /// Who reads a log or lists would otherwise go on when all else is gone.
  ~House() {
    thinkers_.reset();
    clerk_.reset();
  }
  House() {
    Request request;
    request.cookie = "guest=" + guest_secret;
    const std::string ada = guest_of(request, mint_).key;
    Shard& shard = shards_.at(0);
    const auto open = [&](const std::string& id, const TableOrder& wish) {
      auto begun = shard.begin_table(id, wish, ada);
      check(begun.has_value());
      shard.adopt(id, *std::move(begun), {"", ada},
                  [](const auto& table) { check(table.has_value()); });
    };
    open(running_table,
         order(R"({"players":2,"hands":"hidden"})", {{SeatWish::me, {}}, {SeatWish::open, {}}}));
    open(finished_table, order("{}", {{SeatWish::me, {}}}));
    shard.loop().context().poll();
    const auto visit =
        shard.arrive({finished_table, {"", ada}, 0, "en"}, std::make_shared<Nobody>());
    shard.command(*visit, R"({"type":"resign","id":"r","version":1})");
    shard.depart(*visit);
  }

  asio::io_context& context() { return shards_.at(0).loop().context(); }
  void serve(tcp::socket socket) { serve_http(std::move(socket), 0, doorway_); }

 private:
  KnownMint mint_;
  testing::MemoryStore store_;
  std::unique_ptr<Thinkers> thinkers_ = std::make_unique<Thinkers>(1U, embedded, Limits());
  std::unique_ptr<Clerk> clerk_ = std::make_unique<Clerk>();
  Quota quota_{Limits()};
  Services services_{store_,
                     *thinkers_,
                     *clerk_,
                     quota_,
                     mint_,
                     [] { return noon; },
                     without_a_rest(),
                     true,
                     embedded,
                     testing::embedded_shelf()};
  Admission admission_{services_.limits};
  Shards shards_{1, services_};
  Page page_{Page::Files{{"index.html", "front"}, {"assets/a.js", "script"}}};
  Api api_{shards_, services_, admission_, page_};
  Doorway doorway_{shards_, services_, admission_, api_};
};

/// One for all inputs, since every port that has been used stays taken for a minute.
tcp::acceptor& listener() {
  static asio::io_context context;
  static tcp::acceptor acceptor(context, {asio::ip::address_v4::loopback(), 0});
  return acceptor;
}

/// This machine has sixteen million addresses of its own, so that no port of one runs out.
tcp::endpoint another_address() {
  static std::uint32_t number = 0;
  const std::uint32_t network = asio::ip::address_v4::loopback().to_uint();
  return {asio::ip::address_v4(network + 1 + number++ % 0xffff00), 0};
}

/// The other end of a connection.
class Caller {
 public:
  explicit Caller(House& house) : context_(house.context()) {
    socket_.open(tcp::v4());
    socket_.bind(another_address());
    socket_.async_connect(listener().local_endpoint(),
                          [](const error_code& error) { check(!error); });
    house.serve(accepted());
    socket_.non_blocking(true);
  }

  void say(std::string_view bytes) {
    while (!bytes.empty() && !ended_) {
      error_code error;
      bytes.remove_prefix(socket_.write_some(asio::buffer(bytes), error));
      if (error && error != asio::error::would_block) return;
      listen();
    }
  }
  void say_no_more() {
    error_code ignored;
    static_cast<void>(socket_.shutdown(tcp::socket::shutdown_send, ignored));
  }

  template <class Condition>
  void wait_until(Condition condition) {
    constexpr std::chrono::seconds patience(5);
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!condition()) {
      check(std::chrono::steady_clock::now() < end);
      listen();
    }
  }

  bool has_ended() const { return ended_; }
  const std::string& heard() const { return heard_; }

 private:
  /// The fuzzer's own alarms interrupt whoever waits.
  tcp::socket accepted() {
    error_code error;
    tcp::socket socket(context_);
    do {
      static_cast<void>(listener().accept(socket, error));
    } while (error == asio::error::interrupted);
    check(!error);
    return socket;
  }

  void listen() {
    if (context_.poll() == 0) context_.run_one_for(std::chrono::milliseconds(1));
    std::array<char, 65536> bytes;
    error_code error;
    heard_.append(bytes.data(), socket_.read_some(asio::buffer(bytes), error));
    ended_ = error && error != asio::error::would_block;
  }

  asio::io_context& context_;
  tcp::socket socket_{context_};
  std::string heard_;
  bool ended_ = false;
};

std::string upgrade_of_ada() {
  return "GET /api/tables/" + running_table + "/socket?since=0 HTTP/1.1\r\nHost: h\r\n" +
         "Origin: http://h\r\nCookie: guest=" + guest_secret +
         "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
         "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
}

/// Those that we send on purpose: neither our own mistakes nor anything that a library made up.
bool is_meant(std::string_view heard) {
  constexpr std::array<std::string_view, 14> statuses = {"101", "200", "201", "304", "400",
                                                         "403", "404", "405", "410", "413",
                                                         "422", "426", "429", "431"};
  return heard.starts_with("HTTP/1.1 ") &&
         std::ranges::find(statuses, heard.substr(9, 3)) != statuses.end();
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* /*count*/, char*** /*words*/) {
  static_cast<void>(journal::set_level("off"));
  return 0;
}

/// After an even first byte the rest is what a connection begins with; after an odd one it is what
/// comes through a websocket of the running table.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
  House house;
  Caller caller(house);
  if (data[0] % 2 == 1) {
    caller.say(upgrade_of_ada());
    caller.wait_until([&] { return caller.heard().find("\r\n\r\n") != std::string::npos; });
    check(caller.heard().starts_with("HTTP/1.1 101"));
  }
  caller.say(bytes);
  caller.say_no_more();
  caller.wait_until([&] { return caller.has_ended(); });
  check(caller.heard().empty() || is_meant(caller.heard()));
  return 0;
}
