// SPDX-License-Identifier: Apache-2.0
// What the seats of a table are called, and who sits there.
import type { SeatInfo, State } from '../protocol';
import { say } from '../shell/i18n.svelte';

function seat_name(seat: SeatInfo, index: number): string {
  if (seat.kind === 'bot' && !seat.taken_over && seat.level) {
    return say('table_page.bot', { level: seat.level });
  }
  return seat.name || say('table_page.seat', { number: index + 1 });
}

/// The second of two who would be called the same gets a number.
export function seat_names(seats: SeatInfo[]): string[] {
  const names = seats.map(seat_name);
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before > 0 ? `${name} ${before + 1}` : name;
  });
}

/// Whether there is anybody to talk to. Those who only look on say nothing.
export const has_company = (state: State | null): boolean =>
  state !== null &&
  state.you !== null &&
  state.table.seats.filter((seat) => seat.kind !== 'bot' || seat.taken_over).length > 1;
