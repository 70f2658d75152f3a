// SPDX-License-Identifier: Apache-2.0
// Whatever clients send to a table, in any order: every command is answered, nothing crashes, and
// what was kept gives the same table again.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz/check.hpp"
#include "support/embedded_shelf.hpp"
#include "table/command_reader.hpp"
#include "table/host.hpp"

namespace {

using namespace reverie;
using testing::check;
using testing::embedded_shelf;

constexpr std::array<std::string_view, 3> guests = {"ada", "ben", "eve"};

struct Kind {
  const char* game;
  const char* options;
};
/// The sand of Dream Runners runs out after a few commands.
constexpr std::array<Kind, 3> kinds = {
    {{"onirim", R"({"players":2,"hands":"hidden"})"},
     {"dream_runners", R"({"progress":"hidden","seconds":5,"patience":8})"},
     {"dreamscape", R"({"players":2,"mode":"nightmare"})"}}};

TableOrder order_for(bool with_bot, const Kind& kind) {
  const SeatOrder other =
      with_bot ? SeatOrder{SeatWish::bot, Level::gentle} : SeatOrder{SeatWish::open, std::nullopt};
  return {kind.game, {kind.options}, {{SeatWish::me, {}}, other}, "Ada", Spectators::live,
          30,        std::nullopt};
}

/// Keeps what a server would keep, and thinks for the bots at once.
class Fuzzed {
 public:
  explicit Fuzzed(Host::Opened opened) : host_(std::move(opened.host)) {
    take(opened.consequences);
    for (std::uint64_t i = 0; i < guests.size(); ++i) {
      if (auto arrived = host_.arrive(i, guests[i], 0, now_)) take(*arrived);
    }
  }

  void send(std::uint64_t who, std::string_view text) {
    now_ += 1000;
    take(host_.tick(now_));
    const auto command = read_command(text);
    if (command) take(host_.command(who, *command, now_));
  }

  void check_restored() const {
    const auto restored = Host::restore(embedded_shelf(), "t", entries_);
    check(restored.has_value());
    check(restored->version() == host_.version());
    check(restored->summary() == host_.summary());
  }

 private:
  void take(const Consequences& consequences) {
    entries_.insert(entries_.end(), consequences.entries.begin(), consequences.entries.end());
    check(entries_.size() == host_.version());
    for (const Thought& thought : consequences.thoughts) {
      const auto choices = thought.position->choices(thought.seat);
      check(!choices.empty());
      take(host_.thought(thought.number, Advice{choices.front(), {}}, now_));
    }
  }

  Host host_;
  Time now_ = 0;
  std::vector<std::string> entries_;
};

}  // namespace

/// The first byte chooses the table; then lines, the first byte of each says who sends the rest.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  const bool with_bot = rest.front() % 2 == 1;
  const Kind& kind = kinds[static_cast<std::uint8_t>(rest.front()) / 2U % kinds.size()];
  rest.remove_prefix(1);
  Fuzzed table(Host::open(embedded_shelf(), "t", order_for(with_bot, kind), guests[0],
                          Seed::derive(1, 0), {"", "secret"}, 0)
                   .value());
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (!line.empty()) {
      table.send(static_cast<std::uint8_t>(line.front()) % guests.size(), line.substr(1));
    }
  }
  table.check_restored();
  return 0;
}
