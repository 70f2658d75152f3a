// SPDX-License-Identifier: Apache-2.0
// The four doors: one arch and one stair, and behind them four different hands at work. Iron orbits for
// the observatory, a ship's hatch for the aquarium, a trellis for the garden, spines for the library.
import { dreamer } from '../dreamer.js';
import { fish } from '../nature.js';
import { places } from '../places.js';
import { draw_sign } from '../signs.js';
import { clip, each, fine, linear, radial, random_source, repeat, round } from '../svg.js';
import { framed } from './frame.js';
import { shelves } from './shelves.js';

/// From black to the light that falls through the gap.
const woods = {
  red: { black: '#2a0812', deep: '#5c1322', lit: '#9c2f33', stone: '#3c0c18', light: '#ffb98a' },
  blue: { black: '#041634', deep: '#0b3a6c', lit: '#2379ab', stone: '#07284f', light: '#a9e6fb' },
  green: { black: '#04201b', deep: '#12493a', lit: '#3f8152', stone: '#0a3027', light: '#d6f0a8' },
  brown: { black: '#1b0c06', deep: '#51300f', lit: '#96622a', stone: '#33190b', light: '#fbd491' },
};

function arch(half, top, foot = 276) {
  const [l, r] = [100 - half, 100 + half];
  const inner = half * 0.45;
  return `M${l},${foot}V${round(top + half * 1.05)}C${l},${round(top + inner)} ${round(100 - inner)},${round(top + half * 0.1)} 100,${top}C${round(100 + inner)},${round(top + half * 0.1)} ${r},${round(top + inner)} ${r},${round(top + half * 1.05)}V${foot}`;
}

const left_leaf = 'M42,276V116C42,88 70,64 98,57V276Z';
const right_leaf = 'M158,276V116C158,88 130,64 102,57V276Z';

function leaves(wood) {
  const grain = linear([wood.lit, wood.deep], [0, 0, 1, 1]);
  return `${grain.defs}<path d="${left_leaf}" fill="${grain.url}"/><path d="${right_leaf}" fill="${grain.url}"/>`;
}

function orbits_and_stars(wood) {
  const planks = each(
    [56, 70, 84, 116, 130, 144],
    (x) =>
      `<path d="M${x},276V${round(60 + Math.abs(100 - x) * 0.95)}" stroke="${wood.black}" stroke-width="1" opacity=".7"/>`,
  );
  const rings = each(
    [44, 58, 76, 96],
    (r, i) =>
      `<circle cx="100" cy="186" r="${r}" fill="none" stroke="${wood.black}" stroke-width="${fine(2.6 - i * 0.3)}"/><circle cx="100" cy="186" r="${r - 0.9}" fill="none" stroke="${wood.light}" stroke-width=".5" opacity=".5"/>`,
  );
  const spokes = repeat(16, (i) => {
    const angle = (i * Math.PI) / 8 + Math.PI / 16;
    const p = (r) => `${round(100 + Math.cos(angle) * r)},${round(186 + Math.sin(angle) * r)}`;
    return `<path d="M${p(36)}L${p(i % 2 ? 76 : 120)}" stroke="${wood.black}" stroke-width="1.6"/>`;
  });
  const planets = each(
    [
      [44, 200],
      [58, 330],
      [76, 250],
      [76, 60],
      [96, 290],
      [96, 120],
    ],
    ([r, degrees], i) => {
      const angle = (degrees * Math.PI) / 180;
      return `<circle cx="${round(100 + Math.cos(angle) * r)}" cy="${round(186 + Math.sin(angle) * r)}" r="${3.4 + (i % 3)}" fill="${wood.black}" stroke="${wood.light}" stroke-width="1"/>`;
    },
  );
  return planks + spokes + rings + planets;
}

