// SPDX-License-Identifier: Apache-2.0
#include "siege.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "visitors.hpp"

namespace reverie::bench {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::size_t windows_a_guest = 30;
/// Of the person, apart from those who besiege.
constexpr std::size_t first_guest_of_person = 100'000;
constexpr const char* order =
    R"({"game":"onirim","options":{"players":2,"hands":"hidden"},)"
    R"("seats":[{"kind":"me"},{"kind":"bot","level":"gentle"}],"name":"Ada",)"
    R"("spectators":"none","thinking_seconds":0})";

struct View {
  explicit View(asio::io_context& io) : socket(io), pause(io) {}

  Socket socket;
  asio::steady_timer pause;
  beast::flat_buffer letter;
  std::string command;
  std::uint64_t version = 0;
  std::optional<std::string> choice;
};

class Siege {
 public:
  explicit Siege(const SiegePlan& plan) : plan_(plan), visitors_(io_, plan.port) {}

  SiegeReport run() {
    besiege();
    play_anew();
    end_.expires_after(plan_.duration);
    end_.async_wait([this](const auto&) { io_.stop(); });
    io_.run();
    std::ranges::sort(report_.waits);
    return std::move(report_);
  }

 private:
  void besiege() {
    OpenedTable table;
    for (std::size_t i = 0; i < plan_.windows; ++i) {
      const std::size_t guest = i / windows_a_guest;
      if (i % windows_a_guest == 0) table = visitors_.open_table(guest, order);
      View& view = views_.emplace_back(io_);
      visitors_.open_window(view.socket, table.id, guest);
      listen(view, [this, &view](std::string_view letter) { on_besieger(view, letter); });
      io_.poll();
    }
  }

  /// Asks again as soon as there is an answer, whichever it is.
  void on_besieger(View& view, std::string_view letter) {
    if (letter.starts_with(R"({"type":"state")")) {
      const bool is_first = view.version == 0;
      view.version = number_after(letter, "\"version\":");
      if (is_first) ask(view);
      return;
    }
    ++(letter.starts_with(R"({"type":"hint")") ? report_.hints : report_.refused);
    constexpr milliseconds a_moment(200);
    view.pause.expires_after(letter.starts_with(R"({"type":"hint")") ? milliseconds(0) : a_moment);
    view.pause.async_wait([this, &view](const auto& error) {
      if (!error) ask(view);
    });
  }

  void ask(View& view) {
    send(view,
         fmt::format(R"({{"type":"hint","id":"h{}","version":{}}})", ++commands_, view.version));
  }

  void play_anew() {
    const std::size_t guest = first_guest_of_person + games_++;
    const OpenedTable table = visitors_.open_table(guest, order);
    View& view = views_.emplace_back(io_);
    visitors_.open_window(view.socket, table.id, guest);
    bot_moves_ = false;
    listen(view, [this, &view](std::string_view letter) { on_person(view, letter); });
  }

  void on_person(View& view, std::string_view letter) {
    if (!letter.starts_with(R"({"type":"state")")) return;
    view.version = number_after(letter, "\"version\":");
    if (letter.find(R"("status":"over")") != std::string_view::npos) {
      if (&view == &views_.back()) play_anew();
      return;
    }
    take_first_choice(view.choice, letter);
    if (!view.choice) {
      bot_moves_ = true;
      return;
    }
    if (std::exchange(bot_moves_, false)) {
      const std::chrono::duration<double, std::milli> waited = Clock::now() - moved_at_;
      report_.waits.push_back(waited.count());
    }
    move_soon(view);
  }

  /// Nobody moves more often than the server listens to.
  void move_soon(View& view) {
    constexpr milliseconds a_breath(60);
    view.pause.expires_after(a_breath);
    view.pause.async_wait([this, &view](const auto& error) {
      if (error) return;
      moved_at_ = Clock::now();
      send(view, fmt::format(R"({{"type":"play","id":"m{}","version":{},"action":"{}"}})",
                             ++commands_, view.version, *view.choice));
    });
  }

  template <class Hear>
  void listen(View& view, Hear hear) {
    view.socket.async_read(view.letter, [this, &view, hear](const auto& error, std::size_t) {
      if (error) return;
      const auto bytes = view.letter.cdata();
      hear({static_cast<const char*>(bytes.data()), bytes.size()});
      view.letter.clear();
      listen(view, hear);
    });
  }

  void send(View& view, std::string text) {
    view.command = std::move(text);
    view.socket.async_write(asio::buffer(view.command), [](const auto& error, std::size_t) {
      if (error && error != asio::error::operation_aborted) {
        throw std::runtime_error("cannot send: " + error.message());
      }
    });
  }

  SiegePlan plan_;
  asio::io_context io_{1};
  Visitors visitors_;
  asio::steady_timer end_{io_};
  std::deque<View> views_;
  std::size_t commands_ = 0;
  std::size_t games_ = 0;
  bool bot_moves_ = false;
  Clock::time_point moved_at_;
  SiegeReport report_;
};

}  // namespace

SiegeReport run_siege(const SiegePlan& plan) { return Siege(plan).run(); }

}  // namespace reverie::bench
