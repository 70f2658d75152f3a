// SPDX-License-Identifier: Apache-2.0
// How many frames a second a drag at a table of Dream Runners reaches, by hand: `node --test
// drag_frames.mjs`. A segment is carried over the dream in circles, as fast as the page takes the
// pointer, without a graphics card. Figures to look at, not a test.
import { test } from 'node:test';
import { begin, bot, drag, piece_of, spot_on_screen, square } from './dream_runners_player.mjs';
import { open_house, sizes } from './house.mjs';

const house = open_house();
const watched = 3_000;

/// When each frame came, until it is asked.
const watch_frames = (page) =>
  page.evaluate(() => {
    globalThis.frame_times = [];
    const next = (now) => {
      globalThis.frame_times.push(now);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

/// In circles of this many cells around a place of the dream.
async function carry_around(page, middle, radius) {
  const { x, y } = await spot_on_screen(page, middle);
  const cell = (await page.locator('[data-field]').boundingBox()).width / 3;
  const began = Date.now();
  for (let step = 0; Date.now() - began < watched; step += 1) {
    const angle = step / 9;
    await page.mouse.move(x + Math.cos(angle) * radius * cell, y + Math.sin(angle) * radius * cell);
  }
}

async function measure(page, name, middle, radius) {
  await watch_frames(page);
  await carry_around(page, middle, radius);
  const times = await page.evaluate(() => globalThis.frame_times);
  const gaps = times.slice(1).map((time, i) => time - times[i]).toSorted((a, b) => a - b);
  const rate = ((times.length - 1) * 1000) / (times.at(-1) - times[0]);
  console.log(`${name}: ${rate.toFixed(1)} frames a second, longest gap ${gaps.at(-1).toFixed(0)} ms`);
}

for (const [name, size] of Object.entries(sizes)) {
  test(`${name}: frames while a segment is dragged`, async () => {
    const page = await begin(house, { size, seats: [bot, bot, bot], calm: false });
    await drag(page, square[0]);
    const from = await piece_of(page, 'Corner').boundingBox();
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await measure(page, `${name}, within one spot`, [1.5, 2], 0.15);
    await measure(page, `${name}, over the whole dream`, [1.5, 1.5], 1.2);
    await page.mouse.up();
  });
}
