// SPDX-License-Identifier: Apache-2.0
// Dreamscape: hexagons of water, grass, earth and stone stacked into a land that floats.
import { dreamer } from '../dreamer.js';
import { birds, cypress, layer, mist, ridge, sky, stars, tree } from '../nature.js';
import { clip, each, radial, random_source, round } from '../svg.js';

/// Top, the side in light, the side in shade.
const grounds = {
  water: ['#6fd0e6', '#2b86b2', '#1a5f8c'],
  grass: ['#b4d76a', '#5d8f45', '#3f6f3c'],
  earth: ['#c99a62', '#8b5a34', '#653d25'],
  stone: ['#c3ccd0', '#7d8b95', '#5a6874'],
};
const letters = { w: 'water', g: 'grass', e: 'earth', s: 'stone' };
const radius = 25;
const flat = 0.56;
const thick = 13;

function hexagon(x, y, ground) {
  const [top, lit, shade] = grounds[ground];
  const half = radius * 0.866;
  const p = (dx, dy) => `${round(x + half * dx)},${round(y + radius * flat * dy)}`;
  const face = `M${p(0, -1)}L${p(1, -0.5)}L${p(1, 0.5)}L${p(0, 1)}L${p(-1, 0.5)}L${p(-1, -0.5)}Z`;
  const side = (dx) =>
    `M${p(dx, 0.5)}v${thick}L${round(x)},${round(y + radius * flat + thick)}v${-thick}Z`;
  return `<path d="${side(-1)}" fill="${shade}"/><path d="${side(1)}" fill="${lit}"/><path d="${face}" fill="${top}"/><path d="${face}" fill="none" stroke="#fffbe0" stroke-width=".9" opacity=".6"/>`;
}

const ornaments = {
  tree: (x, y, seed) =>
    `<g transform="translate(${round(x)} ${round(y + 2)})">${tree(0, 0, 15, seed, '#2f7a4c', '#5b3a22')}<circle cx="5" cy="-24" r="6" fill="#8fca6a" opacity=".5"/></g>`,
  cypress: (x, y) => cypress(x, y + 2, 44, 15, '#2c6d4a'),
  fall: (x, y) =>
    `<path d="M${round(x - 9)},${round(y + 10)}V${round(y + 120)}H${round(x + 9)}V${round(y + 14)}Z" fill="#bff0f6" opacity=".75"/><path d="M${round(x - 4)},${round(y + 12)}V${round(y + 112)}M${round(x + 3)},${round(y + 13)}V${round(y + 118)}" stroke="#fff" stroke-width="1.2" opacity=".9"/>`,
  dreamer: (x, y) =>
    dreamer(round(x), round(y + 2), { scale: 1.35, robe: '#fff7e0', scarf: '#ff8f5f' }),
};

/// A cell is [column, row, its stack from below, what stands on it].
function isle(x, y, scale, rock, cells) {
  const shade = clip('<rect x="-200" y="-20" width="204" height="220"/>');
  const stacks = each(
    [...cells].sort((a, b) => a[1] - b[1]),
    ([column, row, stack, ornament]) => {
      const cx = (column + (row & 1 ? 0.5 : 0)) * radius * 0.866 * 2;
      const foot = row * radius * 1.5 * flat + 12;
      const height = (level) => foot - thick * (level + 1);
      const discs = each([...stack], (letter, level) =>
        hexagon(cx, height(level), letters[letter]),
      );
      const on_top = ornament
        ? ornaments[ornament](cx, height(stack.length - 1), column * 7 + row + 3)
        : '';
      return discs + on_top;
    },
  );
  return `${shade.defs}<g transform="translate(${x} ${y}) scale(${scale})"><path d="${rock}" fill="#1b4a4c"/><path d="${rock}" fill="#0c2f36" opacity=".55" clip-path="${shade.url}"/>${stacks}</g>`;
}

function cloud(y, opacity, seed, colour) {
  const random = random_source(seed);
  let bank = `M-10,${y + 60}V${y}`;
  for (let x = -10; x < 340;) {
    const width = 24 + random() * 40;
    bank += `q${round(width / 2)},${round(-14 - random() * 16)} ${round(width)},0`;
    x += width;
  }
  return `<path d="${bank}V${y + 80}H-10Z" fill="${colour}" opacity="${opacity}"/>`;
}

const small_rock = 'M-60,6C-40,40 -20,76 6,104C30,70 50,40 66,6Z';
const smallest_rock = 'M-52,6C-36,40 -14,66 0,84C16,60 34,36 40,6Z';
const great_rock =
  'M-104,4C-88,48 -56,84 -34,112C-18,132 -2,150 8,168C24,140 44,120 66,92C86,64 100,40 112,4Z';

const small_isle = [
  [-1, 0, 'sg', 'cypress'],
  [0, 0, 'sss'],
  [1, 0, 'w'],
  [-1, 1, 'eg', 'tree'],
  [0, 1, 'w'],
  [0, 2, 'sg'],
];
const smallest_isle = [
  [-1, 0, 'eg', 'tree'],
  [0, 0, 'ss'],
  [-1, 1, 'w', 'fall'],
  [0, 1, 'g'],
];
const great_isle = [
  [-1, -2, 'ess'],
  [0, -2, 'ssss'],
  [1, -2, 'eg', 'cypress'],
  [-2, -1, 'eg', 'tree'],
  [-1, -1, 'sss'],
  [0, -1, 'wwww'],
  [1, -1, 'eg'],
  [-2, 0, 'sg'],
  [-1, 0, 'egg', 'tree'],
  [0, 0, 'www'],
  [1, 0, 'eeg', 'cypress'],
  [2, 0, 's'],
  [-2, 1, 'g'],
  [-1, 1, 'eg', 'dreamer'],
  [0, 1, 'ww'],
  [1, 1, 'eg', 'tree'],
  [-1, 2, 'e'],
  [0, 2, 'w', 'fall'],
  [1, 2, 'sg'],
];

export function dreamscape() {
  const glow = radial([
    ['#f7ffe8', 0, 0.95],
    ['#d8f5cf', 0.35, 0.5],
    ['#d8f5cf', 1, 0],
  ]);
  const crater = (x, y, r, opacity) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#cfe7c0" opacity="${opacity}"/>`;
  return (
    sky(['#062b3a', '#0f5a66', '#4fa79a', '#d7e6b4'], 320, 560) +
    stars(12, 70, [0, 0, 320, 170], '#e8fff2', 1.1) +
    `${glow.defs}<circle cx="182" cy="140" r="150" fill="${glow.url}"/><circle cx="182" cy="140" r="54" fill="#f6fde2"/>${crater(166, 128, 11, 0.6)}${crater(198, 158, 8, 0.55)}${crater(192, 116, 5, 0.5)}` +
    cloud(250, 0.35, 3, '#bfe3c8') +
    layer(ridge(61, 292, 26, { peaks: 5, width: 320, foot: 560 }), '#3b8f88', '#1d6a6c') +
    mist(262, 90, '#d8f0cc', 0.5, 320) +
    cloud(318, 0.4, 9, '#a7d6c4') +
    isle(52, 232, 0.42, small_rock, small_isle) +
    isle(276, 282, 0.34, smallest_rock, smallest_isle) +
    isle(166, 330, 1.04, great_rock, great_isle) +
    cloud(440, 0.6, 19, '#7fc0b4') +
    cloud(470, 0.8, 29, '#2d7a7c') +
    birds(
      [
        [84, 128, 1],
        [104, 118, 0.8],
        [66, 142, 0.7],
      ],
      '#f6ffe8',
      1.3,
    )
  );
}
