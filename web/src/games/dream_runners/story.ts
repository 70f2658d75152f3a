// SPDX-License-Identifier: Apache-2.0
// What the story of a game tells beyond its present view. Only what the engine said; nothing is
// worked out here.
import type { StoryLine } from '../../protocol';

const prefix = 'dream_runners.event.';
export const event_of = ({ text }: StoryLine): string =>
  text.key.startsWith(prefix) ? text.key.slice(prefix.length) : '';

export const begins_turn = (line: StoryLine): boolean => event_of(line) === 'dream_began';

/// A star, in its light.
export const milestone = (line: StoryLine): string | null =>
  event_of(line) === 'star_made' ? '#ffe9b0' : null;

/// The lines since the present dream was turned up.
export function lines_of_dream(story: readonly StoryLine[]): StoryLine[] {
  const begin = story.findLastIndex(begins_turn);
  return story.slice(Math.max(0, begin));
}

export const number_of = ({ text }: StoryLine, name: string): number => Number(text.args[name] ?? 0);
/// The bare name of a term: `coin` of `dream_runners.good.coin`.
export const term_of = ({ text }: StoryLine, name: string): string => {
  const term = String(text.args[name] ?? '');
  return term.slice(term.lastIndexOf('.') + 1);
};
export const seat_of = ({ text }: StoryLine): number | null =>
  typeof text.args['seat'] === 'number' ? text.args['seat'] : null;
