// SPDX-License-Identifier: Apache-2.0
// The cards of Onirim as the page speaks of them.
import type { onirim } from '../../protocol';
import { name_of, say } from '../../shell/i18n.svelte';

export type Card = onirim.Card;
export type Colour = onirim.Colour;
type SignOf<C> = C extends `${Colour}_${infer S}` ? Exclude<S, 'door'> : never;
/// What a card of the labyrinth shows beside its colour.
export type Sign = SignOf<Card>;
export type View = onirim.View;
export type PlayerView = onirim.PlayerView;

export const colours = ['red', 'blue', 'green', 'brown'] as const satisfies Colour[];
export const signs = ['sun', 'moon', 'key'] as const satisfies Sign[];

export const card_name = (card: Card): string => name_of(`onirim.card.${card}`);
export const place_name = (colour: Colour): string => say(`onirim_page.place.${colour}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const colour_of = (card: Card): Colour | undefined =>
  colours.find((colour) => card.startsWith(colour));
export const sign_of = (card: Card): Sign | undefined => signs.find((sign) => card.endsWith(sign));

export const is_door = (card: Card): boolean => card.endsWith('_door');

export const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

export interface Keyed {
  card: Card;
  key: string;
  /// How many equal ones lie before it.
  number: number;
}

/// Cards with keys that stay with them while others come and go.
export function keyed(cards: readonly Card[]): Keyed[] {
  const met = new Map<Card, number>();
  return cards.map((card) => {
    const number = met.get(card) ?? 0;
    met.set(card, number + 1);
    return { card, key: `${card}#${number}`, number };
  });
}
