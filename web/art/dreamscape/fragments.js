// SPDX-License-Identifier: Apache-2.0
// The six fragments as hexagonal blocks of radius 50 around the middle of their top: seen from above
// at an angle, or flat. Each has a texture of its own, so that no colour stands alone.
import { polygon } from '../dream_runners/shapes.js';
import { clip, each, fine, linear, random_source, repeat } from '../svg.js';

export const radius = 50;
/// How much lower a circle looks than it is wide, and how high a block is.
export const tilt = 0.6;
export const height = 17.5;

const kinds = {
  water: { top: ['#a9e6f7', '#2f86cc'], left: '#2b78b8', right: '#1b548c', line: '#e9fbff' },
  earth: { top: ['#d7a071', '#8e5a37'], left: '#7e4d2f', right: '#57321d', line: '#5b3520' },
  stone: { top: ['#d5d9e2', '#8b92a4'], left: '#7b8295', right: '#565d70', line: '#5a6173' },
  grass: { top: ['#bde884', '#559c48'], left: '#7a5334', right: '#553721', line: '#2f6b34' },
  movement: { top: ['#fffdf4', '#d8d2ea'], left: '#bfb7da', right: '#978dbc', line: '#8d82b5' },
  nightmare: { top: ['#f07a88', '#8a2140'], left: '#6a1830', right: '#430d20', line: '#ffd0d0' },
};
export const fragment_names = Object.keys(kinds);

const corners = [-90, -30, 30, 90, 150, 210].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
});
const outline = polygon(corners);
const stroke = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

const waves = ({ line }) =>
  each([-2, -1, 0, 1, 2], (i) =>
    stroke(
      `M-52 ${i * 17}q9 -9 18 0t18 0t18 0t18 0t18 0t18 0`,
      line,
      i === 0 ? 3.4 : 2,
      `opacity="${i === 0 ? 0.9 : 0.5}"`,
    ),
  ) + '<ellipse cx="-14" cy="-26" rx="20" ry="7" fill="#fff" opacity=".35"/>';

function furrows({ line }) {
  const chance = random_source(350);
  const furrow = (i) =>
    stroke(
      `M-60 ${i * 15 + 10}Q0 ${i * 15 - 9} 60 ${i * 15 + 10}`,
      line,
      3,
      'opacity=".55" stroke-dasharray="14 5"',
    );
  const pebble = () =>
    `<circle cx="${fine(chance() * 80 - 40)}" cy="${fine(chance() * 70 - 35)}" r="${fine(1.4 + chance() * 2)}" fill="#f1c79c" opacity=".7"/>`;
  return each([-3, -2, -1, 0, 1, 2, 3], furrow) + repeat(9, pebble);
}

const cracks = ({ line }) =>
  stroke('M-50 -8L-16 -14L4 6L-10 50M4 6L48 0M-16 -14L2 -50', line, 1.8, 'opacity=".75"') +
  '<path d="M-16 -14L2 -50L50 -26L48 0L4 6Z" fill="#fff" opacity=".22"/>' +
  '<path d="M4 6L48 0V40L-10 50Z" fill="#2c3244" opacity=".18"/>';

function blades({ line }) {
  const chance = random_source(351);
  const blade = (i) => {
    const [x, y, h] = [chance() * 86 - 43, chance() * 80 - 36, 9 + chance() * 7];
    const d = `M${fine(x - 3.5)} ${fine(y - h * 0.8)}Q${fine(x - 1)} ${fine(y - h * 0.3)} ${fine(x)} ${fine(y)}Q${fine(x + 0.6)} ${fine(y - h * 0.5)} ${fine(x + 3.6)} ${fine(y - h)}`;
    return stroke(d, i % 3 ? line : '#e6fab2', 2, 'opacity=".85"');
  };
  const flower = () =>
    `<circle cx="${fine(chance() * 64 - 32)}" cy="${fine(chance() * 56 - 28)}" r="2.6" fill="#fff6d2"/>`;
  return repeat(22, blade) + repeat(4, flower);
}

const spiral = ({ line }) =>
  stroke('M18 4A18 18 0 1 1 -4 -16A12 12 0 1 1 -8 6', line, 4) +
  stroke('M-40 24Q0 36 40 16', line, 3, 'opacity=".6"');

const embers = ({ line }) =>
  stroke('M-44 -4L-18 -12L-4 4L20 -10L46 -2M-4 4L-12 44M20 -10L14 -46', line, 1.8, 'opacity=".5"') +
  '<circle r="26" fill="#2a0612" opacity=".35"/>';

