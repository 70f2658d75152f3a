// SPDX-License-Identifier: Apache-2.0
// Motion tells what happened, and only tells: the table is in its new state at once, and whoever wants no
// motion gets none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin_before } from './dreamscape_moments.mjs';
import { begin, build, deed, end_turn, hands, move, moving, my_turn, open_cells, travel } from './dreamscape_player.mjs';
import { departures, flown, watch_departures, watch_the_sky } from './dreamscape_sky.mjs';
import { open_house } from './house.mjs';
import { complains_about_nothing } from './looks.mjs';

const house = open_house();

/// To a Voyage in which something can be collected.
async function begin_travelling(calm) {
  const page = await begin(house, { calm });
  await travel(page);
  await watch_the_sky(page);
  return page;
}

test('fragments fly into the Hands, onto the board and into the bag, and the Dreamer walks in', async () => {
  const page = await begin_travelling(false);
  while ((await deed(page, 'collect').count()) === 0) {
    await moving(page, () => page.locator('.main [data-location][data-open]').first().click());
    assert.ok((await flown(page)).some((picture) => picture.includes('sleeper_0')), 'the Sleeper travels');
  }
  await flown(page);
  await moving(page, () => deed(page, 'collect').click());
  assert.ok((await flown(page)).length > 0, 'a fragment flew into the Hands');
  await my_turn(page);
  await build(page);

  const fragment = await hands(page).first().getAttribute('data-hand');
  await flown(page);
  await moving(page, async () => {
    await hands(page).first().click();
    await open_cells(page).first().click();
  });
  assert.ok((await flown(page)).some((picture) => picture.includes(`scape_${fragment}`)), `${fragment} flew`);
  await moving(page, () => deed(page, 'enter').click());
  assert.ok((await flown(page)).some((picture) => picture.includes('dreamer_0')), 'the Dreamer came');
  await page.locator('.sky > *').first().waitFor({ state: 'detached' });
  complains_about_nothing(page);
});

test('the points of a walking Dreamer rise where it comes to', async () => {
  const page = await begin_before(house, 'step', { calm: false });
  const points = /you would (?<way>score|lose) (?<count>\d+) points?\./;
  const outlook = page.locator('.prompt').getByRole('status');
  let told = null;
  for (let i = 0; told === null && i < (await open_cells(page).count()); i += 1) {
    await open_cells(page).nth(i).focus();
    await outlook.getByText(/^Your Dreamer would step to/).waitFor();
    told = points.exec(await outlook.textContent());
  }
  await watch_the_sky(page);
  await moving(page, () => page.keyboard.press('Enter'));
  const risen = await flown(page);
  const rises = `${told.groups.way === 'score' ? '+' : '−'}${told.groups.count}`;
  assert.ok(risen.includes(rises), `${rises} rises, and not ${risen}`);
  complains_about_nothing(page);
});

test('when a Voyage ends, all that flies is as small as a fragment and sets off where the map lies now', async () => {
  const page = await begin(house, { calm: false, options: { difficulty: 'normal' } });
  await travel(page);
  await watch_departures(page);
  await moving(page, () => end_turn(page));
  await page.locator('.sky > *').first().waitFor({ state: 'detached' });
  const map = await page.locator('.beside .world').boundingBox();
  const flights = await departures(page);
  const walks = flights.filter(({ picture }) => picture.startsWith('scape_mr_nightmare'));
  assert.ok(walks.length > 0, 'Mr Nightmare walked');
  for (const { x, y } of walks) {
    assert.ok(x >= map.x && x <= map.x + map.width && y >= map.y && y <= map.y + map.height, `he set off at ${x}, ${y}, beside the map`);
  }
  for (const { picture, size } of flights) {
    if (!picture.startsWith('scape_mr_nightmare')) assert.ok(size <= 60, `${picture} flew ${size} wide`);
  }
  complains_about_nothing(page);
});

test('who wants no motion sees none, and the same table', async () => {
  const page = await begin_travelling(true);
  await build(page);
  await moving(page, async () => {
    await hands(page).first().click();
    await open_cells(page).first().click();
  });
  assert.deepEqual(await flown(page), []);
  assert.equal(await page.locator('[data-stack=e2] [data-part=fragment]').count(), 1, 'it lies on the entrance');
  complains_about_nothing(page);
});

test('what would be given up is said on the button and asked once', async () => {
  const page = await begin_travelling(true);
  const end = page.locator('.deeds .end');
  await end.getByText('unspent: 4 actions').waitFor();
  await end.click();
  await end.getByText(/^Sure\?/).waitFor();
  assert.equal(await page.locator('.board.voyage').count(), 1, 'the Voyage goes on');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.deeds .doubted').count(), 0);
  await moving(page, () => end_turn(page));
  complains_about_nothing(page);
});

test('before a way is gone its price and what it would bring are told (DS-V2, DS-V3)', async () => {
  const page = await begin_travelling(true);
  const ways = await page.locator('.main [data-location][data-open]').count();
  assert.ok(ways >= 2, 'two ways at least lead on');
  const prices = page.locator('.main .toll');
  for (const price of await prices.allInnerTexts()) assert.match(price.trim(), /^(free|1 action)$/);
  await page.locator('.main [data-location][data-open]').last().hover();
  await page.getByRole('heading', { name: /^If you went to the/ }).waitFor();
  await move(page);
  complains_about_nothing(page);
});
