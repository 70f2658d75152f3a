// SPDX-License-Identifier: Apache-2.0
// What the visitor asks the server for.
import type { Level, SeatOrder, Spectators, TableOrder } from '../protocol';
import { say } from '../shell/i18n.svelte';
import { longest_name, settings } from '../shell/settings.svelte';

export const levels: Level[] = ['gentle', 'steady', 'deep'];
export const spectator_wishes: Spectators[] = ['none', 'after', 'live'];
export const thinking_times = [0, 60, 300];

/// What the visitor is called, chosen or not.
const visitor_name = () =>
  settings.name.trim().slice(0, longest_name) || say('page.settings.nameless');

const me: SeatOrder = { kind: 'me', level: null };

/// One click: alone, by the book, at once.
export function alone(game: string): TableOrder {
  return {
    game,
    options: { players: 1 },
    seats: [me],
    name: visitor_name(),
    spectators: 'none',
    thinking_seconds: 0,
    lesson: null,
  };
}

/// The same night for everybody, with somebody who explains.
export function lesson(game: string): TableOrder {
  return { ...alone(game), lesson: true };
}

export interface Wishes {
  partner: 'open' | Level;
  options: Record<string, string>;
  spectators: Spectators;
  thinking_seconds: number;
}

export function together(game: string, wishes: Wishes): TableOrder {
  const { partner, options, spectators, thinking_seconds } = wishes;
  const other: SeatOrder =
    partner === 'open' ? { kind: 'open', level: null } : { kind: 'bot', level: partner };
  return {
    game,
    options: { players: 2, ...options },
    seats: [me, other],
    name: visitor_name(),
    spectators,
    thinking_seconds,
    lesson: null,
  };
}
