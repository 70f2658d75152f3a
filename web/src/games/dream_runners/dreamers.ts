// SPDX-License-Identifier: Apache-2.0
// How the seats are told apart: a colour, a mark, a hatch and a sleeping animal each. Whoever looks is
// always the first of them.

export interface Dreamer {
  /// The name of its glass and hatch among the symbols, and of its token.
  look: 'crescent' | 'triangle' | 'diamond' | 'square';
  animal: 'hare' | 'owl' | 'cat' | 'bear';
  light: string;
  deep: string;
}

const dreamers: Dreamer[] = [
  { look: 'crescent', animal: 'hare', light: '#8ff0e2', deep: '#1e8e8a' },
  { look: 'triangle', animal: 'owl', light: '#f5a3bc', deep: '#a8406a' },
  { look: 'diamond', animal: 'cat', light: '#c3aefa', deep: '#6a4cc0' },
  { look: 'square', animal: 'bear', light: '#f3d08a', deep: '#a5772a' },
];
export const all_dreamers: readonly Dreamer[] = dreamers;

export function dreamer_of(seat: number, me: number, seats: number): Dreamer {
  const place = (seat - me + seats) % seats;
  return dreamers[place] ?? (dreamers[0] as Dreamer);
}

/// The others in the order in which they sit after `me`.
export const others_of = (me: number, seats: number): number[] =>
  Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
