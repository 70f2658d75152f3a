// SPDX-License-Identifier: Apache-2.0
// What haunts the cells: a bat before the moon, an octopus, a spider in its web, a horse of fire.
import { each, repeat, round } from '../svg.js';
import { danger } from './frames.js';
import { glyphs } from './glyphs.js';
import { limb } from './shapes.js';

const mirrored = (inner) => `${inner}<g transform="translate(168 0) scale(-1 1)">${inner}</g>`;

export function bat() {
  const wing =
    '<path d="M82 70C92 58 100 64 108 56C116 44 126 34 142 30C150 42 158 52 164 72C156 68 148 70 144 84C136 76 126 78 121 92C113 84 104 88 100 104C94 98 88 104 84 112Z" fill="#1e0a1c"/>';
  const bones =
    '<path d="M108 56C124 56 136 64 144 84M108 56C118 66 122 78 121 92M108 56C106 74 104 88 100 104M108 56C126 44 136 38 142 30" fill="none" stroke="#b0506c" stroke-width="1.3" opacity=".8"/>';
  const moon =
    '<circle cx="84" cy="66" r="52" fill="#f3a98f" opacity=".18"/><circle cx="84" cy="66" r="40" fill="#f6c2a2" opacity=".92"/><g fill="#e09b83" opacity=".55"><circle cx="70" cy="54" r="7"/><circle cx="98" cy="80" r="10"/><circle cx="94" cy="46" r="4"/></g>';
  const body =
    '<path d="M84 116C72 112 68 96 70 80C68 66 70 58 72 44L79 55C82 54 86 54 89 55L96 44C98 58 100 66 98 80C100 96 96 112 84 116Z" fill="#2b0f26"/><path d="M84 112C78 106 76 96 78 86H90C92 96 90 106 84 112Z" fill="#4a1e3c"/>';
  const face =
    '<path d="M75 66q4 -4 8 1q-5 3 -8 -1zM93 66q-4 -4 -8 1q5 3 8 -1z" fill="#ffd36b"/><path d="M79 76q5 3 10 0l-2.5 6-1.5-5h-2l-1.5 5z" fill="#fbe9dc"/>';
  const flock =
    '<path d="M14 132q12 -10 22 0q10 -10 22 0M110 142q10 -8 18 0q8 -8 18 0" stroke="#0f0510" stroke-width="3" fill="none" opacity=".7"/>';
  return danger(11, '#8e2b46', moon + mirrored(wing + bones) + body + face + flock);
}

