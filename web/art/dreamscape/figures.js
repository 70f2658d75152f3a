// SPDX-License-Identifier: Apache-2.0
// What stands on fragments and in the Dream World: trees, crags, Dreamers, Sleepers and Mr Nightmare, each on
// its foot at (0, 0).
import { limb, star } from '../dream_runners/shapes.js';
import { each } from '../svg.js';
import { dreamers, marks } from './glyphs.js';

export const crag = () =>
  '<path d="M-34 -4L-18 -34 -8 -22 6 -48 20 -22 26 -28 38 -6Q10 6 -34 -4Z" fill="#7e8598"/><path d="M6 -48L20 -22 26 -28 38 -6Q20 2 4 0Z" fill="#5b6275"/><path d="M-18 -34L-8 -22 -14 -20 -18 -25 -25 -20ZM6 -48L15 -31 9 -33 5 -27 -3 -31Z" fill="#f6f7fb"/>';

const leaves = [
  [-15, -38, 15, '#2b6e55'],
  [15, -38, 15, '#235c4a'],
  [0, -50, 19, '#348265'],
  [-6, -55, 12.5, '#56a97e'],
  [-17, -42, 8.5, '#4a9a75'],
  [-9, -60, 6, '#8bd0a0'],
];
const lights = [
  [8, -44, 2.3],
  [-14, -34, 2.1],
  [18, -36, 1.9],
  [1, -32, 1.9],
];
const disc = ([x, y, r, fill]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const glow = ([x, y, r]) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffe3a0"/><circle cx="${x}" cy="${y}" r="${r * 2.5}" fill="#ffe3a0" opacity=".22"/>`;

export const tree = () =>
  `<ellipse cx="6" cy="2" rx="18" ry="6" fill="#0a1a16" opacity=".35"/><path d="M-5 2C-3 -8 -4 -18 -2 -30H3C4 -18 4 -8 7 2Q1 5 -5 2Z" fill="#6a4630"/><path d="M1 2C3 -8 3 -18 2 -30H3C4 -18 4 -8 7 2Z" fill="#452b1c"/><path d="M0 -20L-12 -32M1 -24L13 -34" stroke="#6a4630" stroke-width="3" stroke-linecap="round"/>${each(leaves, disc)}${each(lights, glow)}`;

/// A crown from right above.
export const crown = () =>
  `<ellipse cx="4" cy="6" rx="25" ry="24" fill="#0a1a16" opacity=".35"/>${each(
    [
      [-11, -8, 14, '#2b6e55'],
      [12, -7, 14, '#235c4a'],
      [-8, 11, 13, '#2b6e55'],
      [11, 10, 13, '#235c4a'],
      [0, 0, 17, '#348265'],
      [-5, -5, 10, '#56a97e'],
      [-6, -7, 5, '#8bd0a0'],
    ],
    disc,
  )}${each(
    [
      [9, -4, 2.2],
      [-10, 9, 2],
      [7, 12, 1.9],
    ],
    glow,
  )}`;

/// Walks with a staff and a lantern, eyes closed.
export function dreamer(seat) {
  const { light, deep } = dreamers[seat];
  return `<ellipse cx="4" cy="3" rx="19" ry="6.5" fill="#07141a" opacity=".45"/><circle cx="27" cy="-33" r="24" fill="#ffe3a0" opacity=".16"/><circle cx="27" cy="-33" r="12" fill="#ffe3a0" opacity=".28"/><path d="M-14 2C-14 -16 -9 -30 -7 -35H7C9 -30 14 -16 14 2Q0 8 -14 2Z" fill="${light}"/><path d="M2 -35H7C9 -30 14 -16 14 2Q9 5 3 5C6 -8 5 -24 2 -35Z" fill="${deep}"/><path d="M-14 2Q-10 -3 -6 3Q-1 -2 3 4Q9 -1 14 2" fill="none" stroke="#ffe9d2" stroke-width="1.6" opacity=".8"/><path d="M6 -26Q14 -24 19 -31" stroke="${deep}" stroke-width="4.5" stroke-linecap="round" fill="none"/><path d="M20 -46V2" stroke="#5a3b22" stroke-width="2.2" stroke-linecap="round"/><path d="M20 -46Q28 -48 27 -40" stroke="#5a3b22" stroke-width="2" fill="none"/><path d="M23 -38h8l1.5 9h-11z" fill="#ffe9a8" stroke="#5a3b22" stroke-width="1.2"/><circle cy="-40" r="8.5" fill="#f6d7bc"/><path d="M-6 -39q2.5 2.2 5 0M2 -39q2.5 2.2 5 0" stroke="#4a2a24" stroke-width="1.4" fill="none" stroke-linecap="round"/><path d="M-9.500 -43C-9 -56 -2 -62 -14 -66C4 -68 9 -54 9.500 -43Q0 -48 -9.500 -43Z" fill="${deep}"/><path d="M-10 -44Q0 -49 10 -44L10 -40.5Q0 -45.5 -10 -40.5Z" fill="#fff3e0"/><circle cx="-14.5" cy="-65" r="3.4" fill="#fff3e0"/><g transform="translate(-2 -15) scale(5)" fill="#fff3e0">${marks[seat]}</g>`;
}

export function sleeper(seat) {
  const { light } = dreamers[seat];
  return `<ellipse cy="7" rx="24" ry="5" fill="#050b14" opacity=".45"/><path d="M-23 3Q-23 8 -18 8H18Q24 8 24 2L20 0H-20Z" fill="#f3e8d2"/><path d="M-8 4C-6 -8 14 -10 22 2L21 5Q6 8 -8 5Z" fill="${light}"/><path d="M-8 4C-6 -8 14 -10 22 2" stroke="#fff" stroke-opacity=".5" fill="none" stroke-width="1.2"/><circle cx="-13" cy="-1" r="6" fill="#f6d7bc"/><path d="M-19 -2C-20 -9 -12 -11 -7 -6Q-12 -4 -13 -7Q-16 -6 -19 -2Z" fill="${light}"/><path d="M-14 0q1.6 1.4 3.2 0" stroke="#4a2a24" stroke-width="1" fill="none"/><g transform="translate(8 -.5) scale(4.2)" fill="#14202a">${marks[seat]}</g>`;
}

/// Tall, in a hat with thorns, a red star hanging from his hand; his eyes are open.
export function mr_nightmare() {
  const arm = (curve) =>
    `<path d="${limb([curve], 4.2, 1.3, 12).outline}" fill="#2a0a18" stroke="#c4506a" stroke-width=".8"/>`;
  const left = arm([
    [-9, -62],
    [-34, -66],
    [-38, -36],
    [-28, -16],
  ]);
  const right = arm([
    [9, -62],
    [32, -72],
    [42, -52],
    [36, -34],
  ]);
  return `<ellipse cx="3" cy="3" rx="30" ry="9" fill="#020308" opacity=".6"/><circle cy="-58" r="58" fill="#e0486a" opacity=".13"/>${left}${right}<path d="M-17 2C-16 -26 -14 -56 -8 -72H8C14 -56 16 -26 17 2L11 -3 5 4 0 -3 -5 4 -11 -3Z" fill="#3a0c1e"/><path d="M2 -72H8C14 -56 16 -26 17 2L11 -3 5 4C7 -24 6 -52 2 -72Z" fill="#22060f"/><path d="M-6 -70L0 -46 6 -70Z" fill="#f0d8c8"/><path d="M-2.5 -68L0 -50 2.5 -68Z" fill="#a3233f"/><path d="M0 -40v24" stroke="#c4506a" stroke-width="1"/><ellipse cy="-82" rx="10.5" ry="12.5" fill="#14060e"/><path d="M-7 -83Q-4 -88 -1 -82ZM7 -83Q4 -88 1 -82Z" fill="#ff8a94"/><path d="M-5 -75Q0 -71 5 -75" stroke="#ff8a94" stroke-width="1.3" fill="none"/><path d="M-15 -91Q0 -97 15 -91L10 -94V-116Q0 -120 -10 -116V-94Z" fill="#22060f" stroke="#c4506a" stroke-width=".9"/><path d="M-10 -99Q0 -103 10 -99V-95Q0 -99 -10 -95Z" fill="#c4324e"/><path d="M-10 -108l-6 -6M10 -110l7 -5M-10 -101l-5 -2M10 -103l5 -1" stroke="#c4506a" stroke-width="1.6"/><g transform="translate(36 -34)"><path d="M0 0v6" stroke="#c4506a" stroke-width="1.2"/><path transform="translate(0 14)" d="${star(7, 9, 5)}" fill="#c4324e" stroke="#ffb0b4" stroke-width=".8"/></g>`;
}
