// SPDX-License-Identifier: Apache-2.0
// Requests without an end, at the real program: whatever is sent, its memory stays what it was.
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/time.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "server/limits.hpp"
#include "store/store_story.hpp"
#include "support/server_process.hpp"
#include "visitor.hpp"

namespace reverie::testing {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using server::kilobyte;
using server::megabyte;

constexpr std::size_t flood = 32 * megabyte;
constexpr int connections = 8;
/// Eight times less than is sent.
constexpr std::size_t most_memory = connections * flood / 8;

/// What a connection begins with, and what it goes on with for ever.
struct Request {
  std::string name;
  std::string beginning;
  std::string more;
};

std::vector<Request> endless_requests() {
  const std::string chunked =
      "POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n"
      "Transfer-Encoding: chunked\r\n\r\n";
  std::string trailers;
  while (trailers.size() < 64 * kilobyte) trailers += "Abc: defghijklmnopqrstuvwxyz\r\n";
  return {
      {"a chunk extension", chunked + "1;", std::string(64 * kilobyte, 'a')},
      {"trailers", chunked + "0\r\n", trailers},
      {"chunks with extensions", chunked, "1;" + std::string(60'000, 'a') + "\r\nx\r\n"},
      {"a head", "GET / HTTP/1.1\r\nHost: x\r\nX: ", std::string(64 * kilobyte, 'a')},
      {"fields", "GET / HTTP/1.1\r\nHost: x\r\n", trailers},
      {"a body that nobody asked for",
       "POST /api/logs HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: 1048576\r\n\r\n",
       std::string(64 * kilobyte, 'a')},
  };
}

/// Sends until the server has had enough; the connection stays open.
class Flood {
 public:
  Flood(std::uint16_t port, const Request& request) {
    socket_.connect({asio::ip::address_v4::loopback(), port});
    // A server that neither reads nor goes has had enough, too.
    const timeval patience{2, 0};
    ::setsockopt(socket_.native_handle(), SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    boost::system::error_code error;
    asio::write(socket_, asio::buffer(request.beginning), error);
    for (std::size_t sent = 0; sent < flood && !error; sent += request.more.size()) {
      asio::write(socket_, asio::buffer(request.more), error);
    }
  }

 private:
  asio::io_context context_;
  tcp::socket socket_{context_};
};

/// Once, so that what the program needs to answer at all is there before it is measured.
void ask_for_the_page(std::uint16_t port) {
  Visitor visitor(port);
  for (int i = 0; i < connections; ++i) EXPECT_EQ(visitor.get("/").status, 200U);
}

TEST(HostileHttp, NothingThatIsSentFillsTheMemory) {
  const TemporaryFolder folder;
  // What the address sanitizer puts aside of memory that was given back is not the program's.
  ::setenv("ASAN_OPTIONS", "quarantine_size_mb=1:thread_local_quarantine_size_kb=64", 1);
  const ServerProcess server(
      REVERIE_BINARY, {"--port", "0", "--data", folder.file().string(), "--log-level", "off"});
  ASSERT_NE(server.port(), 0) << server.said();
  ask_for_the_page(server.port());
  const std::size_t before = server.memory();
  for (const Request& request : endless_requests()) {
    std::vector<std::unique_ptr<Flood>> open;
    for (int i = 0; i < connections; ++i) {
      open.push_back(std::make_unique<Flood>(server.port(), request));
      EXPECT_LT(server.memory(), before + most_memory) << request.name;
      if (HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace reverie::testing
