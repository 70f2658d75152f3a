// SPDX-License-Identifier: Apache-2.0
// The choices that the engine lists, so that each can be shown at its cell, card or place.
import type { ChoiceInfo, dreamscape, Message, PriceLine } from '../../protocol';
import type { Power } from './view';

export type Verb = dreamscape.Verb;
/// What one wants to do; what is left out may be anything.
export type Deed = Pick<dreamscape.ActionInfo, 'verb'> & Partial<dreamscape.ActionInfo>;

export interface Move extends dreamscape.ActionInfo {
  action: string;
  price: PriceLine[];
}

export const as_move = ({ action, does, price }: ChoiceInfo): Move => ({
  ...(does as dreamscape.ActionInfo),
  action,
  price,
});

/// What a turn ends with, and cannot be had again.
export const gives_up = ({ verb, price }: Move): boolean => ['sleep', 'finish'].includes(verb) && price.length > 0;

/// The engine's words for a move: it writes them only where there are few choices.
export function phrase_of(deed: Deed, power: Power | null): Message {
  const { verb, fragment, taken, card, number, from, cell, link, count } = deed;
  const named = {
    fragment: fragment && `fragment.${fragment}`,
    taken: taken && `fragment.${taken}`,
    card: card && `card.${card}`,
    power: power && `power.${power}`,
  };
  const terms = Object.entries(named).flatMap(([name, term]) => (term ? [[name, `dreamscape.${term}`]] : []));
  const plain = Object.entries({ number, from, cell, link, count }).filter(([, value]) => value != null);
  const is_none = (verb === 'draw' && number === null) || (verb === 'keep' && card === null);
  return { key: `dreamscape.action.${verb}${is_none ? '.none' : ''}`, args: Object.fromEntries([...terms, ...plain]) };
}

const parts = ['verb', 'fragment', 'taken', 'card', 'number', 'from', 'cell', 'link', 'count'] as const;
export const is_deed = (move: Move, deed: Deed): boolean =>
  parts.every((part) => deed[part] === undefined || deed[part] === move[part]);

/// A deed that is not listed, in notation (docs/logs.md): the engine is asked why not.
export function write_question(deed: Deed): string {
  const { verb, fragment, taken, card, number, from, cell, link, count } = deed;
  switch (verb) {
    case 'store':
    case 'invoke':
      return `${verb} ${fragment} on ${card}`;
    case 'place':
      return `place ${fragment} at ${cell}`;
    case 'trade':
      return `trade ${count ?? 2} ${fragment} for ${taken}`;
    case 'harvest':
      return `harvest ${fragment} to ${number}`;
    case 'golem':
      return `golem ${count && count > 1 ? `${count} of ` : ''}${from} to ${cell}`;
    default:
      return [verb, number ?? card ?? link ?? cell ?? fragment].filter((part) => part != null).join(' ');
  }
}