const textures = {
  water: waves,
  earth: furrows,
  stone: cracks,
  grass: blades,
  movement: spiral,
  nightmare: embers,
};

function top_of(kind) {
  const look = kinds[kind];
  const paint = linear(look.top, [0, 0, 0.8, 1]);
  const inside = clip(`<path d="${outline}"/>`);
  return `${paint.defs}${inside.defs}<path d="${outline}" fill="${paint.url}" stroke="${look.top[0]}" stroke-width="2.5" stroke-linejoin="round"/><g clip-path="${inside.url}">${textures[kind](look)}</g>`;
}

/// Thorns all around, seen at the angle of the block or from above.
function thorns(flat) {
  const squash = flat ? 1 : tilt;
  const raise = flat ? 0 : radius * 0.2;
  const on = (angle, far, up = 0) =>
    `${fine(Math.cos(angle) * radius * far)} ${fine(Math.sin(angle) * radius * far * squash - up)}`;
  const thorn = (i) => {
    const angle = ((i * 60 - 60) * Math.PI) / 180;
    return `<path d="M${on(angle, 0.2)}L${on(angle, 0.62, raise)}L${on(angle + 0.4, 0.26)}Z" fill="#4a0d22" stroke="#ffb0b4" stroke-width=".9"/>`;
  };
  return repeat(6, thorn);
}

const seen = corners.map(([x, y]) => [x, y * tilt]);
const [, , right, front, left] = seen;
const below = ([x, y]) => [x, y + height];
const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const down = ([x, y], length) => `M${fine(x)} ${fine(y + 1)}v${fine(length)}`;

const falls = () =>
  each(
    [
      [0.2, 0.5],
      [0.5, 0.8],
      [0.78, 0.4],
    ],
    ([t, share]) =>
      stroke(
        down(between(left, front, t), height * share) + down(between(front, right, t), height * share * 0.8),
        '#bfebfa',
        1.6,
        'opacity=".5"',
      ),
  );

const strata = () =>
  each([0.45, 0.75], (t) => {
    const line = [left, front, right].map(([x, y]) => `${fine(x)} ${fine(y + height * t)}`).join('L');
    return stroke(`M${line}`, '#2a160b', 1.1, 'opacity=".4" stroke-dasharray="7 3 3 4"');
  });

function lip() {
  const hang = (from, to, odd, even) =>
    repeat(6, (i) => {
      const [middle, end] = [between(from, to, (i + 0.5) / 6), between(from, to, (i + 1) / 6)];
      return `Q${fine(middle[0])} ${fine(middle[1] + height * (i % 2 ? even : odd))} ${fine(end[0])} ${fine(end[1] + 1)}`;
    });
  const edge = hang(left, front, 0.75, 0.45) + hang(front, right, 0.5, 0.75);
  return `<path d="M${fine(left[0])} ${fine(left[1])}${edge}Z" fill="#4b8a40"/>`;
}

function clefts() {
  const [a, b, c] = [between(left, front, 0.35), between(left, front, 0.7), between(front, right, 0.5)];
  const at = ([x, y]) => `M${fine(x)} ${fine(y)}`;
  return stroke(
    `${at(a)}l3 ${height * 0.6}l-4 ${height * 0.4}${at(b)}l-2 ${height * 0.5}${at(c)}l-4 ${height * 0.5}l3 ${height * 0.5}`,
    '#3c4252',
    1.2,
    'opacity=".7"',
  );
}

const sides = {
  water: falls,
  earth: strata,
  stone: clefts,
  grass: () => strata() + lip(),
  movement: () => '',
  nightmare: clefts,
};

/// A block in the light from the upper left.
export function block(kind) {
  const look = kinds[kind];
  const face = (a, b, fill) =>
    `<path d="${polygon([a, b, below(b), below(a)])}" fill="${fill}" stroke="${fill}" stroke-width="1.5" stroke-linejoin="round"/>`;
  const edge = polygon([left, front, right]).replace('Z', '');
  return (
    face(left, front, look.left) +
    face(front, right, look.right) +
    sides[kind]() +
    `<g transform="scale(1 ${tilt})">${top_of(kind)}</g>` +
    stroke(edge, '#fff', 1.2, 'stroke-opacity=".35"') +
    (kind === 'nightmare' ? thorns(false) : '')
  );
}

/// The same from right above.
export const plate = (kind) => top_of(kind) + (kind === 'nightmare' ? thorns(true) : '');
