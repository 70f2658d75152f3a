// SPDX-License-Identifier: Apache-2.0
// How evenly frames come while cards move, by hand: `SLOWER=4 node --test frames.mjs`. Plays and
// discards at a table with full motion, on a processor that many times slower, and tells for each
// move how long its frames took. A figure to look at, not a test: it depends on the
// machine and on what else runs there.
import { test } from 'node:test';
import { open_house, sizes, visit } from './house.mjs';

const house = open_house();
const slowdown = Number(process.env.SLOWER ?? 4);
const moves = 12;
/// Longer than any movement of cards lasts.
const watched = 700;

const watch_frames = (page) =>
  page.evaluate((milliseconds) => {
    globalThis.frames_seen = new Promise((resolve) => {
      const times = [];
      const begin = performance.now();
      const next = (now) => {
        times.push(now);
        if (now - begin < milliseconds) requestAnimationFrame(next);
        else resolve(times.slice(1).map((time, i) => time - times[i]));
      };
      requestAnimationFrame(next);
    });
  }, watched);

const part_of = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
const told = (milliseconds) => `${milliseconds.toFixed(1).padStart(6)} ms`;

async function begin() {
  const page = await visit(house, sizes.desktop, { calm: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.hand .held').first().waitFor();
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/// Plays what can be played, and discards every other time; answers scenes without watching.
async function make_move(page, number) {
  const scene = page.locator('[data-moment] [data-target]:not(:disabled)');
  if ((await scene.count()) > 0) return null;
  const playable = page.locator('.hand .held.legal:not([data-card$=_key])');
  const plays = number % 2 === 0 && (await playable.count()) > 0;
  const card = plays ? playable.first() : page.locator('.hand .held:not([data-card$=_key])').first();
  await card.click();
  await page.waitForTimeout(300);
  await watch_frames(page);
  await page.locator(`main button[data-drop=${plays ? 'path' : 'discard'}]`).click();
  return { what: plays ? 'play' : 'discard', frames: await page.evaluate(() => globalThis.frames_seen) };
}

test('frames while cards move', async () => {
  let page = await begin();
  const all = [];
  for (let number = 0; number < moves; ) {
    const made = await make_move(page, number);
    if (!made) {
      await page.context().close();
      page = await begin();
      continue;
    }
    number += 1;
    const sorted = made.frames.toSorted((a, b) => a - b);
    console.log(
      `${String(number).padStart(2)} ${made.what.padEnd(8)} ${made.frames.length} frames,` +
        ` median ${told(part_of(sorted, 0.5))}, longest ${told(sorted.at(-1))}`,
    );
    all.push(...made.frames);
  }
  all.sort((a, b) => a - b);
  console.log(
    `all: ${all.length} frames at ${slowdown} times slower, median ${told(part_of(all, 0.5))},` +
      ` 95 % ${told(part_of(all, 0.95))}, longest ${told(all.at(-1))}`,
  );
});
