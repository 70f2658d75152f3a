// SPDX-License-Identifier: Apache-2.0
// Etherfields: the hill is a sleeper's face; fog, bare trees, and one red coat with a lamp.
import { bare_tree, birds, layer, mist, ridge, sky, stars } from '../nature.js';
import { linear, radial, random_source, repeat, round } from '../svg.js';

const hills = (seed, y, height, peaks, top, foot) =>
  layer(ridge(seed, y, height, { peaks, width: 320, foot: 560 }), top, foot);

/// From the hair on the left over brow, nose, lips and chin to the shoulder.
const profile =
  'C14,318 34,296 60,284C78,276 100,268 114,268C121,268 126,270 131,275C138,268 147,254 156,247C161,243.5 166,246 167,252C168,258 167,263 170,267C173,264 177,260 181,262C184.5,264 184,267.5 182,269.5C186,267 191,266.5 192.5,270C193.5,273 191,275.5 192,278C197,273 205,268 213,272C222,277 224,290 229,304C236,318 250,314 268,304C286,294 308,292 330,300';

function sleeper() {
  const skin = linear(['#71808a', '#46535d', '#36424b']);
  const light = linear(
    [
      ['#fbfaf0', 0, 0],
      ['#fbfaf0', 0.4, 0.95],
      ['#fbfaf0', 1, 0.5],
    ],
    [0, 0, 1, 0],
  );
  return `${skin.defs}${light.defs}<ellipse cx="160" cy="262" rx="190" ry="46" fill="#f4f4ea" opacity=".7" filter="url(#blur_16)"/><path d="M-8,400V330${profile}V400Z" fill="${skin.url}"/><path d="M-8,330${profile}" fill="none" stroke="${light.url}" stroke-width="2"/>
<path d="M116,286Q129,294 141,284" stroke="#e9ece4" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M119,289.5l-3,4M125,291.5l-1.4,4.6M131.5,291l1,4.6M137,288.5l2.8,4" stroke="#e9ece4" stroke-width="1.3" stroke-linecap="round"/><path d="M172,271Q178,274 183,270" stroke="#27323a" stroke-width="1.2" fill="none"/>
<path d="M60,292C78,296 92,318 96,344M50,298C64,304 74,322 78,346M40,306C50,312 58,326 62,346M196,286C204,300 198,318 190,330" stroke="#2c373f" stroke-width="1" fill="none" opacity=".55"/>`;
}

function ringed_moon() {
  const glow = radial([
    ['#fbfbf2', 0, 0.9],
    ['#e9ece4', 0.4, 0.45],
    ['#e9ece4', 1, 0],
  ]);
  const ring = (r, paint) =>
    `<circle cx="142" cy="146" r="${r}" fill="none" stroke="#fbfbf2" ${paint}/>`;
  return `${glow.defs}<circle cx="142" cy="146" r="150" fill="${glow.url}"/>${ring(44, 'stroke-width="7" opacity=".95"')}${ring(56, 'stroke-width=".9" opacity=".6"')}${ring(65, 'stroke-width=".6" stroke-dasharray="2 6" opacity=".7"')}`;
}

function grass() {
  const random = random_source(44);
  const greys = ['#5d6a70', '#3c4850', '#222c34', '#8b979a'];
  const blades = repeat(220, () => {
    const x = random() * 330 - 5;
    const y = 420 + random() * 70;
    const height = 14 + random() * 26;
    const bend = (random() - 0.3) * 16;
    return `<path d="M${round(x)},${round(y)}q${round(bend * 0.2)},${round(-height * 0.6)} ${round(bend)},${round(-height)}" stroke="${greys[Math.floor(random() * 4)]}" stroke-width="${round(0.6 + random())}"/>`;
  });
  return `<g fill="none" stroke-linecap="round">${blades}</g>`;
}

const red_coat = `<path d="M-6,452C60,430 90,462 140,440C170,427 182,412 196,410" fill="none" stroke="#d8412f" stroke-width="1.8"/><g transform="translate(204 416) scale(1.9)"><ellipse cy=".5" rx="5" ry="1" opacity=".4"/><path d="M-1.8,-12.4C-3.8,-9 -5,-4 -5.6,0C-2,.8 2.6,.8 5,0C4.2,-4.2 3.2,-9 1.8,-12.4Z" fill="#d8412f"/><path d="M.4,-12.4C1,-8 1.8,-4 2.1,.4L5,0C4.2,-4.2 3.2,-9 1.8,-12.4Z" fill="#8e1f1c"/><circle cy="-14.6" r="2.3" fill="#f5e8d8"/><path d="M-2.2,-14.6C-2.4,-18 2.6,-18 2.4,-14.2L1.8,-12.2C1.6,-14.4 0,-15.6 -2.2,-14.6Z" fill="#1a1518"/><path d="M-3,-8L-8,-6.6" stroke="#d8412f" stroke-width="1.4" stroke-linecap="round"/><circle cx="-8.6" cy="-4.6" r="5" fill="#ffe2a8" opacity=".5" filter="url(#blur_1)"/><path d="M-9.8,-6.2h2.4l.5,3.4h-3.4z" fill="#fff0c4"/></g>`;

export function etherfields() {
  const random = random_source(8);
  const wood = (colour, opacity, trees) =>
    `<g stroke="${colour}" stroke-linecap="round" opacity="${opacity}">${trees.map((one) => bare_tree(...one, random)).join('')}</g>`;
  return (
    sky(['#1a222b', '#4b5a66', '#a4b0b2', '#dfe0d6'], 320, 560) +
    stars(77, 60, [0, 0, 320, 150], '#f2f4ee', 1) +
    ringed_moon() +
    birds(
      [
        [238, 166, 1],
        [258, 154, 0.8],
        [272, 174, 0.7],
        [224, 150, 0.55],
        [284, 160, 0.5],
      ],
      '#2a343c',
      1.5,
    ) +
    hills(301, 254, 16, 5, '#93a1a5', '#7b8a90') +
    mist(226, 80, '#eef0ea', 0.6, 320) +
    sleeper() +
    wood('#56646d', 0.85, [
      [10, 318, 17, -1.75, 5],
      [26, 306, 13, -1.8, 5],
      [42, 295, 10, -1.7, 4],
      [-6, 332, 22, -1.4, 5],
    ]) +
    mist(312, 84, '#f3f4ee', 0.6, 320) +
    hills(311, 372, 10, 6, '#7d8b90', '#4d5a62') +
    wood('#2b353d', 1, [
      [286, 400, 34, -1.66, 6],
      [20, 404, 28, -1.45, 6],
    ]) +
    mist(366, 70, '#e9ece6', 0.5, 320) +
    hills(317, 408, 9, 6, '#44515a', '#222c34') +
    grass() +
    red_coat +
    hills(323, 478, 8, 6, '#1b242b', '#12181e')
  );
}
