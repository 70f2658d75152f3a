// SPDX-License-Identifier: Apache-2.0
// Books: on shelves, in piles, on the wing.
import { at, each, random_source, repeat, round } from '../svg.js';

/// Rows of spines that fill a rectangle.
export function shelves([x0, x1], [y0, y1], row, spines, seed, board) {
  const random = random_source(seed);
  const book = (x, y, width) => {
    const height = row * (0.62 + random() * 0.24);
    if (random() <= 0.07) return '';
    const lean = random() > 0.93 ? ` transform="rotate(8 ${round(x)} ${round(y + row)})"` : '';
    const colour = spines[Math.floor(random() * spines.length)];
    const w = round(width * 0.88);
    const spine = `<path d="M${round(x)},${round(y + row - height)}h${w}v${round(height - row * 0.09)}h${-w}z" fill="${colour}"${lean}/>`;
    if (random() <= 0.6) return spine;
    return `${spine}<path d="M${round(x)},${round(y + row - height * 0.78)}h${w}M${round(x)},${round(y + row - height * 0.7)}h${w}" stroke="#f3cf8a" stroke-width=".35" opacity=".6"/>`;
  };
  let drawn = '';
  for (let y = y0; y + row <= y1 + 1; y += row) {
    for (let x = x0; x < x1 - 1;) {
      const width = Math.min(x1 - x, row * (0.1 + random() * 0.17));
      drawn += book(x, y, width);
      x += width;
    }
    drawn += `<path d="M${round(x0)},${round(y + row * 0.95)}H${round(x1)}" stroke="${board}" stroke-width="${round(row * 0.1)}"/>`;
  }
  return drawn;
}

/// Books that lie, one upon the other, as black silhouettes in the foreground.
export function piles([dark, darker], rim) {
  const random = random_source(9);
  const pile = (count, x0, broad, colours) => {
    let y = 318;
    return repeat(count, (i) => {
      const width = broad + random() * 20;
      const height = 5.5 + random() * 4;
      y -= height;
      const x = x0 + random() * 8;
      return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height - 0.8)}" rx="1" fill="${colours[i % 3]}"/><path d="M${round(x + 6)},${round(y + height / 2)}h${round(width - 12)}" stroke="${rim}" stroke-width=".5" opacity=".3"/>`;
    });
  };
  return `<g filter="url(#rough)">${pile(8, 2, 34, [darker, dark, '#2a120a'])}${pile(5, 150, 40, [dark, darker, '#241008'])}</g><path d="M-5,330V312H205V330Z" fill="${darker}"/>`;
}

/// Open books that fly like birds: [x, y, scale, turn].
export const flying_books = (flock, colour) =>
  each(flock, ([x, y, scale, turn]) =>
    at(
      x,
      y,
      `<path d="M0,0C-4,-5 -10,-6 -15,-3C-10,-3 -4,0 0,4C4,0 10,-3 15,-3C10,-6 4,-5 0,0Z" fill="${colour}"/>`,
      { scale, turn },
    ),
  );
