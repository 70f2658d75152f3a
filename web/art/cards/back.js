// SPDX-License-Identifier: Apache-2.0
// The back: a round labyrinth with a sleeping eye in the middle, between two rows of moons.
import { stars, twinkle } from '../nature.js';
import { draw_sign } from '../signs.js';
import { each, mask, radial, repeat, round } from '../svg.js';
import { framed } from './frame.js';

const gold = '#dcc08a';
const pale = '#f5e3b8';
const night = '#0c1233';

const scales = repeat(34, (row) =>
  repeat(
    17,
    (column) => `M${round(column * 12.4 + (row % 2) * 6.2 - 6.2)},${row * 10}a6.2,6.2 0 0 1 12.4,0`,
  ),
);

/// Six circles, each with one gap and one wall inwards.
const labyrinth = () =>
  each([20, 200, 110, 290, 60, 240], (turn, i) => {
    const r = 68 - i * 7;
    const wall = ((turn + 60 + i * 47) * Math.PI) / 180;
    const p = (radius) =>
      `${round(100 + Math.cos(wall) * radius)},${round(160 + Math.sin(wall) * radius)}`;
    return `<circle cx="100" cy="160" r="${r}" fill="none" stroke="${gold}" stroke-width="1.3" opacity=".85" stroke-dasharray="${round(2 * Math.PI * r - 9)} 9" transform="rotate(${turn} 100 160)"/><path d="M${p(r)}L${p(r - 7)}" stroke="${gold}" stroke-width="1.3" opacity=".85"/>`;
  });

function eye() {
  const lashes = repeat(7, (i) => {
    const t = (i + 0.5) / 7;
    const [x, y] = [80 + 40 * t, 158 + 36 * t * (1 - t)];
    const angle = Math.PI / 2 + (0.5 - t) * 1.3;
    return `<path d="M${round(x)},${round(y)}L${round(x + Math.cos(angle) * 6.4)},${round(y + Math.sin(angle) * 6.4)}" stroke="${pale}" stroke-width="1.2" stroke-linecap="round"/>`;
  });
  return `<circle cx="100" cy="160" r="27" fill="${night}"/><path d="M80,158Q100,176 120,158" fill="none" stroke="${pale}" stroke-width="2" stroke-linecap="round"/>${lashes}<path d="M84,150Q100,141 116,150" fill="none" stroke="${pale}" stroke-width="1" opacity=".7"/>${twinkle(100, 143, 0.7, pale)}`;
}

function phase(x, y, from_full) {
  const distance = Math.abs(from_full);
  const shadow = [0, 8, 5, 2.4][distance];
  const covered = distance
    ? `<circle cx="${round(x - Math.sign(from_full) * shadow)}" cy="${y}" r="5.4" fill="#000"/>`
    : '';
  const lit = mask(
    `<rect width="200" height="320" fill="#000"/><circle cx="${x}" cy="${y}" r="5.4" fill="#fff"/>${covered}`,
  );
  return `${lit.defs}<circle cx="${x}" cy="${y}" r="5.4" fill="#f0d9a2" mask="${lit.url}"/><circle cx="${x}" cy="${y}" r="5.4" fill="none" stroke="${gold}" stroke-width=".5" opacity=".6"/>`;
}

const phases = () =>
  each([-3, -2, -1, 0, 1, 2, 3], (i) => {
    const sink = Math.abs(i) * 5;
    return phase(100 + i * 19, 62 + sink, i) + phase(100 + i * 19, 258 - sink, i);
  });

const corners = () =>
  each(
    [
      ['red', 34, 36],
      ['blue', 166, 36],
      ['green', 34, 284],
      ['brown', 166, 284],
    ],
    ([colour, x, y]) =>
      `<circle cx="${x}" cy="${y}" r="16" fill="${night}" stroke="${gold}" stroke-width=".8"/>${draw_sign(colour, x, y, 0.78, gold, night)}`,
  );

export function back() {
  const ground = radial(
    [
      ['#2c3a78', 0],
      ['#18214e', 0.55],
      ['#0b1030', 1],
    ],
    [0.5, 0.5, 0.75],
  );
  const glow = radial([
    ['#f5d99a', 0, 0.5],
    ['#f5d99a', 1, 0],
  ]);
  const scene = `${ground.defs}${glow.defs}<rect width="200" height="320" fill="${ground.url}"/><path d="${scales}" fill="none" stroke="#8fa0e0" stroke-width=".5" opacity=".26"/>
<circle cx="100" cy="160" r="92" fill="${glow.url}"/><circle cx="100" cy="160" r="74" fill="${night}"/><circle cx="100" cy="160" r="74" fill="none" stroke="${gold}" stroke-width="1.6"/>${labyrinth()}${eye()}${phases()}${corners()}${stars(8, 30, [12, 12, 176, 296], pale, 0.8)}`;
  return framed(scene, { ink: gold, stock: ['#1a2250', '#131a40', '#0c1130'], paper_grain: 0.4 });
}
