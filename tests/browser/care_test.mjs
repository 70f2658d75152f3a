// SPDX-License-Identifier: Apache-2.0
// What a table takes care of: languages, moves taken back, looking back, a server that went away.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, open_browser, sizes, visit } from './house.mjs';
import { by_mouse, ending, moves_shown, play } from './player.mjs';

const house = new House();
let browser;
before(async () => {
  await house.open();
  browser = await open_browser();
});
after(async () => {
  await browser.close();
  await house.close();
});

async function begin(size = sizes.desktop) {
  const page = await visit(browser, house, size);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.hand .held').first().waitFor();
  return page;
}
const row = (page) => page.locator('[data-flight^="path0:"]').count();
const tool = (page, name) => page.getByRole('navigation').getByRole('button', { name });
const after_moves = (page, wanted) => {
  let left = wanted;
  return async () => (left -= 1) < 0;
};

test('the language changes in the middle of a game', async () => {
  const page = await begin();
  await tool(page, 'Settings').click();
  await page.getByRole('dialog').getByText('Français').click();
  await page.getByText('Cartes non vues').first().waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
  assert.equal(await page.getByText('Unseen cards').count(), 0);
  await page.context().close();
});

test('a move after which a card was drawn is taken back when one insists, and is marked', async () => {
  const page = await begin();
  const hand = () => page.locator('.hand .held').evaluateAll((all) => all.map((card) => card.dataset.card));
  const cards = await hand();
  await play(page, by_mouse, after_moves(page, 1));
  await tool(page, 'Undo').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('You have learned something since').waitFor();
  const before = await moves_shown(page);
  await sheet.getByRole('button', { name: 'Take it back' }).click();
  await page.waitForFunction((seen) => document.querySelector('main [data-shown]').dataset.shown !== seen, before);
  assert.equal(await row(page), 0);
  assert.deepEqual(await hand(), cards);
  await page.context().close();
});

test('a card that may not follow says why', async () => {
  const page = await begin();
  const unplayable = page.locator('.hand .held.unplayable');
  await play(page, by_mouse, async () => (await unplayable.count()) > 0);
  if ((await ending(page).count()) === 0) {
    await unplayable.first().hover();
    await page.getByText(/cannot follow/).first().waitFor();
  }
  await page.context().close();
});

test('a hint is shown at its place', async () => {
  const page = await begin();
  await page.keyboard.press('h');
  await page.getByText(/^Hint: /).waitFor({ timeout: 20_000 });
  await page.context().close();
});

test('a finished game is looked at again, and goes on from there as another', async () => {
  const page = await begin();
  const finished = page.url();
  await play(page, by_mouse);
  await ending(page).getByRole('button', { name: 'Replay' }).click();
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await page.getByText('Moment 0 of').waitFor();
  await slider.fill('20');
  await page.getByText('Moment 20 of').waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForFunction((old) => location.href !== old, finished);
  await page.locator('.hand .held').first().waitFor();
  assert.equal(await ending(page).count(), 0);
  await page.context().close();
});

test('the server dies in the middle of a game and the page goes on when it is back', async () => {
  const page = await begin();
  await play(page, by_mouse, after_moves(page, 3));
  const cards = await row(page);
  const version = await moves_shown(page);
  await house.restart();
  await page.waitForTimeout(300);
  await play(page, by_mouse, after_moves(page, 2));
  assert.ok((await row(page)) >= cards);
  assert.notEqual(await moves_shown(page), version);
  await page.context().close();
});