function hatch(wood) {
  const random = random_source(12);
  const rivet = (x, y) =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="1.9" fill="${wood.black}"/><circle cx="${round(x - 0.5)}" cy="${round(y - 0.6)}" r=".8" fill="${wood.light}" opacity=".8"/>`;
  const around = (r, count) =>
    repeat(count, (i) =>
      rivet(
        100 + Math.cos((i * 2 * Math.PI) / count) * r,
        186 + Math.sin((i * 2 * Math.PI) / count) * r,
      ),
    );
  const seams = each(
    [96, 244],
    (y) =>
      `<path d="M42,${y}H158" stroke="${wood.black}" stroke-width="1.6"/><path d="M42,${y + 1.4}H158" stroke="${wood.light}" stroke-width=".6" opacity=".5"/>`,
  );
  const rows = each([104, 252, 270], (y) =>
    repeat(9, (i) => (Math.abs(i - 4) < 1 ? '' : rivet(48 + i * 13, y))),
  );
  const water = radial(
    [
      ['#c9f4ff', 0],
      ['#4fb2d6', 0.55],
      ['#0b4d85', 1],
    ],
    [0.5, 0.35, 0.7],
  );
  const shoal = repeat(9, () =>
    fish(
      62 + random() * 76,
      158 + random() * 56,
      0.4 + random() * 0.3,
      180 + (random() - 0.5) * 30,
      '#0a3566',
      0.8,
    ),
  );
  return `${water.defs}${seams}${rows}<circle cx="100" cy="186" r="54" fill="${wood.black}"/><circle cx="100" cy="186" r="52" fill="none" stroke="${wood.light}" stroke-width="1" opacity=".8"/>${around(48.5, 16)}<circle cx="100" cy="186" r="44" fill="${water.url}"/>${shoal}<circle cx="100" cy="186" r="44" fill="none" stroke="${wood.light}" stroke-width="1.4"/><path d="M66,172A36,36 0 0 1 92,151" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".6"/>`;
}

function trellis(wood) {
  const random = random_source(23);
  const inside = clip(`<path d="${left_leaf}${right_leaf}"/>`);
  const slats = repeat(
    24,
    (i) =>
      `<path d="M${-60 + i * 14},40L${100 + i * 14},290M${260 - i * 14},40L${100 - i * 14},290" stroke="${wood.black}" stroke-width="2.4" opacity=".75"/>`,
  );
  const climb = (x0, lean) => {
    let [leaf, rose] = ['', ''];
    for (let i = 0; i < 70; i += 1) {
      const t = i / 70;
      const x = x0 + lean * t + Math.sin(t * 9 + x0) * 9 + (random() - 0.5) * 15;
      const y = 274 - t * 205 + (random() - 0.5) * 8;
      leaf += `<ellipse cx="${round(x)}" cy="${round(y)}" rx="5" ry="2.5" transform="rotate(${round(random() * 180)} ${round(x)} ${round(y)})" fill="${random() > 0.5 ? '#0e4030' : '#2c7046'}"/>`;
      if (random() > 0.74)
        rose += `<circle cx="${round(x)}" cy="${round(y)}" r="${fine(2.6 + random() * 1.8)}" fill="#fdeedd"/><path d="M${round(x - 1.4)},${round(y)}a1.5,1.5 0 1 1 2.6,.8" fill="none" stroke="#d98f83" stroke-width=".8"/>`;
    }
    return leaf + rose;
  };
  return `${inside.defs}<g clip-path="${inside.url}">${slats}<path d="M98,50V276M102,50V276" stroke="${wood.black}" stroke-width="3"/></g>${climb(48, 22)}${climb(152, -22)}`;
}

function spines(wood) {
  const inside = clip(`<path d="${left_leaf}${right_leaf}"/>`);
  const colours = ['#7a4420', '#93602a', '#5c3416', '#a87a3c', '#6b2f1c', '#4c4a2c', '#8a5a24'];
  return `${inside.defs}<g clip-path="${inside.url}"><rect x="40" y="50" width="120" height="230" fill="${wood.black}"/>${shelves([43, 98], [52, 276], 28, colours, 41, wood.deep)}${shelves([102, 157], [52, 276], 28, colours, 47, wood.deep)}<path d="M98,50V276M102,50V276" stroke="${wood.lit}" stroke-width="1.4"/></g><path d="${left_leaf}${right_leaf}" fill="none" stroke="${wood.lit}" stroke-width="1.6"/>`;
}

const work = { red: orbits_and_stars, blue: hatch, green: trellis, brown: spines };

function rays(wood) {
  return repeat(24, (i) => {
    const angle = -Math.PI + (i * Math.PI) / 23;
    const p = (turned) =>
      `${round(100 + Math.cos(turned) * 230)},${round(140 + Math.sin(turned) * 230)}`;
    return `<path d="M100,140L${p(angle - 0.03)}L${p(angle + 0.03)}Z" fill="${wood.light}" opacity="${i % 2 ? 0.13 : 0.06}"/>`;
  });
}

const surround = (wood) =>
  `<g filter="url(#rough)"><path d="${arch(80, 24)}Z" fill="${wood.stone}"/><path d="${arch(80, 24)}" fill="none" stroke="${wood.light}" stroke-width="1.3" opacity=".8"/><path d="${arch(73, 34)}" fill="none" stroke="${wood.light}" stroke-width="5" stroke-dasharray="1.2 5.2" opacity=".55"/><path d="${arch(66, 44)}Z" fill="${wood.black}"/><path d="${arch(66, 44)}" fill="none" stroke="${wood.light}" stroke-width="1" opacity=".7"/></g>`;

const medallion = (colour, wood) =>
  `<circle cx="100" cy="186" r="32" fill="${wood.black}"/><circle cx="100" cy="186" r="32" fill="none" stroke="${wood.light}" stroke-width="1.4"/><circle cx="100" cy="186" r="28" fill="none" stroke="${wood.light}" stroke-width=".6" stroke-dasharray="1 3"/>${draw_sign(colour, 100, 187, 1.75, wood.light, wood.black)}`;

const keyhole = (wood) =>
  `<circle cx="100" cy="246" r="5" fill="${wood.black}" stroke="${wood.light}" stroke-width="1"/><path d="M100,245l-1.8,8h3.6z" fill="${wood.black}" stroke="${wood.light}" stroke-width=".6"/><circle cx="100" cy="246" r="1.8" fill="${wood.light}"/>`;

function stair(wood) {
  const spill = linear([
    [wood.light, 0, 0.95],
    [wood.light, 1, 0],
  ]);
  return `${spill.defs}<path d="M58,276H142L196,330H4Z" fill="${spill.url}" opacity=".55"/><path d="M30,276H170V284H30ZM18,286H182V296H18ZM4,298H196V330H4Z" fill="${wood.black}" opacity=".86"/><path d="M30,276.5H170M18,286.5H182M4,298.5H196" stroke="${wood.light}" stroke-width="1" opacity=".75"/>`;
}

export function door(colour) {
  const wood = woods[colour];
  const wall = linear([wood.black, wood.deep, wood.black]);
  const glow = radial([
    [wood.light, 0, 1],
    [wood.light, 0.3, 0.55],
    [wood.light, 1, 0],
  ]);
  const scene =
    `${wall.defs}${glow.defs}<rect width="200" height="320" fill="${wall.url}"/><circle cx="100" cy="150" r="160" fill="${glow.url}" opacity=".55"/>` +
    rays(wood) +
    surround(wood) +
    `<path d="${arch(58, 55)}Z" fill="${wood.light}"/>` +
    `<g filter="url(#rough)">${leaves(wood)}${door_work(colour, wood)}</g>` +
    medallion(colour, wood) +
    keyhole(wood) +
    stair(wood) +
    dreamer(138, 276, { scale: 1.15, robe: '#fbf0da', looks: 'left' });
  return framed(scene, { ink: places[colour].ink });
}

/// Ironwork reaches beyond the leaves; what does is cut off at the arch.
function door_work(colour, wood) {
  const opening = clip(`<path d="${arch(58, 55)}Z"/>`);
  return `${opening.defs}<g clip-path="${opening.url}">${work[colour](wood)}</g>`;
}
