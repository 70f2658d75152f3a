// SPDX-License-Identifier: Apache-2.0
// The small signs of Dream Runners, around (0, 0) with a radius of about 1. The page uses them as
// symbols, the pictures of the cells are drawn with them. Shape comes first, colour second.
import { each, fine } from '../svg.js';
import { polygon, regular, star } from './shapes.js';

// --- Star fragments: a cut stone of its own shape for each colour ---------------------------------

const cut = {
  blue: {
    corners: [
      [0, -1.12],
      [0.74, 0],
      [0, 1.12],
      [-0.74, 0],
    ],
    table: 0.46,
    facets: ['#bfe4ff', '#5fb0f0', '#2a6fc4', '#7cc4f7'],
    light: '#e2f4ff',
  },
  orange: {
    corners: [
      [0, -1.06],
      [1.02, 0.74],
      [-1.02, 0.74],
    ],
    middle: 0.14,
    table: 0.4,
    facets: ['#ffd39a', '#e9762b', '#f59b4b'],
    light: '#ffe7c7',
  },
  green: {
    corners: regular(6, 0.98),
    table: 0.52,
    facets: ['#3f9d62', '#2e8050', '#57b877', '#a4e6a8', '#c5f5c0', '#6fcb86'],
    light: '#d8fbd3',
  },
};

function cut_stone({ corners, middle = 0, table, facets, light }) {
  const inner = corners.map(([x, y]) => [x * table, (y - middle) * table + middle]);
  const facet = (corner, i) => {
    const next = (i + 1) % corners.length;
    return `<path d="${polygon([corner, corners[next], inner[next], inner[i]])}" fill="${facets[i]}"/>`;
  };
  return `${each(corners, facet)}<path d="${polygon(inner)}" fill="${light}" opacity=".85"/><path d="${polygon(corners)}" fill="none" stroke="${facets[1]}" stroke-width=".05" stroke-linejoin="round"/>`;
}

const toward = (turn, radius) => {
  const angle = (turn * Math.PI) / 2 - Math.PI / 2;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
};

function white_star() {
  const [reach, waist] = [1.16, 0.39];
  const half = (turn, side, fill) =>
    `<path d="${polygon([[0, 0], toward(turn, reach), toward(turn + side / 2, waist)])}" fill="${fill}"/>`;
  const ray = (turn) =>
    half(turn, 1, turn % 2 ? '#ffffff' : '#cfcbe6') + half(turn, -1, turn % 2 ? '#b9b3d6' : '#f6f1ff');
  return `${each([0, 1, 2, 3], ray)}<path d="${star(4, reach, waist)}" fill="none" stroke="#6e679a" stroke-width=".07" stroke-linejoin="round"/>`;
}

function wild() {
  const radius = 1.05;
  const quarter = (fill, i) => {
    const [from, to] = [toward(i, radius), toward(i + 1, radius)];
    return `<path d="M0 0L${from.map(fine).join(' ')}A${radius} ${radius} 0 0 1 ${to.map(fine).join(' ')}Z" fill="${fill}"/>`;
  };
  return `${each(['#5fb0f0', '#f6f1ff', '#f0893a', '#57b877'], quarter)}<circle r=".42" fill="#1b1638"/><path d="${star(4, 0.36, 0.12)}" fill="#fff"/>`;
}

// --- Other things to gain ---------------------------------------------------------------------------

const coin = () =>
  '<circle cy=".1" r="1" fill="#8a5a1c"/><circle r="1" fill="#e9bc62"/><circle r=".78" fill="none" stroke="#9c6a22" stroke-width=".1"/><path d="M.18 -.5A.52 .52 0 1 0 .5 .22 .43 .43 0 0 1 .18 -.5Z" fill="#7a4e14"/>';

const key = () =>
  '<g transform="rotate(30)" fill="none" stroke-width=".24" stroke-linecap="round" stroke="currentColor"><circle cy="-.58" r=".4"/><path d="M0 -.18V1M0 .62H.4M0 .96H.34"/></g>';

function lotus() {
  const petals = [
    [-62, '#e58fb4'],
    [62, '#e58fb4'],
    [-34, '#f7c9dc'],
    [34, '#f7c9dc'],
    [0, '#ffe7f0'],
  ];
  return each(
    petals,
    ([turn, fill]) =>
      `<path transform="translate(0 .42) rotate(${turn})" d="M0 -1.25C.36 -.8 .36 -.3 0 0C-.36 -.3 -.36 -.8 0 -1.25Z" fill="${fill}" stroke="#7e3560" stroke-width=".045"/>`,
  );
}

const star_step = () =>
  `<path d="${star(5, 0.92, 0.42)}" fill="currentColor" stroke="currentColor" stroke-width=".16" stroke-linejoin="round"/>`;

// --- Effects: the outline alone tells them apart ---------------------------------------------------

