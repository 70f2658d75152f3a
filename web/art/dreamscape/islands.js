// SPDX-License-Identifier: Apache-2.0
// The six places of the Dream World as islands, 132 wide, and the rock that carries a dreamscape.
import { polygon, star } from '../dream_runners/shapes.js';
import { each, fine, linear, mask, random_source, repeat } from '../svg.js';

const ground = (top, side) =>
  `<path d="M10 78Q66 66 122 78Q116 94 92 96Q84 104 66 103Q50 104 42 97Q18 94 10 78Z" fill="${side}"/><path d="M10 78Q66 58 122 78Q66 94 10 78Z" fill="${top}"/><path d="M14 77Q66 61 118 77" fill="none" stroke="#fff" stroke-opacity=".25"/>`;
const spark = (x, y, size) =>
  `<path transform="translate(${x} ${y})" d="${star(4, size, size * 0.3)}"/>`;

const spines = ['#e9b872', '#c65b5b', '#7fb7c9', '#e8dcc0', '#7e9c6a', '#a27bc0'];
function shelf(row) {
  const chance = random_source(5 + row);
  const bottom = 40 + row * 14;
  let books = '';
  for (let x = 46; x < 84; ) {
    const [width, height] = [3 + chance() * 3.5, 8 + chance() * 4];
    books += `<rect x="${fine(x)}" y="${fine(bottom - height)}" width="${fine(width)}" height="${fine(height)}" rx=".6" fill="${spines[Math.floor(chance() * spines.length)]}"/>`;
    x += width + 0.5;
  }
  return `${books}<rect x="44" y="${bottom}" width="44" height="2.4" fill="#8a5f4a"/>`;
}

const archives = () =>
  `${ground('#4f6b78', '#26394f')}<path d="M38 78V36Q38 14 66 14Q94 14 94 36V78Z" fill="#5b3a50"/><path d="M44 78V38Q44 20 66 20Q88 20 88 38V78Z" fill="#2a1b34"/>${each([0, 1, 2], shelf)}<path d="M58 78V72Q66 66 74 72V78Z" fill="#ffdf9a"/><path d="M34 78H98L94 83H38Z" fill="#7a5468"/><g fill="#fff6e2"><path d="M102 34l12 -4 2 9 -12 3zM108 52l10 2 -2 8 -10 -3zM18 40l11 3 -3 8 -10 -4z"/><path d="M104 36l8 -2M104.5 39l8 -2" stroke="#8a7a66" stroke-width=".8"/></g>`;

function ear(i) {
  const [x, height, bend] = [20 + i * 6.5, 22 + ((i * 37) % 14), i % 2 ? 3 : -2];
  return `<path d="M${x} 80Q${x + 2} ${80 - height / 2} ${x + bend} ${80 - height}" stroke="#e8c766" stroke-width="1.6" fill="none"/><path d="M${x + bend} ${80 - height}q-4 -5 0 -11q4 6 0 11z" fill="#f7de8e"/>`;
}
const harvesters = () =>
  `${ground('#8a7a3e', '#3e3a3a')}${repeat(15, ear)}<path d="M92 84C98 56 94 34 82 22" stroke="#6a4a32" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M82 22C60 12 44 18 36 34C50 24 66 26 84 30Z" fill="#e9eef7" stroke="#9aa6bd" stroke-width=".8"/><g fill="#fff2c0">${spark(50, 44, 5)}${spark(68, 40, 4)}${spark(34, 52, 4)}</g>`;

const tower = () =>
  `${ground('#4a5a86', '#242f50')}<path d="M54 80C56 60 50 44 58 24L78 22C76 44 84 60 82 80Z" fill="#c9b79c"/><path d="M70 80C70 60 70 44 70 23L78 22C76 44 84 60 82 80Z" fill="#9a8770"/><path d="M52 26L66 -2 86 22Q68 30 52 26Z" fill="#b4503f"/><path d="M68 27L66 -2 86 22Q78 27 68 27Z" fill="#87352f"/><path d="M62 36q3 -5 6 0v8h-6zM64 56q3 -5 6 0v8h-6z" fill="#ffe39a"/><path d="M53 50Q66 56 81 48L82 52Q66 60 53 54ZM53 68Q66 74 83 66V70Q66 78 53 72Z" fill="#7a6a58"/><path d="M66 -2V-10l10 3 -10 4" fill="#f3c46c"/>`;

const golem = () =>
  `${ground('#557a4e', '#2c3f3c')}<path d="M30 80C28 60 40 52 48 50L84 50C94 52 106 60 102 80Z" fill="#7c8494"/><path d="M72 50H84C94 52 106 60 102 80H76Z" fill="#5d6577"/><path d="M46 50C42 30 50 16 66 16C82 16 90 30 86 50Q66 60 46 50Z" fill="#99a1b0"/><path d="M70 16C84 18 90 32 86 50Q78 55 70 55C74 42 74 28 70 16Z" fill="#727a8c"/><path d="M48 26C54 14 76 12 84 24C76 20 70 24 66 20C60 24 54 20 48 26Z" fill="#6fa65a"/><path d="M30 66q8 -12 16 -10q-2 8 -16 10zM88 56q10 -2 14 10q-10 0 -14 -10z" fill="#6fa65a"/><g fill="#ffe08a"><ellipse cx="57" cy="36" rx="4.5" ry="3.4"/><ellipse cx="75" cy="36" rx="4.5" ry="3.4"/></g><path d="M52 30l10 2M80 30l-10 2" stroke="#4a5164" stroke-width="3" stroke-linecap="round"/><path d="M58 47h16" stroke="#4a5164" stroke-width="2.4" stroke-linecap="round"/><path d="M60 60l6 6 -3 8M84 62l-4 7" stroke="#4a5164" stroke-width="1.4" fill="none"/>`;

