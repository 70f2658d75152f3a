// SPDX-License-Identifier: Apache-2.0
// A thread's endless list of things to do. Everything that belongs to it happens on that thread,
// one after the other, so nothing of it needs a lock.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming): it is Boost's name
}

namespace reverie::server {

class Loop {
 public:
  Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop();

  /// From any thread.
  void post(std::function<void()> work);
  /// Replaces the alarm that was set before. From the loop's own thread.
  void set_alarm(std::chrono::milliseconds from_now, std::function<void()> work);

  /// Works until `stop` is called.
  void run();
  void stop();

  boost::asio::io_context& context();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace reverie::server
