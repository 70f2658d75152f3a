// SPDX-License-Identifier: Apache-2.0
// A long story comes in parts: the recent one with the table, older lines when they are asked for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin_before } from './dream_runners_moments.mjs';
import { open_house } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { tool } from './tables.mjs';

const house = open_house();

const story = (page) => page.getByRole('dialog').getByRole('region', { name: 'Log' });
const lines = (page) => story(page).getByRole('listitem');
const earlier = (page) => story(page).getByRole('button', { name: 'Show earlier lines' });
const top_of = (line) => line.evaluate((item) => Math.round(item.getBoundingClientRect().top));

test('older lines of the log are asked for by keyboard, and what is read stays in its place', async () => {
  const page = await begin_before(house, 'calm', { players: [4] });
  await tool(page, 'Log').click();
  await lines(page).first().waitFor();
  assert.equal(await lines(page).count(), 200);
  assert.equal(await story(page).locator('.number', { hasText: /\d/ }).count(), 0, 'no turn has a number yet');
  await earlier(page).focus();
  await look_at(page, 'log-earlier');
  const first = await lines(page).first().elementHandle();
  const before = await top_of(first);
  for (let presses = 1; (await earlier(page).count()) > 0; presses += 1) {
    assert.ok(presses < 20, 'the story has a beginning');
    const count = await lines(page).count();
    await page.keyboard.press('Enter');
    await lines(page).nth(count).waitFor({ state: 'attached' });
    if (presses === 1) {
      const room = await story(page).evaluate((list) => list.scrollTop);
      assert.ok(room > 0, 'older lines are above');
      assert.ok(Math.abs((await top_of(first)) - before) <= 60, 'the line that was the first one has not moved away');
    }
  }
  const numbers = await story(page).locator('.number', { hasText: /\d/ }).allTextContents();
  assert.deepEqual(numbers, Array.from(numbers, (_, i) => String(i + 1)));
  assert.ok(numbers.length > 2, 'turns are numbered from the first one');
  assert.ok(await story(page).evaluate((list) => list === document.activeElement), 'the keyboard stays in the log');
  complains_about_nothing(page);
});

test('what is counted over the whole game is shown when all of the story has come', async () => {
  const page = await begin_before(house, 'calm', { players: [4] });
  const asked = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => asked.push(JSON.parse(String(payload)).type)),
  );
  await page.reload();
  await tool(page, 'Replay').click();
  await page.getByRole('slider').fill('3');
  await page.getByText('Moment 3 of').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.mark').length > 0);
  assert.ok(asked.includes('earlier'), 'the older lines were asked for');
  complains_about_nothing(page);
});
