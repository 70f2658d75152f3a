// SPDX-License-Identifier: Apache-2.0
// Blue: a hall under water. Fish circle in the sun, a whale passes the moon, a jellyfish holds the key.
import { dreamer } from '../dreamer.js';
import { great_key, great_moon, great_sun } from '../heavens.js';
import { coral, fish, kelp, layer, ridge, sky } from '../nature.js';
import { fine, linear, random_source, repeat, round } from '../svg.js';

const near = '#041a3a';
const nearest = '#021024';

const moods = {
  sun: {
    water: [
      ['#d4f3e2', 0],
      ['#67c6d0', 0.2],
      ['#2286b0', 0.45],
      ['#0c4679', 0.74],
      ['#06234b', 1],
    ],
    seed: 51,
    light_x: 124,
    shafts: 0.8,
    vault: '#0b4a78',
    far_bed: '#1a6d9d',
    light: () => `<g filter="url(#ripple)">${great_sun(124, 66, 25, '#fffbe0', '#fff0a8')}</g>`,
    inhabitants: ring_of_fish,
    dreamer: () => dreamer(74, 281, { scale: 1.1, robe: '#f3f7ea', scarf: '#ffb06a' }),
  },
  moon: {
    water: [
      ['#7fa9d4', 0],
      ['#2f6ba6', 0.2],
      ['#134280', 0.46],
      ['#082655', 0.74],
      ['#04112c', 1],
    ],
    seed: 57,
    light_x: 126,
    shafts: 0.8,
    vault: '#0a2f60',
    far_bed: '#11477c',
    light: () => `<g filter="url(#ripple)">${great_moon(126, 66, 32, '#f4fbff', '#a9d8ff')}</g>`,
    inhabitants: whale,
    dreamer: () =>
      dreamer(82, 281, { scale: 1.1, robe: '#f3f7ea', scarf: '#ffb06a', looks: 'right' }),
  },
  key: {
    water: [
      ['#5cb9bd', 0],
      ['#1b7399', 0.22],
      ['#0d4474', 0.5],
      ['#062450', 0.76],
      ['#03122e', 1],
    ],
    seed: 53,
    light_x: 122,
    shafts: 0.5,
    vault: '#0a2f60',
    far_bed: '#11477c',
    light: () => '',
    inhabitants: jellyfish,
    dreamer: () =>
      dreamer(82, 281, { scale: 1.1, robe: '#f3f7ea', scarf: '#ffb06a', looks: 'right' }),
  },
};

/// A shoal turning around an empty middle: dense and broad, so that it reads as one ring when small.
function ring_of_fish(random) {
  return repeat(84, (i) => {
    const angle = (i * 2.4) % (2 * Math.PI);
    const r = 36 + Math.sqrt(random()) * 30;
    const x = 101 + Math.cos(angle) * r * 1.14;
    const y = 186 + Math.sin(angle) * r * 0.66;
    const along = (Math.atan2(Math.cos(angle) * 0.66, -Math.sin(angle) * 1.14) * 180) / Math.PI;
    const size = (0.56 + r * 0.007) * (0.8 + random() * 0.45);
    const pale = random() > 0.72;
    return fish(
      x,
      y,
      size,
      along + 180 + (random() - 0.5) * 22,
      pale ? '#f2fdf6' : '#08345f',
      pale ? 0.97 : 0.94,
    );
  });
}

function whale(random) {
  const skin = linear([
    ['#8fc7ea', 0, 0.95],
    ['#2d6aa2', 0.4],
    ['#0c2f62', 1],
  ]);
  const shoal = repeat(14, () =>
    fish(
      30 + random() * 150,
      232 + random() * 26,
      0.3 + random() * 0.2,
      180 + (random() - 0.5) * 14,
      '#9fd2f2',
      0.6,
    ),
  );
  return `${skin.defs}<g transform="translate(36 196) rotate(-13) scale(1.13)"><path fill="${skin.url}" d="M0,0C6,-15 38,-25 70,-15C86,-10 98,-4 108,-10C112,-18 119,-23 128,-24C125,-14 121,-8 115,-4C121,1 125,9 125,16C116,13 110,6 105,2C90,13 60,21 30,17C14,15 2,9 0,0Z"/>
<path d="M1,2C10,7 26,8 44,5M3,6C14,12 30,12 46,9M8,10C18,15 32,16 48,13" stroke="#cfeaff" stroke-width=".7" fill="none" opacity=".6"/><path d="M40,11C40,24 50,36 62,40C62,28 58,18 52,12Z" fill="#0b2a58"/><circle cx="25" cy="-2" r="1.5" fill="#eaf7ff"/>
<path d="M0,0C6,-15 38,-25 70,-15C86,-10 98,-4 108,-10C112,-18 119,-23 128,-24" fill="none" stroke="#d9f0ff" stroke-width="1.2" opacity=".8"/></g>${shoal}`;
}

