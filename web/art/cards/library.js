// SPDX-License-Identifier: Apache-2.0
// Brown: by day a hall of arches and a great window, by night a canyon of shelves under the open sky,
// and a round well of galleries where the key hangs.
import { dreamer } from '../dreamer.js';
import { great_key, great_moon, great_sun } from '../heavens.js';
import { mist, sky, stars } from '../nature.js';
import { clip, each, fine, halo_of, linear, random_source, repeat, round } from '../svg.js';
import { flying_books, piles, shelves } from './shelves.js';

/// `wood` goes from lit to black.
const moods = {
  sun: {
    wood: ['#a8682f', '#7b4720', '#532d14', '#36190b', '#1c0c06'],
    spines: ['#c9822f', '#a85a2a', '#8d6a35', '#b98b4a', '#74401f', '#d9a860'],
    rim: '#ffdf9a',
    scene: hall,
  },
  moon: {
    wood: ['#6f4a2e', '#523220', '#382014', '#24120b', '#120806'],
    spines: ['#8a5f36', '#6e4426', '#5d4a38', '#9a7244', '#503018', '#a88a5c'],
    rim: '#ffe9c2',
    scene: canyon,
  },
  key: {
    wood: ['#8a5226', '#643818', '#45240f', '#2b1409', '#150804'],
    spines: ['#ad6d2c', '#8d4c24', '#75562c', '#a0743c', '#60351a', '#c4954f'],
    rim: '#ffdf9a',
    scene: rotunda,
  },
};

const lamp = (x, y, { wood }, glow) =>
  `<circle cx="${x}" cy="${y}" r="17" fill="${glow.url}"/><path d="M${x},-4V${y - 7}" stroke="${wood[4]}" stroke-width="1"/><path d="M${x - 4},${y - 3}Q${x},${y - 9} ${x + 4},${y - 3}L${x + 3},${y + 4}H${x - 3}Z" fill="#ffe9b0"/><path d="M${x - 5},${y - 3}H${x + 5}L${x},${y - 9}Z" fill="${wood[4]}"/>`;

// ---- sun: a hall of arches ----

const middle = 108;

/// One arch of the hall with shelves on its piers; `depth` 0 is the farthest.
function arch_of_books({ wood, spines, rim }, { half, top, row, depth, outer }) {
  const [left, right] = [middle - half, middle + half];
  const spring = top + half * 0.95;
  const floor = 240 + depth * 17;
  const opening = `M${left},${floor}V${round(spring)}C${left},${round(top + half * 0.3)} ${round(middle - half * 0.5)},${top} ${middle},${top}S${right},${round(top + half * 0.3)} ${right},${round(spring)}V${floor}`;
  const [lit, shade] = [wood[depth], wood[depth + 1]];
  const wall = linear([shade, lit, shade], [0, 0, 1, 0]);
  const piers = clip(`<path d="M-5,-5H${left}V${floor}H-5ZM${right},-5H205V${floor}H${right}Z"/>`);
  const books = (x0, x1, seed) =>
    shelves([x0, x1], [spring - row, floor - 2], row, spines, seed, shade);
  return `${wall.defs}${piers.defs}<g filter="url(#rough)"><path fill-rule="evenodd" d="M-5,-5H205V${floor}H-5Z${opening}Z" fill="${wall.url}"/>
<g opacity="${[0.9, 0.85, 0.8][depth]}">${books(Math.max(-4, middle - outer), left - 3 - depth, 7 + depth)}${books(right + 3 + depth, Math.min(204, middle + outer), 17 + depth)}</g>
<rect x="-5" width="210" height="${floor}" fill="${wood[4]}" opacity="${[0.1, 0.22, 0.42][depth]}" clip-path="${piers.url}"/>
<path d="${opening}" fill="none" stroke="${rim}" stroke-width="${round(1 + depth * 0.35)}" opacity="${[0.95, 0.75, 0.55][depth]}"/>
<path d="${opening}" fill="none" stroke="${shade}" stroke-width="${2.4 + depth}" opacity=".7" transform="translate(${middle} -3) scale(1.05 1) translate(${-middle} 0)"/></g>`;
}

function floorboards({ wood }) {
  const boards = linear(['#e3a653', wood[2], wood[4]]);
  const seams = repeat(15, (n) => {
    const i = n - 7;
    return `<path d="M${middle + i * 7},238L${middle + i * 40},330" stroke="${wood[3]}" stroke-width=".8" opacity=".6"/>`;
  });
  const joints = each(
    [243, 251, 262, 278, 300],
    (y) => `<path d="M-5,${y}H205" stroke="${wood[3]}" stroke-width=".7" opacity=".55"/>`,
  );
  return `${boards.defs}<path d="M-5,330L-5,272L${middle - 40},238H${middle + 40}L205,272V330Z" fill="${boards.url}"/>${seams}${joints}`;
}

