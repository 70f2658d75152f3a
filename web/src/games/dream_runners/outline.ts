// SPDX-License-Identifier: Apache-2.0
// The outline of a segment with rounded corners, as the data of a path in cells.
import { plus, type Point } from './field';

const inset = 0.045;
const radius = 0.17;

const key = ({ x, y }: Point): string => `${x},${y}`;
const times = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor });
const direction = (from: Point, to: Point): Point => ({
  x: Math.sign(to.x - from.x),
  y: Math.sign(to.y - from.y),
});
const is_straight = (a: Point, b: Point, c: Point): boolean =>
  (a.x === b.x && b.x === c.x) || (a.y === b.y && b.y === c.y);

/// The sides of the cells that border on nothing, clockwise, each from its beginning to its end.
function border(cells: readonly Point[]): Map<string, Point> {
  const covered = new Set(cells.map(key));
  const sides = new Map<string, Point>();
  for (const cell of cells) {
    const corners = [
      cell,
      plus(cell, { x: 1, y: 0 }),
      plus(cell, { x: 1, y: 1 }),
      plus(cell, { x: 0, y: 1 }),
    ];
    const beyond = [
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    ];
    beyond.forEach((step, i) => {
      const [from, to] = [corners[i], corners[(i + 1) % 4]];
      if (from && to && !covered.has(key(plus(cell, step)))) sides.set(key(from), to);
    });
  }
  return sides;
}

function corners_of(cells: readonly Point[]): Point[] {
  const sides = border(cells);
  const first = [...sides.values()][0];
  const round: Point[] = [];
  for (let at = first; at && round.length < sides.size; at = sides.get(key(at))) round.push(at);
  return round.filter((point, i) => {
    const before = round.at(i - 1);
    const after = round[(i + 1) % round.length];
    return before && after && !is_straight(before, point, after);
  });
}

const written = ({ x, y }: Point): string => `${+x.toFixed(3)} ${+y.toFixed(3)}`;

export function outline(cells: readonly Point[]): string {
  const corners = corners_of(cells);
  const neighbours = (list: readonly Point[], i: number): [Point, Point] => [
    list.at(i - 1) as Point,
    list[(i + 1) % list.length] as Point,
  ];
  const inner = corners.map((corner, i) => {
    const [before, after] = neighbours(corners, i);
    const [came, goes] = [direction(before, corner), direction(corner, after)];
    const inward = { x: -came.y - goes.y, y: came.x + goes.x };
    return plus(corner, times(inward, inset));
  });
  const rounded = inner.map((corner, i) => {
    const [before, after] = neighbours(inner, i);
    const from = plus(corner, times(direction(corner, before), radius));
    const to = plus(corner, times(direction(corner, after), radius));
    return `${i === 0 ? 'M' : 'L'}${written(from)}Q${written(corner)} ${written(to)}`;
  });
  return `${rounded.join('')}Z`;
}

/// Where cells of one segment meet, as short lines between them.
export function seams(cells: readonly Point[]): string {
  const covered = new Set(cells.map(key));
  return cells
    .map((cell) => {
      const right = covered.has(key(plus(cell, { x: 1, y: 0 })));
      const below = covered.has(key(plus(cell, { x: 0, y: 1 })));
      return (
        (right ? `M${cell.x + 1} ${cell.y + 0.12}v.76` : '') +
        (below ? `M${cell.x + 0.12} ${cell.y + 1}h.76` : '')
      );
    })
    .join('');
}
