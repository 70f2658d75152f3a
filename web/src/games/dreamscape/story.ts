// SPDX-License-Identifier: Apache-2.0
// What the story of a game tells beyond its present view. Only what the engine said; nothing is worked
// out here.
import type { StoryLine } from '../../protocol';

const is = (line: StoryLine, name: string): boolean => line.text.key === `dreamscape.event.${name}`;

export const begins_turn = (line: StoryLine): boolean => is(line, 'cycle_began') || is(line, 'dawn_came');

/// A completed dream, in the light of the game.
export const milestone = (line: StoryLine): string | null =>
  is(line, 'card_completed') ? 'var(--dreamscape-glow)' : null;
