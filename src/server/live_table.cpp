// SPDX-License-Identifier: Apache-2.0
#include "server/live_table.hpp"

#include <algorithm>
#include <utility>

#include "core/json_writer.hpp"
#include "server/journal.hpp"

namespace reverie::server {

LiveTable::LiveTable(std::string id, Host host, Loop& loop, Store& store, Metrics& metrics,
                     TableKeeper& keeper)
    : id_(std::move(id)),
      host_(std::move(host)),
      loop_(loop),
      store_(store),
      metrics_(metrics),
      keeper_(keeper) {}

/// Where nobody has come since the server was started, all such tables are one.
Payer LiveTable::payer() const {
  if (payer_) return *payer_;
  const std::vector<std::string> guests = host_.guests();
  return {"nobody is there", guests.empty() ? "" : guests.front()};
}

std::optional<Time> LiveTable::wake_at() const {
  const auto at = host_.wake_at();
  return at && ask_again_at_ ? std::min(at, ask_again_at_) : std::max(at, ask_again_at_);
}

void LiveTable::admit(Connection connection, std::shared_ptr<Client> client) {
  clients_.insert_or_assign(connection, std::move(client));
}

void LiveTable::follow(Consequences consequences, Time now, Then then) {
  stirred_at_ = now;
  const bool nothing_to_keep = consequences.entries.empty();
  if (!nothing_to_keep) keep(consequences, now);
  waiting_.push_back({std::move(consequences), std::move(then), nothing_to_keep,
                      std::chrono::steady_clock::now()});
  pass_on_what_is_durable();
}

void LiveTable::keep(Consequences& consequences, Time now) {
  Append append;
  append.table = id_;
  append.chain = host_.chapter_before();
  append.first = consequences.first_version;
  append.entries = std::move(consequences.entries);
  append.summary = host_.summary();
  append.guests = new_guests();
  append.over = host_.is_over() && !host_.goes_on();
  append.wake_at = host_.wake_at();
  append.at = now;
  store_.append(std::move(append), [&loop = loop_, weak = weak_from_this()](const Saved& saved) {
    loop.post([weak, saved] {
      if (const auto table = weak.lock()) table->on_kept(saved);
    });
  });
}

std::vector<std::string> LiveTable::new_guests() {
  std::vector<std::string> all = host_.guests();
  if (all == kept_guests_) return {};
  kept_guests_ = all;
  return all;
}

void LiveTable::on_kept(const Saved& saved) {
  // The store answers in the order of the appends.
  const auto first = std::ranges::find(waiting_, false, &Waiting::durable);
  if (first == waiting_.end()) return;  // lost before
  metrics_.appends.add(std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now() - first->since));
  if (!saved) {
    lose(saved.error());
    return;
  }
  first->durable = true;
  pass_on_what_is_durable();
}

void LiveTable::lose(const StoreProblem& problem) {
  journal::error("table_not_saved", {{"table", id_}, {"problem", problem.what}});
  const auto stay = shared_from_this();
  const std::deque<Waiting> given_up = std::exchange(waiting_, {});
  dismiss_everybody({Message{"table.closing.not_saved", {}}, true});
  keeper_.lost(*this);
  for (const Waiting& step : given_up) {
    if (step.then) step.then(std::unexpected(problem));
  }
}

void LiveTable::pass_on_what_is_durable() {
  const auto stay = shared_from_this();
  while (!waiting_.empty() && waiting_.front().durable) {
    Waiting step = std::move(waiting_.front());
    waiting_.pop_front();
    pass_on(step);
  }
}

void LiveTable::pass_on(Waiting& step) {
  const auto send = [this](Connection to, const LetterText& text) {
    const auto client = clients_.find(to);
    if (client != clients_.end()) client->second->send(text);
  };
  for (Letter& letter : step.consequences.letters) {
    const LetterText text = letter_text(std::move(letter.text));
    send(letter.to, text);
    for (const Connection to : letter.also) send(to, text);
  }
  for (Thought& thought : step.consequences.thoughts) keeper_.think(*this, std::move(thought));
  if (step.then) step.then({});
}

void LiveTable::dismiss_everybody(const letter::Closing& closing) {
  const LetterText text = letter_text(to_json(closing));
  for (const auto& [connection, client] : std::exchange(clients_, {})) client->dismiss(text);
}

}  // namespace reverie::server
