// SPDX-License-Identifier: Apache-2.0
// What all nightmares share: the black sun, the pale mask with closed lids, open eyes, hands that rise.
import { at, linear, radial, repeat, round } from '../svg.js';

export const rose = '#e9b7c4';
export const ink = '#08030c';
export const bone = '#efe0cf';

export function backdrop() {
  const ground = linear(['#0d0718', '#2a1038', '#4a1644', '#160a22']);
  const blaze = radial([
    ['#f0a3b4', 0, 0.9],
    ['#a33a6b', 0.3, 0.5],
    ['#a33a6b', 1, 0],
  ]);
  const rays = repeat(60, (i) => {
    const angle = (i * Math.PI) / 30;
    const p = (r) => `${round(100 + Math.cos(angle) * r)},${round(112 + Math.sin(angle) * r)}`;
    return `<path d="M${p(61)}L${p(66 + ((i * 37) % 17) * 1.5)}" stroke="#f5b6bd" stroke-width=".8" opacity=".55"/>`;
  });
  return `${ground.defs}${blaze.defs}<rect width="200" height="320" fill="${ground.url}"/><circle cx="100" cy="112" r="120" fill="${blaze.url}" opacity=".8"/><rect width="200" height="320" filter="url(#smoke)" opacity=".55"/>${rays}<circle cx="100" cy="112" r="58" fill="#08040e"/><circle cx="100" cy="112" r="58.5" fill="none" stroke="#f8c7c4" stroke-width="1.2" opacity=".9"/>`;
}

/// An open eye with a ring of light around it.
export function eye(x, y, r) {
  const iris = radial([
    ['#1a0a1e', 0],
    ['#1a0a1e', 0.34],
    ['#fff8e2', 0.37],
    ['#efe2ae', 0.52],
    ['#b79a62', 0.68],
    ['#5d3a4e', 0.86],
    ['#1c0a20', 1],
  ]);
  const fibres = repeat(28, (i) => {
    const angle = (i * Math.PI) / 14;
    const p = (k) => `${round(x + Math.cos(angle) * r * k)},${round(y + Math.sin(angle) * r * k)}`;
    return `M${p(0.42)}L${p(0.92)}`;
  });
  const ring = (k, paint) => `<circle cx="${x}" cy="${y}" r="${round(r * k)}" ${paint}/>`;
  const spark = `<path d="M${round(x - r * 0.66)},${round(y - r * 0.1)}A${round(r * 0.7)},${round(r * 0.7)} 0 0 1 ${round(x + r * 0.1)},${round(y - r * 0.66)}A${round(r * 0.9)},${round(r * 0.9)} 0 0 0 ${round(x - r * 0.66)},${round(y - r * 0.1)}Z" fill="#fff" opacity=".9"/>`;
  return (
    iris.defs +
    ring(2, 'fill="#f3e3c0" opacity=".22" filter="url(#blur_3)"') +
    ring(1.62, 'fill="#7d3d68"') +
    ring(1.44, 'fill="#12061a"') +
    ring(1.24, `fill="none" stroke="${rose}" stroke-width="1"`) +
    ring(1, `fill="${iris.url}"`) +
    `<path d="${fibres}" stroke="#3a1a34" stroke-width=".5" opacity=".6"/>` +
    ring(0.4, `fill="${ink}"`) +
    spark
  );
}

