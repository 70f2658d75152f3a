// SPDX-License-Identifier: Apache-2.0
// What the visitor asks the server for.
import type { Level, SeatOrder, Spectators, TableOrder, Talk } from '../protocol';
import { say } from '../shell/i18n.svelte';
import { longest_name, settings } from '../shell/settings.svelte';
import { door_of } from './games';

export const levels: Level[] = ['gentle', 'steady', 'deep'];
export const spectator_wishes: Spectators[] = ['none', 'after', 'live'];
export const thinking_times = [0, 60, 300];
export const ways_to_talk: Talk[] = ['free', 'signs', 'silent'];

/// What the visitor is called, chosen or not.
const visitor_name = () =>
  settings.name.trim().slice(0, longest_name) || say('page.settings.nameless');

const me: SeatOrder = { kind: 'me', level: null, seat: null };
const bot = (level: Level): SeatOrder => ({ kind: 'bot', level, seat: null });
const open_seat: SeatOrder = { kind: 'open', level: null, seat: null };

type Options = Record<string, string | number>;

function order(game: string, others: SeatOrder[], options: Options = {}): TableOrder {
  return {
    game,
    options: { ...options, players: 1 + others.length },
    seats: [me, ...others],
    name: visitor_name(),
    spectators: 'none',
    thinking_seconds: 0,
    lesson: null,
    talk: 'free',
  };
}

/// One click: by the book, at once, with the company that suits the game and no hurry.
export function at_once(game: string): TableOrder {
  const door = door_of(game);
  return order(game, (door?.company ?? []).map(bot), door?.gentle);
}

/// The same night for everybody, with somebody who explains.
export const lesson = (game: string): TableOrder => ({ ...order(game, []), lesson: true });

export interface Wishes {
  players: number;
  /// How many seats are kept for friends; bots of this level take the rest.
  friends: number;
  level: Level;
  options: Options;
  spectators: Spectators;
  thinking_seconds: number;
  talk: Talk;
}

export function together(game: string, wishes: Wishes): TableOrder {
  const { players, friends, level, options, spectators, thinking_seconds, talk } = wishes;
  const others = Array.from({ length: players - 1 }, (_, i) => (i < friends ? open_seat : bot(level)));
  return { ...order(game, others, options), spectators, thinking_seconds, talk };
}
