// SPDX-License-Identifier: Apache-2.0
// How many frames a second a drag reaches at a table of Dream Runners and of Dreamscape, by hand: `node
// --test drag_frames.mjs`. A segment is carried over the dream in circles, a fragment over the dreamscape,
// as fast as the page takes the pointer, without a graphics card. Figures to look at, not a test.
import { test } from 'node:test';
import { begin_before } from './dreamscape_moments.mjs';
import * as dreamscape from './dreamscape_player.mjs';
import { begin, bot, drag, piece_of, spot_on_screen, square } from './dream_runners_player.mjs';
import { open_house, sizes } from './house.mjs';

const house = open_house();
const watched = 3_000;

/// When each frame came, until it is asked.
const watch_frames = (page) =>
  page.evaluate(() => {
    const times = (globalThis.frame_times = []);
    const next = (now) => {
      times.push(now);
      if (globalThis.frame_times === times) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

/// In circles around a point of the screen.
async function carry_around(page, { x, y }, radius) {
  const began = Date.now();
  for (let step = 0; Date.now() - began < watched; step += 1) {
    const angle = step / 9;
    await page.mouse.move(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
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

const middle_of = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

async function take(page, thing) {
  const from = middle_of(await thing.boundingBox());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
}

for (const [name, size] of Object.entries(sizes)) {
  test(`${name}: frames while a segment is dragged`, async () => {
    const page = await begin(house, { size, seats: [bot, bot, bot], calm: false });
    await drag(page, square[0]);
    const cell = (await page.locator('[data-field]').boundingBox()).width / 3;
    await take(page, piece_of(page, 'Corner'));
    await measure(page, `${name}, within one spot`, await spot_on_screen(page, [1.5, 2]), 0.15 * cell);
    await measure(page, `${name}, over the whole dream`, await spot_on_screen(page, [1.5, 1.5]), 1.2 * cell);
    await page.mouse.up();
  });

  test(`${name}: frames while a fragment is dragged`, async () => {
    const page = await begin_before(house, 'place', { size, calm: false });
    const open = dreamscape.open_cells(page);
    await dreamscape.hands(page).first().click();
    const cell = await open.first().boundingBox();
    const land = await page.locator('.main .landscape').boundingBox();
    await dreamscape.hands(page).first().click();
    await take(page, dreamscape.hands(page).first());
    await measure(page, `${name}, within one cell`, middle_of(cell), 0.15 * cell.width);
    await measure(page, `${name}, over the whole dreamscape`, middle_of(land), 0.4 * land.height);
    await page.mouse.up();
  });
}
