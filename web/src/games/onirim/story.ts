// SPDX-License-Identifier: Apache-2.0
// What the story of a game tells beyond its present view: turns, trios on the path, what the
// nightmares took. Only what the engine said; nothing is worked out here.
import type { StoryLine } from '../../protocol';
import { colour_of, type Card } from './cards';

const event = (name: string) => `onirim.event.${name}`;
const is = (line: StoryLine, name: string) => line.text.key === event(name);
const count = (story: readonly StoryLine[], name: string) =>
  story.filter((line) => is(line, name)).length;

export const begins_turn = (line: StoryLine): boolean => is(line, 'turn_began');
export const turn_of = (story: readonly StoryLine[]): number => count(story, 'turn_began');

function card_of(line: StoryLine): Card | null {
  const term = String(line.text.args['card'] ?? '');
  return term ? (term.slice(term.lastIndexOf('.') + 1) as Card) : null;
}

/// A door that was gained, in the light of its place.
export function milestone(line: StoryLine): string | null {
  const door = is(line, 'door_claimed') || is(line, 'door_unlocked') ? card_of(line) : null;
  return door ? `var(--${colour_of(door)}-glow)` : null;
}

export type TrioMark = 'gained' | 'empty';

/// For each place of a seat's row where a trio was completed: whether it gave a door.
export function trio_marks(story: readonly StoryLine[], seat: number): Map<number, TrioMark> {
  const marks = new Map<number, TrioMark>();
  let played = 0;
  for (const line of story) {
    if (line.text.args['seat'] !== seat) continue;
    if (is(line, 'card_played')) played += 1;
    if (is(line, 'trio_made')) marks.set(played - 1, 'empty');
    if (is(line, 'door_claimed')) marks.set(played - 1, 'gained');
  }
  return marks;
}

export interface Tale {
  turns: number;
  by_trio: number;
  by_key: number;
  nightmares: number;
  /// To the nightmares.
  lost: { keys: number; doors: number; cards: number; hands: number };
  prophecies: number;
}

export function tale_of(story: readonly StoryLine[]): Tale {
  return {
    turns: turn_of(story),
    by_trio: count(story, 'door_claimed'),
    by_key: count(story, 'door_unlocked'),
    nightmares: count(story, 'nightmare_drawn'),
    lost: {
      keys: count(story, 'key_paid'),
      doors: count(story, 'door_yielded'),
      cards: losses(story).filter(({ to }) => to === 'discard').length,
      hands: count(story, 'hand_dropped'),
    },
    prophecies: count(story, 'prophecy_began'),
  };
}

const to_discard = ['card_discarded', 'card_banished', 'key_paid', 'card_revealed', 'nightmare_drawn'];

/// The last card that was told to go to the discard pile and lies there in the view shown, which
/// may be of an earlier moment.
export function last_discarded(
  story: readonly StoryLine[],
  discard: Record<Card, number>,
): Card | null {
  for (const line of story.toReversed()) {
    if (!to_discard.some((name) => is(line, name))) continue;
    const card = card_of(line) ?? 'nightmare';
    if (discard[card] > 0) return card;
  }
  const any = Object.entries(discard).find(([, count]) => count > 0);
  return any ? (any[0] as Card) : null;
}

export interface Loss {
  card: Card;
  /// For good, or until limbo is shuffled into the deck again.
  to: 'discard' | 'limbo';
}

/// What a nightmare took off the deck in these lines: revealed, or met while a new hand was dealt.
export function losses(lines: readonly StoryLine[]): Loss[] {
  const lost: Loss[] = [];
  let redealt = false;
  lines.forEach((line, i) => {
    const card = card_of(line);
    if (is(line, 'hand_dropped')) redealt = true;
    if (is(line, 'turn_began')) redealt = false;
    if (!card) return;
    const next = lines[i + 1];
    const goes_to_limbo = next !== undefined && is(next, 'card_to_limbo');
    if (is(line, 'card_revealed')) lost.push({ card, to: goes_to_limbo ? 'limbo' : 'discard' });
    if (is(line, 'card_to_limbo') && redealt) lost.push({ card, to: 'limbo' });
  });
  return lost;
}
