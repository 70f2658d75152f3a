// SPDX-License-Identifier: Apache-2.0
// What the seats of a table are called, and who sits there.
import type { SeatInfo, State } from '../protocol';
import { say } from '../shell/i18n.svelte';

function seat_name(seat: SeatInfo, index: number): string {
  if (seat.kind === 'bot' && !seat.taken_over && seat.level) {
    return say('table_page.bot', { level: say(`table.level.${seat.level}`) });
  }
  return seat.name || say('table_page.seat', { number: index + 1 });
}

export const seat_names = (seats: SeatInfo[]): string[] => seats.map(seat_name);

/// Whether there is anybody to talk to. Those who only look on say nothing.
export const has_company = (state: State | null): boolean =>
  state !== null &&
  state.you !== null &&
  state.table.seats.filter((seat) => seat.kind !== 'bot' || seat.taken_over).length > 1;
