// SPDX-License-Identifier: Apache-2.0
// The printed matter around a card's picture: paper, ink rules, the pennant with symbol and emblem.
// A card is 200 × 320. Names are not printed: the page writes them in the reader's language.
import { coats } from '../filters.js';
import { places } from '../places.js';
import { draw_sign } from '../signs.js';
import { clip, linear, radial } from '../svg.js';

const paper = ['#f6ecd4', '#ecdcba', '#dcc79d'];
const window =
  'M18,11H182A7,7 0 0 1 189,18V302A7,7 0 0 1 182,309H18A7,7 0 0 1 11,302V18A7,7 0 0 1 18,11Z';

/// `over` is drawn on top of the frame, `paper_grain` is how strong the stock shows.
export function framed(scene, { ink, stock = paper, paper_grain = 0.16, over = '' }) {
  const sheet = linear(stock, [0, 0, 0.4, 1]);
  const vignette = radial(
    [
      ['#000', 0, 0],
      ['#000', 0.62, 0],
      ['#08030a', 1, 0.55],
    ],
    [0.5, 0.45, 0.75],
  );
  const inside = clip(`<path d="${window}"/>`);
  const edge = clip('<rect width="200" height="320" rx="13"/>');
  return `${sheet.defs}${inside.defs}${edge.defs}<g clip-path="${edge.url}">
<rect width="200" height="320" fill="${sheet.url}"/><rect width="200" height="320" filter="url(#dark_grain)" opacity="${paper_grain}"/>
<g clip-path="${inside.url}">${scene}${coats(200, 320, vignette)}</g>
<path d="${window}" fill="none" stroke="${ink}" stroke-width="1.6"/>
<rect x="5.2" y="5.2" width="189.6" height="309.6" rx="9.6" fill="none" stroke="${ink}" stroke-width=".9" opacity=".75"/>
${over}<rect x=".6" y=".6" width="198.8" height="318.8" rx="12.6" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".8"/></g>`;
}

const tails = {
  point: (x, w, b) => `L${x + w / 2},${b + 11}L${x},${b}`,
  round: (x, w, b) => `C${x + w},${b + 13} ${x},${b + 13} ${x},${b}`,
  lobes: (x, w, b) => {
    const sixth = -w / 6;
    return `q0,6 ${sixth},6t${sixth},-1q0,7 ${sixth},7t${sixth},-7q0,7 ${sixth},1t${sixth},-6L${x},${b}`;
  },
  notch: (x, w, b) => `V${b + 9}L${x + w / 2},${b + 1}L${x},${b + 9}V${b}`,
};

const cloth = (tail, x, y, w, h) => `M${x},${y}H${x + w}V${y + h}${tails[tail](x, w, y + h)}Z`;

function pennant(colour, symbol) {
  const place = places[colour];
  const weave = linear(['#f8efda', '#ecdcba']);
  const outline = cloth(place.tail, 11, 5.2, 46, 88);
  return `${weave.defs}<path d="${outline}" fill="#120509" opacity=".42" transform="translate(2 3)" filter="url(#blur_1)"/>
<path d="${outline}" fill="${weave.url}" stroke="${place.ink}" stroke-width="1.5"/>
<path d="${cloth(place.tail, 14.4, 6, 39.2, 85)}" fill="none" stroke="${place.ink}" stroke-width=".6" opacity=".6"/>
${draw_sign(symbol, 34, 32, 0.92, place.deep)}<path d="M20,57H48" stroke="${place.ink}" stroke-width=".8" opacity=".7"/>
${draw_sign(colour, 34, 75, 0.98, place.ink, '#f8efda')}`;
}

export const labyrinth_card = (colour, symbol, scene) =>
  framed(scene, { ink: places[colour].ink, over: pennant(colour, symbol) });
