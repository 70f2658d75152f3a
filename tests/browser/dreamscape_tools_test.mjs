// SPDX-License-Identifier: Apache-2.0
// The tools of every table at one of Dreamscape: undo within a power, looking back, and looking on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin_before } from './dreamscape_moments.mjs';
import { begin, build, deed, hands, moving, my_turn, open_cells, open_table, travel } from './dreamscape_player.mjs';
import { open_house, sizes, visit } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { tool } from './tables.mjs';

const house = open_house();

/// What lies on each cell of the own dreamscape, and what the Hands hold, as it is read aloud.
const lies = (page) =>
  page.evaluate(() => ({
    cells: [...document.querySelectorAll('.land [data-cell]')].map((cell) => cell.ariaLabel.split('. ')[0]).toSorted(),
    hands: [...document.querySelectorAll('[data-hand]')].map((fragment) => fragment.dataset.hand),
  }));

/// What lies in each location, from the key on.
const rows = (page) => page.locator('.main .places .row').evaluateAll((all) => all.map((row) => row.ariaLabel));

const take_back = (page) => moving(page, () => tool(page, 'Undo').click());

test('a move of the Golem is taken back, and he may carry as often as before', async () => {
  const page = await begin_before(house, 'golem');
  const before = await lies(page);
  const asked = await page.locator('.prompt .expected').textContent();
  await open_cells(page).first().click();
  await moving(page, () => open_cells(page).first().click());
  await my_turn(page);
  assert.notDeepEqual(await lies(page), before, 'something was carried');
  await take_back(page);
  await my_turn(page);
  assert.deepEqual(await lies(page), before);
  assert.equal(await page.locator('.prompt .expected').textContent(), asked);
  complains_about_nothing(page);
});

test('the order that the Lake gives is taken back step by step, to the choice of the location', async () => {
  const page = await begin_before(house, 'lake');
  const [before, asked] = [await rows(page), await page.locator('.prompt .expected').textContent()];
  await moving(page, () => page.locator('.main [data-location][data-open]').first().click());
  await deed(page, 'order').first().waitFor();
  await moving(page, () => deed(page, 'order').first().click());
  await take_back(page);
  await deed(page, 'order').first().waitFor();
  await take_back(page);
  await page.locator('.main [data-location][data-open]').first().waitFor();
  assert.deepEqual(await rows(page), before);
  assert.equal(await page.locator('.prompt .expected').textContent(), asked);
  complains_about_nothing(page);
});

test('the slider leads back and forth: the dreamscape is as it was, and nothing can be done there', async () => {
  const page = await begin(house, {});
  await travel(page);
  await build(page);
  const before = await lies(page);
  await hands(page).first().click();
  await moving(page, () => open_cells(page).first().click());
  await my_turn(page);
  const after = await lies(page);
  await tool(page, 'Replay').click();
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.getByRole('button', { name: 'One step back' }).click();
  await page.waitForFunction((count) => document.querySelectorAll('[data-hand]').length === count, before.hands.length);
  assert.deepEqual(await lies(page), before);
  assert.equal(await page.locator('main [data-open], main [data-hand]:not(:disabled)').count(), 0, 'only looked at');
  await look_at(page, 'dreamscape-replay');
  await bar.getByRole('button', { name: 'One step forward' }).click();
  await page.waitForFunction((count) => document.querySelectorAll('[data-hand]').length === count, after.hands.length);
  assert.deepEqual(await lies(page), after);
  await bar.getByRole('slider').fill('0');
  await page.waitForFunction(() => document.querySelectorAll('[data-hand]').length === 0);
  await bar.getByRole('button', { name: 'Back to now' }).click();
  await my_turn(page);
  assert.deepEqual(await lies(page), after, 'the game is where it was');
  complains_about_nothing(page);
});

test('who looks on sees every move and can make none', async () => {
  const host = await visit(house, sizes.desktop);
  const { table } = await open_table(host, { spectators: 'live' });
  await host.goto(`/t/${table}`);
  await my_turn(host);
  const onlooker = await visit(house, sizes.desktop);
  await onlooker.goto(`/t/${table}`);
  await onlooker.locator('main [data-shown]').waitFor();
  await travel(host);
  await build(host);
  await hands(host).first().click();
  await moving(host, () => open_cells(host).first().click());
  await onlooker.getByRole('group', { name: 'Dreamscape of Ada' }).first().waitFor();
  await onlooker.locator('.main [data-stack=e2] [data-part=fragment]').waitFor();
  assert.equal(await onlooker.locator('main [data-target]').count(), 0, 'nobody waits for the onlooker');
  await look_at(onlooker, 'dreamscape-onlooker');
  for (const page of [host, onlooker]) complains_about_nothing(page);
});