const shield =
  'M0 -1.02C.3 -.82 .62 -.74 .9 -.74C.94 -.1 .78 .62 0 1.1C-.78 .62 -.94 -.1 -.9 -.74C-.62 -.74 -.3 -.82 0 -1.02Z';
const shade = 'fill="#06121c" opacity=".5"';

const bowl = (scale, x = 0, y = 0) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="#3a2a12"><path d="M-.52 .02A.52 .5 0 0 0 .52 .02Z"/><path d="M-.62 .02H.62" stroke="#3a2a12" stroke-width=".12" stroke-linecap="round"/><path d="${star(4, 0.3, 0.1)}" transform="translate(0 -.34)"/></g>`;

const medal = (radius, x = 0) =>
  `<circle r="${radius}" cx="${x}" fill="#fbefd6"/><circle r="${fine(radius * 0.86)}" cx="${x}" fill="none" stroke="#b98a3e" stroke-width=".07"/>`;

const blank = () =>
  '<circle r=".3" fill="none" stroke="#dffbf6" stroke-width=".13" opacity=".8"/>';
const gather = () => `<circle r="1" cy=".12" ${shade}/>${medal(1)}${bowl(0.98)}`;
const repel = () =>
  `<path d="${shield}" transform="translate(0 .12)" ${shade}/><path d="${shield}" fill="#2b3a66"/><path d="${shield}" transform="scale(.84)" fill="none" stroke="#b9cbf5" stroke-width=".09"/><path d="M-.42 -.3L.42 .42M.42 -.3L-.42 .42" stroke="#dce7ff" stroke-width=".2" stroke-linecap="round"/>`;
/// Two coins, and the figure drawn as a path: symbols carry no text.
const twice = () =>
  `<circle r=".86" cx=".42" cy=".12" ${shade}/><circle r=".86" cx=".44" fill="#d9b877"/><circle r=".86" cx=".44" fill="none" stroke="#8c6526" stroke-width=".06"/>${medal(0.92, -0.26)}${bowl(0.84, -0.26, 0.02)}<path d="M.8 -.1C.8 -.34 1.1 -.34 1.1 -.1C1.1 .06 .84 .16 .8 .3H1.12" fill="none" stroke="#3a2a12" stroke-width=".11" stroke-linecap="round" stroke-linejoin="round"/>`;
const both = () =>
  `<path d="${shield}" transform="translate(0 .12) scale(1.08)" ${shade}/><path d="${shield}" transform="scale(1.08)" fill="#2b3a66"/><path d="${shield}" transform="scale(.93)" fill="none" stroke="#b9cbf5" stroke-width=".08"/><circle r=".6" cy="-.02" fill="#fbefd6"/>${bowl(0.62, 0, 0.04)}`;

// --- Marks ------------------------------------------------------------------------------------------

const thorn = () =>
  `<path d="${star(9, 1.12, 0.8)}" fill="#1a0510" stroke="#ff7b7b" stroke-width=".12" stroke-linejoin="round"/>`;
const chest = () =>
  '<path d="M-.95 .75V-.05C-.95 -.6 -.6 -.8 -.3 -.8H.3C.6 -.8 .95 -.6 .95 -.05V.75Z" fill="#b97345"/><path d="M-.95 -.02H.95V.75H-.95Z" fill="#7a4327"/><path d="M-.95 -.1H.95V.08H-.95Z" fill="#ffe9a6"/><path d="M-.24 -.2H.24V.26Q.24 .44 0 .48Q-.24 .44 -.24 .26Z" fill="#e9c06a" stroke="#7a5117" stroke-width=".08"/>';
const crossroads = () =>
  '<path d="M-.07 1V-1H.07V1Z" fill="#a8683e"/><path d="M0 -.84H.72L.98 -.6L.72 -.36H0ZM0 -.2H-.72L-.98 .04L-.72 .28H0Z" fill="#f1e0c2" stroke="#5a3220" stroke-width=".08" stroke-linejoin="round"/>';
const safe = () =>
  `<path d="${shield}" fill="none" stroke="#bcd0ff" stroke-width=".22"/>`;
const bare = () =>
  '<rect x="-.8" y="-.8" width="1.6" height="1.6" rx=".3" fill="none" stroke="#ff9a94" stroke-width=".18" stroke-dasharray=".36 .26"/>';
const lock = () =>
  '<rect x="-.72" y="-.1" width="1.44" height="1" rx=".24" fill="currentColor" fill-opacity=".3" stroke="currentColor" stroke-width=".2"/><path d="M-.42 -.1V-.42A.42 .42 0 0 1 .42 -.42V-.1" fill="none" stroke="currentColor" stroke-width=".2"/>';

export const glyphs = {
  blue: () => cut_stone(cut.blue),
  white: white_star,
  orange: () => cut_stone(cut.orange),
  green: () => cut_stone(cut.green),
  wild,
  coin,
  key,
  serenity: lotus,
  star: star_step,
  blank,
  gather,
  repel,
  twice,
  both,
  thorn,
  chest,
  crossroads,
  safe,
  bare,
  lock,
};
