// SPDX-License-Identifier: Apache-2.0
// What the page is shown of Dreamscape, and a few questions to it.
import type { dreamscape } from '../../protocol';

export type View = dreamscape.Shown;
export type Fragment = dreamscape.Fragment;
export type Power = dreamscape.Power;
export type Hex = dreamscape.Hex;
export type Pile = dreamscape.Pile;
export type PlayerShown = dreamscape.PlayerShown;
export type StackShown = dreamscape.StackShown;
export type CardShown = dreamscape.CardShown;
export type HeldCard = dreamscape.HeldCard;
export type LocationShown = dreamscape.LocationShown;
export type ObjectiveShown = dreamscape.ObjectiveShown;
export type AimStanding = dreamscape.AimStanding;
export type RivalShown = dreamscape.RivalShown;

export const fragments = [
  'water',
  'stone',
  'earth',
  'grass',
  'movement',
  'nightmare',
] as const satisfies Fragment[];
export type Fragments = Record<Fragment, number>;

export const sum = (counts: Fragments): number =>
  fragments.reduce((total, fragment) => total + counts[fragment], 0);

/// One entry for each, equal ones beside each other.
export const one_by_one = (counts: Fragments): Fragment[] =>
  fragments.flatMap((fragment) => Array.from({ length: counts[fragment] }, () => fragment));

export const stack_at = (board: readonly StackShown[], cell: string): StackShown | undefined =>
  board.find((stack) => stack.cell === cell);

export interface PileState {
  /// Of the fragments of the pile, from the bottom up, those that lie there.
  fragments: boolean[];
  tree: boolean;
  dreamer: boolean;
}

/// What stands already of each pile of a card, at the place where the engine finds it nearest.
export function standing(card: HeldCard, player: PlayerShown): PileState[] {
  return card.card.structure.map((pile, i) => {
    const cell = card.cells[i];
    const stack = cell === undefined ? undefined : stack_at(player.board, cell);
    return {
      fragments: pile.fragments.map((fragment, level) => stack?.fragments[level] === fragment),
      tree: stack?.tree === true,
      dreamer: cell !== undefined && player.dreamer === cell,
    };
  });
}
