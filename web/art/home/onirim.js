// SPDX-License-Identifier: Apache-2.0
// Onirim: doors within doors, a stair to the moon, hanging keys.
import { dreamer } from '../dreamer.js';
import { stars } from '../nature.js';
import { draw_sign } from '../signs.js';
import { each, linear, radial, repeat, round } from '../svg.js';

const middle = 160;
const gilt = '#ffe2ae';

/// From the farthest arch to the nearest: half its width, its top, its foot, its wall.
const arches = [
  { half: 46, top: 110, foot: 300, wall: ['#9d78bd', '#6f4f9e'] },
  { half: 70, top: 76, foot: 330, wall: ['#6d4f9f', '#4a3484'], glass: '#f3b48a' },
  { half: 96, top: 40, foot: 368, wall: ['#48337f', '#30215f'], glass: '#7cc4e0' },
  { half: 124, top: 2, foot: 420, wall: ['#2c1f5a', '#1d1442'], glass: '#a6d08c' },
  { half: 152, top: -40, foot: 500, wall: ['#19113a', '#0e0a26'], glass: '#e0a35c' },
];

function opening(half, top, foot) {
  const [l, r] = [middle - half, middle + half];
  return `M${l},${foot}V${round(top + half * 1.1)}C${l},${round(top + half * 0.5)} ${round(middle - half * 0.42)},${round(top + half * 0.14)} ${middle},${round(top)}C${round(middle + half * 0.42)},${round(top + half * 0.14)} ${r},${round(top + half * 0.5)} ${r},${round(top + half * 1.1)}V${foot}`;
}

/// A narrow door in the wall beside an arch, lit or dark.
function side_door(arch, i, side) {
  const x = middle + side * (arch.half + 13 + i * 1.6);
  const y = arch.foot - 12;
  const half = 6.5 + i * 1.1;
  const spring = y - 22 - i * 7;
  const p = (dx, up) => `${round(x + half * dx)},${round(spring - half * up)}`;
  const lit = (i * 2 + side) % 3 !== 0;
  return `<path d="M${round(x - half)},${y}V${round(spring)}C${p(-1, 1)} ${p(-0.4, 1.4)} ${p(0, 1.9)}C${p(0.4, 1.4)} ${p(1, 1)} ${p(1, 0)}V${y}Z" fill="${lit ? arch.glass : '#150e32'}" opacity="${lit ? 0.85 : 0.9}"/><path d="M${round(x)},${y}V${round(spring - half * 1.5)}" stroke="#1a1140" stroke-width=".8"/>`;
}

function draw_arch(arch, i) {
  const { half, top, foot } = arch;
  const wall = linear(arch.wall);
  const doors = arch.glass ? side_door(arch, i, -1) + side_door(arch, i, 1) : '';
  return `${wall.defs}<path fill-rule="evenodd" d="M-5,-5H325V${foot}H-5Z${opening(half, top, foot)}Z" fill="${wall.url}"/><path d="${opening(half, top, foot)}" fill="none" stroke="${gilt}" stroke-width="${round(0.9 + i * 0.25)}" opacity="${round(0.95 - i * 0.14)}"/><path d="${opening(half + 5 + i, top - 8 - i * 1.4, foot)}" fill="none" stroke="${gilt}" stroke-width="${round(1.6 + i * 0.5)}" stroke-dasharray="1 ${5 + i}" opacity="${round(0.55 - i * 0.07)}"/>${doors}`;
}

const stair = repeat(16, (i) => {
  const t = i / 15;
  const y = 286 + t * t * 150 + t * 20;
  const half = 16 + t * 96;
  const [l, r] = [round(middle - half), round(middle + half)];
  const stone = `rgb(${Math.round(196 - 150 * t)},${Math.round(150 - 120 * t)},${Math.round(196 - 118 * t)})`;
  return `<path d="M${l},${round(y)}H${r}V${round(y + 20 + t * 14)}H${l}Z" fill="${stone}"/><path d="M${l},${round(y)}H${r}" stroke="#ffe9bd" stroke-width="${round(0.7 + t * 0.6)}" opacity="${round(0.9 - t * 0.5)}"/>`;
});

export function onirim() {
  const air = linear(['#f7dfae', '#c79ad0', '#5b3f98', '#2a1b58']);
  const glow = radial([
    ['#fff3cf', 0, 0.95],
    ['#ffe2a0', 0.3, 0.5],
    ['#ffe2a0', 1, 0],
  ]);
  const crater = (dx, dy, r, opacity) =>
    `<circle cx="${middle + dx}" cy="${196 + dy}" r="${r}" fill="#f0d7a8" opacity="${opacity}"/>`;
  const keys = each(
    [
      [116, 92, 0.55],
      [204, 106, 0.5],
      [92, 64, 0.4],
      [232, 58, 0.42],
    ],
    ([x, y, size]) =>
      `<path d="M${x},-4V${round(y - 18 * size)}" stroke="${gilt}" stroke-width=".7" opacity=".6"/>${draw_sign('key', x, y, size, gilt, 'none', 0)}`,
  );
  return (
    `${air.defs}${glow.defs}<rect width="320" height="560" fill="${air.url}"/><circle cx="${middle}" cy="196" r="120" fill="${glow.url}"/><circle cx="${middle}" cy="196" r="36" fill="#fffaf0"/>` +
    crater(9, -6, 7, 0.6) +
    crater(-12, 10, 5, 0.5) +
    crater(-4, -14, 3, 0.5) +
    stair +
    each(arches, draw_arch) +
    keys +
    stars(4, 60, [0, 0, 320, 210], '#ffeccb', 1.1) +
    `<path d="M156,374L126,420L152,424Z" fill="#140d30" opacity=".4"/>` +
    dreamer(156, 372, { scale: 1.75, robe: '#fff4dc', scarf: '#ff9b6b', looks: 'right' })
  );
}
