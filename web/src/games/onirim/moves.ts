// SPDX-License-Identifier: Apache-2.0
// The choices that the engine lists, so that each can be shown at its card or place.
import type { ChoiceInfo, Message, PriceLine, onirim } from '../../protocol';
import type { Card } from './cards';

/// What one wants to do; what is left out may be anything.
export type Deed = Pick<onirim.ActionInfo, 'verb'> & Partial<onirim.ActionInfo>;

export interface Move extends onirim.ActionInfo {
  action: string;
  text: Message;
  price: PriceLine[];
}

export const as_move = ({ action, does, text, price }: ChoiceInfo): Move => ({
  ...(does as onirim.ActionInfo),
  action,
  /// Few enough that the engine gives words to each.
  text: text ?? { key: action, args: {} },
  price,
});

const parts = ['verb', 'card', 'other', 'from'] as const;
export const is_deed = (move: Move, deed: Deed): boolean =>
  parts.every((part) => deed[part] === undefined || deed[part] === move[part]);

/// A card that a player holds: of the own hand or among the common ones.
export interface Held {
  card: Card;
  common: boolean;
  /// Tells equal cards apart.
  key: string;
}

export const with_held = (verb: 'play' | 'discard', { card, common }: Held): Deed => ({
  verb,
  card,
  from: common ? 'common' : 'hand',
});

/// A deed that is not listed, in notation (docs/logs.md): the engine is asked why not.
export function write_question({ verb, card, other, from }: Deed): string {
  const cards = [card, other].flatMap((named) => (named ? [named.replace('_', ' ')] : []));
  return [verb, cards.join(' for '), from === 'common' ? 'from common' : ''].filter(Boolean).join(' ');
}
