// SPDX-License-Identifier: Apache-2.0
#include "server/loop.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <utility>

namespace reverie::server {

namespace asio = boost::asio;

struct Loop::Inside {
  asio::io_context context{1};
  asio::executor_work_guard<asio::io_context::executor_type> never_done{context.get_executor()};
  asio::steady_timer alarm{context};
};

Loop::Loop() : inside_(std::make_unique<Inside>()) {}
Loop::~Loop() = default;

void Loop::post(std::function<void()> work) { asio::post(inside_->context, std::move(work)); }

void Loop::set_alarm(std::chrono::milliseconds from_now, std::function<void()> work) {
  inside_->alarm.expires_after(from_now);
  inside_->alarm.async_wait([work = std::move(work)](const boost::system::error_code& error) {
    if (!error) work();
  });
}

void Loop::run() { inside_->context.run(); }

void Loop::stop() { inside_->context.stop(); }

asio::io_context& Loop::context() { return inside_->context; }

}  // namespace reverie::server
