// SPDX-License-Identifier: Apache-2.0
// What the ways out of a nightmare cost, as numbers to read: the engine's prices, and what they leave.
import { colour_of, sign_of, sum, type Card, type View } from './cards';
import type { Move } from './moves';

export interface DeckCost {
  /// How many cards the move takes, and how many there are for it.
  asked: number;
  taken: number;
  before: number;
  after: number;
}

export function deck_cost({ deck }: View, move: Move | undefined): DeckCost {
  const asked = move?.price.find(({ what }) => what === 'onirim.cost.deck')?.amount ?? 0;
  const after = Math.max(0, deck - asked);
  return { asked, taken: deck - after, before: deck, after };
}

const is_labyrinth = (card: Card): boolean =>
  colour_of(card) !== undefined && sign_of(card) !== undefined;

/// How many labyrinth cards are on average among the next ones; those already known are counted.
export function labyrinth_ahead({ top, unseen }: View, cards: number): number {
  const next = top.slice(0, cards).flatMap(({ card }) => (card ? [card] : []));
  const total = sum(unseen);
  const labyrinth = (Object.entries(unseen) as [Card, number][])
    .filter(([card]) => is_labyrinth(card))
    .reduce((count, [, of_card]) => count + of_card, 0);
  const guessed = total > 0 ? ((cards - next.length) * labyrinth) / total : 0;
  return Math.round(next.filter(is_labyrinth).length + guessed);
}
