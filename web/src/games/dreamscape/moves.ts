// SPDX-License-Identifier: Apache-2.0
// The choices that the engine lists, so that each can be shown at its cell, card or place.
import type { ChoiceInfo, dreamscape } from '../../protocol';

export type Verb = dreamscape.Verb;
/// What one wants to do; what is left out may be anything.
export type Deed = Pick<dreamscape.ActionInfo, 'verb'> & Partial<dreamscape.ActionInfo>;

export interface Move extends dreamscape.ActionInfo {
  action: string;
}

export const as_move = ({ action, does }: ChoiceInfo): Move => ({
  ...(does as dreamscape.ActionInfo),
  action,
});

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
