// SPDX-License-Identifier: Apache-2.0
// A table of the lists in words.
import type { SeatInfo, Summary } from '../protocol';
import { has_text, language, say, tell } from '../shell/i18n.svelte';

function seat_name(seat: SeatInfo): string {
  if (seat.kind === 'bot' && seat.level) {
    return say('page.friends.bot', { level: seat.level });
  }
  return seat.name || say('page.tables.free_seat');
}

export const names = (table: Summary): string[] => table.seats.map(seat_name);

/// Those who sit there beside the visitor.
export function company(table: Summary): string {
  const others = names(table).filter((_, seat) => seat !== table.you);
  if (others.length === 0) return say('page.tables.alone');
  return new Intl.ListFormat(language()).format(others);
}

export function state_of(table: Summary): string {
  if (table.status === 'waiting') return say('page.tables.waiting');
  return table.your_turn ? say('page.tables.your_turn') : say('page.tables.others_turn');
}

/// How far one has come, in what the game counts.
export function progress(table: Summary): string {
  const words = `page.progress.${table.game}`;
  return table.score !== null && has_text(words) ? say(words, { score: table.score }) : '';
}

const listed = (...parts: string[]): string => parts.filter(Boolean).join(' · ');

export const company_and_progress = (table: Summary): string => listed(company(table), progress(table), when(table.at));

export function outcome(table: Summary): string {
  if (table.brought) return listed(say('page.results.brought'), progress(table));
  if (table.won !== null) {
    return listed(say(table.won ? 'page.results.won' : 'page.results.lost'), progress(table), company(table));
  }
  // A whole sentence, with its full stop: it comes last.
  const ending = table.ending ? tell(table.ending, { you: table.you, names: names(table) }) : '';
  return listed(progress(table), company(table), ending);
}

const day = 24 * 60 * 60 * 1000;
const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/// "today", "yesterday", a day of this week, or a date.
export function when(time: number): string {
  const ago = Math.round((midnight(Date.now()) - midnight(time)) / day);
  if (ago <= 1)
    return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-ago, 'day');
  const format: Intl.DateTimeFormatOptions =
    ago < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(language(), format).format(time);
}
