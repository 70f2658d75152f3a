// SPDX-License-Identifier: Apache-2.0
// What the cells give: stones, keys, coins, rest, a chest, a place where ways part.
import { at, each, repeat, round } from '../svg.js';
import { reward } from './frames.js';
import { glyphs } from './glyphs.js';
import { star } from './shapes.js';

const glyph = (name, x, y, scale, turn = 0) => at(x, y, glyphs[name](), { scale, turn });
const shadow = (width) =>
  `<ellipse cx="84" cy="146" rx="${width}" ry="5" fill="#0d1440" opacity=".5"/>`;
const sparkle = ([x, y, size]) =>
  `<path transform="translate(${x} ${y})" d="${star(4, size * 1.6, size * 0.4)}" fill="#fff6d8"/>`;

const light_of = { blue: '#cfe9ff', white: '#f3eeff', orange: '#ffdcae', green: '#cdf5d0' };

/// A large stone and its splinters.
export function fragment(colour) {
  const splinters = [
    [30, 40, 7, 20],
    [140, 52, 9, -18],
    [128, 130, 6, 40],
    [36, 124, 8, -30],
    [60, 22, 4, 10],
  ];
  const small = each(splinters, ([x, y, size, turn]) => glyph(colour, x, y, size, turn));
  return reward(
    light_of[colour],
    `<g opacity=".75">${small}</g>${shadow(30)}${glyph(colour, 84, 82, 48, 8)}`,
  );
}

export function wild() {
  const rays = repeat(12, (i) => {
    const angle = (i * Math.PI) / 6;
    const p = (r) => `${round(84 + Math.cos(angle) * r)} ${round(82 + Math.sin(angle) * r)}`;
    return `M${p(56)}L${p(i % 2 ? 66 : 74)}`;
  });
  return reward(
    '#fff3d8',
    `<path d="${rays}" stroke="#fff6de" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>${shadow(32)}${glyph('wild', 84, 82, 44)}<path d="M52 62A38 38 0 0 1 76 42" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".65"/>`,
  );
}

export function key() {
  const teeth = '<path d="M84 74V140M84 118H102M84 136H98"/>';
  const drawn = `<g stroke="#5c3b10" stroke-width="15" fill="none" stroke-linecap="round">${teeth}<circle cx="84" cy="46" r="27"/></g><g stroke="#e8bb63" stroke-width="10" fill="none" stroke-linecap="round">${teeth}<circle cx="84" cy="46" r="27"/></g><path d="M90 30A17 17 0 1 0 100 54A14 14 0 0 1 90 30Z" fill="#fff0c4"/><path d="M60 40A27 27 0 0 1 78 20" stroke="#fff3ce" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M81 82V134" stroke="#fff3ce" stroke-width="2.6" stroke-linecap="round" opacity=".8"/><path d="M74 78h20M75 86h18" stroke="#5c3b10" stroke-width="3.4" stroke-linecap="round"/>`;
  const sparkles = [
    [34, 44, 5],
    [132, 40, 4],
    [140, 112, 5],
    [28, 112, 3.4],
  ];
  return reward(
    '#fff1c8',
    `${shadow(34)}<g transform="rotate(32 84 84)">${drawn}</g>${each(sparkles, sparkle)}`,
  );
}

export function coins() {
  const lying = (x, y) =>
    `<path d="M${x - 30} ${y}v9a30 11 0 0 0 60 0v-9z" fill="#a36c22"/><path d="M${x - 30} ${y + 3}v3a30 11 0 0 0 60 0v-3" fill="none" stroke="#7e4f14" stroke-width="1.2"/><ellipse cx="${x}" cy="${y}" rx="30" ry="11" fill="#e7b75a"/><ellipse cx="${x}" cy="${y}" rx="23" ry="8" fill="none" stroke="#a36c22" stroke-width="1.6"/>`;
  const standing = `<g transform="rotate(-12 80 76)"><circle cx="83" cy="79" r="40" fill="#8a5a1c"/><circle cx="80" cy="76" r="40" fill="#f0c66e"/><circle cx="80" cy="76" r="32" fill="none" stroke="#a8752a" stroke-width="2.2" stroke-dasharray="1 4" stroke-linecap="round"/><path d="M86 52A25 25 0 1 0 102 86A20 20 0 0 1 86 52Z" fill="#9a6722"/><path d="${star(5, 8, 3.6)}" transform="translate(98 66)" fill="#9a6722"/><path d="M48 66A36 36 0 0 1 82 42" stroke="#fff2c4" stroke-width="5" fill="none" stroke-linecap="round" opacity=".85"/></g>`;
  return reward(
    '#ffe7b0',
    `<ellipse cx="88" cy="142" rx="52" ry="9" fill="#0d1440" opacity=".5"/>${lying(104, 128)}${lying(62, 124)}${standing}`,
  );
}