/// The mask, its chin at (0, 5). It sleeps: only wings, webs and antlers look.
export function sleeping_mask() {
  const clay = linear(['#fbf3e2', '#d9c7b4', '#8d7280']);
  const dark = '#2a1128';
  return `${clay.defs}<path d="M0,-61C13,-61 19.5,-49 18.5,-35C17.8,-21 9.5,-3 0,5C-9.5,-3 -17.8,-21 -18.5,-35C-19.5,-49 -13,-61 0,-61Z" fill="${clay.url}"/><path d="M0,-61C13,-61 19.5,-49 18.5,-35C17.8,-21 9.5,-3 0,5C5,-12 8,-42 0,-61Z" fill="#4a2a4c" opacity=".36"/>
<path d="M-15.5,-36Q-9.5,-29.5 -3.8,-35.5M15.5,-36Q9.5,-29.5 3.8,-35.5" fill="none" stroke="${dark}" stroke-width="1.5" stroke-linecap="round"/><path d="M-14,-33.4l-2,3.4M-11,-31.7l-.8,3.8M-7.8,-32l.4,3.8M14,-33.4l2,3.4M11,-31.7l.8,3.8M7.8,-32l-.4,3.8" stroke="${dark}" stroke-width=".9" stroke-linecap="round"/><path d="M-15,-42Q-9,-46.5 -3.4,-42.5M15,-42Q9,-46.5 3.4,-42.5" fill="none" stroke="#8d7280" stroke-width=".9"/>
<path d="M-1,-38C-1.6,-31 -2.4,-26 -3.2,-22C-1.6,-20 1.6,-20 3.2,-22" fill="none" stroke="#7b5f70" stroke-width=".9" stroke-linecap="round"/><path d="M-5,-12.8C-3,-14.8 -1,-14.4 0,-13.6C1,-14.4 3,-14.8 5,-12.8C3,-10 -3,-10 -5,-12.8Z" fill="#8e2f55"/><path d="M-5,-12.8Q0,-11.8 5,-12.8" stroke="#3a1028" stroke-width=".7" fill="none"/>
<path d="M-10.8,-27C-11.4,-18 -9,-12 -9.6,-2C-9.8,6 -9,16 -9.4,26M10.8,-27C11.4,-20 9.4,-14 9.8,-6" stroke="#1a0a1e" stroke-width="1.3" fill="none" stroke-linecap="round"/><circle cx="-9.4" cy="27" r="1.5" fill="#1a0a1e"/><circle cx="9.8" cy="-5" r="1.3" fill="#1a0a1e"/>
<path d="M6,-60L3.4,-53L6.6,-49" stroke="#5a3a52" stroke-width=".7" fill="none"/><path d="M0,-57.5L1.9,-53.5L0,-49.5L-1.9,-53.5Z" fill="#8e2f55"/>`;
}

/// The same thing on both sides.
export const mirrored = (side) => `${side}<g transform="scale(-1 1)">${side}</g>`;

const hand = (x, y, scale, flip, turn) =>
  at(
    x,
    y,
    `<path d="M-7,80C-6,40 -8,26 -11,12C-14,2 -20,-12 -21,-22C-21,-25 -18,-25 -17,-22C-15,-14 -11,-6 -8,-2C-9,-16 -11,-32 -10,-42C-9.6,-45 -7,-45 -6.6,-42C-6,-30 -4.4,-16 -3,-5C-2,-18 -1.4,-36 1,-47C1.8,-49.6 4.4,-49 4.2,-46C3.4,-34 2.6,-16 3,-4C5,-14 8,-28 11.4,-37C12.6,-39.4 15,-38.4 14.4,-36C12,-24 9.4,-10 9,0C11,-4 15,-9 19,-12C21,-13 22.6,-11.4 21.4,-9.4C16,-2 11,8 9,18C7,30 8,50 9,80Z" fill="#07030c"/><path d="M-17,-22C-15,-14 -11,-6 -8,-2M-6.6,-42C-6,-30 -4.4,-16 -3,-5M4.2,-46C3.4,-34 2.6,-16 3,-4M14.4,-36C12,-24 9.4,-10 9,0" fill="none" stroke="#c0618a" stroke-width=".8" opacity=".75"/>`,
    { scale, flip, turn },
  );

export const rising_hands = () =>
  hand(36, 268, 0.84, 1, 8) +
  hand(166, 266, 0.84, -1, -8) +
  hand(74, 288, 0.62, -1, -6) +
  hand(130, 290, 0.62, 1, 6) +
  hand(102, 296, 0.56, 1, 0) +
  '<path d="M-5,330V298C30,288 60,304 100,296S170,304 205,294V330Z" fill="#07030c"/>';