function jellyfish(random) {
  const bell = linear([
    ['#f4ffff', 0, 0.95],
    ['#8fe4f2', 0.5, 0.75],
    ['#4aa7d8', 1, 0.3],
  ]);
  const tentacles = repeat(13, (i) => {
    const x = 88 + i * 5.6;
    const length = 60 + random() * 70;
    const bends = `${round(x - 9 + random() * 6)},${round(106 + length * 0.3)} ${round(x + 10)},${round(106 + length * 0.6)} ${round(x - 4 + random() * 8)},${round(106 + length)}`;
    return `<path d="M${round(x)},106C${bends}" fill="none" stroke="#d6f7ff" stroke-width="${round(0.5 + random() * 0.8)}" opacity="${fine(0.3 + random() * 0.4)}"/>`;
  });
  return `${bell.defs}<ellipse cx="122" cy="96" rx="74" ry="66" fill="#8ff" opacity=".13" filter="url(#blur_16)"/>${tentacles}${great_key(122, 168, 1.12, '#ffeaa8', '#ffd27a')}
<path d="M82,108C78,62 104,48 122,48S166,62 162,108Q156,101 149,108Q142,101 135,108Q128,101 122,108Q116,101 109,108Q102,101 95,108Q88,101 82,108Z" fill="${bell.url}"/><path d="M100,96C98,72 110,60 122,58M144,96C146,72 134,60 122,58M122,96V58" stroke="#fff" stroke-width=".8" fill="none" opacity=".55"/>`;
}

function shafts_of_light(x, opacity, random) {
  const beam = linear([
    ['#ffffff', 0, 0.55],
    ['#d9fbff', 0.5, 0.16],
    ['#d9fbff', 1, 0],
  ]);
  const shafts = repeat(9, (i) => {
    const foot = -50 + i * 30 + random() * 14;
    const half = 6 + random() * 16;
    return `<path d="M${x - 12 + i * 3},-4L${x - 6 + i * 3},-4L${round(foot + half + 10)},300L${round(foot - half)},300Z" fill="${beam.url}" opacity="${fine(0.3 + random() * 0.6)}"/>`;
  });
  return `${beam.defs}<g filter="url(#blur_3)" opacity="${opacity}">${shafts}</g>`;
}

/// The ribs of the hall, with their rivets, fading into the water.
function vault(colour) {
  return repeat(4, (i) => {
    const half = 92 - i * 20;
    const top = 122 + i * 22;
    const foot = 286 - i * 8;
    const opacity = fine(0.34 - i * 0.06);
    const rib = `<path d="M${100 - half},${foot}V${top + 60}C${100 - half},${top + 20} ${round(100 - half * 0.35)},${top} 100,${top - 14}C${round(100 + half * 0.35)},${top} ${100 + half},${top + 20} ${100 + half},${top + 60}V${foot}" fill="none" stroke="${colour}" stroke-width="${round(3.4 - i * 0.7)}" opacity="${opacity}"/>`;
    const rivets = repeat(i < 3 ? 7 : 0, (n) => {
      const k = n - 3;
      return `<circle cx="${round(100 + k * half * 0.29)}" cy="${round(top - 8 + Math.abs(k) ** 1.7 * 6.4)}" r="${round(2.4 - i * 0.4)}" fill="#0b3a66" opacity="${opacity}"/>`;
    });
    return rib + rivets;
  });
}

function reef(random) {
  const stems = [
    [150, 296, 17, -1.5],
    [172, 300, 20, -1.75],
    [30, 300, 18, -1.4],
    [52, 304, 13, -1.7],
  ];
  const strokes = stems
    .map(([x, y, length, angle]) => coral(x, y, length, angle, 4, random))
    .join('');
  return `<path d="${strokes}" fill="none" stroke="${nearest}" stroke-width="2.4" stroke-linecap="round"/>`;
}

const bubbles = (random) =>
  repeat(
    22,
    () =>
      `<circle cx="${round(20 + random() * 165)}" cy="${round(60 + random() * 210)}" r="${round(0.6 + random() * 1.7)}" fill="none" stroke="#e6fbff" stroke-width=".5" opacity="${fine(0.3 + random() * 0.5)}"/>`,
  );

export function aquarium(symbol) {
  const mood = moods[symbol];
  const random = random_source(mood.seed);
  return (
    sky(mood.water) +
    mood.light() +
    shafts_of_light(mood.light_x, mood.shafts, random) +
    vault(mood.vault) +
    layer(ridge(71, 236, 16, { peaks: 6 }), mood.far_bed, '#0a3566') +
    mood.inhabitants(random) +
    layer(ridge(72, 258, 12, { peaks: 5 }), '#0a3766', '#06244c') +
    `<g filter="url(#rough)">${kelp(176, 300, 172, 4, '#062a52', 2.6)}${kelp(190, 304, 222, 6, near, 3.4)}${kelp(14, 300, 120, 8, '#062a52', 2.6)}${kelp(4, 304, 170, 9, near, 3.2)}</g>` +
    `<path d="M-5,330V286Q50,270 96,280T205,272V330Z" fill="${near}"/>` +
    mood.dreamer() +
    reef(random) +
    `<path d="M-5,330V304Q60,292 120,304T205,298V330Z" fill="${nearest}"/>` +
    bubbles(random)
  );
}
