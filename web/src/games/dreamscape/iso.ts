// SPDX-License-Identifier: Apache-2.0
// Where the cells of a dreamscape lie on a screen: seen at an angle or from right above, turned by steps
// of a sixth. The unit is that of the pictures, in which a fragment has a radius of 50.
import type { Hex } from './view';

export interface Viewpoint {
  /// Sixths of a turn to the right.
  turn: number;
  flat: boolean;
}
export const plain_view: Viewpoint = { turn: 0, flat: false };

export interface Point {
  x: number;
  y: number;
}

/// As in web/art/dreamscape/fragments.js.
export const radius = 50;
export const tilt = 0.6;
export const height = 17.5;
/// From one cell to the next, so that a little of the ground is seen between fragments.
const pitch = radius / 0.94;

export function turned({ q, r }: Hex, turn: number): Hex {
  let hex = { q, r };
  for (let i = 0; i < turn % 6; i += 1) hex = { q: -hex.r, r: hex.q + hex.r };
  return hex;
}

export function place_of(hex: Hex, { turn, flat }: Viewpoint): Point {
  const { q, r } = turned(hex, turn);
  return { x: pitch * Math.sqrt(3) * (q + r / 2), y: pitch * 1.5 * r * (flat ? 1 : tilt) };
}

/// How far above its cell the top of so many fragments is.
export const top_of = (count: number, { flat }: Viewpoint): number => (flat ? 0 : count * height);

const corners = [-90, -30, 30, 90, 150, 210].map((degrees) => (degrees * Math.PI) / 180);
const short = (number: number) => Number(number.toFixed(1));

export function hexagon(size: number, flat: boolean): Point[] {
  return corners.map((angle) => ({
    x: short(Math.cos(angle) * size),
    y: short(Math.sin(angle) * size * (flat ? 1 : tilt)),
  }));
}

export const path_of = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/// What is painted first lies behind.
export const from_behind =
  (viewpoint: Viewpoint) =>
  (a: { hex: Hex }, b: { hex: Hex }): number => {
    const [one, other] = [place_of(a.hex, viewpoint), place_of(b.hex, viewpoint)];
    return one.y - other.y || one.x - other.x;
  };
