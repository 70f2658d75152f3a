// SPDX-License-Identifier: Apache-2.0
// Pictures of screens for eyes, the accessibility rules of axe-core, and words that are missing.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { resize, root, sideways, sizes } from './house.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = join(root, 'build/screenshots');
mkdirSync(folder, { recursive: true });

/// Only where somebody will look at them (`./dev pictures`): three hundred take a minute.
export async function picture(page, name) {
  if (process.env.PICTURES) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/// Longer than any movement lasts; what turns for ever is not waited for.
const longest_movement = 2_000;

/// What moves has come to rest, what it shows has come, and it was painted so.
export const at_rest = (page) =>
  page.evaluate(async (longest) => {
    const painted = async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    };
    const ends = ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    const moving = () => document.getAnimations().filter(ends).map(({ finished }) => finished);
    const coming = () => [...document.images].filter(({ complete }) => !complete).map((image) => image.decode());
    const too_late = performance.now() + longest;
    await painted();
    for (;;) {
      const left = too_late - performance.now();
      const unfinished = [...moving(), ...coming()];
      if (unfinished.length === 0 || left <= 0) return;
      // What is broken off is over too.
      await Promise.race([Promise.allSettled(unfinished), new Promise((late) => setTimeout(late, left))]);
      await painted();
    }
  }, longest_movement);

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

/// A picture of the screen at each size, or at those named, which is also tested there.
export async function look_at(page, name, { may_scroll = false, at = Object.keys(sizes) } = {}) {
  const before = page.viewportSize();
  for (const [size, window] of Object.entries(sizes)) {
    if (!at.includes(size)) continue;
    await resize(page, window);
    await at_rest(page);
    await picture(page, `${name}-${size}`);
    await is_accessible(page, `${name} at ${size}`);
    if (size !== 'phone' && !may_scroll) await fits_window(page, `${name} at ${size}`);
  }
  await resize(page, before);
}

export const complains_about_nothing = (page) =>
  assert.deepEqual(page.complaints, [], 'the browser complained');

/// What cannot be pressed: the name of each control that is covered or beyond the edge, even after
/// scrolling to it.
const out_of_reach = (page, controls) =>
  page.locator(controls).evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !inside || !(control.contains(hit) || hit?.contains(control));
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim()),
  );

export async function can_be_reached(page, where, controls = 'button:not(:disabled), a[href], input') {
  await at_rest(page);
  assert.deepEqual(await out_of_reach(page, controls), [], `${where}: out of reach`);
}

/// Boxes on the page, without the few pixels by which glows and shadows may touch.
const overlap = (a, b) =>
  a.x + 2 < b.x + b.width && b.x + 2 < a.x + a.width && a.y + 2 < b.y + b.height && b.y + 2 < a.y + a.height;

/// At every size, and on a phone held sideways, none of what is visible of these things lies under `cover`.
export async function covers_nothing(page, cover, things, when) {
  const before = page.viewportSize();
  for (const [size, window] of Object.entries({ ...sizes, sideways })) {
    await resize(page, window);
    await at_rest(page);
    const words = await cover.boundingBox();
    for (const thing of await page.locator(things).filter({ visible: true }).all()) {
      const name = await thing.evaluate((element) => element.getAttribute('class'));
      assert.ok(!overlap(words, await thing.boundingBox()), `${when} at ${size}: "${name}" is covered`);
    }
  }
  await resize(page, before);
}

/// Every key of the catalogues that is seen or read aloud instead of its text becomes a complaint.
export const watch_for_keys = (page) =>
  page.addInitScript(() => {
    const key = /\b(?:page|table|table_page|core|server|onirim\w*|dream_runners\w*|dreamscape\w*)(?:\.[a-z0-9_]+)+\b/;
    const complain = (text) => {
      if (key.test(text ?? '')) console.error(`a key instead of its text: ${text}`);
    };
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    const read = (node) => {
      if (node.nodeType === Node.TEXT_NODE) complain(node.data);
      if (node.nodeType !== Node.ELEMENT_NODE || ['SCRIPT', 'STYLE'].includes(node.nodeName)) return;
      for (const name of attributes) complain(node.getAttribute(name));
      node.childNodes.forEach(read);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes, attributeName } of changes) {
        if (attributeName) complain(target.getAttribute(attributeName));
        else if (addedNodes.length > 0) addedNodes.forEach(read);
        else read(target);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: attributes });
  });
