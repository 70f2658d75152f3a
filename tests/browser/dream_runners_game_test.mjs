// SPDX-License-Identifier: Apache-2.0
// A whole game of Dream Runners against the sand: two people in two browsers, two bots.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bot,
  compose,
  dream_number,
  drag,
  ending,
  friend,
  is_waiting,
  join,
  lock_at_once,
  lock_button,
  open_table,
  phase,
  piece_of,
  play_on,
} from './dream_runners_player.mjs';
import { open_house, sizes, visit } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';

const house = open_house();

/// Lays the square as far as the sand lets one, and locks: what was on its way when the dream froze is
/// no failure, anything else is. What a bat has taken is not waited for.
async function compose_in_time(page) {
  const dream = await dream_number(page);
  const goes_on = async () =>
    (await dream_number(page)) === dream && (await phase(page)) === 'composing' && !(await is_waiting(page));
  const unless_frozen = async (problem) => {
    if (await goes_on()) throw problem;
  };
  const lay = async (_, step) => {
    if ((await goes_on()) && (await piece_of(page, step.shape).count()) > 0) await drag(page, step);
  };
  await compose(page, lay).catch(unless_frozen);
  if (await goes_on()) await lock_at_once(page).catch(unless_frozen);
}

test('four seats, two browsers and two bots, with little sand, to the end', async () => {
  const host = await visit(house, sizes.desktop);
  const options = { seconds: 6, patience: 20 };
  const opened = await open_table(host, { options, seats: [friend, bot, bot] });
  await host.goto(`/t/${opened.table}`);
  const guest = await join(house, opened, sizes.laptop);
  await lock_button(host).waitFor();

  const players = [host, guest].map((page) => ({ page, composing: compose_in_time }));
  const both_ended = async () => (await ending(host).count()) > 0 && (await ending(guest).count()) > 0;
  await play_on(players, both_ended);

  const scores = host.getByRole('dialog').getByRole('table');
  assert.equal(await scores.getByRole('columnheader').count(), 4, 'everybody has a column');
  await look_at(host, 'dream-runners-end');
  complains_about_nothing(host);
  complains_about_nothing(guest);
});

test('the sand of one who locks is seen running by the other, and ends the dream', async () => {
  const host = await visit(house, sizes.desktop);
  const opened = await open_table(host, { options: { seconds: 4 }, seats: [friend] });
  await host.goto(`/t/${opened.table}`);
  const guest = await join(house, opened, sizes.laptop);
  await lock_button(host).click();
  await host.getByText(/^\d+ ms to the server$/).waitFor();
  await guest.getByText('Ada turned the glass.').waitFor();
  const left = await guest.getByRole('timer').innerText();
  assert.match(left, /^[1-4]\s*s$/);
  const rival = guest.locator('[data-seat="0"]');
  await rival.getByText('Locked first').waitFor();
  await look_at(guest, 'dream-runners-sand');
  await guest.locator('main [data-phase]:not([data-phase=composing])').or(guest.locator('main [data-turn="2"]')).waitFor();
  complains_about_nothing(guest);
});
