// SPDX-License-Identifier: Apache-2.0
// Whose turn it is when many wait: addresses take turns, and within an address its guests do.
// However much somebody asks for, everybody else waits for one of theirs. For one thread at a time.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <string>
#include <utility>

#include "server/payer.hpp"

namespace reverie::server {

/// Queues with names, that take turns.
template <class Queue>
class Turns {
 public:
  /// Makes it if nobody of that name waits.
  Queue& of(const std::string& name) {
    const auto [place, is_new] = queues_.try_emplace(name);
    if (is_new) turns_.push_back(name);
    return place->second;
  }
  const Queue* find(const std::string& name) const {
    const auto found = queues_.find(name);
    return found == queues_.end() ? nullptr : &found->second;
  }

  bool empty() const { return turns_.empty(); }
  /// Only while it is not empty.
  auto pop() {
    const std::string name = std::move(turns_.front());
    turns_.pop_front();
    const auto queue = queues_.find(name);
    auto first = queue->second.pop();
    if (queue->second.empty()) {
      queues_.erase(queue);
    } else {
      turns_.push_back(name);
    }
    return first;
  }
  /// How many went.
  template <class Test>
  std::size_t erase_if(const Test& test) {
    std::size_t gone = 0;
    for (auto& [name, queue] : queues_) gone += queue.erase_if(test);
    std::erase_if(turns_, [&](const std::string& name) { return queues_.at(name).empty(); });
    std::erase_if(queues_, [](const auto& one) { return one.second.empty(); });
    return gone;
  }
  std::size_t size() const {
    std::size_t all = 0;
    for (const auto& [name, queue] : queues_) all += queue.size();
    return all;
  }

 private:
  std::map<std::string, Queue> queues_;
  std::deque<std::string> turns_;
};

/// One after the other.
template <class Task>
class Line {
 public:
  void push(Task task) { tasks_.push_back(std::move(task)); }
  bool empty() const { return tasks_.empty(); }
  Task pop() {
    Task first = std::move(tasks_.front());
    tasks_.pop_front();
    return first;
  }
  template <class Test>
  std::size_t erase_if(const Test& test) {
    return std::erase_if(tasks_, test);
  }
  std::size_t size() const { return tasks_.size(); }

 private:
  std::deque<Task> tasks_;
};

template <class Task>
class FairQueue {
 public:
  void push(const Payer& payer, Task task) {
    addresses_.of(payer.network).of(payer.guest).push(std::move(task));
    ++size_;
  }
  /// Only while it is not empty.
  Task pop() {
    --size_;
    return addresses_.pop();
  }
  template <class Test>
  void erase_if(const Test& test) {
    size_ -= addresses_.erase_if(test);
  }

  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  std::size_t waiting_at(const std::string& network) const {
    const auto* guests = addresses_.find(network);
    return guests == nullptr ? 0 : guests->size();
  }

 private:
  Turns<Turns<Line<Task>>> addresses_;
  std::size_t size_ = 0;
};

}  // namespace reverie::server
