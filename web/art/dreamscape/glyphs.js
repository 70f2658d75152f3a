// SPDX-License-Identifier: Apache-2.0
// The small signs of Dreamscape, around (0, 0) with a radius of about 1: fragments with a silhouette each,
// the marks of the players, key and hand. The page uses them as symbols, the figures wear them.
import { star } from '../dream_runners/shapes.js';

/// In the order of the seats.
export const dreamers = [
  { light: '#f08a6b', deep: '#b4503f' },
  { light: '#c3aefa', deep: '#6a4cc0' },
  { light: '#7fd3c4', deep: '#2c8078' },
  { light: '#f3d08a', deep: '#9a7424' },
];
export const marks = [
  '<path d="M.25 -.72A.76 .76 0 1 0 .72 .35 .62 .62 0 0 1 .25 -.72Z"/>',
  '<path d="M0 -.78L.78 0 0 .78 -.78 0Z"/>',
  '<path d="M0 -.75L.75 .6H-.75Z"/>',
  '<path d="M-.6 -.6H.6V.6H-.6Z"/>',
];

/// The light from the upper left is a highlight: gradients would need an id of their own on every page.
const body = (d, fill, light, edge = '#0b1624') =>
  `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width=".14" stroke-linejoin="round"/><path d="${d}" fill="${light}" opacity=".55" transform="translate(-.09 -.1) scale(.72)"/>`;
const line = (d, colour, width) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;

const water = () =>
  body('M0 -1C.5 -.35 .78 .05 .78 .36A.78 .72 0 0 1 -.78 .36C-.78 .05 -.5 -.35 0 -1Z', '#3f97d6', '#a9e6f7') +
  line('M-.36 .28A.4 .4 0 0 0 .02 .66', '#fff', 0.15);
const earth = () =>
  body('M-.72 -.5Q-.2 -.86 .4 -.72Q.86 -.5 .86 .1Q.9 .66 .3 .78Q-.4 .92 -.78 .5Q-1 -.1 -.72 -.5Z', '#9a6540', '#d7a071') +
  line('M-.5 .02Q0 -.25 .5 .02M-.5 .4Q0 .12 .5 .4', '#4a2914', 0.13);
const stone = () =>
  body('M-.3 -.9L.5 -.8 .95 -.1 .6 .8 -.5 .86 -.95 .1Z', '#9aa1b2', '#d5d9e2') +
  line('M-.3 -.9L-.1 -.1 -.95 .1M-.1 -.1L.95 -.1M-.1 -.1L.1 .84', '#4a5164', 0.09);
const grass = () =>
  body('M0 .95C-.9 .6 -.86 -.3 -.9 -.8C-.5 -.7 -.2 -.5 0 -.2C.2 -.5 .5 -.7 .9 -.8C.86 -.3 .9 .6 0 .95Z', '#63aa50', '#bde884') +
  line('M0 .9V-.1M0 .5Q-.45 .2 -.6 -.35M0 .5Q.45 .2 .6 -.35', '#2a5e2e', 0.11);
const movement = () =>
  body('M0 -.92A.92 .92 0 1 0 .01 -.92Z', '#ded9ee', '#fffdf4') +
  line('M.42 .1A.43 .43 0 1 1 -.05 -.42A.28 .28 0 1 1 -.18 .12', '#7a6fa8', 0.15);
const nightmare = () =>
  `${body(star(7, 1.08, 0.56), '#b52b49', '#ff9a9e', '#2a0612')}<path d="M-.34 .02Q0 -.34 .34 .02Q0 .36 -.34 .02Z" fill="#2a0612"/><circle cy=".02" r=".12" fill="#ffd0d0"/>`;

const outlined = (d) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width=".2" stroke-linecap="round" stroke-linejoin="round"/>`;
const tree = () =>
  '<path d="M-.1 .95V.1H.14V.95Z" fill="#6a4630"/><circle cx="-.36" cy="-.1" r=".42" fill="#2b6e55"/><circle cx=".36" cy="-.1" r=".42" fill="#235c4a"/><circle cy="-.42" r=".5" fill="#348265"/><circle cx="-.14" cy="-.54" r=".3" fill="#56a97e"/>';

const bag = () =>
  '<path d="M-.34 -.45C-1.05 .1 -1.05 .95 0 .95S1.05 .1 .34 -.45Z" fill="#7d6a9c"/><path d="M-.34 -.45Q-.5 -.85 -.3 -.95L0 -.8L.3 -.95Q.5 -.85 .34 -.45Z" fill="#9c8abb"/><path d="M-.4 -.45H.4" stroke="#e8d49a" stroke-width=".16" stroke-linecap="round"/>';

export const glyphs = {
  water,
  earth,
  stone,
  grass,
  movement,
  nightmare,
  tree,
  bag,
  key: () => outlined('M0 -.12A.38 .38 0 1 1 .01 -.12M0 -.12V.9M0 .6H.36'),
  hand: () => outlined('M-.7 0Q0 .95 .7 0M-.7 0V-.5M.7 0V-.5M-.25 .35V-.75M.25 .35V-.75'),
  dreamer: () =>
    '<path d="M-.62 .95C-.6 .2 -.36 -.1 -.3 -.2H.3C.36 -.1 .6 .2 .62 .95Z" fill="currentColor"/><circle cy="-.4" r=".3" fill="#f6d7bc"/><path d="M-.34 -.46C-.3 -.9 -.1 -1.05 -.5 -1.1C.14 -1.16 .32 -.8 .34 -.46Q0 -.62 -.34 -.46Z" fill="currentColor"/>',
  lantern: () =>
    '<path d="M-.5 -.4H.5L.4 .8H-.4Z" fill="#ffe9b4" stroke="#7a5212" stroke-width=".12"/><path d="M-.58 -.4Q0 -1.15 .58 -.4Z" fill="#7a5212"/>',
  archives: () =>
    '<path d="M-.75 .8V-.3Q-.75 -.9 0 -.9T.75 -.3V.8Z" fill="currentColor"/><path d="M-.4 .8V-.1M-.1 .8V-.4M.2 .8V-.2M.45 .8V-.35" stroke="#0b1624" stroke-opacity=".55" stroke-width=".12"/>',
  king: () => '<path d="M-.85 .6L-.75 -.6 -.3 0 0 -.85 .3 0 .75 -.6 .85 .6Z" fill="currentColor"/>',
  harvesters: () =>
    '<path d="M.3 .9C.55 .1 .4 -.3 .2 -.6" stroke="currentColor" stroke-width=".2" fill="none" stroke-linecap="round"/><path d="M.2 -.62C-.35 -.95 -.8 -.6 -.9 -.05C-.5 -.4 -.1 -.4 .28 -.3Z" fill="currentColor"/>',
  lake: () =>
    '<path d="M-.9 -.2q.3 -.35 .6 0t.6 0t.6 0M-.9 .3q.3 -.35 .6 0t.6 0t.6 0" stroke="currentColor" stroke-width=".2" fill="none" stroke-linecap="round"/>',
  tower: () =>
    '<path d="M-.5 .9L-.4 -.2H.4L.5 .9ZM-.55 -.2L0 -.95 .55 -.2Z" fill="currentColor"/>',
  golem: () =>
    '<path d="M-.85 .9C-.85 .2 -.5 .05 -.35 0C-.5 -.6 -.3 -.95 0 -.95S.5 -.6 .35 0C.5 .05 .85 .2 .85 .9Z" fill="currentColor"/><path d="M-.2 -.4h.08M.14 -.4h.08" stroke="#0b1624" stroke-width=".16" stroke-linecap="round"/>',
};
