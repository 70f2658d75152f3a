// SPDX-License-Identifier: Apache-2.0
// Who can act: a seat at the table, chance, or the clock.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace reverie {

/// A place at the table, counted from zero.
struct Seat {
  std::uint8_t index = 0;

  friend constexpr auto operator<=>(Seat, Seat) = default;
};

/// The last index is kept for those who only watch, so that one set holds a whole audience.
inline constexpr int max_seats = 7;
inline constexpr Seat spectator{max_seats};

/// A set of seats, the spectator included.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(Seat seat) : bits_(bit(seat)) {}

  static constexpr SeatSet from_bits(std::uint8_t bits) {
    SeatSet set;
    set.bits_ = bits;
    return set;
  }
  static constexpr SeatSet everybody() { return from_bits(0xFF); }
  static constexpr SeatSet nobody() { return {}; }

  constexpr std::uint8_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  /// The lowest seat of a set that is not empty.
  constexpr Seat first() const { return Seat{static_cast<std::uint8_t>(std::countr_zero(bits_))}; }

  /// One of the seats of a set, counted from zero in the order of their numbers.
  constexpr Seat at(int place) const {
    SeatSet rest = *this;
    for (; place > 0; --place) rest = rest - rest.first();
    return rest.first();
  }

  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
    return from_bits(static_cast<std::uint8_t>(a.bits_ | b.bits_));
  }
  friend constexpr SeatSet operator-(SeatSet a, SeatSet b) {
    return from_bits(static_cast<std::uint8_t>(a.bits_ & ~b.bits_));
  }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  static constexpr std::uint8_t bit(Seat seat) {
    return static_cast<std::uint8_t>(1U << seat.index);
  }

  std::uint8_t bits_ = 0;
};

/// Whose input this is.
class Actor {
 public:
  constexpr Actor(Seat seat) : code_(seat.index) {}

  static constexpr Actor chance() { return Actor(chance_code); }
  static constexpr Actor clock() { return Actor(clock_code); }

  constexpr bool is_chance() const { return code_ == chance_code; }
  constexpr bool is_clock() const { return code_ == clock_code; }
  constexpr bool is_seat() const { return code_ < max_seats; }
  /// The seat of an actor that is one.
  constexpr Seat seat() const { return Seat{code_}; }

  friend constexpr bool operator==(Actor, Actor) = default;

 private:
  static constexpr std::uint8_t chance_code = 0xFE;
  static constexpr std::uint8_t clock_code = 0xFF;
  explicit constexpr Actor(std::uint8_t code) : code_(code) {}

  std::uint8_t code_;
};

/// Who may act now. Chance moves alone; the clock ticks only beside seats, never alone, because
/// minds play on without it; nobody means the game is over.
struct Turn {
  SeatSet seats;
  bool chance = false;
  bool clock = false;

  static constexpr Turn of(SeatSet seats) { return {.seats = seats}; }
  static constexpr Turn of_chance() { return {.seats = {}, .chance = true}; }
  static constexpr Turn over() { return {}; }

  constexpr bool is_over() const { return seats.empty() && !chance && !clock; }
  constexpr bool includes(Actor actor) const {
    if (actor.is_chance()) return chance;
    if (actor.is_clock()) return clock;
    return seats.contains(actor.seat());
  }

  friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

}  // namespace reverie
