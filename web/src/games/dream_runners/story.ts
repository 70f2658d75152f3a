// SPDX-License-Identifier: Apache-2.0
// What the story of a game tells beyond its present view. Only what the engine said; nothing is
// worked out here.
import type { Message, StoryLine } from '../../protocol';

const prefix = 'dream_runners.event.';
export const event_of = ({ text }: StoryLine): string =>
  text.key.startsWith(prefix) ? text.key.slice(prefix.length) : '';

export const begins_turn = (line: StoryLine): boolean => event_of(line) === 'dream_began';

/// A star, in its light.
export const milestone = (line: StoryLine): string | null =>
  event_of(line) === 'star_made' ? '#ffe9b0' : null;

/// The lines since the present dream was turned up; or since that of `last`, until that line.
export function lines_of_dream(story: readonly StoryLine[], last?: StoryLine): StoryLine[] {
  const told = last ? story.slice(0, story.indexOf(last) + 1) : story;
  return told.slice(Math.max(0, told.findLastIndex(begins_turn)));
}

export const number_of = ({ text }: StoryLine, name: string): number => Number(text.args[name] ?? 0);
export const text_of = ({ text }: StoryLine, name: string): string => String(text.args[name] ?? '');
/// The bare name of a term: `coin` of `dream_runners.good.coin`.
export const term_of = (line: StoryLine, name: string): string => {
  const term = text_of(line, name);
  return term.slice(term.lastIndexOf('.') + 1);
};
export const seat_of = ({ text }: StoryLine): number | null =>
  typeof text.args['seat'] === 'number' ? text.args['seat'] : null;

/// Of all that one move brought about, what a single line has room for: the move, and what was left of
/// the serenity of one seat. The rest is in the log.
export function headlines(events: readonly Message[], seat: number): Message[] {
  const [move, ...rest] = events;
  const end = rest.find(({ key, args }) => key === `${prefix}serenity_changed` && args['seat'] === seat);
  return [move, end].filter((event) => event !== undefined);
}

export interface Tale {
  stars: number;
  /// The dream in which this seat woke up, if it did.
  woke: number | null;
  /// How often this seat was the first to lock.
  first: number;
  /// Serenity lost to nightmares, and to gaps and cells outside.
  haunted: number;
  gaps: number;
  bought: number;
  calmed: number;
}

export function tale_of(story: readonly StoryLine[], seat: number): Tale {
  const mine = story.filter((line) => seat_of(line) === seat);
  const of = (name: string) => mine.filter((line) => event_of(line) === name);
  const sum = (name: string, ...args: string[]) =>
    of(name).reduce((total, line) => total + args.reduce((a, arg) => a + number_of(line, arg), 0), 0);
  const waking = story.findIndex((line) => event_of(line) === 'woke_up' && seat_of(line) === seat);
  const dream = story.slice(0, Math.max(0, waking)).findLast(begins_turn);
  return {
    stars: of('star_made').length,
    woke: dream ? number_of(dream, 'turn') : null,
    first: of('timer_taken').length,
    haunted: sum('haunted', 'serenity'),
    gaps: sum('incoherent', 'missing', 'surplus'),
    bought: of('segment_bought').length,
    calmed: of('calmed').length,
  };
}
