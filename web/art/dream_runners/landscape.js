// SPDX-License-Identifier: Apache-2.0
// The land under a dream, 540 square: deeper into the night with every level.
import { linear, radial, random_source, repeat, round } from '../svg.js';

const skies = {
  1: ['#23256b', '#4b3c93', '#a35c9c', '#ee9c8b', '#ffd8a0'],
  2: ['#1c2a6e', '#2f5aa0', '#5f8fb8', '#c7a5b4', '#ffd9b0'],
  3: ['#1c1c56', '#46307e', '#8a3f86', '#c75a7c', '#f5a07e'],
  4: ['#141440', '#2c2466', '#5a2f78', '#8e3f74', '#d3716a'],
};

const size = 540;

function stars() {
  const next = random_source(4);
  return repeat(
    150,
    () =>
      `<circle cx="${round(next() * size)}" cy="${round((next() * size) / 2)}" r="${round(0.4 + next() ** 2 * 1.3)}" fill="#fff6e0" opacity="${round(0.15 + next() * 0.5)}"/>`,
  );
}

function clouds(y, fill, opacity, seed) {
  const next = random_source(seed);
  let line = `M-20 ${y + 30}`;
  for (let x = -20; x < size + 40; ) {
    const width = 40 + next() * 70;
    line += `q${round(width / 2)} ${round(-20 - next() * 44)} ${round(width)} 0`;
    x += width;
  }
  return `<path d="${line}V${y + 70}H-20Z" fill="${fill}" opacity="${opacity}"/>`;
}

function trees() {
  const next = random_source(21);
  return repeat(34, () => {
    const x = next() * size;
    const y = 404 + next() * 60 - (x > 220 && x < 400 ? 30 : 0);
    const height = 14 + next() * 12;
    return `<path d="M${round(x - 5)} ${round(y)}l5 ${round(-height)} 5 ${round(height)}z" fill="#1f1d4c" opacity=".75"/>`;
  });
}

export function landscape(level) {
  const colours = skies[level];
  const sky = linear(
    colours.map((colour, i) => [colour, [0, 0.34, 0.58, 0.74, 0.84][i]]),
    [0, 0, 0.25, 1],
  );
  const far = linear(['#7c4c8f', '#4a3076']);
  const near = linear(['#4c3a80', '#2a2359']);
  const front = linear(['#2c2a62', '#15153a']);
  const river = linear([
    [colours[4], 0],
    ['#8a6ab0', 0.4],
    ['#263074', 1],
  ]);
  const halo = radial([
    ['#ffe9c4', 0, 0.4],
    ['#ffe9c4', 1, 0],
  ]);
  return `${sky.defs}${far.defs}${near.defs}${front.defs}${river.defs}${halo.defs}<g filter="url(#rough)"><rect x="-10" y="-10" width="560" height="560" fill="${sky.url}"/>${stars()}
<circle cx="446" cy="86" r="150" fill="${halo.url}"/>${clouds(170, '#8c6bc0', 0.22, 3)}${clouds(230, colours[2], 0.3, 5)}${clouds(290, colours[3], 0.34, 9)}
<path d="M-10 372C60 330 110 350 160 326S260 300 320 340 430 300 550 338V550H-10Z" fill="${far.url}"/><path d="M-10 414C70 380 130 408 200 388S330 372 400 404 500 380 550 392V550H-10Z" fill="${near.url}"/>
<path d="M238 402C262 420 214 446 262 468S330 500 300 550H420C408 500 340 478 306 458S284 420 268 402Z" fill="${river.url}" opacity=".9"/>
<path d="M-10 470C80 438 130 470 200 462L214 550H-10Z" fill="${front.url}"/><path d="M550 452C470 430 420 470 372 486L356 550H550Z" fill="${front.url}"/>${trees()}</g><rect width="540" height="540" filter="url(#light_wash)" opacity=".12"/><rect width="540" height="540" filter="url(#light_grain)" opacity=".12"/>`;
}
