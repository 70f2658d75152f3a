// SPDX-License-Identifier: Apache-2.0
// The picture behind a door of the home page, 320 × 560, with its last coats. The page cuts the arch.
import { coats } from '../filters.js';
import { radial } from '../svg.js';

export function scene(drawing) {
  const vignette = radial(
    [
      ['#000', 0, 0],
      ['#000', 0.6, 0],
      ['#05040c', 1, 0.6],
    ],
    [0.5, 0.36, 0.72],
  );
  return drawing + coats(320, 560, vignette, { dark: 0.2, light: 0.12, grain: 0.09 });
}
