// SPDX-License-Identifier: Apache-2.0
// How pictures are put together: text of SVG, numbers kept short, chance from a seed so that the
// same source always gives the same picture.

let last_id = 0;

/// Ids are counted within a picture: its text, and so its place in the cache, depends on itself only.
export function begin_picture() {
  last_id = 0;
}

function fresh_id() {
  last_id += 1;
  return `i${last_id}`;
}

/// mulberry32: numbers from 0 to 1.
export function random_source(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (number) => (Math.round(number * 10) / 10).toString();
export const fine = (number) => number.toFixed(2);

export const repeat = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');
export const each = (items, draw) => items.map(draw).join('');

/// A stop is a colour (spread evenly) or [colour, offset, opacity].
function stops_of(stops) {
  return each(stops, (stop, i) => {
    const [colour, offset, opacity = 1] = Array.isArray(stop)
      ? stop
      : [stop, i / (stops.length - 1)];
    return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  });
}

/// From top to bottom unless told otherwise. Use as `${paint.defs}… fill="${paint.url}"`.
export function linear(stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) {
  const id = fresh_id();
  return {
    defs: `<defs><linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops_of(stops)}</linearGradient></defs>`,
    url: `url(#${id})`,
  };
}

export function radial(stops, [cx, cy, r] = [0.5, 0.5, 0.5]) {
  const id = fresh_id();
  return {
    defs: `<defs><radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops_of(stops)}</radialGradient></defs>`,
    url: `url(#${id})`,
  };
}

/// Bright in the middle, gone at the edge.
export const halo_of = (colour, strength = 0.8) =>
  radial([
    [colour, 0, strength],
    [colour, 0.35, strength * 0.45],
    [colour, 1, 0],
  ]);

export function clip(shape) {
  const id = fresh_id();
  return { defs: `<defs><clipPath id="${id}">${shape}</clipPath></defs>`, url: `url(#${id})` };
}

/// White parts of the shape show, black parts hide.
export function mask(shape) {
  const id = fresh_id();
  return { defs: `<defs><mask id="${id}">${shape}</mask></defs>`, url: `url(#${id})` };
}

export const at = (x, y, inner, { scale = 1, turn = 0, flip = 1 } = {}) =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${fine(scale * flip)} ${fine(scale)})">${inner}</g>`;

export const document = ({ box, width, height, inner }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}">${inner}</svg>`;
