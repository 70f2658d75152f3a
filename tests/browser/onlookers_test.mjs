// SPDX-License-Identifier: Apache-2.0
// Who looks on without a seat: nobody, whoever comes after the end, or everybody while it is played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open_house, resize, sizes, visit } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { ending, play_in_turns, with_mouse } from './player.mjs';
import { begin_together, give_up, hand_of, is_acting, tool } from './tables.mjs';

const house = open_house();

const look_on = async (table) => {
  const page = await visit(house, sizes.desktop);
  await page.goto(table);
  return page;
};

test('a private table shows a stranger nothing, not even after the end', async () => {
  const { host, guest } = await begin_together(house, { hands: 'hidden', spectators: 'none' });
  const stranger = await look_on(host.url());
  await stranger.getByText('This table is private.').waitFor();
  await look_at(stranger, 'private');
  await give_up(guest);
  await host.getByRole('dialog', { name: 'The table is closed' }).waitFor();
  await stranger.reload();
  await stranger.getByText('This table is private.').waitFor();
  assert.equal(await stranger.locator('main [data-shown]').count(), 0);
});

test('a table that is shown after the end shows then what its first seat saw', async () => {
  const { host, guest } = await begin_together(house, { hands: 'hidden', spectators: 'after' });
  await play_in_turns(with_mouse(host, guest), () => is_acting(host));
  const onlooker = await look_on(host.url());
  await onlooker.getByRole('heading', { name: 'This game is shown when it is over' }).waitFor();
  await look_at(onlooker, 'shown-later');
  assert.equal(await onlooker.locator('main [data-shown]').count(), 0, 'the game is shown too early');
  const cards = await hand_of(host);
  await give_up(guest);
  const end = (page) => page.getByRole('dialog', { name: 'The table is closed' });
  const tale = (page) => end(page).getByText(/turns?;/).textContent();
  assert.equal(await tale(onlooker), await tale(host), 'the story is told from its beginning');
  await look_at(onlooker, 'shown-after');
  const again = end(onlooker).getByRole('button', { name: 'Play again' });
  assert.equal(await again.count(), 0, 'a rematch is for players');
  assert.deepEqual(await hand_of(onlooker), cards);
  complains_about_nothing(onlooker);
});

test('a table that is shown while it is played shows what everybody may know', async () => {
  const { host, guest } = await begin_together(house, { hands: 'hidden', spectators: 'live' });
  const players = with_mouse(host, guest);
  const onlooker = await look_on(host.url());
  await play_in_turns(players, () => is_acting(host));
  await onlooker.locator('.hand .held').first().waitFor();
  assert.equal((await hand_of(onlooker)).length, 2, 'only the common cards lie open');
  assert.equal(await onlooker.locator('.hand .held.legal').count(), 0, 'only players may move');
  const hand = onlooker.getByRole('group', { name: 'Hand of Ada, 3 hidden cards' });
  await hand.getByText('Ada', { exact: true }).waitFor();
  assert.equal(await hand.locator('img:not(.held img)').count(), 3, 'what is hidden lies face down');
  await onlooker.getByRole('region', { name: 'Ben' }).getByText('Ben', { exact: true }).waitFor();
  assert.equal(await onlooker.locator('main button[data-drop=path]').count(), 0, 'nobody waits for the onlooker');
  const path = onlooker.locator('[data-flight^="path"]');
  await play_in_turns(players, async () => (await path.count()) >= 2);
  await look_at(onlooker, 'onlooker');
  await tool(onlooker, 'Log').click();
  assert.equal(await onlooker.getByLabel('Say something').count(), 0, 'chat is for players');
  // Smaller windows, because three of them are drawn anew with every move.
  for (const page of [host, guest, onlooker]) await resize(page, sizes.phone);
  await play_in_turns(players);
  await ending(onlooker).waitFor();
  await look_at(onlooker, 'onlooker-end');
  complains_about_nothing(onlooker);
});
