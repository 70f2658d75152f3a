// SPDX-License-Identifier: Apache-2.0
// The choices that the engine lists, so that each can be shown where it belongs.
import type { ChoiceInfo, dream_runners } from '../../protocol';
import { cells_at, middle, point_of, written, type Point } from './field';
import type { SegmentView, Shape } from './view';

type ActionInfo = dream_runners.ActionInfo;

/// What one wants to do; what is left out may be anything.
export type Deed = Pick<ActionInfo, 'verb'> & Partial<ActionInfo>;

export interface Choice extends ActionInfo {
  action: string;
}

export const as_choice = ({ action, does }: ChoiceInfo): Choice => ({ ...(does as ActionInfo), action });

const parts = ['verb', 'number', 'cell', 'turns', 'colour'] as const;
export const is_deed = (choice: Choice, deed: Deed): boolean =>
  parts.every((part) => deed[part] === undefined || deed[part] === choice[part]);

/// One way in which a segment may lie.
export interface Spot {
  action: string;
  turns: number;
  cells: Point[];
  middle: Point;
}

const spot_of = (action: string, shape: Shape, first: Point, turns: number): Spot => {
  const cells = cells_at(shape, first, turns);
  return { action, turns, cells, middle: middle(cells) };
};

/// A spot that is not listed, in notation (docs/logs.md): the engine is asked why not.
export const unlisted_spot = ({ number, shape }: SegmentView, first: Point, turns: number): Spot =>
  spot_of(`place s${number} at ${written(first)}${turns > 0 ? ` turned ${turns}` : ''}`, shape, first, turns);
/// The same for a segment of the market.
export const unlisted_purchase = (number: number): string => `buy s${number}`;

/// Every spot that the engine allows, by the number of the segment.
export function spots_among(
  choices: readonly Choice[],
  shape_of: (number: number) => Shape | undefined,
): Map<number, Spot[]> {
  const spots = new Map<number, Spot[]>();
  for (const { verb, action, number, cell, turns } of choices) {
    if (verb !== 'place' || number === null || cell === null) continue;
    const shape = shape_of(number);
    if (!shape) continue;
    const of_segment = spots.get(number) ?? [];
    of_segment.push(spot_of(action, shape, point_of(cell), turns ?? 0));
    spots.set(number, of_segment);
  }
  return spots;
}

/// What a resolution asks: an element of the crossroads, the chest, a colour, a segment for the bat.
export const is_answer = ({ verb }: Choice): boolean =>
  ['share', 'open', 'choose', 'give_up'].includes(verb);
