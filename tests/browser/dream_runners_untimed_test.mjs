// SPDX-License-Identifier: Apache-2.0
// A table without a clock: nobody is hurried, everybody knows who is waited for, and whoever closes the
// page comes back days later and goes on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compose,
  dream_number,
  drag,
  friend,
  join,
  lock_at_once,
  lock_button,
  lying,
  open_table,
  play_on,
} from './dream_runners_player.mjs';
import { open_house, sizes, visit } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';

const house = open_house();

async function two_by_letter() {
  const host = await visit(house, sizes.desktop);
  const opened = await open_table(host, { options: { seconds: 0 }, seats: [friend] });
  await host.goto(`/t/${opened.table}`);
  const guest = await join(house, opened, sizes.laptop);
  await lock_button(host).waitFor();
  return { host, guest };
}

test('after the first lock nobody is hurried, and who is waited for is told', async () => {
  const { host, guest } = await two_by_letter();
  await guest.getByText('The first to lock gains a coin; no hurry.').waitFor();
  assert.equal(await guest.getByText('turns the glass').count(), 0, 'there is no glass to turn');
  await lock_button(host).click();
  await host.getByText('Waiting for Ben: composing.').waitFor();
  await guest.getByText('Ada has locked. Take your time, then lock your dream.').waitFor();
  assert.equal(await guest.getByRole('timer').count(), 0, 'no seconds run');
  await look_at(guest, 'dream-runners-untimed');
  await look_at(host, 'dream-runners-waiting');
  complains_about_nothing(host);
});

test('one closes the page, the other locks, the house restarts, the one returns and goes on', async () => {
  const { host, guest } = await two_by_letter();
  await compose(guest, drag);
  const address = guest.url();
  const visitor = guest.context();
  await guest.close();
  await host.locator('[data-seat="1"]').getByText('away').waitFor();
  await lock_button(host).click();
  await host.getByText('Waiting for Ben: composing.').waitFor();
  await house.restart();

  const again = await visitor.newPage();
  await again.goto(address);
  await lock_button(again).waitFor();
  assert.equal(await lying(again).count(), 4, 'everything lies as it was left');
  await again.getByText('Ada has locked.').waitFor();
  await lock_button(again).click();
  await again.locator('main [data-phase]:not([data-phase=composing])').or(again.locator('main [data-turn="2"]')).waitFor();

  const players = [host, again].map((page) => ({ page, composing: lock_at_once }));
  await play_on(players, async () => (await dream_number(again)) === '2');
});
