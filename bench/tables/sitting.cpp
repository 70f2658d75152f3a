// SPDX-License-Identifier: Apache-2.0
#include "sitting.hpp"

#include <chrono>
#include <cstdlib>
#include <memory>

#include "table/command_reader.hpp"

namespace reverie::bench {
namespace {

constexpr Time now = 1'000'000;

std::string guest_of(Seat seat) { return "guest" + std::to_string(seat.index); }
Connection window_of(Seat seat) { return Connection{seat.index} + 1; }

Host::Opened open(const Shelf& shelf, const std::string& game, const std::string& options,
                  int seats) {
  TableOrder order{game, {options}, {{SeatWish::me, {}}}, "Ada", Spectators::none, 0, {}};
  std::vector<std::string> secrets{"0"};
  for (int i = 1; i < seats; ++i) {
    order.seats.push_back({SeatWish::open, {}});
    secrets.push_back(std::to_string(i));
  }
  return Host::open(shelf, "table", order, guest_of(Seat{0}), Seed::derive(1, 0), secrets, now)
      .value();
}

}  // namespace

Sitting::Sitting(const Shelf& shelf, const std::string& game, const std::string& options, int seats)
    : Sitting(open(shelf, game, options, seats), seats) {}

Sitting::Sitting(Host::Opened opened, int seats) : host_(std::move(opened.host)) {
  take(opened.consequences);
  for (std::uint8_t i = 0; i < seats; ++i) {
    take(host_.arrive(window_of(Seat{i}), guest_of(Seat{i}), 0, now).value());
    if (i == 0) continue;
    send(Seat{i}, R"("type":"join","name":"Bea","secret":")" + std::to_string(i) + '"');
  }
}

void Sitting::take(const Consequences& consequences) {
  entries_.insert(entries_.end(), consequences.entries.begin(), consequences.entries.end());
  bytes_ = 0;
  for (const Letter& letter : consequences.letters) {
    bytes_ += letter.text.size();
    if (!letter.text.starts_with(R"({"type":"state")")) continue;
    // In a room of its own: the small pieces that it would give back to the allocator would be
    // tidied up on the account of the next move.
    const auto room = boost::json::make_shared_resource<boost::json::monotonic_resource>();
    const auto state =
        std::make_shared<const boost::json::value>(boost::json::parse(letter.text, room));
    if (!state->at("choices").is_null()) with_choices_[letter.to] = state;
    states_[letter.to] = state;
  }
}

Sitting::Answer Sitting::obey(Seat seat, const std::string& text) {
  const auto command = read_command(text);
  if (!command) std::abort();
  Answer answer{host_.command(window_of(seat), *command, now), {}};
  if (!answer.consequences.entries.empty()) answer.summary = host_.summary();
  return answer;
}

void Sitting::send(Seat seat, const std::string& demand) {
  using Clock = std::chrono::steady_clock;
  const std::string text = R"({"id":"c)" + std::to_string(++commands_) + R"(","version":)" +
                           std::to_string(host_.version()) + ',' + demand + '}';
  const auto begin = Clock::now();
  const Answer answer = obey(seat, text);
  nanoseconds_ = std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - begin).count();
  take(answer.consequences);
  bytes_ += answer.summary.size();
}

bool Sitting::move(Random& random, std::string_view seldom) {
  constexpr int reluctance = 16;
  const auto& turn = states_[window_of(Seat{0})]->at("turn").as_array();
  if (turn.empty()) return false;
  const auto who = below(random, static_cast<std::uint32_t>(turn.size()));
  mover_ = Seat{turn[who].to_number<std::uint8_t>()};
  const auto& choices = with_choices_[window_of(mover_)]->at("choices").as_array();
  // The corridor's last choice is to leave, which would end the measuring.
  const auto among = static_cast<std::uint32_t>(choices.size() > 1 ? choices.size() - 1 : 1);
  const auto any = [&] { return choices[below(random, among)].at("action"); };
  auto chosen = any();
  for (int i = 0; i < reluctance && chosen.as_string() == seldom; ++i) chosen = any();
  send(mover_, R"("type":"play","action":)" + boost::json::serialize(chosen));
  return true;
}

void Sitting::take_back() {
  send(mover_, R"("type":"undo")");
  std::int64_t all = nanoseconds_;
  const auto state = states_[window_of(mover_)];
  const auto& proposals = state->at("proposals").as_array();
  if (proposals.empty()) return;
  const std::string number = boost::json::serialize(proposals[0].at("number"));
  for (const auto& other : proposals[0].at("waiting_for").as_array()) {
    send(Seat{other.to_number<std::uint8_t>()},
         R"("type":"answer","proposal":)" + number + R"(,"agree":true)");
    all += nanoseconds_;
  }
  nanoseconds_ = all;
}

void Sitting::look(std::uint32_t at) {
  send(Seat{0}, R"("type":"look","at":)" + std::to_string(at));
}

std::size_t Sitting::first_letter() {
  constexpr Connection another = 99;
  const auto arrived = host_.arrive(another, guest_of(Seat{0}), 0, now).value();
  std::size_t size = 0;
  for (const Letter& letter : arrived.letters) {
    if (letter.to == another) size = letter.text.size();
  }
  take(host_.depart(another, now));
  return size;
}

}  // namespace reverie::bench
