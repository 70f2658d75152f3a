// SPDX-License-Identifier: Apache-2.0
#include "races.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <random>
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

constexpr milliseconds grace(250);
constexpr const char* order =
    R"({"game":"dream_runners","options":{"players":2,"seconds":3,"patience":600,"grace":250},)"
    R"("seats":[{"kind":"me"},{"kind":"open"}],"name":"Ada",)"
    R"("spectators":"none","thinking_seconds":0})";

/// One player's window.
struct Racer {
  Racer(asio::io_context& io, bool is_first) : socket(io), timer(io), locks(is_first) {}

  Socket socket;
  asio::steady_timer timer;
  beast::flat_buffer letter;
  std::string command;
  /// Whether it locks, or places to the end.
  bool locks;
  bool sending = false;
  bool waits = false;
  bool composes = false;
  std::uint64_t version = 0;
  std::optional<std::string> choice;
  std::string action;
  std::size_t placed = 0;
  std::optional<Clock::time_point> rings_at;
};

class Races {
 public:
  explicit Races(const RacesPlan& plan) : plan_(plan), visitors_(io_, plan.port) {}

  RacesReport run() {
    for (std::size_t i = 0; i < plan_.tables; ++i) open(i);
    end_.expires_after(plan_.duration);
    end_.async_wait([this](const auto&) { io_.stop(); });
    io_.run();
    std::ranges::sort(report_.lateness);
    return std::move(report_);
  }

 private:
  void open(std::size_t i) {
    const OpenedTable table = visitors_.open_table(2 * i, order);
    Racer& first = racers_.emplace_back(io_, true);
    Racer& second = racers_.emplace_back(io_, false);
    visitors_.open_window(first.socket, table.id, 2 * i);
    visitors_.open_window(second.socket, table.id, 2 * i + 1);
    send(second, fmt::format(R"({{"type":"join","id":"j","version":0,"secret":"{}","name":"Ben"}})",
                             table.secret));
    listen(first);
    listen(second);
    io_.poll();
  }

  void listen(Racer& racer) {
    racer.socket.async_read(racer.letter, [this, &racer](const auto& error, std::size_t) {
      if (error == asio::error::operation_aborted) return;
      if (error) throw std::runtime_error("a connection was lost: " + error.message());
      const auto bytes = racer.letter.cdata();
      hear(racer, {static_cast<const char*>(bytes.data()), bytes.size()});
      racer.letter.clear();
      listen(racer);
    });
  }

  void hear(Racer& racer, std::string_view letter) {
    if (letter.starts_with(R"({"type":"refused")")) ++report_.refused;
    if (!letter.starts_with(R"({"type":"state")")) return;
    racer.version = number_after(letter, "\"version\":");
    const bool composes = letter.find(R"("phase":"composing")") != std::string_view::npos;
    watch_clock(racer, letter, composes);
    racer.composes = composes;
    take_first_choice(racer.choice, letter);
    const auto placement = letter.find(R"({"action":"place )");
    if (composes && !racer.locks && placement != std::string_view::npos) {
      racer.choice = text_after(letter.substr(placement), R"("action":")");
    }
    racer.action = racer.choice.value_or("");
    if (!racer.action.empty()) wait_to_move(racer);
  }

  void watch_clock(Racer& racer, std::string_view letter, bool composes) {
    const bool runs = letter.find(R"("sand":"running")") != std::string_view::npos;
    if (composes && runs && !racer.rings_at) {
      const auto left = number_after(letter, R"("milliseconds_left":)");
      racer.rings_at = Clock::now() + milliseconds(left) + grace;
    } else if (!composes && racer.rings_at) {
      const std::chrono::duration<double, std::milli> late = Clock::now() - *racer.rings_at;
      report_.lateness.push_back(late.count());
      racer.rings_at.reset();
    }
  }

  /// One who is to lock takes a while; placing goes at a person's speed; questions are answered.
  void wait_to_move(Racer& racer) {
    if (racer.waits || racer.sending) return;
    racer.waits = true;
    const int longest = racer.composes ? (racer.locks ? 3000 : 1500) : 100;
    std::uniform_int_distribution<int> spread(longest / 3, longest);
    racer.timer.expires_after(milliseconds(spread(random_)));
    racer.timer.async_wait([this, &racer](const auto& error) {
      if (error) return;
      racer.waits = false;
      if (racer.action.empty()) return;
      if (racer.action.starts_with("place")) ++report_.placements;
      send(racer, fmt::format(R"({{"type":"play","id":"m{}","version":{},"action":"{}"}})",
                              ++commands_, racer.version, std::exchange(racer.action, {})));
    });
  }

  void send(Racer& racer, std::string text) {
    racer.command = std::move(text);
    racer.sending = true;
    racer.socket.async_write(asio::buffer(racer.command), [&racer](const auto& error, std::size_t) {
      if (error && error != asio::error::operation_aborted) {
        throw std::runtime_error("cannot send: " + error.message());
      }
      racer.sending = false;
    });
  }

  RacesPlan plan_;
  asio::io_context io_{1};
  Visitors visitors_;
  asio::steady_timer end_{io_};
  std::deque<Racer> racers_;
  std::mt19937 random_{2026};
  std::size_t commands_ = 0;
  RacesReport report_;
};

}  // namespace

RacesReport run_races(const RacesPlan& plan) { return Races(plan).run(); }

}  // namespace reverie::bench
