// SPDX-License-Identifier: Apache-2.0
// The small flat signs of Onirim: three symbols and the emblems of four places, around (0, 0). The page
// draws them as icons, the cards carry them in their pennants.
// A part is painted with the sign's `ink`, or is `cut` out of it, filled or as a line of a width.
import { at, each, round } from './svg.js';

const circle = (r, x = 0, y = 0) =>
  `M${round(x - r)},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`;
const on_circle = (angle, radius) =>
  `${round(Math.cos(angle) * radius)},${round(Math.sin(angle) * radius)}`;

function sun() {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const [length, half] = i % 2 ? [15.2, 0.1] : [20, 0.14];
    return `M${on_circle(angle - half, 11.4)}L${on_circle(angle, length)}L${on_circle(angle + half, 11.4)}Z`;
  });
  return [{ d: circle(8.6) + rays.join('') }];
}

const moon = [
  { d: 'M9.6,-15.2A18.5,18.5 0 1 0 9.6,15.2A15.4,15.4 0 1 1 9.6,-15.2Z' },
  { d: 'M9,-5.4L10.5,-1.5 14.4,0 10.5,1.5 9,5.4 7.5,1.5 3.6,0 7.5,-1.5Z' },
];

const key = [
  {
    d: 'M0,-21a8.6,8.6 0 0 1 2.4,16.85V-1.6h2.6v2.6H2.4V20.5h-4.8V1H-5V-1.6h2.6V-4.15A8.6,8.6 0 0 1 0,-21ZM0,-16.6a4.2,4.2 0 1 0 0,8.4a4.2,4.2 0 1 0 0,-8.4Z',
  },
  { d: 'M2.2,10.2h7v3h-2.6v1.6h2.6v5.2h-7Z' },
  { d: circle(2, 0, -23) + circle(2, -10, -12.4) + circle(2, 10, -12.4) },
];

function star_with_planet() {
  const points = Array.from({ length: 16 }, (_, i) =>
    on_circle((i * Math.PI) / 8 - Math.PI / 2, i % 2 ? 8.4 : 13.4),
  );
  return [
    { d: `M${points.join('L')}Z` },
    { d: circle(3.4), cut: true },
    { d: 'M-6.4,2.85A7,2.2 -24 1 0 6.4,-2.85A7,2.2 -24 1 0 -6.4,2.85Z', cut: true, line: 1.2 },
  ];
}

const drop = [
  { d: 'M0,-14.5C4,-8 10.5,-2.6 10.5,4A10.5,10.5 0 0 1 -10.5,4C-10.5,-2.6 -4,-8 0,-14.5Z' },
  { d: 'M-6.4,2.2q3.2,-3.6 6.4,0t6.4,0M-5.4,7q2.7,-3 5.4,0t5.4,0', cut: true, line: 1.7 },
];

function flower() {
  const petals = [0, 72, 144, 216, 288].map((degrees) => {
    const out = ((degrees - 90) * Math.PI) / 180;
    const near = 1.2;
    const far = 13.6;
    return {
      petal: `M${on_circle(out, near)}A6.2,5.3 ${degrees - 90} 0 1 ${on_circle(out, far)}A6.2,5.3 ${degrees - 90} 0 1 ${on_circle(out, near)}Z`,
      vein: `M${on_circle(out, 4.6)}L${on_circle(out, 9)}`,
    };
  });
  return [
    { d: petals.map((each_petal) => each_petal.petal).join('') + circle(6) },
    { d: circle(2.9), cut: true },
    { d: petals.map((each_petal) => each_petal.vein).join(''), cut: true, line: 1.1 },
  ];
}

const book = [
  {
    d: 'M0,-7C-3.5,-10.2 -8.5,-11 -13,-10V8.4C-8.5,7.4 -3.5,8.2 0,11.4C3.5,8.2 8.5,7.4 13,8.4V-10C8.5,-11 3.5,-10.2 0,-7Z',
  },
  {
    d: 'M0,-4.6V8.6M-9.8,-5.6q3.6,-.4 6.6,1.6M-9.8,-1.4q3.6,-.4 6.6,1.6M-9.8,2.8q3.6,-.4 6.6,1.6M9.8,-5.6q-3.6,-.4 -6.6,1.6M9.8,-1.4q-3.6,-.4 -6.6,1.6M9.8,2.8q-3.6,-.4 -6.6,1.6',
    cut: true,
    line: 1.1,
  },
];

/// `reach` is how far a sign goes from its middle, `turn` how it hangs on a card.
export const signs = {
  sun: { parts: sun(), reach: 20.5, turn: 0 },
  moon: { parts: moon, reach: 20.5, turn: -28 },
  key: { parts: key, reach: 25, turn: 38 },
  red: { parts: star_with_planet(), reach: 14.5, turn: 0 },
  blue: { parts: drop, reach: 15.5, turn: 0 },
  green: { parts: flower(), reach: 14.5, turn: 0 },
  brown: { parts: book, reach: 14.5, turn: 0 },
};

export function draw_sign(name, x, y, scale, ink, cut = 'none', turn = signs[name].turn) {
  const parts = each(signs[name].parts, (part) => {
    const paint = part.cut ? cut : ink;
    return part.line
      ? `<path d="${part.d}" fill="none" stroke="${paint}" stroke-width="${part.line}" stroke-linecap="round"/>`
      : `<path d="${part.d}" fill="${paint}" fill-rule="${name === 'key' ? 'evenodd' : 'nonzero'}"/>`;
  });
  return at(x, y, parts, { scale, turn });
}
