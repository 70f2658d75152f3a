// SPDX-License-Identifier: Apache-2.0
// Every painted picture of Dreamscape. Boxes are those that src/games/dreamscape/pictures.ts puts in place.
import { crag, crown, dreamer, mr_nightmare, sleeper, tree } from './figures.js';
import { block, fragment_names, plate } from './fragments.js';
import { dreamers } from './glyphs.js';
import { hands } from './hands.js';
import { islands, rock } from './islands.js';

const named = (name, box, widths, draw) => ({ name: `scape_${name}`, box, widths, draw });
const seats = dreamers.map((_, seat) => seat);

export const scape_pictures = [
  ...fragment_names.map((kind) => named(kind, [-46, -40, 92, 90], [48, 128, 256], () => block(kind))),
  ...fragment_names.map((kind) => named(`${kind}_flat`, [-46, -52, 92, 104], [48, 128, 256], () => plate(kind))),
  named('tree', [-34, -74, 68, 82], [40, 96, 192], tree),
  named('tree_flat', [-32, -32, 64, 64], [40, 96, 192], crown),
  named('crag', [-36, -50, 76, 56], [40, 96, 192], crag),
  ...seats.map((seat) => named(`dreamer_${seat}`, [-24, -74, 76, 86], [48, 112, 224], () => dreamer(seat))),
  ...seats.map((seat) => named(`sleeper_${seat}`, [-26, -14, 52, 28], [52, 104, 156], () => sleeper(seat))),
  ...Object.entries(islands).map(([power, draw]) => named(power, [0, -12, 132, 118], [132, 264, 396], draw)),
  named('mr_nightmare', [-60, -124, 120, 138], [60, 120, 240], mr_nightmare),
  named('rock', [0, -20, 540, 190], [540, 1080], rock),
  named('hands', [0, 16, 420, 144], [420, 840], hands),
];
