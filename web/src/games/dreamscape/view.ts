// SPDX-License-Identifier: Apache-2.0
// What the page is shown of Dreamscape, and a few questions to it.
import type { dreamscape } from '../../protocol';

export type View = dreamscape.Shown;
export type Fragment = dreamscape.Fragment;
export type Power = dreamscape.Power;
export type Hex = dreamscape.Hex;
export type Pile = dreamscape.Pile;
export type Built = dreamscape.Built;
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

/// What is scored at the end counts from then on only.
export const points_of = ({ phase }: View, { score, total }: { score: number; total: number }): number => (phase === 'over' ? total : score);

/// All of a card lies as it is drawn.
export const stands = ({ near }: HeldCard): boolean => near.present === near.needed && near.in_the_way === 0;

/// Of some aims everybody scores for themselves, whatever others have.
export const is_contest = ({ aim }: ObjectiveShown): boolean => !['by_number', 'view', 'no_nightmares'].includes(aim);

/// Nothing of a stack is there yet.
export const unbuilt: Built = { present: 0, in_the_way: 0, has_tree: false, has_dreamer: false };
