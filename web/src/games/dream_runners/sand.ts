// SPDX-License-Identifier: Apache-2.0
// Sand in a glass, 150 × 300, as a function of how much is left above: two surfaces move, the grains
// stay where they are and are seen when sand covers their place.

const centre = 75;
const top = 40;
const waist = 150;
const bottom = 260;
const half = 48;

const upper = `M${centre - half} ${top}C${centre - half} ${top + 62} ${centre - 6} ${waist - 26} ${centre - 5} ${waist}H${centre + 5}C${centre + 6} ${waist - 26} ${centre + half} ${top + 62} ${centre + half} ${top}Z`;
const lower = `M${centre - 5} ${waist}C${centre - 6} ${waist + 26} ${centre - half} ${bottom - 62} ${centre - half} ${bottom}H${centre + half}C${centre + half} ${bottom - 62} ${centre + 6} ${waist + 26} ${centre + 5} ${waist}Z`;
export const bulbs = { upper, lower };

interface Grain {
  x: number;
  y: number;
  radius: number;
  colour: string;
}

/// The same glass each time: a small generator with a fixed beginning.
function* noise(seed: number): Generator<number, never> {
  for (let word = seed; ; ) {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    yield word / 2 ** 32;
  }
}

const colours = ['#ffe9b5', '#f2c678', '#b5762f', '#8c5520', '#fff6dc'];

function scatter(count: number, from: number, to: number, seed: number): Grain[] {
  const source = noise(seed);
  const next = () => source.next().value;
  return Array.from({ length: count }, () => ({
    x: centre - half + next() * half * 2,
    y: from + next() * (to - from),
    radius: 0.45 + next() * 0.75,
    colour: colours[Math.floor(next() * colours.length)] ?? '#f2c678',
  }));
}

const above = scatter(1100, top, waist, 99);
const below = scatter(1500, waist, bottom, 7);
const falling = scatter(46, 0, 1, 3);

/// The surface above dips where the sand runs away; below it heaps up.
const surface_above = (left: number) => {
  const level = top + 14 + (1 - left) * 92;
  return (x: number) => level + 13 * Math.exp(-(((x - centre) / 11) ** 2));
};
const slope = 0.62;
const surface_below = (left: number) => {
  const peak = bottom - 2 - (1 - left) * 84;
  return (x: number) => peak + Math.abs(x - centre) * slope;
};

type Pen = CanvasRenderingContext2D;

function fill_body(pen: Pen, surface: (x: number) => number, floor: number): void {
  const body = pen.createLinearGradient(centre - half, 0, centre + half, 0);
  body.addColorStop(0, '#c98b3c');
  body.addColorStop(0.45, '#f8d58e');
  body.addColorStop(1, '#b8742c');
  pen.fillStyle = body;
  pen.beginPath();
  pen.moveTo(centre - half - 4, floor);
  for (let x = centre - half - 4; x <= centre + half + 4; x += 2) pen.lineTo(x, surface(x));
  pen.lineTo(centre + half + 4, floor);
  pen.closePath();
  pen.fill();
}

function draw_grains(pen: Pen, grains: Grain[], surface: (x: number) => number): void {
  for (const { x, y, radius, colour } of grains) {
    if (y < surface(x) + 1) continue;
    pen.fillStyle = colour;
    pen.globalAlpha = 0.75;
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  pen.globalAlpha = 1;
}

function draw_bulb(pen: Pen, bulb: string, grains: Grain[], surface: (x: number) => number, floor: number): void {
  pen.save();
  pen.clip(new Path2D(bulb));
  fill_body(pen, surface, floor);
  draw_grains(pen, grains, surface);
  pen.restore();
}

function draw_stream(pen: Pen, to: number, time: number): void {
  pen.fillStyle = '#f8d58e';
  pen.fillRect(centre - 1.2, waist - 10, 2.4, to - waist + 14);
  pen.fillStyle = '#ffefc6';
  for (const { x, y, radius } of falling) {
    const part = (y + time / 700) % 1;
    const spread = ((x - centre) / half) * (1.2 + part * 2.6);
    pen.fillRect(centre + spread, waist + part * (to - waist), radius, radius);
  }
}

/// `left` from 1 (all above) to 0; `time` in milliseconds moves the stream, if it runs.
export function draw_sand(pen: Pen, left: number, time: number | null): void {
  pen.clearRect(0, 0, 150, 300);
  const [over, under] = [surface_above(left), surface_below(left)];
  if (left > 0.005) draw_bulb(pen, upper, above, over, waist);
  if (left < 0.995) draw_bulb(pen, lower, below, under, bottom + 2);
  if (time !== null && left > 0.005) draw_stream(pen, Math.min(bottom, under(centre)), time);
}
