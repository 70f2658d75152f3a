// SPDX-License-Identifier: Apache-2.0
// The choices that the engine lists, read from their notation (docs/logs.md), so that each can be
// shown at its card or place.
import type { ChoiceInfo, Message } from '../../protocol';
import { written, type Card } from './cards';

export interface Move {
  action: string;
  text: Message;
  verb: string;
  card: Card | null;
  /// The common card of a swap.
  other: Card | null;
  from_common: boolean;
}

const from_common = ' from common';
const as_card = (words: string): Card | null => (words ? (words.replace(' ', '_') as Card) : null);

export function read_move({ action, text }: ChoiceInfo): Move {
  const common = action.endsWith(from_common);
  const plain = common ? action.slice(0, -from_common.length) : action;
  const [verb = '', ...rest] = plain.split(' ');
  const [card = '', other = ''] = rest.join(' ').split(' for ');
  /// Few enough that the engine gives words to each.
  const words = text ?? { key: action, args: {} };
  return { action, text: words, verb, card: as_card(card), other: as_card(other), from_common: common };
}

/// A card that a player holds: of the own hand or among the common ones.
export interface Held {
  card: Card;
  common: boolean;
  /// Tells equal cards apart.
  key: string;
}

export const write_move = (verb: string, held: Held): string =>
  `${verb} ${written(held.card)}${held.common ? from_common : ''}`;