const ladder = (colour) =>
  `<g stroke="${colour}" stroke-width="2.2" fill="none"><path d="M150,292L170,130M163,294L182,132"/>${repeat(
    12,
    (i) => {
      const t = i / 12;
      return `<path d="M${round(150 + 20 * t)},${round(286 - 160 * t)}L${round(163 + 19 * t)},${round(288 - 160 * t)}" stroke-width="1.5"/>`;
    },
  )}</g>`;

function hall(mood) {
  const { wood, rim } = mood;
  const glow = halo_of(rim, 0.85);
  const bars = `<g stroke="${wood[2]}" fill="none"><path d="M108,50V240M86,80V240M130,80V240" stroke-width="2"/><path d="M64,160H152M64,204H152" stroke-width="1.6"/></g>`;
  return (
    glow.defs +
    sky(['#f3a84e', '#e88a38', '#c4602a']) +
    great_sun(middle, 128, 25, '#ffefb4', '#ffd98a') +
    bars +
    arch_of_books(mood, { half: 40, top: 62, row: 12, depth: 0, outer: 64 }) +
    arch_of_books(mood, { half: 56, top: 40, row: 17, depth: 1, outer: 84 }) +
    arch_of_books(mood, { half: 76, top: 14, row: 25, depth: 2, outer: 130 }) +
    floorboards(mood) +
    `<ellipse cx="${middle}" cy="250" rx="46" ry="9" fill="${rim}" opacity=".5" filter="url(#blur_3)"/>` +
    lamp(62, 98, mood, glow) +
    lamp(154, 104, mood, glow) +
    ladder(wood[4]) +
    flying_books(
      [
        [80, 92, 0.9, -12],
        [132, 78, 0.7, 14],
        [92, 66, 0.5, -4],
        [126, 176, 0.75, 18],
        [84, 172, 0.6, -20],
      ],
      wood[4],
    ) +
    dreamer(98, 272, { scale: 1.15, robe: '#fbeed2', scarf: '#e9694d', looks: 'right' })
  );
}

// ---- moon: a canyon of shelves ----

/// A cliff of shelves from a side of the picture to `edge`; darker the nearer it is.
function cliff({ wood, spines, rim }, { side, edge, top, row, shade, seed }) {
  const [x0, x1] = side === 'left' ? [-4, edge] : [edge, 204];
  const lip = side === 'left' ? edge : edge - 0.5;
  const [a, b] = side === 'left' ? [edge - 9, edge + 4] : [edge + 9, edge - 4];
  const cornice = `M${a},${top - 7}L${b},${top - 7}L${b},${top - 3}L${edge},${top}H${side === 'left' ? -4 : 204}V${top - 7}Z`;
  return `<g filter="url(#rough)"><rect x="${x0}" y="${top}" width="${x1 - x0}" height="${330 - top}" fill="${wood[2]}"/>${shelves([x0 + 2, x1 - 2], [top + 2, 326], row, spines, seed, wood[3])}
<rect x="${x0}" y="${top}" width="${x1 - x0}" height="${330 - top}" fill="${wood[4]}" opacity="${shade}"/><path d="${cornice}" fill="${wood[3]}"/><path d="M${lip},${top}V330" stroke="${rim}" stroke-width="1.2" opacity="${fine(0.95 - shade)}"/><path d="M${b},${top - 7}H${a}" stroke="${rim}" stroke-width="1" opacity="${fine(0.9 - shade)}"/></g>`;
}

function rope_bridge({ wood, rim }) {
  const sag = (t) => 232 + Math.sin(Math.PI * t) * 22;
  const along = (count, draw) =>
    repeat(count, (i) => draw(30 + (140 * i) / (count - 1), sag(i / (count - 1))));
  const rope = (lift) => `M26,${230 - lift}Q100,${278 - lift} 174,${230 - lift}`;
  return `<g fill="none" stroke="${wood[4]}"><path d="${rope(0)}" stroke-width="3"/><path d="${rope(19)}" stroke-width="1.3"/>${along(15, (x, y) => `<path d="M${round(x)},${round(y - 19)}V${round(y + 2)}" stroke-width=".8"/>`)}</g><path d="${rope(1.6)}" fill="none" stroke="${rim}" stroke-width=".8" opacity=".6"/>`;
}