const lake = () =>
  `${ground('#3e7060', '#243f50')}<ellipse cx="66" cy="78" rx="46" ry="9.5" fill="#2f7fb8"/><ellipse cx="66" cy="77" rx="40" ry="7" fill="#63b9e0"/><ellipse cx="66" cy="77" rx="11" ry="3.4" fill="#fff6dc"/><path d="M46 74h14M74 80h16M40 79h10" stroke="#e6faff" stroke-width="1.4" stroke-linecap="round"/><circle cx="66" cy="30" r="19" fill="#fff1d2"/><circle cx="66" cy="30" r="28" fill="#fff1d2" opacity=".16"/><path d="M74 16A17 17 0 0 1 70 46A20 20 0 0 0 74 16Z" fill="#e6cfa4"/><path d="M22 78Q20 60 26 48M28 79Q28 66 34 56M108 78Q112 62 106 50M102 79Q102 66 98 58" stroke="#7fb070" stroke-width="2" fill="none" stroke-linecap="round"/><ellipse cx="26" cy="46" rx="2" ry="5" fill="#8a5a3a"/><ellipse cx="106" cy="48" rx="2" ry="5" fill="#8a5a3a"/><path d="M80 71Q88 76 98 70L95 76H84Z" fill="#7a4a30"/><path d="M89 70V56l8 11z" fill="#fff6e2"/>`;

const king = () =>
  '<g fill="#e9e2f6"><ellipse cx="66" cy="84" rx="54" ry="12"/><circle cx="30" cy="78" r="13"/><circle cx="52" cy="82" r="15"/><circle cx="84" cy="82" r="16"/><circle cx="106" cy="78" r="11"/></g><ellipse cx="66" cy="91" rx="48" ry="8" fill="#b9aedb"/><path d="M44 74V40L52 30 60 40V74ZM72 74V40L80 30 88 40V74Z" fill="#7b5fa8"/><path d="M56 74V30L66 12 76 30V74Z" fill="#9c7cc8"/><path d="M66 12L76 30V74H66Z" fill="#7b5fa8"/><path d="M60 74V60Q66 52 72 60V74Z" fill="#ffe39a"/><g fill="#ffe39a"><circle cx="66" cy="40" r="3"/><rect x="50" y="48" width="4" height="7" rx="2"/><rect x="78" y="48" width="4" height="7" rx="2"/></g><path d="M50 10L55 -2 61 6 66 -6 71 6 77 -2 82 10Q66 15 50 10Z" fill="#f6c964" stroke="#9a6a1e" stroke-width="1"/><circle cx="66" cy="7" r="2" fill="#c65b5b"/>';

export const islands = { archives, harvesters, tower, golem, lake, king };

/// Hangs under a dreamscape, 540 wide: two rows of crags that fade into the mist, and roots.
export function rock() {
  const [chance, width, count] = [random_source(31), 540, 11];
  const crag = (front) => (i) => {
    const t = (i + 0.5) / count;
    const wide = ((width - 80) / count) * (front ? 1.35 : 1.9);
    const x = 40 + t * (width - 80) + (chance() - 0.5) * 14;
    const length = Math.sin(t * Math.PI) ** 0.8 * (front ? 92 : 150) * (0.65 + chance() * 0.6) + 22;
    const y = front ? -6 : -16;
    const tip = [x + (chance() - 0.5) * 12, y + length];
    const [left, ridge, right] = [[x - wide / 2, y], [x - wide * 0.12, y + 6], [x + wide / 2, y]];
    const face = (points, fill, more = '') => `<path d="${polygon(points)}" fill="${fill}" ${more}/>`;
    return (
      face([left, ridge, tip], front ? '#4a6878' : '#2c4456') +
      face([ridge, right, tip], front ? '#25394a' : '#1a2a3b') +
      face([left, ridge, [x - wide * 0.2, y + length * 0.45]], '#6c8e9c', `opacity="${front ? 0.55 : 0.25}"`)
    );
  };
  const root = () => {
    const [x, length] = [90 + chance() * (width - 180), 50 + chance() * 70];
    return `<path d="M${fine(x)} 20q${fine(chance() * 16 - 8)} ${fine(length * 0.5)} ${fine(chance() * 10 - 5)} ${fine(length)}" stroke="#5e8a6a" stroke-width="1.6" fill="none" opacity=".55" stroke-linecap="round"/>`;
  };
  const fade = linear([
    ['#fff', 0],
    ['#fff', 0.55, 0.85],
    ['#fff', 1, 0],
  ]);
  const veil = mask(`<rect x="-20" y="-20" width="${width + 40}" height="230" fill="${fade.url}"/>`);
  const crags = repeat(count, crag(false)) + repeat(count, crag(true));
  return `${fade.defs}${veil.defs}<g mask="${veil.url}">${crags}</g>${repeat(9, root)}`;
}
