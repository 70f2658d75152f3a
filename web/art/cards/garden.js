// SPDX-License-Identifier: Apache-2.0
// Green: a rose arch by day, a pond under a willow by night, a tree that bears keys.
import { dreamer } from '../dreamer.js';
import { great_key, great_moon, great_sun } from '../heavens.js';
import { cypress, frond, layer, mist, ridge, sky, stars, tree } from '../nature.js';
import { draw_sign } from '../signs.js';
import { each, fine, linear, random_source, repeat, round } from '../svg.js';

/// `greens` go from the far hills to the black foot.
const moods = {
  sun: {
    sky: ['#1b5650', '#4f9068', '#b7c872', '#fdeaa4'],
    greens: ['#7fae62', '#568f50', '#2f6b45', '#174a36', '#0b3026', '#061c17'],
    rim: '#fff0ae',
    seed: 81,
    light: () => great_sun(112, 116, 26, '#fff3ab', '#ffe27a'),
    ground: hedges,
    wonder: rose_arch,
    dreamer: () => dreamer(112, 278, { scale: 1.1, robe: '#fbf6dd' }),
  },
  moon: {
    sky: ['#041718', '#0b3534', '#225c4e', '#7db98e'],
    greens: ['#3c7a63', '#27604e', '#164a3c', '#0c362d', '#072520', '#031412'],
    rim: '#c7efc9',
    seed: 82,
    light: () =>
      stars(9, 80, [0, 0, 200, 150], '#f1ffe0', 0.9) +
      great_moon(124, 84, 32, '#f4fff0', '#9fe0b4'),
    ground: pond,
    wonder: willow,
    dreamer: () => dreamer(150, 291, { scale: 1.1, robe: '#fbf6dd', looks: 'right' }),
  },
  key: {
    sky: ['#08231f', '#17503f', '#5f9455', '#eadb8c'],
    greens: ['#5d9457', '#3d7748', '#235a3d', '#134130', '#092a22', '#041714'],
    rim: '#fff0ae',
    seed: 83,
    light: () => stars(9, 80, [0, 0, 200, 150], '#f1ffe0', 0.9),
    ground: hedges,
    wonder: key_tree,
    dreamer: () => dreamer(118, 278, { scale: 1.1, robe: '#fbf6dd' }),
  },
};

const distant_trees = (green, random) =>
  repeat(12, (i) =>
    tree(6 + i * 17 + random() * 6, 198 + random() * 6, 7 + random() * 4, i + 3, green),
  );

function cypresses({ greens, rim }) {
  const group = [
    [44, 226, 70, 20, 2],
    [64, 222, 52, 15, 1],
    [152, 224, 60, 17, 1],
    [172, 230, 88, 24, 2],
    [26, 234, 92, 25, 3],
  ];
  return each(group, ([x, y, height, width, green]) => {
    const p = (dx, up) => `${round(x + width * dx)},${round(y - height * up)}`;
    return `${cypress(x, y, height, width, greens[green])}<path d="M${p(0.02, 0.97)}C${p(0.36, 0.72)} ${p(0.6, 0.4)} ${p(0.42, 0.08)}" stroke="${rim}" fill="none" stroke-width=".8" opacity=".5"/>`;
  });
}

/// Rows of a maze, each with one gap, and the light path that finds them.
function hedges({ greens, rim }) {
  const gaps = [118, 84, 126, 78, 116];
  const rows = repeat(5, (i) => {
    const y = round(224 + i * i * 2.6 + i * 6);
    const depth = round((3.4 + i * 1.9) * 1.7);
    const gap = gaps[i];
    const half = 9 + i * 4.5;
    const left = `M-5,${y}Q${gap / 2},${round(y - 2)} ${round(gap - half)},${y}`;
    const right = `M${round(gap + half)},${y}Q${round((gap + 205) / 2)},${round(y - 2)} 205,${y}`;
    return `<path d="${left}v${depth}H-5Z${right}v${depth}H${round(gap + half)}Z" fill="${greens[Math.min(5, 2 + Math.floor(i * 0.7))]}"/><path d="${left}${right}" stroke="${rim}" stroke-width=".8" fill="none" opacity="${fine(0.5 - i * 0.06)}"/>`;
  });
  return `<g filter="url(#rough)">${layer(ridge(93, 222, 4, { peaks: 5 }), greens[1], greens[3])}${rows}</g>
<path d="M112,222C118,230 86,234 86,246C88,256 128,256 124,270C120,284 78,282 84,320H140C136,300 150,286 146,270C140,254 104,252 100,245C98,238 122,230 114,222Z" fill="${rim}" opacity=".62"/>`;
}

function pond({ greens, rim }, random) {
  const water = linear(['#8fcaa6', '#1c5a4c', '#082c28']);
  const glitter = repeat(
    12,
    (i) =>
      `<path d="M${round(110 + random() * 6 - i * 0.6)},${round(244 + i * 3.4)}h${round(8 + random() * 20)}" stroke="#f4fff0" stroke-width="1.1" stroke-linecap="round" opacity="${fine(0.75 - i * 0.045)}"/>`,
  );
  const lilies = each(
    [
      [60, 256, 9],
      [76, 270, 11],
      [42, 268, 8],
      [150, 272, 10],
      [166, 258, 7],
    ],
    ([x, y, size]) =>
      `<path d="M${x},${y}L${x + size},${y - 2}A${size},${round(size * 0.36)} 0 1 1 ${round(x + size * 0.7)},${round(y - size * 0.25)}Z" fill="${greens[3]}"/><circle cx="${x - 2}" cy="${y - 1.4}" r="1.6" fill="#fbe6e6"/>`,
  );
  return `${water.defs}<g filter="url(#rough)">${layer(ridge(93, 226, 5, { peaks: 5 }), greens[2], greens[3])}<ellipse cx="104" cy="262" rx="86" ry="26" fill="${water.url}"/><ellipse cx="104" cy="262" rx="86" ry="26" fill="none" stroke="${rim}" stroke-width=".8" opacity=".5"/>${glitter}${lilies}</g>`;
}

