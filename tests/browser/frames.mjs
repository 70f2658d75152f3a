// SPDX-License-Identifier: Apache-2.0
// How evenly frames come while cards move, by hand: `SLOWER=4 node --test frames.mjs`. Plays and
// discards at a table with full motion, on a processor that many times slower, and tells for each
// move how long its frames took, and how much processor time the page itself needed for it: that one
// means something on a busy machine too. Figures to look at, not a test.
import { test } from 'node:test';
import { open_house, sizes, visit } from './house.mjs';
import { door } from './tables.mjs';

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
  await door(page).getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.hand .held').first().waitFor();
  await page.waitForTimeout(1500);
  page.inside = await page.context().newCDPSession(page);
  await page.inside.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.inside.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/// What the page's own thread did so far, in milliseconds of processor time and in times.
async function work_done(page) {
  const { metrics } = await page.inside.send('Performance.getMetrics');
  const value = (name) => metrics.find((metric) => metric.name === name).value;
  return {
    work: value('TaskDuration') * 1000,
    script: value('ScriptDuration') * 1000,
    layouts: value('LayoutCount'),
  };
}

/// Plays what can be played, and discards every other time. Nothing when a scene asks for an answer or
/// only keys are left, which begin one: then another table is better.
async function make_move(page, number) {
  const scene = page.locator('[data-moment] [data-target]:not(:disabled)');
  if ((await scene.count()) > 0) return null;
  const playable = page.locator('.hand .held.legal:not([data-card$=_key])');
  const plays = number % 2 === 0 && (await playable.count()) > 0;
  const card = plays ? playable.first() : page.locator('.hand .held:not([data-card$=_key])').first();
  if ((await card.count()) === 0) return null;
  await card.click();
  await page.waitForTimeout(300);
  const before = await work_done(page);
  await watch_frames(page);
  await page.locator(`main button[data-drop=${plays ? 'path' : 'discard'}]`).click();
  const frames = await page.evaluate(() => globalThis.frames_seen);
  const after = await work_done(page);
  return {
    what: plays ? 'play' : 'discard',
    frames,
    work: after.work - before.work,
    script: after.script - before.script,
    layouts: after.layouts - before.layouts,
  };
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
        ` median ${told(part_of(sorted, 0.5))}, longest ${told(sorted.at(-1))};` +
        ` worked ${told(made.work)}, of it script ${told(made.script)}, ${made.layouts} layouts`,
    );
    all.push(...made.frames);
  }
  all.sort((a, b) => a - b);
  console.log(
    `all: ${all.length} frames at ${slowdown} times slower, median ${told(part_of(all, 0.5))},` +
      ` 95 % ${told(part_of(all, 0.95))}, longest ${told(all.at(-1))}`,
  );
});
