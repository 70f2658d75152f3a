// SPDX-License-Identifier: Apache-2.0
// In company: the first game is gentle, nobody is hurried into the next dream, and who wakes up is told
// what that means.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  board,
  bot,
  compose,
  done_button,
  dream_number,
  drag,
  ending,
  friend,
  join,
  lay_nothing,
  lock_at_once,
  lock_button,
  lying,
  open_table,
  play_on,
} from './dream_runners_player.mjs';
import { open_house, sizes, visit } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { door } from './tables.mjs';

const house = open_house();

test('the game by one click is gentle, and the door says so', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/');
  await door(page, 'dream_runners').getByText('“Play” starts gently: one gentle bot, 90 seconds.').waitFor();
  await door(page, 'dream_runners').getByRole('button', { name: 'Play', exact: true }).click();
  await lock_button(page).waitFor();
  assert.equal(await page.locator('.rivals [data-seat]').count(), 1, 'one rival');
  await page.locator('[data-seat="1"]').getByText('Gentle bot').waitFor();
  await lock_button(page).click();
  const seconds = Number.parseInt(await page.getByRole('timer').innerText(), 10);
  assert.ok(seconds > 60 && seconds <= 90, `${seconds} seconds of sand`);
  complains_about_nothing(page);
});

test('before the next dream everybody says that they are ready; a bot is at once', async () => {
  const host = await visit(house, sizes.desktop);
  const opened = await open_table(host, { options: { seconds: 2 }, seats: [friend, bot] });
  await host.goto(`/t/${opened.table}`);
  const guest = await join(house, opened, sizes.laptop);
  await lock_button(host).waitFor();
  await lock_button(host).click();
  await lock_button(guest).click();
  const at_rest = (page) =>
    page.waitForFunction(() => {
      const { phase, waits } = document.querySelector('main [data-shown]').dataset;
      return phase === 'calming' && waits === 'false';
    });
  const to_market = async () =>
    (await board(host).getAttribute('data-phase')) === 'calming' && (await board(guest).getAttribute('data-phase')) === 'calming';
  const at_market = [host, guest].map((page) => ({ page, composing: lay_nothing, stops_at: 'calming' }));
  await play_on(at_market, to_market);
  await at_rest(host);
  await at_rest(guest);
  await host.locator('[data-seat="2"]').getByText('Ready').waitFor();
  await host.locator('[data-seat="1"]').getByText('Not ready yet').waitFor();
  await look_at(host, 'dream-runners-ready');
  await done_button(host).click();
  await host.getByText('Waiting for Ben: a last look at the market.').waitFor();
  await guest.locator('[data-seat="0"]').getByText('Ready').waitFor();
  assert.equal(await dream_number(guest), '1', 'nobody is hurried');
  await done_button(guest).click();
  await host.locator('main [data-turn="2"]').waitFor();
  for (const page of [host, guest]) complains_about_nothing(page);
});

/// Ada lays nothing and wakes up; Ben dreams well and stops when she is told so.
async function one_wakes() {
  const host = await visit(house, sizes.desktop);
  const opened = await open_table(host, { options: { seconds: 0 }, seats: [friend, bot] });
  await host.goto(`/t/${opened.table}`);
  const guest = await join(house, opened, sizes.laptop);
  await lock_button(host).waitFor();
  const dream_well = async (page) => {
    if ((await lying(page).count()) === 0) await compose(page, drag);
    await lock_at_once(page);
  };
  const woken = host.getByRole('region', { name: 'You woke up' });
  const players = [
    { page: host, composing: lock_at_once },
    { page: guest, composing: dream_well },
  ];
  await play_on(players, async () => (await woken.count()) > 0);
  return { host, guest, woken };
}

test('who wakes up is told what it means, sees the others dream on, and begins anew', async () => {
  const { host, guest, woken } = await one_wakes();
  await woken.getByText('this game is lost for you').waitFor();
  await guest.locator('[data-seat="0"]').getByText('Awake: out of this game').waitFor();
  assert.equal(await ending(host).count(), 0, 'the others dream on');
  await look_at(host, 'dream-runners-woken');
  const table = host.url();
  await woken.getByRole('button', { name: 'A new game' }).click();
  await host.waitForURL((url) => url.href !== table);
  await lock_button(host).waitFor();
  await host.goto(table);
  await woken.getByRole('link', { name: 'Leave' }).click();
  await door(host, 'dream_runners').waitFor();
  complains_about_nothing(host);
});

test('who woke up may watch the others to the end', async () => {
  const { host, guest, woken } = await one_wakes();
  await woken.getByText('watch them to the end').waitFor();
  await play_on([{ page: guest, composing: lock_at_once }], async () => (await ending(host).count()) > 0);
  await ending(host).getByText('You woke up').waitFor();
  complains_about_nothing(host);
});
