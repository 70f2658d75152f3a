// SPDX-License-Identifier: Apache-2.0
// Ten cards, three nightmares: the moth, the stag, the weaver. The stock is turned: black paper, rose
// ink, thorns, and everything symmetric.
import { linear, random_source, repeat, round } from '../svg.js';
import { bare_tree } from '../nature.js';
import { framed } from './frame.js';
import {
  backdrop,
  bone,
  eye,
  ink,
  mirrored,
  rising_hands,
  rose,
  sleeping_mask,
} from './nightmare_parts.js';

function thorns() {
  const upright = repeat(
    20,
    (i) => `M4,${round(24 + i * 14.2)}l4.4,2.6l-3.6,3M196,${round(24 + i * 14.2)}l-4.4,2.6l3.6,3`,
  );
  const across = repeat(
    12,
    (i) => `M${round(22 + i * 13.6)},4l2.6,4.4l3,-3.6M${round(22 + i * 13.6)},316l2.6,-4.4l3,3.6`,
  );
  return `<path d="${upright}${across}" fill="none" stroke="#d9a3b4" stroke-width=".8" opacity=".8"/>`;
}

const card = (creature) =>
  framed(`${backdrop()}${creature}${rising_hands()}`, {
    ink: '#d9a3b4',
    stock: ['#241030', '#170a20', '#0c0512'],
    paper_grain: 0.5,
    over: thorns(),
  });

function fur() {
  const random = random_source(4);
  return repeat(70, () => {
    const angle = random() * Math.PI * 2;
    const r = 17 + random() * 4;
    const shade = random() > 0.5 ? '#cbb0b6' : '#57395c';
    return `<path d="M${round(Math.cos(angle) * 11)},${round(-8 + Math.sin(angle) * 9)}L${round(Math.cos(angle) * r)},${round(-8 + Math.sin(angle) * (r - 4))}" stroke="${shade}" stroke-width="1"/>`;
  });
}

function abdomen() {
  const bands = repeat(
    9,
    (i) =>
      `<path d="M${round(-10.5 + i * 0.9)},${4 + i * 9}Q0,${9 + i * 9} ${round(10.5 - i * 0.9)},${4 + i * 9}" stroke="#a8638a" stroke-width=".9" fill="none" opacity=".75"/>`,
  );
  return `<path d="M-11,-14C-14,20 -9,60 0,104C9,60 14,20 11,-14Z" fill="#0a0410"/>${bands}`;
}

// ---- the moth ----

function wing() {
  const upper = linear(['#5a2f63', '#2b1238', '#120618'], [1, 0, 0, 1]);
  const lower = linear(['#3f1e4d', '#0e0514']);
  const upper_veins = repeat(9, (i) => {
    const t = i / 8;
    return `<path d="M4,-2C${round(20 + t * 8)},${round(-26 + t * 20)} ${round(44 + t * 10)},${round(-58 + t * 44)} ${round(82 - t * 12)},${round(-88 + t * 78)}"/>`;
  });
  const lower_veins = repeat(7, (i) => {
    const t = i / 6;
    return `<path d="M4,14C${round(22 - t * 8)},${round(20 + t * 10)} ${round(46 - t * 12)},${round(26 + t * 24)} ${round(68 - t * 28)},${round(32 + t * 54)}"/>`;
  });
  const dots = repeat(
    15,
    (i) => `<circle cx="${round(80 - (i / 14) * 18)}" cy="${round(-84 + (i / 14) * 74)}" r="1.6"/>`,
  );
  return `${upper.defs}${lower.defs}<g filter="url(#torn)"><path d="M2,-6C14,-44 44,-86 84,-92C94,-84 92,-54 80,-30C84,-26 78,-14 66,-8C46,4 20,6 2,8Z" fill="${upper.url}"/><path d="M2,6C26,2 58,8 70,28C72,38 68,44 72,54C66,62 64,66 62,76C58,80 60,96 66,112C70,122 64,128 58,122C50,112 48,100 44,90C26,80 8,48 2,22Z" fill="${lower.url}"/></g>
<g fill="none" stroke="${rose}" filter="url(#rough)"><path d="M2,-6C14,-44 44,-86 84,-92" stroke-width="1.6" opacity=".9"/><path d="M76,-80C80,-60 74,-38 62,-24C50,-12 24,-2 6,2M68,-72C70,-58 66,-42 56,-30" stroke-width=".9" opacity=".45"/><path d="M60,24C64,38 62,52 54,66C48,74 40,78 34,76M70,28C72,38 68,44 72,54C66,62 64,66 62,76C58,80 60,96 66,112" stroke-width=".9" opacity=".6"/></g>
<g fill="none" stroke="#c987a6" stroke-width=".7" opacity=".6" filter="url(#rough)">${upper_veins}${lower_veins}</g><g fill="#f1d3c0" opacity=".55">${dots}</g>${eye(54, -48, 13)}${eye(40, 40, 9)}`;
}

function antenna() {
  const hairs = repeat(14, (n) => {
    const t = (n + 1) / 15;
    const x = round(4 + 40 * t * (0.55 + 0.45 * t));
    const y = round(-44 - 62 * (1 - (1 - t) ** 1.6));
    return `<path d="M${x},${y}q${round(7 * (1 - t * 0.5))},1 ${round(9 * (1 - t * 0.5))},-5M${x},${y}q-5,-2 ${round(-6 * (1 - t * 0.4))},-8" stroke="${bone}" stroke-width=".7" fill="none" opacity=".85"/>`;
  });
  return `<path d="M4,-44C10,-70 22,-92 40,-104C46,-108 50,-104 47,-100" fill="none" stroke="${bone}" stroke-width="1.8" stroke-linecap="round"/>${hairs}`;
}

