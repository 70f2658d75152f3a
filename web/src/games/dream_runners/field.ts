// SPDX-License-Identifier: Apache-2.0
// Where things lie, in cells of the dream: (0, 0) is its upper left one, (2, 2) its lower right one,
// and segments may stick out by two cells on each side. Only places and outlines; what is allowed
// is the engine's.
import type { Lying, Shape } from './view';

export interface Point {
  x: number;
  y: number;
}

export const frame_width = 3;
export const frame_cells = frame_width * frame_width;
const margin = 2;
const field_width = frame_width + 2 * margin;

/// A cell of the engine's field, counted row by row.
export const point_of = (cell: number): Point => ({
  x: (cell % field_width) - margin,
  y: Math.floor(cell / field_width) - margin,
});

/// As in the notation: c3 is the upper left cell of the dream.
const column_letters = 'abcdefg';
export const written = ({ x, y }: Point): string => `${column_letters[x + margin]}${y + margin + 1}`;

export const is_on_field = ({ x, y }: Point): boolean =>
  Math.min(x, y) >= -margin && Math.max(x, y) < frame_width + margin;
export const is_in_frame = ({ x, y }: Point): boolean =>
  Math.min(x, y) >= 0 && Math.max(x, y) < frame_width;

/// From the first cell, not turned.
const steps: Record<Shape, Point[]> = {
  one: [{ x: 0, y: 0 }],
  two: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ],
  three: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 2, y: 0 },
  ],
  corner: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ],
};

export function turned({ x, y }: Point, turns: number): Point {
  let point = { x, y };
  for (let i = 0; i < turns; i += 1) point = { x: -point.y, y: point.x };
  return point;
}

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/// The cells of a shape in the order of its effects.
export const cells_at = (shape: Shape, first: Point, turns: number): Point[] =>
  steps[shape].map((step) => plus(first, turned(step, turns)));

export const lying_cells = ({ cells }: Lying): Point[] => cells.map(point_of);

export interface Box extends Point {
  width: number;
  height: number;
}

export function box_of(cells: readonly Point[]): Box {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}

/// The middle of a segment is that of its box.
export function middle(cells: readonly Point[]): Point {
  const { x, y, width, height } = box_of(cells);
  return { x: x + width / 2, y: y + height / 2 };
}

/// Moved so that its box begins at (0, 0).
export function at_origin(cells: readonly Point[]): Point[] {
  const { x, y } = box_of(cells);
  return cells.map((cell) => minus(cell, { x, y }));
}
