// SPDX-License-Identifier: Apache-2.0
// What a search does all day: copy a state, take a decision, imagine a world.
#include <benchmark/benchmark.h>

#include "games/typed.hpp"
#include "go_round.hpp"
#include "heap_state.hpp"
#include "positions.hpp"
#include "random_game.hpp"

namespace reverie::bench {
namespace {

// --- Copy

void copy_state(benchmark::State& run) {
  go_round(run, positions(alone), [](const onirim::State& state) {
    onirim::State copy = state;
    benchmark::DoNotOptimize(copy);
  });
}

void copy_heap_state(benchmark::State& run) {
  std::vector<HeapState> heap;
  for (const onirim::State& state : positions(alone)) heap.push_back(to_heap(state, 1));
  go_round(run, heap, [](const HeapState& state) {
    HeapState copy = state;
    benchmark::DoNotOptimize(copy);
  });
}

/// As large as the state of a long game.
std::vector<std::byte> six_kilobytes() {
  std::vector<std::byte> bytes(6144);
  Random random(4);
  for (std::byte& byte : bytes) byte = static_cast<std::byte>(below(random, 256));
  return bytes;
}

void hash_quickly(benchmark::State& run) {
  const auto bytes = six_kilobytes();
  for (auto _ : run) benchmark::DoNotOptimize(quick_hash(bytes));
  run.SetItemsProcessed(run.iterations());
}

void hash_for_logs(benchmark::State& run) {
  const auto bytes = six_kilobytes();
  for (auto _ : run) benchmark::DoNotOptimize(fnv1a(bytes));
  run.SetItemsProcessed(run.iterations());
}

BENCHMARK(hash_quickly)->Name("key of 6 KB/ours");
BENCHMARK(hash_for_logs)->Name("key of 6 KB/fnv1a");
BENCHMARK(copy_state)->Name("state copy/ours");
BENCHMARK(copy_heap_state)->Name("state copy/vectors and maps");

// --- Actions and play

void decide(benchmark::State& run) {
  const onirim::Onirim game = onirim_with(alone);
  Random random(5);
  Silence silence;
  go_round(run, positions(alone), [&](onirim::State state) {
    random_step(game, game.turn(state), state, random, silence);
    benchmark::DoNotOptimize(state);
  });
}

void decide_through_registry(benchmark::State& run) {
  const auto game = std::make_shared<const onirim::Onirim>(onirim_with(alone));
  std::vector<TypedPosition<onirim::Onirim>> typed;
  for (const onirim::State& state : positions(alone)) typed.emplace_back(game, state);
  Random random(5);
  go_round(run, typed, [&](const Position& position) {
    const auto next = position.clone();
    const Seat seat = next->turn().seats.first();
    const auto choices = next->choices(seat);
    const auto chosen = below(random, static_cast<std::uint32_t>(choices.size()));
    benchmark::DoNotOptimize(next->play(seat, choices[chosen]));
  });
}

BENCHMARK(decide)->Name("actions and play/ours");
BENCHMARK(decide_through_registry)->Name("actions and play/by notation, with events");

// --- Imagine

std::vector<onirim::View> views_of(const onirim::Options& options) {
  const onirim::Onirim game = onirim_with(options);
  std::vector<onirim::View> views;
  for (const onirim::State& state : positions(options)) {
    views.push_back(game.view(state, state.active));
  }
  return views;
}

void imagine(benchmark::State& run) {
  const onirim::Onirim game = onirim_with(together_hidden);
  Random random(7);
  go_round(run, views_of(together_hidden),
           [&](const onirim::View& view) { benchmark::DoNotOptimize(game.imagine(view, random)); });
}

/// The least that a real deck asks for: all unseen cards in a row, shuffled.
void shuffle_unseen(benchmark::State& run) {
  Random random(7);
  go_round(run, views_of(together_hidden), [&](const onirim::View& view) {
    std::vector<onirim::Card> deck;
    for (int i = 0; i < onirim::card_kinds; ++i) {
      deck.insert(deck.end(), view.unseen[onirim::card_at(i)], onirim::card_at(i));
    }
    for (std::size_t left = deck.size(); left > 1; --left) {
      std::swap(deck[left - 1], deck[below(random, static_cast<std::uint32_t>(left))]);
    }
    benchmark::DoNotOptimize(deck.data());
    benchmark::ClobberMemory();
  });
}

BENCHMARK(imagine)->Name("imagine, hidden hands/ours");
BENCHMARK(shuffle_unseen)->Name("imagine, hidden hands/only shuffling the unseen cards");

}  // namespace
}  // namespace reverie::bench
