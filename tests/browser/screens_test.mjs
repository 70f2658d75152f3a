// SPDX-License-Identifier: Apache-2.0
// Every screen of a table at three sizes: a picture, if wanted, and nothing for axe-core to
// find. The game is led to each phase by playing until it comes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open_house, resize, sizes, visit } from './house.mjs';
import { look_at } from './looks.mjs';
import { by_mouse, ending, play } from './player.mjs';
import { begin, begin_with_bot, discard, door, is_acting, tool } from './tables.mjs';

const house = open_house();

const scenes = {
  nightmare: (page) => page.getByRole('dialog', { name: 'A nightmare finds you.' }),
  prophecy: (page) => page.getByRole('dialog', { name: 'Prophecy' }),
  door: (page) => page.getByRole('dialog', { name: /door/ }),
};

/// Discards keys, so that Prophecies come too.
async function discard_a_key(page) {
  const key = page.locator('.hand .held[data-card$=_key]').first();
  if ((await key.count()) === 0) return false;
  await discard(page, key);
  return true;
}

test('acting, with a card picked up', async () => {
  const page = await begin(house);
  let moves = 0;
  await play(page, by_mouse, async () => (moves += 1) > 9 && (await is_acting(page)));
  await page.locator('.hand .held').nth(2).click();
  await look_at(page, 'acting');
  await page.keyboard.press('Escape');
  await tool(page, 'Rules').click();
  await look_at(page, 'rules');
  await page.keyboard.press('Escape');
  await tool(page, 'Settings').click();
  await look_at(page, 'settings');
});

test('the scenes and the end', async () => {
  const missing = new Set(Object.keys(scenes));
  for (let games = 0; games < 6 && missing.size > 0; games += 1) {
    const page = await begin(house);
    for (let moments = 0; moments < 60 && (await ending(page).count()) === 0; moments += 1) {
      for (const name of missing) {
        if ((await scenes[name](page).count()) === 0) continue;
        await look_at(page, name);
        missing.delete(name);
      }
      if (missing.has('prophecy') && (await is_acting(page)) && (await discard_a_key(page))) {
        await scenes.prophecy(page).or(ending(page)).waitFor();
        continue;
      }
      let moves = 0;
      await play(page, by_mouse, async () => (moves += 1) > 1);
    }
    if (games === 0) {
      await play(page, by_mouse);
      await look_at(page, 'end');
    }
    await page.context().close();
  }
  assert.deepEqual([...missing], [], 'scenes that never came');
});

test('two players: the draft, the table, the exchange', async () => {
  const page = await begin_with_bot(house, { hands: 'hidden' });
  await page.getByRole('dialog', { name: 'Choose your own cards' }).waitFor();
  await look_at(page, 'draft');
  let moves = 0;
  await play(page, by_mouse, async () => (await is_acting(page)) && (moves += 1) > 6);
  await look_at(page, 'together');
  await discard(page, page.locator('.hand .held').first());
  await page.getByRole('button', { name: 'Exchange nothing' }).waitFor();
  await look_at(page, 'exchange');
});

test('the log, looking back, and a lost connection', async () => {
  const page = await begin(house);
  let moves = 0;
  await play(page, by_mouse, async () => (moves += 1) > 5 && (await is_acting(page)));
  await resize(page, sizes.phone);
  await page.getByRole('complementary', { name: 'Log' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'Log' }).waitFor();
  await look_at(page, 'log');
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await page.getByRole('slider').fill('12');
  await page.getByText('Moment 12 of').waitFor();
  await look_at(page, 'replay');
  await page.keyboard.press('v');
  const { port } = house;
  await house.crash();
  await page.getByText('The connection is lost.').waitFor();
  await look_at(page, 'lost');
  await house.open(port);
  await page.getByText('The connection is lost.').waitFor({ state: 'hidden', timeout: 40_000 });
});

const known_tables = (page) =>
  page.getByText('Games you have not finished').or(page.getByRole('link', { name: 'Resume' }));

/// How high the doors are before the visitor's tables are known, and afterwards.
async function doors_before_and_after(page) {
  let answer;
  const may_answer = new Promise((resolve) => (answer = resolve));
  await page.route('**/api/tables', async (route) => {
    await may_answer;
    await route.continue();
  });
  await page.goto('/');
  const height = async () => (await door(page).boundingBox()).height;
  await door(page).waitFor();
  const before = await height();
  answer();
  await known_tables(page).first().waitFor();
  await page.unroute('**/api/tables');
  return [before, await height()];
}

test('home has its shape before the lists come, on the first visit and on later ones', async () => {
  const page = await visit(house, sizes.desktop);
  const [first, first_known] = await doors_before_and_after(page);
  assert.equal(first, first_known);
  await door(page).getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.hand .held').first().waitFor();
  await page.goto('/');
  await known_tables(page).first().waitFor();
  const [later, later_known] = await doors_before_and_after(page);
  assert.equal(later, later_known);
  assert.ok(later < first, 'lists make the doors lower');
});

test('home, what it opens, and the rules', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/');
  await door(page).getByRole('button', { name: 'Play', exact: true }).waitFor();
  await look_at(page, 'home', { may_scroll: true });
  await door(page).getByRole('button', { name: 'With friends' }).click();
  await look_at(page, 'friends', { may_scroll: true });
  await page.goto('/rules/onirim');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look_at(page, 'rulebook', { may_scroll: true });
});

test('the waiting room', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/');
  await door(page).getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('Free seat').waitFor();
  await look_at(page, 'waiting');
});
