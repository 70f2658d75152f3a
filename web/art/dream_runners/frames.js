// SPDX-License-Identifier: Apache-2.0
// A cell of a dream, 168 wide: rewards stand in a light over the landscape, nightmares among thorns.
import { radial, random_source } from '../svg.js';
import { polygon } from './shapes.js';

export const cell_width = 168;
const square = `M0 0H${cell_width}V${cell_width}H0Z`;

/// Long and short thorns in turn, along one side.
function thorns_of([x, y], [dx, dy], [inward_x, inward_y], next) {
  const count = 11;
  return Array.from({ length: count }, (_, i) => {
    const depth = i % 2 ? 3 + next() * 2 : 8 + next() * 9;
    const along = (i / count) * cell_width;
    return [x + dx * along + inward_x * depth, y + dy * along + inward_y * depth];
  });
}

function thorns(seed) {
  const next = random_source(seed);
  const w = cell_width;
  const inner = [
    ...thorns_of([0, 0], [1, 0], [0, 1], next),
    ...thorns_of([w, 0], [0, 1], [-1, 0], next),
    ...thorns_of([w, w], [-1, 0], [0, -1], next),
    ...thorns_of([0, w], [0, -1], [1, 0], next),
  ];
  return `<path fill-rule="evenodd" d="${square}${polygon(inner)}" fill="#16050f"/>`;
}

export function danger(seed, heart, figure) {
  const ground = radial(
    [
      [heart, 0, 0.92],
      ['#4a1531', 0.55, 0.95],
      ['#1b0718', 1, 0.98],
    ],
    [0.5, 0.46, 0.72],
  );
  return `${ground.defs}<path d="${square}" fill="${ground.url}"/><path d="${square}" filter="url(#smoke)" opacity=".3"/>${figure}${thorns(seed)}<path d="${square}" filter="url(#light_grain)" opacity=".1"/>`;
}

export function reward(glow, figure) {
  const light = radial(
    [
      [glow, 0, 0.78],
      [glow, 0.45, 0.26],
      [glow, 1, 0],
    ],
    [0.5, 0.5, 0.6],
  );
  return `${light.defs}<path d="${square}" fill="${light.url}"/>${figure}`;
}
