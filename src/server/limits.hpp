// SPDX-License-Identifier: Apache-2.0
// How much one client may ask for: every limit of the server, with its reason. docs/security.md has
// them as a table.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "table/commands.hpp"

namespace reverie::server {

/// So much at once, and then so much a second.
struct Rate {
  double burst = 1;
  double a_second = 1;
};

inline constexpr std::size_t kilobyte = 1024;
inline constexpr std::size_t megabyte = 1024 * kilobyte;

/// A day's share, for what adds up on the disk.
constexpr double a_day(double amount) {
  constexpr double seconds_of_a_day = 24 * 60 * 60;
  return amount / seconds_of_a_day;
}

struct Limits {
  // --- What is held in memory before anything is known of whoever sends it.

  /// Ours have less than one; cookies of other programs on the same host add to it.
  std::size_t header_bytes = 8 * kilobyte;
  /// An order of a table has some hundred bytes.
  std::size_t body_bytes = 64 * kilobyte;
  /// A long game with its story.
  std::size_t log_bytes = 1 * megabyte;
  /// All bodies that one address, or anybody, is sending at a time: four and 64 logs.
  std::size_t bodies_bytes_an_address = 4 * megabyte;
  std::size_t bodies_bytes = 64 * megabyte;
  /// One message of a client: a chat of 500 characters has two kilobytes.
  std::size_t frame_bytes = 16 * kilobyte;
  /// What is read of a websocket, whether or not it becomes a message: more than anybody can send
  /// who is not listened to for a while after each that is too much. Whoever sends more is put out.
  Rate websocket_bytes{1.0 * megabyte, 128.0 * kilobyte};
  /// A browser answers one ping of ours in half of `silence`, and sends none of its own.
  Rate control_frames_a_websocket{20, 1};
  /// What may wait behind the letter that is being sent to a client before it counts as too slow.
  std::size_t waiting_bytes = 512 * kilobyte;

  // --- How often somebody may ask.

  /// A page is a dozen requests, a household several pages.
  Rate requests_an_address{200, 50};
  Rate tables_a_guest{20, 0.5};
  Rate tables_an_address{60, 2};
  /// In units of `cost_of`: nobody decides 20 times a second for long.
  Rate commands_a_connection{60, 20};
  /// The same for all connections of an address to one thread: a class room, but no more.
  Rate commands_an_address{600, 200};
  /// One thread reads lists of tables for everybody, so many milliseconds long: of a guest with a
  /// hundred tables less than one, of one with very many up to half a second. Whoever has so many
  /// waits for the next.
  Rate lists_a_guest{500, 20};
  Rate lists_an_address{1000, 50};
  /// Whoever asks for more than that is not listened to for so long.
  std::chrono::milliseconds rest{250};
  std::size_t connections_a_guest = 32;
  std::size_t connections_an_address = 256;
  /// Whoever is on the same machine is not limited by its address. Behind a proxy nobody is.
  bool loopback_is_trusted = true;
  /// All connections come through a proxy, and limits are for whom it names in X-Forwarded-For. Who
  /// could come without the proxy could name anybody.
  bool behind_proxy = false;

  // --- What bots may be asked to think.

  /// Hints that wait or are thought of: one more than anybody reads.
  std::size_t hints_a_guest = 2;
  /// Everything that waits for a thread to think, hints, bots' moves and brought logs: beyond it
  /// hints and logs are refused, and bots think later.
  std::size_t thoughts_an_address = 256;
  std::size_t thoughts = 4096;

  // --- What is kept on the disk.

  /// A move has 100 to 300 bytes: a guest who moves every second all day has 20 megabytes. What
  /// bots and the house do at their tables counts, and so does whatever they open or bring.
  Rate kept_bytes_a_guest{16.0 * megabyte, a_day(32.0 * megabyte)};
  Rate kept_bytes_an_address{32.0 * megabyte, a_day(128.0 * megabyte)};
  /// An unfinished table at which nothing has happened since it was opened is cleared after so
  /// long.
  std::chrono::days untouched{90};
  /// And one that was not played to its end here: browsers forget cookies after 400 days, so that
  /// nobody could come back to it.
  std::chrono::days unfinished{400};
  /// A house that opens so long after the last thing that was kept may have a clock that is wrong:
  /// it clears nothing before whoever runs it could read that.
  std::chrono::days credible_silence{30};

  // --- How long somebody may take.

  std::chrono::seconds request_timeout{15};
  /// A client that says nothing for half of this is asked whether it is there.
  std::chrono::seconds silence{40};
  /// How long somebody who is sent away may take to go.
  std::chrono::seconds farewell{3};
};

/// What a command of that many bytes costs against the rate of commands: a move is 1, an unreadable
/// one too, and every further kilobyte.
double cost_of_reading(std::size_t bytes);
double cost_of(const Demand& demand);
/// What it costs to bring a table back from the disk, by whoever asks for it.
inline constexpr double cost_of_restoring = 10;

/// Whether a command may add to what is kept.
bool may_be_kept(const Demand& demand);

/// Counts against a rate. The time is in milliseconds and never goes back far.
class Bucket {
 public:
  /// Nothing is counted for whoever is refused.
  bool take(const Rate& rate, std::int64_t now, double cost = 1);
  /// For what is known only afterwards: whoever took too much waits the longer.
  void charge(const Rate& rate, std::int64_t now, double cost);
  bool is_spent(const Rate& rate, std::int64_t now) const {
    return used_by(rate, now) >= rate.burst;
  }
  /// Nothing counts any more: as good as a new one.
  bool is_idle(const Rate& rate, std::int64_t now) const { return used_by(rate, now) == 0; }

 private:
  double used_by(const Rate& rate, std::int64_t now) const;

  double used_ = 0;
  std::int64_t at_ = 0;
};

}  // namespace reverie::server
