// SPDX-License-Identifier: Apache-2.0
// What the story of a game tells beyond its present view. Only what the engine said; nothing is worked
// out here.
import type { Message, StoryLine } from '../../protocol';

const prefix = 'dreamscape.event.';
export const event_of = ({ key }: Message): string => (key.startsWith(prefix) ? key.slice(prefix.length) : '');
export const number_in = ({ args }: Message, name: string): number => Number(args[name] ?? 0);
/// A cell, or the bare name of a term: `water` of `dreamscape.fragment.water`.
export const name_in = ({ args }: Message, name: string): string => {
  const text = String(args[name] ?? '');
  return text.slice(text.lastIndexOf('.') + 1);
};

export const begins_turn = ({ text }: StoryLine): boolean => ['cycle_began', 'dawn_came'].includes(event_of(text));

/// A completed dream, in the light of the game.
export const milestone = ({ text }: StoryLine): string | null =>
  event_of(text) === 'card_completed' ? 'var(--dreamscape-glow)' : null;