function tentacle(curves, width) {
  const { outline, middle } = limb(curves, width, 1.4);
  const suckers = middle.flatMap(([x, y], i) =>
    i % 3 === 1 && i < middle.length - 4 ? [[x, y + 1, 2.6 * (1 - i / middle.length) + 0.7]] : [],
  );
  const sucker = ([x, y, r]) =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="#e9a6c2"/>`;
  return `<path d="${outline}" fill="#6b2a6e" stroke="#2a0e30" stroke-width="1.4"/>${each(suckers, sucker)}`;
}

export function octopus() {
  const arms = [
    [[[66, 96], [40, 110], [14, 92], [20, 62]], [[20, 62], [24, 42], [44, 44], [40, 58]], 9],
    [[[62, 102], [44, 130], [10, 118], [14, 146]], [[14, 146], [18, 160], [36, 156], [32, 146]], 9],
    [[[74, 106], [70, 136], [44, 134], [52, 158]], [[52, 158], [58, 168], [70, 162], [66, 154]], 8.5],
  ];
  const head =
    '<path d="M84 16C118 16 130 44 122 70C118 84 114 92 116 106Q100 116 84 114Q68 116 52 106C54 92 50 84 46 70C38 44 50 16 84 16Z" fill="#8a3a86" stroke="#2a0e30" stroke-width="1.6"/><path d="M84 20C60 22 50 40 52 62C60 40 74 30 96 24C92 21 88 20 84 20Z" fill="#c06aae" opacity=".75"/><g fill="#5a2060" opacity=".8"><circle cx="102" cy="40" r="5"/><circle cx="110" cy="54" r="3.4"/><circle cx="92" cy="32" r="3"/></g>';
  const face =
    '<path d="M56 74Q66 62 78 76Q68 88 56 74ZM112 74Q102 62 90 76Q100 88 112 74Z" fill="#ffe8a8"/><path d="M66 68v12M102 68v12" stroke="#2a0818" stroke-width="4.4" stroke-linecap="round"/><path d="M54 66L80 72M114 66L88 72" stroke="#2a0e30" stroke-width="3" stroke-linecap="round"/><path d="M72 98q12 -7 24 0" stroke="#2a0e30" stroke-width="3" fill="none" stroke-linecap="round"/>';
  const all_arms = each(arms, ([first, second, width]) =>
    mirrored(tentacle([first, second], width)),
  );
  return danger(31, '#8c2f66', all_arms + head + face);
}

/// Threads from the upper right corner, and the rings between them.
function web() {
  const turn = (i) => ((90 + i * 15) * Math.PI) / 180;
  const at = (angle, radius) =>
    `${round(168 + Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  const threads = repeat(7, (i) => `M168 0L${at(turn(i), 190)}`);
  const rings = repeat(6, (ring) =>
    repeat(7, (i) => {
      const radius = (ring + 1) * 24 + (i % 2 ? -3 : 3);
      const joint = at(turn(i), radius);
      return i === 0 ? `M${joint}` : `Q${at(turn(i) - 0.13, radius - 7)} ${joint}`;
    }),
  );
  return `<path d="${threads}${rings}" fill="none" stroke="#e9c9d6" stroke-width="1" opacity=".44"/>`;
}

function spider_legs() {
  const legs = [
    [[98, 72], [114, 52], [128, 56], [142, 92]],
    [[100, 80], [120, 66], [136, 72], [150, 116]],
    [[100, 92], [118, 92], [132, 100], [136, 142]],
    [[96, 72], [106, 44], [118, 34], [130, 20]],
  ];
  const leg = ([hip, thigh, knee, foot]) => {
    const toward = (x, y) => [knee[0] + (foot[0] - knee[0]) * x, knee[1] + (foot[1] - knee[1]) * y];
    const upper = limb([[[84, 86], hip, thigh, knee]], 4.2, 2.6, 8);
    const lower = limb([[knee, toward(0.2, 0.1), toward(0.9, 0.5), foot]], 2.8, 0.8, 8);
    return `<path d="${upper.outline}${lower.outline}"/>`;
  };
  return `<g fill="#1a0716" stroke="#6b2b3e" stroke-width=".8">${mirrored(each(legs, leg))}</g>`;
}

const glow_of = { blue: '#5fb0f0', white: '#e9e4ff', orange: '#f59b4b', green: '#6fcb86' };

export function spider(colour) {
  const body =
    '<path d="M84 62V-4" stroke="#f2dde6" stroke-width="1.6"/><circle cx="84" cy="70" r="15" fill="#2a0d20" stroke="#6b2b3e"/><ellipse cx="84" cy="110" rx="31" ry="34" fill="#2a0d20" stroke="#7b3146" stroke-width="1.4"/><path d="M60 96Q68 80 84 79" stroke="#8e4a60" stroke-width="3" fill="none" stroke-linecap="round" opacity=".7"/>';
  const belly = `<circle cx="84" cy="112" r="25" fill="${glow_of[colour]}" opacity=".24"/><g transform="translate(84 113) scale(19)">${glyphs[colour]()}</g>`;
  const eyes =
    '<g fill="#ffd36b"><circle cx="77" cy="66" r="3.4"/><circle cx="91" cy="66" r="3.4"/><circle cx="72" cy="72" r="1.8"/><circle cx="96" cy="72" r="1.8"/><circle cx="81" cy="74" r="1.5"/><circle cx="87" cy="74" r="1.5"/></g>';
  return danger(41, '#a04430', web() + spider_legs() + body + belly + eyes);
}

/// One tongue of the burning mane, from the head outward.
function flame(degrees, length, width, fill, bend) {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const from = [84 + cos * 22, 66 + sin * 30];
  const to = [84 + cos * length, 66 + sin * length];
  const between = (t, side) => [
    from[0] + (to[0] - from[0]) * t - sin * bend * side,
    from[1] + (to[1] - from[1]) * t + cos * bend * side,
  ];
  const curve = [from, between(0.3, 1), between(0.7, -1), to];
  return `<path d="${limb([curve], width, 0.6, 10).outline}" fill="${fill}"/>`;
}

export function mare() {
  const mane =
    each([-165, -150, -132, -114, -98, -82, -66, -48, -30, -15, 8, 172, 22, 158], (turn, i) =>
      flame(turn, 66 + ((i * 37) % 22), 12, '#5a1230', i % 2 ? 12 : -12),
    ) +
    each([-158, -140, -122, -104, -76, -58, -40, -22], (turn, i) =>
      flame(turn, 50 + ((i * 29) % 18), 8, '#c43b3f', i % 2 ? 9 : -9),
    ) +
    each([-128, -108, -90, -72, -52], (turn, i) =>
      flame(turn, 44 + ((i * 17) % 10), 4, '#ff9c5a', i % 2 ? 5 : -5),
    );
  const neck =
    '<path d="M50 168C52 140 60 124 66 104H102C108 124 116 140 118 168Z" fill="#14050f"/>';
  const ears =
    '<path d="M62 34C54 22 54 10 58 4C66 12 74 20 76 32ZM106 34C114 22 114 10 110 4C102 12 94 20 92 32Z" fill="#1c0816" stroke="#7a2438"/>';
  const head =
    '<path d="M84 24C66 24 56 36 57 54C58 68 65 76 67 92C69 112 69 126 74 136Q84 144 94 136C99 126 99 112 101 92C103 76 110 68 111 54C112 36 102 24 84 24Z" fill="#220a1b" stroke="#7a2438" stroke-width="1.2"/><path d="M84 28C76 40 76 70 78 96C79 112 80 124 84 132C88 124 89 112 90 96C92 70 92 40 84 28Z" fill="#3e1430"/><path d="M84 30L90 44 84 58 78 44Z" fill="#ff8a5a"/>';
  const eyes =
    '<path d="M58 56Q66 48 77 62Q66 70 58 56ZM110 56Q102 48 91 62Q102 70 110 56Z" fill="#ffe08a"/><path d="M67 54v10M101 54v10" stroke="#5a0d1b" stroke-width="3.4" stroke-linecap="round"/><path d="M55 50L78 58M113 50L90 58" stroke="#14050f" stroke-width="3.4" stroke-linecap="round"/>';
  const mouth =
    '<path d="M75 112q4 -5 6 2q-4 4 -6 -2zM93 112q-4 -5 -6 2q4 4 6 -2z" fill="#ff6b5e"/><path d="M71 124Q84 134 97 124L95 133Q84 141 73 133Z" fill="#0d030a"/><path d="M73 125.5l2.5 7 3-5.5 2.5 6.5 3-6 3 6 2.5-6.5 3 5.5 2.5-7" fill="#f4e3d2"/>';
  const breath =
    '<path d="M72 114C58 106 46 112 40 124M96 114C110 106 122 112 128 124" stroke="#ff9c7a" stroke-width="2.4" fill="none" opacity=".55" stroke-linecap="round"/>';
  const blaze = '<circle cx="84" cy="66" r="62" fill="#ff6a5a" opacity=".2"/>';
  return danger(51, '#b23a4a', blaze + mane + neck + ears + head + eyes + mouth + breath);
}
