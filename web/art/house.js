// SPDX-License-Identifier: Apache-2.0
// What belongs to no game: the stars behind every screen, the icon of the installed page.
import { stars, twinkle } from './nature.js';
import { each, radial } from './svg.js';

/// A tile: nothing touches its edges.
export const starry_sky = () =>
  stars(3, 130, [6, 6, 708, 708], '#fff3da', 1.2) +
  stars(14, 60, [6, 6, 708, 708], '#cfd8ff', 0.9) +
  each(
    [
      [120, 90, 0.5],
      [560, 210, 0.7],
      [310, 420, 0.45],
      [650, 600, 0.5],
      [90, 610, 0.6],
    ],
    ([x, y, size]) => twinkle(x, y, size, '#fff6e0', 0.7),
  );

/// To the edges, with the sign well inside: systems cut icons round.
export function icon() {
  const night = radial(
    [
      ['#2a3674', 0],
      ['#141b45', 0.7],
      ['#0b1030', 1],
    ],
    [0.5, 0.4, 0.75],
  );
  return `${night.defs}<rect width="48" height="48" fill="${night.url}"/><g transform="translate(24 23) scale(.86) translate(-24 -22.5)"><g fill="none" stroke="#f2cf8d" stroke-linecap="round"><path d="M9,23Q24,38 39,23" stroke-width="2.4"/><path d="M13,28l-2.6,3.8M18.6,31.2l-1.2,4.2M24,32.2v4.6M29.4,31.2l1.2,4.2M35,28l2.6,3.8" stroke-width="1.9"/></g><path d="M24,6C24.7,12.6 25.8,14 32,15C25.8,16 24.7,17.4 24,24C23.3,17.4 22.2,16 16,15C22.2,14 23.3,12.6 24,6Z" fill="#f2cf8d"/></g>`;
}