export const moth = () =>
  card(
    `<g transform="translate(100 148) scale(1.1)">${mirrored(wing())}${mirrored(antenna())}${abdomen()}${fur()}${sleeping_mask()}</g>`,
  );

// ---- the stag ----

function antler() {
  const random = random_source(77);
  const beam =
    'M6,-54C16,-66 34,-66 46,-80C56,-92 56,-108 50,-122M24,-65C24,-80 30,-92 26,-108M46,-80C60,-80 70,-88 76,-102M36,-70C50,-66 66,-64 78,-72';
  const twigs = [
    [50, -122, -1.9],
    [26, -108, -1.5],
    [76, -102, -1.2],
    [78, -72, -0.5],
    [54, -98, -0.6],
  ]
    .map(([x, y, angle]) => bare_tree(x, y, 9, angle, 3, random))
    .join('');
  return `<path d="${beam}" fill="none" stroke="${ink}" stroke-width="6.4" stroke-linecap="round"/><path d="${beam}" fill="none" stroke="${bone}" stroke-width="3.2" stroke-linecap="round"/><g stroke="${bone}" stroke-linecap="round">${twigs}</g>`;
}

const hanging_eye = (x, from, y, r) =>
  `<path d="M${x},${from}V${y}" stroke="${rose}" stroke-width=".8"/>${eye(x, y, r)}`;

function cloak() {
  const cloth = linear(['#4a2456', '#220e30', '#07030c']);
  // From the hem up, so that every row lies on the one below it.
  const feathers = repeat(7, (from_hem) => {
    const row = 6 - from_hem;
    return repeat(4 + row, (i) => {
      const x = (i - (3 + row) / 2) * 17;
      const y = 4 + row * 19 + Math.abs(x) * 0.16;
      return `<path d="M${round(x - 9)},${round(y - 8)}Q${round(x - 8)},${round(y + 15)} ${round(x)},${round(y + 22)}Q${round(x + 8)},${round(y + 15)} ${round(x + 9)},${round(y - 8)}Z" fill="${cloth.url}" stroke="#c987a6" stroke-width=".7" stroke-opacity=".6"/><path d="M${round(x)},${round(y - 4)}V${round(y + 20)}" stroke="${rose}" stroke-width=".5" opacity=".5"/>`;
    });
  });
  return `${cloth.defs}<g filter="url(#rough)"><path d="M-14,-12C-44,0 -62,40 -76,140H76C62,40 44,0 14,-12C6,-4 -6,-4 -14,-12Z" fill="#12061a"/>${feathers}</g>`;
}

export const stag = () =>
  card(
    `<g transform="translate(100 148) scale(1.08)">${cloak()}${mirrored(antler() + hanging_eye(66, -72, -36, 9) + hanging_eye(38, -74, -8, 7))}${sleeping_mask()}</g>`,
  );

// ---- the weaver ----

function web() {
  const spokes = repeat(18, (i) => {
    const angle = (i * Math.PI) / 9;
    return `<path d="M0,-36L${round(Math.cos(angle) * 190)},${round(-36 + Math.sin(angle) * 190)}" stroke-width=".6"/>`;
  });
  const rings = repeat(9, (n) => {
    const r = 26 + n * 15;
    const points = Array.from({ length: 18 }, (_, i) => [
      round(Math.cos((i * Math.PI) / 9) * r),
      round(-36 + Math.sin((i * Math.PI) / 9) * r),
    ]);
    const arcs = points.map(([x, y], i) => {
      const [px, py] = points[(i + 17) % 18];
      return `Q${round(((+x + +px) / 2) * 0.88)},${round(-36 + ((+y + +py) / 2 + 36) * 0.88)} ${x},${y}`;
    });
    return `<path d="M${points[17].join(',')}${arcs.join('')}" stroke-width=".7"/>`;
  });
  return `<g fill="none" stroke="#e3aebd" opacity=".5">${spokes}${rings}</g>`;
}

const leg = (path) =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#9a5c80" stroke-width="1" stroke-linejoin="round" stroke-linecap="round" transform="translate(-.6 -1.2)"/>`;

const legs = () =>
  leg('M8,0C30,-34 46,-60 62,-62L84,-112') +
  leg('M10,4C34,-14 56,-26 72,-20L96,-52') +
  leg('M10,10C34,12 58,14 70,30L92,26') +
  leg('M8,16C24,34 44,50 50,76L74,120');

function weaver_body() {
  const shell = linear(['#4d2757', '#1c0b28', '#07030c']);
  return `${shell.defs}<g filter="url(#rough)"><path d="M0,4C30,6 44,40 36,76C30,104 12,122 0,130C-12,122 -30,104 -36,76C-44,40 -30,6 0,4Z" fill="${shell.url}" stroke="#c987a6" stroke-width="1"/><path d="M0,24V122M-24,36C-8,50 8,50 24,36M-30,64C-10,80 10,80 30,64M-24,94C-8,106 8,106 24,94" fill="none" stroke="#c987a6" stroke-width=".8" opacity=".6"/></g>`;
}

export const weaver = () =>
  card(
    `<g transform="translate(100 142) scale(1.06)">${web()}${mirrored(legs())}${weaver_body()}${mirrored(eye(16, 54, 8) + eye(13, 86, 5.6))}${fur()}${sleeping_mask()}</g>`,
  );
