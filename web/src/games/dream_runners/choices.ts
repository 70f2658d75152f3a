// SPDX-License-Identifier: Apache-2.0
// The choices that the engine lists, read from their notation (docs/logs.md), so that each can be
// shown where it belongs.
import { cells_at, middle, read_cell, written, type Point } from './field';
import type { SegmentView, Shape } from './view';

/// One way in which a segment may lie.
export interface Spot {
  action: string;
  turns: number;
  cells: Point[];
  middle: Point;
}

export function spot_at(segment: SegmentView, first: Point, turns: number): Spot {
  const cells = cells_at(segment.shape, first, turns);
  return { action: write_place(segment.number, first, turns), turns, cells, middle: middle(cells) };
}

export const write_place = (number: number, first: Point, turns: number): string =>
  `place s${number} at ${written(first)}${turns > 0 ? ` turned ${turns}` : ''}`;

const placement = /^place s(\d+) at ([a-g][1-7])(?: turned (\d))?$/;

/// Every spot that the engine allows, by the number of the segment.
export function read_spots(
  actions: readonly string[],
  shape_of: (number: number) => Shape | undefined,
): Map<number, Spot[]> {
  const spots = new Map<number, Spot[]>();
  for (const action of actions) {
    const [, number, cell, turned] = placement.exec(action) ?? [];
    const shape = number === undefined ? undefined : shape_of(Number(number));
    if (!shape || !cell) continue;
    const turns = Number(turned ?? 0);
    const cells = cells_at(shape, read_cell(cell), turns);
    const spot: Spot = { action, turns, cells, middle: middle(cells) };
    spots.set(Number(number), [...(spots.get(Number(number)) ?? []), spot]);
  }
  return spots;
}

/// What a resolution asks: an element of the crossroads, a colour, a segment for the bat.
export const is_answer = (action: string): boolean => /^(share|choose|give_up) /.test(action);

export const write_take_back = (number: number): string => `take_back s${number}`;
