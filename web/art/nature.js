// SPDX-License-Identifier: Apache-2.0
// What grows, shines and swims in more than one picture.
import { at, each, fine, linear, random_source, repeat, round } from './svg.js';

/// The outline of a range of hills, closed at the foot of the picture.
export function ridge(seed, y, height, { peaks = 9, sharp = false, width = 200, foot = 320 } = {}) {
  const random = random_source(seed);
  const points = Array.from({ length: peaks + 1 }, (_, i) => [
    (i * width) / peaks,
    y + (random() - 0.5) * 2 * height,
  ]);
  const slope = ([x0, y0], [x1, y1]) => {
    const middle = (x0 + x1) / 2;
    if (!sharp)
      return `C${round(middle)},${round(y0)} ${round(middle)},${round(y1)} ${round(x1)},${round(y1)}`;
    const step = `${round(middle - random() * 4)},${round((y0 + y1) / 2 + (random() - 0.5) * height * 0.6)}`;
    return `L${step}L${round(x1)},${round(y1)}`;
  };
  const slopes = points.slice(1).map((point, i) => slope(points[i], point));
  return `M-4,${foot + 4}L-4,${round(points[0][1])}L${round(points[0][0])},${round(points[0][1])}${slopes.join('')}L${width + 4},${foot + 4}Z`;
}

/// A flat of the paper theatre: a shape that darkens towards its foot.
export function layer(shape, top, foot) {
  const paint = linear([top, foot]);
  return `${paint.defs}<path d="${shape}" fill="${paint.url}"/>`;
}

export function mist(y, height, colour, strength, width = 200) {
  const paint = linear([
    [colour, 0, 0],
    [colour, 0.6, strength],
    [colour, 1, 0],
  ]);
  return `${paint.defs}<rect x="-5" y="${y}" width="${width + 10}" height="${height}" fill="${paint.url}"/>`;
}

export function sky(stops, width = 200, height = 320) {
  const paint = linear(stops);
  return `${paint.defs}<rect width="${width}" height="${height}" fill="${paint.url}"/>`;
}

export function stars(seed, count, [x, y, width, height], colour = '#fff6e0', largest = 1) {
  const random = random_source(seed);
  const one = () => {
    const size = random();
    return `<circle cx="${round(x + random() * width)}" cy="${round(y + random() * height)}" r="${fine(0.25 + size * size * largest)}" opacity="${fine(0.25 + random() * 0.7)}"/>`;
  };
  return `<g fill="${colour}">${repeat(count, one)}</g>`;
}

export const twinkle = (x, y, scale, colour = '#fff6e0', opacity = 0.9) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" opacity="${opacity}" fill="${colour}" d="M0,-6C.5,-1.2 1.2,-.5 6,0C1.2,.5 .5,1.2 0,6C-.5,1.2 -1.2,.5 -6,0C-1.2,-.5 -.5,-1.2 0,-6Z"/>`;

