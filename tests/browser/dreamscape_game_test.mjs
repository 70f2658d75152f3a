// SPDX-License-Identifier: Apache-2.0
// Dreamscape in the browser: a first game by one click, played by pressing what glows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open_house, resize, sizes, visit } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { door, order_table } from './tables.mjs';

const house = open_house();

/// The player's own turn, and nothing on its way.
const my_turn = (page) => page.locator('main [data-shown][data-waits=false]').waitFor();

async function begin_by_door(page) {
  await page.goto('/');
  await door(page, 'dreamscape').getByRole('button', { name: 'Play', exact: true }).click();
  await my_turn(page);
  await keep_a_card(page);
}

/// Presses and waits until the table has moved on.
async function press(page, target) {
  const shown = await page.locator('main [data-shown]').getAttribute('data-shown');
  await target.click();
  await page.waitForFunction((before) => document.querySelector('main [data-shown]')?.dataset.shown !== before, shown);
  await my_turn(page);
}

/// Who has the first token has nothing to choose.
async function keep_a_card(page) {
  const card = page.locator('[data-moment] [data-card]').first();
  if ((await card.count()) > 0) await press(page, card);
}

/// The bot may have been here before and left nothing: then something lies at a neighbour.
async function travel(page) {
  const collect = page.locator('[data-verb=collect]');
  while ((await collect.count()) === 0) await press(page, page.locator('.main [data-location][data-open]').first());
  await press(page, collect);
  await press(page, page.locator('[data-verb=sleep]'));
}

test('a first game begins by one click and shows every legal move (DS-V1, DS-B1)', async () => {
  const page = await visit(house, sizes.desktop);
  await begin_by_door(page);
  await look_at(page, 'dreamscape-voyage');
  assert.ok((await page.locator('[data-location][data-open]').count()) > 0, 'no place to go to');
  await travel(page);
  await page.locator('.board:not(.voyage)').waitFor();
  const hand = page.locator('[data-hand]:not(:disabled)').first();
  await hand.click();
  const open = page.locator('[data-cell][data-open]');
  assert.equal(await open.count(), 1, 'the first fragment goes on the entrance only');
  await open.hover();
  await page.getByText('You would place', { exact: false }).waitFor();
  await look_at(page, 'dreamscape-creation');
  await press(page, open);
  assert.equal(await page.locator('[data-verb=enter]').count(), 1, 'the Dreamer may enter');
  await press(page, page.locator('[data-verb=enter]'));
  complains_about_nothing(page);
});

test('what is not possible says why, on a phone too (DS-V2)', async () => {
  const page = await visit(house, sizes.phone);
  await begin_by_door(page);
  const closed = page.locator('.board .main [data-location]:not([data-open])').first();
  await closed.click();
  await page.locator('.outlook.refused').waitFor();
  complains_about_nothing(page);
});

test('the view turns by sixths and lies flat by keys, and is remembered', async () => {
  const page = await visit(house, sizes.desktop);
  await begin_by_door(page);
  const entrance = page.locator('[data-cell]').first();
  const before = await entrance.evaluate((cell) => cell.dataset.cell + cell.style.left);
  await page.keyboard.press('>');
  await page.waitForFunction((was) => {
    const cell = document.querySelector('[data-cell]');
    return cell && cell.dataset.cell + cell.style.left !== was;
  }, before);
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'From right above', pressed: true }).first().waitFor();
  await page.reload();
  await my_turn(page);
  await page.getByRole('button', { name: 'From right above', pressed: true }).first().waitFor();
  complains_about_nothing(page);
});

test('alone against Mr Nightmare his hands and points are seen (DS-A1)', async () => {
  const page = await visit(house, sizes.desktop);
  const { table } = await order_table(page, {
    game: 'dreamscape',
    options: { players: 1 },
    seats: [{ kind: 'me', level: null }],
    name: 'Ada',
    spectators: 'none',
    thinking_seconds: 0,
    talk: null,
  });
  await page.goto(`/t/${table}`);
  await my_turn(page);
  await keep_a_card(page);
  await page.locator('.rival.nightmare').waitFor();
  await resize(page, sizes.phone);
  await page.getByRole('button', { name: 'Players' }).click();
  await page.locator('dialog .rival.nightmare').waitFor();
  complains_about_nothing(page);
});
