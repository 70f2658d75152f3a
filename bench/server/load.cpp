// SPDX-License-Identifier: Apache-2.0
#include "load.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <deque>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "visitors.hpp"

namespace reverie::bench {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Clock = std::chrono::steady_clock;

constexpr const char* order = R"({"game":"onirim","options":{"players":2,"hands":"open"},)"
                              R"("seats":[{"kind":"me"},{"kind":"open"}],"name":"Ada",)"
                              R"("spectators":"none","thinking_seconds":0})";

struct Board;

/// One player's window.
struct Window {
  Window(asio::io_context& io, Board& at) : socket(io), board(at) {}

  Socket socket;
  Board& board;
  beast::flat_buffer letter;
  std::string command;
  std::optional<std::string> choice;
  bool sending = false;
};

/// One table, with the move that may be made on it.
struct Board {
  std::string id;
  std::string secret;
  std::unique_ptr<Window> first;
  std::unique_ptr<Window> second;

  Window* mover = nullptr;
  std::string action;
  std::uint64_t version = 0;
  std::optional<Clock::time_point> due;
};

}  // namespace

struct Load::Inside {
  explicit Inside(const LoadPlan& wanted) : plan(wanted) {}

  void open_tables();
  std::unique_ptr<Window> open_window(Board& board, std::size_t guest);
  void listen(Window& window);
  void hear(Window& window);
  void send(Window& window, std::string text);
  void go_on();
  bool move_next(Clock::time_point due);

  LoadPlan plan;
  asio::io_context io{1};
  Visitors visitors{io, plan.port};
  asio::steady_timer timer{io};
  std::deque<Board> boards;
  std::size_t joined = 0;
  std::size_t next_board = 0;
  std::size_t commands = 0;
  std::size_t moves_due = 0;
  Clock::time_point begun;
  bool measuring = false;
  LoadReport report;
};

void Load::Inside::open_tables() {
  for (std::size_t i = 0; i < plan.tables; ++i) {
    OpenedTable opened = visitors.open_table(2 * i, order);
    Board& board = boards.emplace_back();
    board.id = std::move(opened.id);
    board.secret = std::move(opened.secret);
  }
}

std::unique_ptr<Window> Load::Inside::open_window(Board& board, std::size_t guest) {
  auto window = std::make_unique<Window>(io, board);
  visitors.open_window(window->socket, board.id, guest);
  return window;
}

void Load::Inside::listen(Window& window) {
  window.socket.async_read(window.letter, [this, &window](const auto& error, std::size_t) {
    if (error == asio::error::operation_aborted) return;
    if (error) throw std::runtime_error("a connection was lost: " + error.message());
    hear(window);
    listen(window);
  });
}

void Load::Inside::hear(Window& window) {
  const auto bytes = window.letter.cdata();
  const std::string_view letter(static_cast<const char*>(bytes.data()), bytes.size());
  Board& board = window.board;
  if (letter.starts_with(R"({"type":"state")")) {
    take_first_choice(window.choice, letter);
    if (window.choice) {
      board.mover = &window;
      board.action = *window.choice;
      board.version = number_after(letter, "\"version\":");
    }
    if (!measuring && letter.find(R"("status":"playing")") != std::string_view::npos) ++joined;
  } else if (letter.starts_with(R"({"type":"accepted")") && board.due) {
    const std::chrono::duration<double, std::milli> delay = Clock::now() - *board.due;
    report.delays.push_back(delay.count());
    board.due.reset();
  } else if (letter.starts_with(R"({"type":"refused")")) {
    ++report.refused;
    board.due.reset();
  }
  window.letter.clear();
}

void Load::Inside::send(Window& window, std::string text) {
  window.command = std::move(text);
  window.sending = true;
  window.socket.async_write(asio::buffer(window.command),
                            [&window](const auto& error, std::size_t) {
                              if (error && error != asio::error::operation_aborted) {
                                throw std::runtime_error("cannot send: " + error.message());
                              }
                              window.sending = false;
                            });
}

/// On the next table in turn that is ready for one.
bool Load::Inside::move_next(Clock::time_point due) {
  for (std::size_t tried = 0; tried < boards.size(); ++tried) {
    Board& board = boards[next_board++ % boards.size()];
    if (board.mover == nullptr || board.due || board.mover->sending) continue;
    Window& window = *std::exchange(board.mover, nullptr);
    board.due = due;
    send(window, fmt::format(R"({{"type":"play","id":"m{}","version":{},"action":"{}"}})",
                             ++commands, board.version, board.action));
    return true;
  }
  return false;
}

void Load::Inside::go_on() {
  const auto now = Clock::now();
  if (now - begun >= plan.duration) {
    asio::post(io, [this] { io.stop(); });
    return;
  }
  while (true) {
    const std::chrono::duration<double> at(static_cast<double>(moves_due) / plan.moves_a_second);
    const auto due = begun + std::chrono::duration_cast<Clock::duration>(at);
    if (due > now) break;
    ++moves_due;
    if (!move_next(due)) ++report.skipped;
  }
  timer.expires_after(std::chrono::microseconds(500));
  timer.async_wait([this](const auto& error) {
    if (!error) go_on();
  });
}

Load::Load(const LoadPlan& plan) : inside_(std::make_unique<Inside>(plan)) {}
Load::~Load() = default;

void Load::connect() {
  inside_->open_tables();
  for (std::size_t i = 0; i < inside_->boards.size(); ++i) {
    Board& board = inside_->boards[i];
    board.first = inside_->open_window(board, 2 * i);
    board.second = inside_->open_window(board, 2 * i + 1);
    inside_->listen(*board.first);
    inside_->listen(*board.second);
    inside_->send(
        *board.second,
        fmt::format(R"({{"type":"join","id":"j","version":0,"secret":"{}","name":"Ben"}})",
                    board.secret));
    inside_->io.poll();
  }
  while (inside_->joined < 2 * inside_->boards.size()) inside_->io.run_one();
}

LoadReport Load::run() {
  inside_->measuring = true;
  inside_->begun = Clock::now();
  inside_->go_on();
  inside_->io.restart();
  inside_->io.run();
  LoadReport& report = inside_->report;
  report.seconds = std::chrono::duration<double>(Clock::now() - inside_->begun).count();
  report.moves = report.delays.size();
  std::ranges::sort(report.delays);
  return report;
}

}  // namespace reverie::bench
