// SPDX-License-Identifier: Apache-2.0
// What makes the pictures look painted: grain, washes, rough edges, blur.

const whole = 'x="0" y="0" width="100%" height="100%"';
const noise = (frequency, octaves, seed) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>`;

/// Noise in one colour; `alpha` is the row of the matrix that makes its opacity.
const tinted = (id, frequency, octaves, seed, [red, green, blue], alpha) =>
  `<filter id="${id}" ${whole}>${noise(frequency, octaves, seed)}<feColorMatrix values="0 0 0 0 ${red}  0 0 0 0 ${green}  0 0 0 0 ${blue}  ${alpha}"/></filter>`;

const displaced = (id, margin, frequency, octaves, seed, scale) =>
  `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%">${noise(frequency, octaves, seed)}<feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`;

const blurred = (id, margin, deviation) =>
  `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

export const filters = `<defs>${[
  tinted('light_grain', '.8', 2, 3, [1, 0.95, 0.85], '1.6 0 0 0 -.72'),
  tinted('dark_grain', '.7', 2, 11, [0, 0, 0.03], '0 1.7 0 0 -.78'),
  tinted('dark_wash', '.013 .02', 4, 5, [0, 0, 0.05], '1.9 0 0 0 -.8'),
  tinted('light_wash', '.012 .03', 4, 21, [1, 0.93, 0.8], '0 1.9 0 0 -.85'),
  tinted('smoke', '.011 .017', 5, 31, [0.62, 0.42, 0.72], '2.6 0 0 0 -1.25'),
  displaced('rough', 5, '.09', 2, 4, 2.4),
  displaced('torn', 10, '.045', 3, 9, 9),
  displaced('ripple', 20, '.008 .09', 1, 2, 9),
  blurred('blur_1', 30, 1.1),
  blurred('blur_3', 50, 3),
  blurred('blur_7', 80, 7),
  blurred('blur_16', 100, 16),
].join('')}</defs>`;

/// The last coats over a scene: washes, vignette, grain.
export function coats(width, height, vignette, { dark = 0.26, light = 0.16, grain = 0.16 } = {}) {
  const sheet = (paint) => `<rect width="${width}" height="${height}" ${paint}/>`;
  return (
    sheet(`filter="url(#dark_wash)" opacity="${dark}"`) +
    sheet(`filter="url(#light_wash)" opacity="${light}"`) +
    vignette.defs +
    sheet(`fill="${vignette.url}"`) +
    sheet(`filter="url(#light_grain)" opacity="${grain}"`) +
    sheet(`filter="url(#dark_grain)" opacity="${grain}"`)
  );
}