export const birds = (flock, colour, width) =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}" opacity=".85">${each(
    flock,
    ([x, y, k]) =>
      `<path d="M${x - 8 * k},${y - 3 * k}q${4 * k},${-3 * k} ${8 * k},${3 * k}q${4 * k},${-6 * k} ${8 * k},${-3 * k}"/>`,
  )}</g>`;

export function cypress(x, y, height, width, colour) {
  const p = (dx, up) => `${round(x + width * dx)},${round(y - height * up)}`;
  return `<path fill="${colour}" d="M${p(0, 1)}C${p(0.35, 0.72)} ${p(0.62, 0.4)} ${p(0.42, 0.06)}L${p(0.07, 0.03)}V${round(y)}H${round(x - width * 0.07)}V${round(y - height * 0.03)}L${p(-0.42, 0.06)}C${p(-0.62, 0.4)} ${p(-0.35, 0.72)} ${p(0, 1)}Z"/>`;
}

export function tree(x, y, size, seed, colour, trunk = colour) {
  const random = random_source(seed);
  const p = (dx, up) => `${round(x + size * dx)},${round(y - size * up)}`;
  const leaves = repeat(16, () => {
    const angle = random() * 6.3;
    const out = Math.sqrt(random()) * size * 0.72;
    return `<circle cx="${round(x + Math.cos(angle) * out * 1.15)}" cy="${round(y - size * 1.35 + Math.sin(angle) * out * 0.8)}" r="${round(size * (0.28 + random() * 0.22))}"/>`;
  });
  return `<path d="M${p(-0.1, 0)}C${p(-0.04, 0.5)} ${p(-0.2, 0.9)} ${p(-0.4, 1.2)}L${p(0, 0.95)}L${p(0.4, 1.2)}C${p(0.2, 0.9)} ${p(0.04, 0.5)} ${p(0.1, 0)}Z" fill="${trunk}"/><g fill="${colour}">${leaves}</g>`;
}

/// A fern leaf that starts at (x, y) and bends.
export function frond(
  x,
  y,
  length,
  angle,
  seed,
  colour,
  { leaf = 9, count = 13, bend = 0.5 } = {},
) {
  const random = random_source(seed);
  let [px, py, direction] = [x, y, angle];
  let stem = `M${round(x)},${round(y)}`;
  let leaves = '';
  const away = (turned, distance) =>
    `${round(px + Math.cos(turned) * distance)},${round(py + Math.sin(turned) * distance)}`;
  for (let i = 0; i < count; i += 1) {
    const t = i / count;
    direction += bend / count;
    px += (Math.cos(direction) * length) / count;
    py += (Math.sin(direction) * length) / count;
    stem += `L${round(px)},${round(py)}`;
    const size = leaf * Math.sin(Math.PI * (0.15 + 0.85 * (1 - t))) + 1.5;
    for (const side of [-1, 1]) {
      const out = direction + side * (1.05 - t * 0.3) + (random() - 0.5) * 0.15;
      leaves += `M${round(px)},${round(py)}Q${away(out - side * 0.5, size * 0.55)} ${away(out, size)}Q${away(out + side * 0.45, size * 0.5)} ${round(px)},${round(py)}Z`;
    }
  }
  return `<path d="${leaves}" fill="${colour}"/><path d="${stem}" fill="none" stroke="${colour}" stroke-width="1.1" stroke-linecap="round"/>`;
}

export function kelp(x, y, height, seed, colour, width = 3) {
  const random = random_source(seed);
  const sway = 4 + random() * 5;
  const phase = random() * 6;
  const wave = 0.045 + random() * 0.02;
  let [left, right, leaves] = ['', '', ''];
  for (let i = 0; i <= 20; i += 1) {
    const t = i / 20;
    const cy = y - height * t;
    const cx = x + Math.sin(phase + cy * wave) * sway * (0.3 + t);
    const half = width * (1 - t * 0.85);
    left += `${i ? 'L' : 'M'}${round(cx - half)},${round(cy)}`;
    right = `L${round(cx + half)},${round(cy)}${right}`;
    if (i < 3 || i > 19) continue;
    const size = (i % 2 ? 1 : -1) * width * 3.4 * (1 - t * 0.55);
    const rise = Math.abs(size);
    leaves += `M${round(cx)},${round(cy)}q${round(size * 0.5)},${round(-rise * 0.75)} ${round(size)},${round(-rise * 0.9)}q${round(-size * 0.2)},${round(rise * 0.75)} ${round(-size)},${round(rise * 0.9)}Z`;
  }
  return `<path d="${left}${right}Z${leaves}" fill="${colour}"/>`;
}

export const fish = (x, y, scale, turn, colour, opacity = 1) =>
  at(
    x,
    y,
    `<path opacity="${opacity}" fill="${colour}" d="M-8,0C-4,-4.4 4,-4.6 8,-.4L13,-4.2C12,-1.4 12,1.2 13,4.2L8,.6C4,4.4 -4,4.2 -8,0Z"/>`,
    { scale, turn },
  );

/// The strokes of a branching coral, as path data.
export function coral(x, y, length, angle, depth, random) {
  if (depth < 0 || length < 2) return '';
  const [tx, ty] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const stroke = `M${round(x)},${round(y)}Q${round((x + tx) / 2 + (random() - 0.5) * 4)},${round((y + ty) / 2)} ${round(tx)},${round(ty)}`;
  const count = random() > 0.6 ? 3 : 2;
  const branch = (i) => {
    const shorter = length * (0.66 + random() * 0.14);
    const spread = (i - (count - 1) / 2) * (0.5 + random() * 0.3) + (random() - 0.5) * 0.2;
    return coral(tx, ty, shorter, angle + spread, depth - 1, random);
  };
  return stroke + repeat(count, branch);
}

/// A leafless tree, as strokes that thin out.
export function bare_tree(x, y, length, angle, depth, random) {
  if (depth < 0 || length < 2.4) return '';
  const [tx, ty] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const left = () =>
    bare_tree(
      tx,
      ty,
      length * (0.68 + random() * 0.12),
      angle - 0.3 - random() * 0.32,
      depth - 1,
      random,
    );
  const right = () =>
    bare_tree(
      tx,
      ty,
      length * (0.66 + random() * 0.12),
      angle + 0.28 + random() * 0.34,
      depth - 1,
      random,
    );
  return `<path d="M${round(x)},${round(y)}L${round(tx)},${round(ty)}" stroke-width="${round(0.5 + depth * 0.55)}"/>${left()}${right()}`;
}
