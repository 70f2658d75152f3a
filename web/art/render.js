// SPDX-License-Identifier: Apache-2.0
// Paints every picture to WebP in build/art/pictures, once per width. A picture whose drawing did not
// change since the last time is left alone.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { filters } from './filters.js';
import { pictures } from './pictures.js';
import { begin_picture, document } from './svg.js';

const folder = fileURLToPath(new URL('../../build/art/', import.meta.url));
const painted = join(folder, 'pictures');
const memory = join(folder, 'drawn.json');

/// Change it when the way of painting changes, not only the drawings.
const manner = 'webp 84, lanczos3 from the largest';
const quality = { quality: 84, effort: 5, smartSubsample: true };

const file_of = (picture, width) =>
  join(painted, `${picture.name}-${width}.${picture.format ?? 'webp'}`);
const files_of = (picture) => picture.widths.map((width) => file_of(picture, width));

function draw(picture) {
  begin_picture();
  const [, , box_width, box_height] = picture.box;
  const width = Math.max(...picture.widths);
  const height = Math.round((width * box_height) / box_width);
  return document({ box: picture.box, width, height, inner: filters + picture.draw() });
}

const mark_of = (picture, svg) =>
  createHash('sha256').update(`${manner} ${picture.widths} ${picture.format} ${svg}`).digest('hex');

async function paint(picture, svg) {
  const largest = await sharp(Buffer.from(svg)).png().toBuffer();
  for (const width of picture.widths) {
    const sized = sharp(largest).resize({ width, kernel: 'lanczos3' });
    const image = picture.format === 'png' ? sized.png() : sized.webp(quality);
    await writeFile(file_of(picture, width), await image.toBuffer());
  }
}

async function recall_marks() {
  try {
    return JSON.parse(await readFile(memory, 'utf8'));
  } catch {
    return {};
  }
}

async function forget_what_is_gone() {
  const wanted = new Set(pictures.flatMap(files_of));
  for (const name of await readdir(painted)) {
    const file = join(painted, name);
    if (!wanted.has(file)) await rm(file);
  }
}

await mkdir(painted, { recursive: true });
const known = await recall_marks();
const drawings = pictures.map((picture) => {
  const svg = draw(picture);
  return { picture, svg, mark: mark_of(picture, svg) };
});
const missing = drawings.filter(
  ({ picture, mark }) => known[picture.name] !== mark || !files_of(picture).every(existsSync),
);

if (missing.length > 0) console.log(`painting ${missing.length} pictures …`);
const queue = [...missing];
const painter = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) await paint(next.picture, next.svg);
};
sharp.concurrency(1);
await Promise.all(Array.from({ length: availableParallelism() }, painter));
await forget_what_is_gone();
await writeFile(
  memory,
  JSON.stringify(Object.fromEntries(drawings.map(({ picture, mark }) => [picture.name, mark]))),
);