function canyon(mood) {
  const { rim } = mood;
  return (
    sky(['#0c1330', '#27345f', '#6b6a72', '#c2a47c']) +
    stars(4, 90, [30, 10, 150, 170]) +
    great_moon(112, 84, 34, '#fff6e2', '#ffdfae') +
    cliff(mood, { side: 'left', edge: 74, top: 150, row: 11, shade: 0.1, seed: 31 }) +
    cliff(mood, { side: 'right', edge: 140, top: 132, row: 11, shade: 0.1, seed: 32 }) +
    mist(170, 90, '#e8cf9e', 0.4) +
    cliff(mood, { side: 'left', edge: 54, top: 112, row: 16, shade: 0.3, seed: 33 }) +
    cliff(mood, { side: 'right', edge: 160, top: 70, row: 16, shade: 0.3, seed: 34 }) +
    mist(210, 110, '#e8cf9e', 0.42) +
    rope_bridge(mood) +
    dreamer(98, 252, { scale: 1.15, robe: '#fbeed2', scarf: '#e9694d' }) +
    cliff(mood, { side: 'left', edge: 30, top: 100, row: 24, shade: 0.55, seed: 35 }) +
    cliff(mood, { side: 'right', edge: 180, top: -10, row: 24, shade: 0.55, seed: 36 }) +
    mist(262, 70, '#b89a70', 0.3) +
    flying_books(
      [
        [84, 126, 0.8, -12],
        [128, 146, 0.62, 14],
        [96, 168, 0.5, -4],
        [116, 190, 0.42, 18],
        [74, 66, 0.55, -20],
        [104, 292, 0.9, 10],
        [76, 282, 0.55, -14],
      ],
      rim,
    )
  );
}

// ---- key: a well of galleries ----

/// A round gallery at height `y`: above the eye it bends up, below it bends down.
function gallery({ wood, spines, rim }, { y, height, random }) {
  const eye = 168;
  const bend = (level) => (level - eye) * 0.2;
  const at_x = (level, x) =>
    level + bend(level) * Math.sqrt(Math.max(0, 1 - ((x - 100) / 104) ** 2));
  const line = (level) =>
    `M-4,${round(at_x(level, -4))}Q100,${round(level + bend(level) * 1.9)} 204,${round(at_x(level, 204))}`;
  let books = '';
  for (let x = -3; x < 203;) {
    const near_side = Math.abs(x - 100) / 104;
    const width = (2 + random() * 3.4) * (1 - near_side * 0.45);
    const tall = height * (0.5 + random() * 0.2);
    const foot = at_x(y + height, x) - height * 0.2;
    if (random() > 0.06)
      books += `<path d="M${round(x)},${round(foot)}v${round(-tall)}h${round(width * 0.88)}v${round(tall)}z" fill="${spines[Math.floor(random() * spines.length)]}" opacity="${fine(1 - near_side * 0.62)}"/>`;
    x += width;
  }
  const posts = repeat(31, (i) => {
    const x = 2 + i * 6.6;
    const foot = at_x(y + height, x);
    return `M${round(x)},${round(foot)}V${round(foot - height * 0.24)}`;
  });
  const rail = line(y + height - height * 0.24);
  return `${books}<path d="${line(y + height)}" fill="none" stroke="${wood[3]}" stroke-width="${round(height * 0.12)}"/><path d="${posts}" stroke="${wood[4]}" stroke-width=".9"/><path d="${rail}" fill="none" stroke="${wood[4]}" stroke-width="2"/><path d="${rail}" fill="none" stroke="${rim}" stroke-width=".8" opacity=".75" transform="translate(0 -.8)"/>`;
}

function rotunda(mood) {
  const { wood, rim } = mood;
  const random = random_source(102);
  const glow = halo_of('#ffd27e', 0.95);
  const pool = linear(['#f0b560', wood[2], wood[4]]);
  const galleries = [
    [-34, 46],
    [22, 44],
    [76, 40],
    [126, 36],
    [172, 40],
  ];
  return (
    `${glow.defs}${pool.defs}<rect width="200" height="320" fill="${wood[3]}"/><ellipse cx="100" cy="140" rx="120" ry="170" fill="${glow.url}" opacity=".55"/>` +
    `<g filter="url(#rough)">${each(galleries, ([y, height]) => gallery(mood, { y, height, random }))}</g>` +
    `<ellipse cx="100" cy="132" rx="84" ry="120" fill="${glow.url}" opacity=".8"/>` +
    great_key(100, 142, 1.6, '#fff0b8', '#ffc258') +
    `<ellipse cx="100" cy="284" rx="112" ry="46" fill="${pool.url}"/><ellipse cx="100" cy="282" rx="70" ry="24" fill="none" stroke="${rim}" stroke-width="1" opacity=".6"/><ellipse cx="100" cy="282" rx="48" ry="15" fill="none" stroke="${rim}" stroke-width=".7" stroke-dasharray="2 3" opacity=".6"/><ellipse cx="100" cy="276" rx="44" ry="9" fill="#fff0b8" opacity=".45" filter="url(#blur_3)"/>` +
    flying_books(
      [
        [46, 84, 0.8, -14],
        [158, 100, 0.7, 16],
        [60, 196, 0.55, -8],
        [148, 190, 0.5, 20],
      ],
      wood[4],
    ) +
    dreamer(100, 283, { scale: 1.15, robe: '#fbeed2', scarf: '#e9694d' })
  );
}

export function library(symbol) {
  const mood = moods[symbol];
  return mood.scene(mood) + piles([mood.wood[3], mood.wood[4]], mood.rim);
}