/// A lotus on still water under the moon.
export function serenity() {
  const glitter = repeat(5, (i) => {
    const half = (52 - i * 8) / 2;
    return `<path d="M${58 + i * 4} ${112 + i * 8}q6 -2.4 ${half} 0t${half} 0" stroke="#fff3da" stroke-width="2.4" fill="none" stroke-linecap="round" opacity="${round(0.6 - i * 0.1)}"/>`;
  });
  const ripples = each(
    [30, 46, 62],
    (width, i) =>
      `<ellipse cx="84" cy="128" rx="${width}" ry="${round(width * 0.24)}" fill="none" stroke="#c9d6ff" stroke-width="1.4" opacity="${0.55 - i * 0.14}"/>`,
  );
  return reward(
    '#e6e9ff',
    `<rect y="94" width="168" height="74" fill="#1b2a6a" opacity=".82"/><path d="M0 94H168V99H0Z" fill="#bfd0ff" opacity=".35"/><circle cx="84" cy="52" r="40" fill="#fff3da" opacity=".18"/><circle cx="84" cy="52" r="27" fill="#fff3da"/><path d="M96 34A24 24 0 0 1 92 74A27 27 0 0 0 96 34Z" fill="#e9cfa8" opacity=".7"/>${glitter}${ripples}<ellipse cx="84" cy="131" rx="30" ry="6" fill="#2e6b5c"/>${glyph('serenity', 84, 118, 27)}`,
  );
}

const keyhole = (x, y) =>
  `<circle cx="${x}" cy="${y}" r="3.4"/><path d="M${x - 1.6} ${y + 1}h3.2l1.2 9h-5.6z"/>`;

/// As many keyholes as it takes keys.
export function chest(keys) {
  const holes = { 1: [84], 2: [78, 90], 3: [75, 84, 93] }[keys];
  const rays =
    '<path d="M84 84L20 0H60ZM84 84L84 -6 112 0ZM84 84L150 6 168 40Z" fill="#fff0b8" opacity=".22"/>';
  const box =
    '<path d="M38 88H130V128Q130 134 124 134H44Q38 134 38 128Z" fill="#7a4327"/><path d="M38 88H130V96H38Z" fill="#4e2817"/><path d="M38 108H130M38 121H130" stroke="#5b301b" stroke-width="1.6"/>';
  const lid =
    '<path d="M33 80C33 56 46 44 62 44H106C122 44 135 56 135 80L132 86H36Z" fill="#9a5a33"/><path d="M33 80C33 56 46 44 62 44H106C122 44 135 56 135 80C128 66 118 60 104 60H64C50 60 40 66 33 80Z" fill="#b97345"/><path d="M36 86H132L128 92H40Z" fill="#ffe9a6"/>';
  const bands =
    '<g fill="#d8a94e"><path d="M48 46Q54 44 60 44V86H48ZM108 44Q116 44 120 47V86H108Z"/><path d="M48 92H60V134H48ZM108 92H120V134H108Z"/></g><g fill="#8a5f1e" opacity=".6"><path d="M57 44h3V86h-3zM117 46l3 1V86h-3zM57 92h3v42h-3zM117 92h3v42h-3z"/></g>';
  const plate =
    '<path d="M68 78H100V104Q100 112 84 114Q68 112 68 104Z" fill="#e9c06a" stroke="#7a5117" stroke-width="1.6"/>';
  return reward(
    '#ffe7a8',
    `${rays}<ellipse cx="84" cy="136" rx="58" ry="9" fill="#120e30" opacity=".55"/>${box}${lid}${bands}${plate}<g fill="#3a220c">${each(holes, (x) => keyhole(x, 91))}</g>`,
  );
}

/// A signpost where four ways meet under a lantern.
export function crossroads() {
  const ways =
    '<path d="M84 122L-6 150V172H40L84 130L128 172H174V150Z" fill="#f3d9a6" opacity=".75"/><path d="M84 122L60 92H72L84 112L96 92H108Z" fill="#f3d9a6" opacity=".55"/>';
  const post =
    '<path d="M80 36H88V136H80Z" fill="#7a4629"/><path d="M80 36H83V136H80Z" fill="#a8683e"/>';
  const board = (d) =>
    `<path d="${d}" fill="#f1e0c2" stroke="#5a3220" stroke-width="2" stroke-linejoin="round"/>`;
  const boards =
    board('M84 44H128L142 55L128 66H84Z') +
    board('M84 70H40L26 81L40 92H84Z') +
    board('M84 96H118L130 105L118 114H84Z');
  const letters =
    '<path d="M96 55h26M50 81h24M94 105h18" stroke="#8a5a34" stroke-width="2.4" stroke-dasharray="6 4"/>';
  const lantern =
    '<circle cx="84" cy="24" r="30" fill="#ffe3a0" opacity=".3"/><path d="M76 16Q72 26 77 34H91Q96 26 92 16Z" fill="#ffd98a"/><path d="M81 16Q79 26 82 34H86Q89 26 87 16Z" fill="#fff3cf"/><path d="M75 13h18l3 4H72zM77 34h14l-2 4H79z" fill="#5a3420"/>';
  return reward(
    '#ffe9c0',
    `${ways}<ellipse cx="84" cy="138" rx="30" ry="5" fill="#120e30" opacity=".5"/>${post}${boards}${letters}${lantern}`,
  );
}
