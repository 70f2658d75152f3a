// SPDX-License-Identifier: Apache-2.0
// From the first visit to a finished game alone: by mouse, by keyboard, on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open_house, sizes, visit } from './house.mjs';
import { complains_about_nothing } from './looks.mjs';
import { by_keyboard, by_mouse, by_touch, ending, play } from './player.mjs';
import { door } from './tables.mjs';

const house = open_house();

const play_button = (page) => door(page).getByRole('button', { name: 'Play', exact: true });
const is_finished = async (page) => {
  assert.equal(await ending(page).count(), 1);
  complains_about_nothing(page);
};

test('one click on the first visit, and a whole game by mouse', async () => {
  const page = await visit(house, sizes.desktop, { calm: false });
  await page.goto('/');
  await play_button(page).click();
  await page.waitForURL(/\/t\//);
  const decisions = await play(page, by_mouse);
  assert.ok(decisions > 10, `only ${decisions} decisions`);
  await is_finished(page);
});

test('a whole game by keyboard alone', async () => {
  const page = await visit(house, sizes.laptop);
  await page.goto('/');
  await page.waitForSelector('main');
  for (let tabs = 0; tabs < 30; tabs += 1) {
    if (await play_button(page).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  await play(page, by_keyboard(page));
  await is_finished(page);
});

test('a whole game on a phone by touch', async () => {
  const page = await visit(house, sizes.phone);
  await page.goto('/');
  await play_button(page).tap();
  await page.waitForURL(/\/t\//);
  await play(page, by_touch);
  await is_finished(page);
});

test('a card is dragged to the path', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/');
  await play_button(page).click();
  const card = page.locator('.hand .held.legal').first();
  const name = await card.getAttribute('data-card');
  await card.dragTo(page.locator('main button[data-drop=path]'));
  const played = page.locator('[data-flight="path0:0"]');
  await played.waitFor();
  assert.equal(await played.getAttribute('data-card'), name);
});
