// SPDX-License-Identifier: Apache-2.0
// Red: domes on a hill, the stars drawing circles around the light.
import { dreamer } from '../dreamer.js';
import { great_key, great_moon, great_sun } from '../heavens.js';
import { layer, mist, ridge, sky, stars } from '../nature.js';
import { each, fine, random_source, repeat, round } from '../svg.js';

const night = '#16040b';

const moods = {
  sun: {
    sky: ['#3a0c20', '#86202f', '#d8563c', '#ffb872'],
    centre: [122, 106],
    trails: { seed: 11, colour: '#ffe6b8' },
    light: () => great_sun(122, 106, 27, '#fff0bd', '#ffb45e'),
    dome: { x: 70, y: 214, r: 27, tilt: -36 },
    far: () => dome({ x: 146, y: 240, r: 14 }, '#4c101d', '#ff9a6b'),
    dreamer: () => dreamer(128, 269, { scale: 1.1, robe: '#fbe9cf', looks: 'right' }),
  },
  moon: {
    sky: ['#12050f', '#360b20', '#7a2036', '#cf5f55'],
    centre: [126, 88],
    trails: { seed: 12, colour: '#ffd9c4' },
    light: () => great_moon(126, 88, 33, '#ffeedd', '#ff9c80'),
    dome: { x: 104, y: 206, r: 34, tilt: -52 },
    far: () =>
      dome({ x: 42, y: 238, r: 12 }, '#2c0815', '#ff8f7a') +
      dome({ x: 166, y: 242, r: 11 }, '#2c0815', '#ff8f7a'),
    dreamer: () => dreamer(118, 269, { scale: 1.1, robe: '#fbe9cf' }),
  },
  key: {
    sky: ['#200714', '#5c1226', '#b0352f', '#f5a462'],
    centre: [118, 110],
    trails: { seed: 13, colour: '#ffe6b8' },
    light: () => great_key(118, 114, 1.42, '#ffe7a6', '#ffb050'),
    dome: { x: 62, y: 222, r: 24, tilt: -50 },
    far: () => dome({ x: 150, y: 246, r: 18, tilt: -128 }, '#4c101d', '#ff9a6b'),
    dreamer: () => dreamer(128, 269, { scale: 1.1, robe: '#fbe9cf', looks: 'right' }),
  },
};

function telescope({ x, y, r, tilt }, colour, rim) {
  return `<g transform="translate(${x} ${round(y - r * 0.42)}) rotate(${tilt}) scale(${r})"><path d="M.1,-.15L1.5,-.12V.12L.1,.15Z" fill="${colour}"/><path d="M1.46,-.2h.14v.4h-.14z" fill="${colour}"/><path d="M.3,-.14L1.5,-.11" stroke="${rim}" stroke-width="${fine(0.9 / r)}" opacity=".9"/></g>`;
}

/// A dome without a `tilt` is closed: no telescope looks out of it.
function dome({ x, y, r, tilt }, colour, rim) {
  const p = (dx, dy) => `${round(x + r * dx)},${round(y + r * dy)}`;
  const windows = repeat(
    7,
    (i) =>
      `<path d="M${p((i - 3) * 0.26 - 0.05, 0.62)}v${round(-r * 0.26)}a${round(r * 0.05)},${round(r * 0.06)} 0 0 1 ${round(r * 0.1)},0v${round(r * 0.26)}z" fill="#ffd08a" opacity="${i % 2 ? 0.5 : 0.92}"/>`,
  );
  const ribs = each(
    [-0.75, -0.4, 0.4, 0.75],
    (k) =>
      `<path d="M${p(k, 0)}Q${p(k * 0.9, -0.8 * Math.sqrt(1 - k * k * 0.8))} ${p(0, -1)}" fill="none" stroke="${rim}" stroke-width=".5" opacity=".35"/>`,
  );
  const band = (half, top, foot) =>
    `<path d="M${p(-half, top)}H${round(x + r * half)}V${round(y + r * foot)}H${round(x - r * half)}Z" fill="${colour}"/>`;
  const open = tilt !== undefined;
  const slit = `<path d="M${p(0.06, -0.99)}A${r},${r} 0 0 1 ${p(0.52, -0.85)}L${p(0.4, -0.2)}L${p(0.08, -0.2)}Z" fill="#ffdca0" opacity=".85"/>`;
  return `${open ? telescope({ x, y, r, tilt }, colour, rim) : ''}<path d="M${p(-1, 0)}A${r},${r} 0 0 1 ${p(1, 0)}Z" fill="${colour}"/>${ribs}
<path d="M${p(-0.1, -0.995)}A${r},${r} 0 0 1 ${p(1, 0)}" fill="none" stroke="${rim}" stroke-width="1.3" opacity=".95"/>${open ? slit : ''}
${band(1.1, 0, 0.14)}<path d="M${p(-1.1, 0)}H${round(x + r * 1.1)}" stroke="${rim}" stroke-width=".8" opacity=".7"/>
${band(0.98, 0.14, 0.9)}${windows}${band(1.14, 0.74, 0.92)}<path d="M${p(-1.14, 0.75)}H${round(x + r * 1.14)}" stroke="${rim}" stroke-width=".5" opacity=".5"/>`;
}

function star_trails([x, y], { seed, colour }) {
  const random = random_source(seed);
  return repeat(22, (i) => {
    const r = 44 + i * 9 + random() * 3;
    const dash = `${round(r * (0.25 + random() * 1.3))} ${round(r * (0.5 + random() * 1.6))}`;
    return `<circle cx="${x}" cy="${y}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${fine(0.35 + random() * 0.6)}" stroke-dasharray="${dash}" stroke-linecap="round" opacity="${fine(0.12 + random() * 0.34)}" transform="rotate(${round(random() * 360)} ${x} ${y})"/>`;
  });
}

function hill_under({ x, y, r }) {
  return `<path d="M${round(x - r * 1.9)},${round(y + r * 1.25)}Q${x},${round(y + r * 0.7)} ${round(x + r * 2)},${round(y + r * 1.3)}L210,330H-10Z" fill="#260711"/>`;
}

const railing = `<path d="M-5,330V282Q40,262 92,276T205,262V330Z" fill="${night}"/>${each([150, 160, 170, 180, 190], (x) => `<path d="M${x},${round(267 - (x - 150) * 0.05)}v-11" stroke="${night}" stroke-width="1.6"/>`)}<path d="M146,257Q170,253 204,255" stroke="${night}" stroke-width="1.5" fill="none"/>`;

export function observatory(symbol) {
  const mood = moods[symbol];
  const [top, high, low, horizon] = mood.sky;
  const hills = mood.dome.x;
  return (
    sky(mood.sky) +
    stars(5, 90, [0, 0, 200, 170], mood.trails.colour) +
    star_trails(mood.centre, mood.trails) +
    mood.light() +
    layer(ridge(21 + hills, 196, 26, { peaks: 8, sharp: true }), low, high) +
    mist(170, 70, horizon, 0.35) +
    layer(ridge(32 + hills, 222, 16, { peaks: 7, sharp: true }), high, top) +
    mist(205, 60, horizon, 0.28) +
    `<g filter="url(#rough)">${mood.far()}${layer(ridge(44 + hills, 254, 9, { peaks: 6 }), '#3a0b17', '#1c050d')}${dome(mood.dome, '#260711', '#ffab7d')}${hill_under(mood.dome)}</g>` +
    `<g filter="url(#rough)">${railing}</g>` +
    mood.dreamer() +
    '<path d="M-5,330V302Q60,286 120,302T205,294V330Z" fill="#0c0207"/>'
  );
}
