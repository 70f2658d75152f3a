// SPDX-License-Identifier: Apache-2.0
// The great lights inside the scenes: a sun, a moon or a key as large as a house. One to a picture.
import { halo_of, mask, radial, repeat, round } from './svg.js';

const disc = (x, y, r, paint) => `<circle cx="${x}" cy="${y}" r="${round(r)}" ${paint}/>`;

export function great_sun(x, y, radius, core, halo) {
  const glow = radial([
    [halo, 0, 0.95],
    [halo, 0.35, 0.5],
    [halo, 1, 0],
  ]);
  const ray = (i) => {
    const angle = (i * Math.PI) / 16;
    const length = radius * (i % 4 === 0 ? 2.05 : i % 2 ? 1.38 : 1.66);
    const p = (turned, distance) =>
      `${round(x + Math.cos(turned) * distance)},${round(y + Math.sin(turned) * distance)}`;
    return `M${p(angle - 0.045, radius * 1.14)}L${p(angle, length)}L${p(angle + 0.045, radius * 1.14)}Z`;
  };
  return (
    glow.defs +
    disc(x, y, radius * 3.4, `fill="${glow.url}"`) +
    `<path d="${repeat(32, ray)}" fill="${core}" opacity=".72"/>` +
    disc(x, y, radius, `fill="${core}"`) +
    disc(x, y, radius * 0.8, `fill="none" stroke="${halo}" stroke-width="1" opacity=".8"`) +
    disc(
      x,
      y,
      radius * 0.62,
      `fill="none" stroke="${halo}" stroke-width=".7" stroke-dasharray="1.4 2.6" opacity=".9"`,
    )
  );
}

export function great_moon(x, y, radius, core, halo) {
  const glow = radial([
    [halo, 0, 0.75],
    [halo, 0.3, 0.34],
    [halo, 1, 0],
  ]);
  const crescent = mask(
    `<rect width="200" height="320" fill="#000"/>${disc(x, y, radius, 'fill="#fff"')}${disc(round(x + radius * 0.42), round(y - radius * 0.2), radius * 0.82, 'fill="#000"')}`,
  );
  const crater = (dx, dy, size, opacity) =>
    disc(
      round(x + radius * dx),
      round(y + radius * dy),
      radius * size,
      `fill="${halo}" opacity="${opacity}"`,
    );
  return (
    glow.defs +
    crescent.defs +
    disc(x, y, radius * 3, `fill="${glow.url}"`) +
    disc(x, y, radius, `fill="${halo}" opacity=".13"`) +
    `<g mask="${crescent.url}">${disc(x, y, radius, `fill="${core}"`)}${crater(-0.6, 0.3, 0.13, 0.45)}${crater(-0.35, 0.66, 0.1, 0.4)}${crater(-0.78, -0.1, 0.07, 0.4)}</g>`
  );
}

export function great_key(x, y, scale, core, halo) {
  const glow = halo_of(halo);
  return `${glow.defs}<ellipse cx="${x}" cy="${y}" rx="${round(scale * 46)}" ry="${round(scale * 56)}" fill="${glow.url}"/>
<g transform="translate(${x} ${y}) scale(${scale})">
<g fill="none" stroke="${core}"><circle cy="-24" r="14" stroke-width="2.6"/><circle cy="-24" r="7" stroke-width="1.4"/><path d="M0,-38V-31M0,-17V-10M-14,-24H-7M7,-24H14" stroke-width="1.4"/></g>
<g fill="${core}"><circle cy="-40" r="3.2"/><circle cx="-16.5" cy="-24" r="2.8"/><circle cx="16.5" cy="-24" r="2.8"/>
<path d="M-2.6,-10.4H2.6V44L0,48L-2.6,44Z"/><path d="M-5.6,-7H5.6V-3.6H-5.6ZM-4.6,-1.4H4.6V1H-4.6Z"/><path d="M2.4,24H16V28H12V31H16V42H11V37H8V42H2.4Z"/></g>
<path d="M-1.2,-4V42" stroke="${halo}" stroke-width=".8" opacity=".9"/></g>`;
}
