// SPDX-License-Identifier: Apache-2.0
// Outlines that the drawings of Dream Runners are made of, as the data of paths.
import { fine } from '../svg.js';

const point = ([x, y]) => `${fine(x)} ${fine(y)}`;
export const polygon = (points) => `M${points.map(point).join('L')}Z`;

const on_circle = (degrees, radius) => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
};

export const regular = (corners, radius) =>
  Array.from({ length: corners }, (_, i) => on_circle((i * 360) / corners, radius));

export const star = (points, outer, inner) =>
  polygon(
    Array.from({ length: 2 * points }, (_, i) =>
      on_circle(-90 + (i * 180) / points, i % 2 ? inner : outer),
    ),
  );

function on_curve([a, b, c, d], t) {
  const u = 1 - t;
  const along = (k) =>
    u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
  return [along(0), along(1)];
}

const on_curves = (curves, steps) =>
  curves.flatMap((curve, i) =>
    Array.from({ length: steps + 1 }, (_, k) => on_curve(curve, k / steps)).slice(i > 0 ? 1 : 0),
  );

/// A limb along Bézier curves that gets thinner: its outline, and the points of its middle.
export function limb(curves, from_width, to_width, steps = 14) {
  const middle = on_curves(curves, steps);
  const side = (sign) =>
    middle.map(([x, y], i) => {
      const before = middle[Math.max(0, i - 1)];
      const after = middle[Math.min(middle.length - 1, i + 1)];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const width = from_width + ((to_width - from_width) * i) / (middle.length - 1);
      return [x - (sign * dy * width) / length, y + (sign * dx * width) / length];
    });
  return { outline: polygon([...side(1), ...side(-1).reverse()]), middle };
}