function rose_arch({ greens }) {
  const random = random_source(6);
  const on_arch = () => {
    const part = random();
    if (part < 0.6) return [(part < 0.3 ? 73 : 151) + (random() - 0.5) * 10, 214 + random() * 76];
    const angle = Math.PI + random() * Math.PI;
    return [
      112 + Math.cos(angle) * (39 + (random() - 0.5) * 9),
      212 + Math.sin(angle) * (39 + (random() - 0.5) * 9),
    ];
  };
  let [leaves, roses] = ['', ''];
  for (let i = 0; i < 120; i += 1) {
    const [x, y] = on_arch();
    leaves += `<ellipse cx="${round(x)}" cy="${round(y)}" rx="3.4" ry="1.7" transform="rotate(${round(random() * 180)} ${round(x)} ${round(y)})"/>`;
    if (random() > 0.78)
      roses += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(1.5 + random())}"/>`;
  }
  return `<g filter="url(#rough)"><path d="M70,290V214C70,186 90,170 112,170S154,186 154,214V292H148V216C148,192 132,178 112,178S76,192 76,216V290Z" fill="${greens[4]}"/></g><g fill="${greens[4]}">${leaves}</g><g fill="#fff3d2">${roses}</g>`;
}

function willow({ greens }, random) {
  const strands = repeat(26, (i) => {
    const x = 8 + i * 2.9;
    const length = 120 + random() * 110 - i * 4;
    const leaves = repeat(Math.max(0, Math.ceil((length - 20) / 7)), (n) => {
      const y = 20 + n * 7;
      return `<ellipse cx="${round(x + (y % 3) - 1)}" cy="${y}" rx="1.2" ry="3.6" fill="${greens[5]}" transform="rotate(${y % 2 ? 24 : -24} ${round(x)} ${y})"/>`;
    });
    return `<path d="M${round(x)},-4C${round(x + 6)},${round(length * 0.4)} ${round(x - 5)},${round(length * 0.7)} ${round(x + 3)},${round(length)}" stroke="${greens[5]}" stroke-width="1.5" fill="none"/>${leaves}`;
  });
  return `<g opacity=".8">${strands}</g>`;
}

function key_tree({ greens }) {
  const random = random_source(5);
  let [foliage, lights] = ['', ''];
  for (let i = 0; i < 60; i += 1) {
    const angle = random() * 6.28;
    const out = 40 + random() * 34;
    const x = 104 + Math.cos(angle) * out * 1.18;
    const y = 112 + Math.sin(angle) * out * 0.86;
    if (y > 172 && Math.abs(x - 104) < 60) continue;
    foliage += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(7 + random() * 8)}"/>`;
    if (random() > 0.4)
      lights += `<circle cx="${round(x - (x - 108) * 0.1)}" cy="${round(y - (y - 120) * 0.1)}" r="${round(2 + random() * 3.4)}"/>`;
  }
  const hanging = each(
    [
      [48, 168],
      [160, 170],
      [70, 184],
      [140, 186],
    ],
    ([x, y]) =>
      `<path d="M${x},${y - 16}V${y - 6}" stroke="#fff2b4" stroke-width=".5" opacity=".7"/>${draw_sign('key', x, y + 2, 0.32, '#ffe9a0', 'none', 0)}`,
  );
  return `<g filter="url(#rough)"><path d="M88,250C96,222 92,196 84,176C80,160 60,150 44,142C66,146 82,152 92,164C92,140 86,116 76,100C92,112 100,130 102,152C106,132 120,112 138,98C124,116 114,138 114,164C124,150 142,142 164,142C144,150 126,162 120,178C114,198 114,222 124,250Z" fill="${greens[5]}"/><g fill="${greens[4]}">${foliage}</g><g fill="${greens[1]}" opacity=".55">${lights}</g></g>${great_key(104, 122, 1.2, '#fff2b4', '#ffe27a')}${hanging}`;
}

const ferns = (green) =>
  frond(-4, 322, 96, -1.25, 3, green, { leaf: 13, count: 15, bend: 0.7 }) +
  frond(12, 326, 70, -0.95, 5, green, { leaf: 11, bend: 0.6 }) +
  frond(204, 322, 100, -1.95, 7, green, { leaf: 13, count: 15, bend: -0.7 }) +
  frond(184, 328, 66, -2.3, 9, green, { leaf: 11, bend: -0.5 }) +
  frond(204, 318, 62, -2.6, 2, green, { leaf: 10, count: 12, bend: -0.5 });

export function garden(symbol) {
  const mood = moods[symbol];
  const random = random_source(mood.seed);
  const { greens } = mood;
  return (
    sky(mood.sky) +
    mood.light() +
    layer(ridge(91, 190, 12, { peaks: 5 }), greens[0], greens[1]) +
    distant_trees(greens[1], random) +
    mist(176, 50, mood.sky[3], 0.45) +
    `<g filter="url(#rough)">${cypresses(mood)}</g>` +
    mood.ground(mood, random) +
    mood.wonder(mood, random) +
    mood.dreamer() +
    `<path d="M-5,330V300Q30,290 70,302T150,300T205,292V330Z" fill="${greens[5]}"/>` +
    ferns(greens[5])
  );
}
