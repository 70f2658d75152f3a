// SPDX-License-Identifier: Apache-2.0
// Pictures of screens for eyes, and the accessibility rules of axe-core.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { resize, root, sizes } from './house.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = join(root, 'build/screenshots');
mkdirSync(folder, { recursive: true });

/// Only where somebody will look at them (`./dev pictures`): three hundred take a minute.
export async function picture(page, name) {
  if (process.env.PICTURES) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/// The page's own policy forbids foreign scripts, so axe is evaluated from outside of it.
async function is_accessible(page, where) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`);
  assert.deepEqual(told, [], `${where}: axe-core found\n${told.join('\n')}`);
}

/// From 1024 × 768 up nothing has to be scrolled into sight.
async function fits_window(page, where) {
  const over = await page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return { down: scrollHeight - clientHeight, right: scrollWidth - clientWidth };
  });
  assert.deepEqual(over, { down: 0, right: 0 }, `${where} is larger than the window`);
}

/// A picture of the screen at each size, which is also tested there.
export async function look_at(page, name, { may_scroll = false } = {}) {
  const before = page.viewportSize();
  for (const [size, window] of Object.entries(sizes)) {
    await resize(page, window);
    await page.waitForTimeout(250);
    await picture(page, `${name}-${size}`);
    await is_accessible(page, `${name} at ${size}`);
    if (size !== 'phone' && !may_scroll) await fits_window(page, `${name} at ${size}`);
  }
  await resize(page, before);
}

export const complains_about_nothing = (page) =>
  assert.deepEqual(page.complaints, [], 'the browser complained');

/// Boxes on the page, without the few pixels by which glows and shadows may touch.
const overlap = (a, b) =>
  a.x + 2 < b.x + b.width && b.x + 2 < a.x + a.width && a.y + 2 < b.y + b.height && b.y + 2 < a.y + a.height;

/// At every size, none of what is visible of these things lies under `cover`.
export async function covers_nothing(page, cover, things, when) {
  const before = page.viewportSize();
  for (const [size, window] of Object.entries(sizes)) {
    await resize(page, window);
    await page.waitForTimeout(300);
    const words = await cover.boundingBox();
    for (const thing of await page.locator(things).filter({ visible: true }).all()) {
      const name = await thing.evaluate((element) => element.getAttribute('class'));
      assert.ok(!overlap(words, await thing.boundingBox()), `${when} at ${size}: "${name}" is covered`);
    }
  }
  await resize(page, before);
}
