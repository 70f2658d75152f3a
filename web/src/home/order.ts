// SPDX-License-Identifier: Apache-2.0
// What the visitor asks the server for.
import type { Level, SeatOrder, Spectators, TableOrder } from '../protocol';
import { say } from '../shell/i18n.svelte';
import { longest_name, settings } from '../shell/settings.svelte';
import { door_of } from './games';

export const levels: Level[] = ['gentle', 'steady', 'deep'];
export const spectator_wishes: Spectators[] = ['none', 'after', 'live'];
export const thinking_times = [0, 60, 300];

/// What the visitor is called, chosen or not.
const visitor_name = () =>
  settings.name.trim().slice(0, longest_name) || say('page.settings.nameless');

const me: SeatOrder = { kind: 'me', level: null, seat: null };
const bot = (level: Level): SeatOrder => ({ kind: 'bot', level, seat: null });
const open_seat: SeatOrder = { kind: 'open', level: null, seat: null };

function order(game: string, others: SeatOrder[]): TableOrder {
  return {
    game,
    options: { players: 1 + others.length },
    seats: [me, ...others],
    name: visitor_name(),
    spectators: 'none',
    thinking_seconds: 0,
    lesson: null,
  };
}

/// One click: by the book, at once, with the company that suits the game.
export const at_once = (game: string): TableOrder =>
  order(game, (door_of(game)?.company ?? []).map(bot));

/// The same night for everybody, with somebody who explains.
export const lesson = (game: string): TableOrder => ({ ...order(game, []), lesson: true });

export interface Wishes {
  players: number;
  /// How many seats are kept for friends; bots of this level take the rest.
  friends: number;
  level: Level;
  options: Record<string, string | number>;
  spectators: Spectators;
  thinking_seconds: number;
}

export function together(game: string, wishes: Wishes): TableOrder {
  const { players, friends, level, options, spectators, thinking_seconds } = wishes;
  const others = Array.from({ length: players - 1 }, (_, i) => (i < friends ? open_seat : bot(level)));
  const plain = order(game, others);
  return {
    ...plain,
    options: { ...options, players },
    spectators,
    thinking_seconds,
  };
}
