// SPDX-License-Identifier: Apache-2.0
// Dream Runners: an hourglass with night above and dawn below, and the race across pieces of a dream.
import { layer, ridge, sky, stars, twinkle } from '../nature.js';
import { clip, each, linear, radial, repeat, round } from '../svg.js';

const upper_bulb = 'M92,78H228C230,140 190,176 164,200H156C130,176 90,140 92,78Z';
const lower_bulb = 'M92,340H228C230,276 190,236 164,212H156C130,236 90,276 92,340Z';
const outline =
  'M92,78H228C230,140 190,176 164,200Q160,206 164,212C190,236 230,276 228,340H92C90,276 130,236 156,212Q160,206 156,200C130,176 90,140 92,78Z';

function hourglass() {
  const night = linear(['#150b30', '#3a1c5c', '#8a3a70']);
  const dawn = linear(['#ff9a6a', '#ffd08a', '#fff0bd']);
  const above = clip(`<path d="${upper_bulb}"/>`);
  const below = clip(`<path d="${lower_bulb}"/>`);
  const plate = (y) =>
    `<rect x="80" y="${y}" width="160" height="12" rx="5" fill="#31133a"/><path d="M84,${y + 1.4}H236" stroke="#ffcf9a" stroke-width="1.4"/>`;
  return `${night.defs}${dawn.defs}${above.defs}${below.defs}<g transform="translate(160 352) scale(.84) translate(-160 -352)">
<g clip-path="${above.url}"><rect x="80" y="70" width="160" height="140" fill="${night.url}"/>${stars(8, 60, [92, 80, 136, 110], '#fff', 1.2)}<path d="M90,138Q124,126 160,140T232,132V210H90Z" fill="#ffd79a"/><path d="M90,138Q124,126 160,140T232,132" stroke="#fff3cf" stroke-width="1.6" fill="none"/></g>
<g clip-path="${below.url}"><rect x="80" y="206" width="160" height="140" fill="${dawn.url}"/><circle cx="160" cy="302" r="26" fill="#fffbe4"/><path d="M84,320Q120,300 160,318T240,308V346H84Z" fill="#e9725e"/><path d="M84,334Q130,318 170,332T240,326V346H84Z" fill="#a83a5c"/></g>
<path d="M160,196V296" stroke="#ffe6b4" stroke-width="2.2" stroke-dasharray="2 2.6"/><path d="${outline}" fill="#fff" fill-opacity=".07" stroke="#fff0d8" stroke-width="2"/><path d="M104,92C104,130 122,152 136,168M104,328C104,292 118,272 132,256" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".55"/>
${plate(66)}${plate(340)}<path d="M87,78V340M233,78V340" stroke="#31133a" stroke-width="5"/><path d="M86,78V340M232,78V340" stroke="#ffcf9a" stroke-width="1" opacity=".7"/></g>`;
}

const sand = ['#ffd9a0', '#c2605a', '#8a3354'];
const coral = ['#f2a08a', '#a8445a', '#6e2850'];
const violet = ['#b9a6e8', '#6a4f9c', '#46306e'];
const path_of_pieces = [
  [2, 436, violet],
  [38, 428, violet],
  [92, 424, sand],
  [128, 416, sand],
  [146, 434, sand],
  [204, 402, coral],
  [240, 394, coral],
  [276, 386, coral],
];

/// A square of a dream lying in the air.
const piece = ([x, y, [top, front, side]]) => {
  const face = 'M0,0L34,-6.8L51,7.5L17,15.6Z';
  return `<g transform="translate(${x} ${y})"><path d="${face}" fill="${top}"/><path d="M0,0L17,15.6v7L0,7Z" fill="${side}"/><path d="M17,15.6L51,7.5v7L17,22.6Z" fill="${front}"/><path d="${face}" fill="none" stroke="#fff4da" stroke-width=".9" opacity=".7"/></g>`;
};

function runner([x, y, scale, scarf]) {
  const skin = '#fff2da';
  const limb = (d, width) =>
    `<path d="${d}" stroke="${skin}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-2,-40C-10,-38 -18,-42 -30,-36C-24,-46 -12,-46 -1,-45Z" fill="${scarf}"/>${limb('M1,-24C8,-18 12,-14 12,-8C12,-4 8,0 6,5L13,7.4', 4.4)}${limb('M-2,-24C-6,-16 -12,-12 -20,-12L-27,-7', 4.4)}${limb('M3,-39C10,-34 16,-34 22,-40', 3.6)}${limb('M0,-38C-6,-32 -12,-30 -18,-24', 3.4)}<path d="M-3,-44C2,-46 7,-43 7,-38C6,-30 6,-24 9,-17C2,-13 -8,-15 -13,-19C-7,-26 -5,-34 -3,-44Z" fill="${skin}"/><circle cx="7" cy="-50" r="5.4" fill="${skin}"/><path d="M2,-52C3,-58 12,-58 12.4,-51C9,-52 6,-53 4,-46C2,-48 1.6,-50 2,-52Z" fill="#1d0a24"/></g>`;
}

export function dream_runners() {
  const glow = radial([
    ['#fff3c8', 0, 0.95],
    ['#ffcf8a', 0.4, 0.5],
    ['#ffcf8a', 1, 0],
  ]);
  const wisps = repeat(
    5,
    (i) =>
      `<path d="M${-20 + i * 30},${120 + i * 46}q40,-10 84,0t90,2" stroke="#ffd9c0" stroke-width="${5 + i}" stroke-linecap="round" fill="none" opacity=".1"/>`,
  );
  const lights = [
    [58, 402, 1.5],
    [176, 386, 1.3],
    [262, 352, 1.7],
    [300, 330, 1.1],
    [286, 300, 0.9],
    [40, 300, 1],
    [66, 250, 0.8],
  ];
  return (
    sky(['#2a1238', '#7c2a58', '#e2665a', '#ffb877'], 320, 560) +
    stars(31, 70, [0, 0, 320, 200], '#ffe9d2', 1.1) +
    `${glow.defs}<circle cx="160" cy="250" r="190" fill="${glow.url}" opacity=".7"/>${wisps}` +
    layer(ridge(201, 388, 18, { peaks: 5, width: 320, foot: 560 }), '#c2505c', '#7c2a58') +
    hourglass() +
    each(path_of_pieces, piece) +
    each(lights, ([x, y, size]) => twinkle(x, y, round(size), '#fff6d8', 1)) +
    each(
      [
        [66, 424, 0.92, '#8fd2ee'],
        [176, 410, 1.12, '#ffd36e'],
        [268, 376, 0.86, '#a6e08c'],
      ],
      runner,
    ) +
    layer(ridge(209, 476, 12, { peaks: 5, width: 320, foot: 560 }), '#5a1c48', '#230d30')
  );
}
