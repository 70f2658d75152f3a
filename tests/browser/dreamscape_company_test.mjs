// SPDX-License-Identifier: Apache-2.0
// Dreamscape with others: two browsers and a reload, four seats with Mr Nightmare, keyboard and phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin_at, moments } from './dreamscape_moments.mjs';
import { begin, bot, build, by_finger, ending, friend, my_turn, open_table, play_on, play_to_end } from './dreamscape_player.mjs';
import { open_house, resize, sizes, visit } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { by_keyboard, by_mouse, is_asked } from './player.mjs';
import { sit_down } from './tables.mjs';

const house = open_house();
const short = { length: 'first' };

const held_by = (page) =>
  page.locator('[data-hand]').evaluateAll((all) => all.map((fragment) => fragment.dataset.hand));

test('two browsers play to the end, one reloads in its turn with fragments in its Hands', async () => {
  const host = await visit(house, sizes.desktop);
  const { table, invitations } = await open_table(host, { options: short, seats: [friend] });
  await host.goto(`/t/${table}`);
  const guest = await visit(house, sizes.laptop);
  await guest.goto(`/t/${table}#${invitations[0].secret}`);
  await sit_down(guest, 'Ben');
  await host.locator('main [data-shown]').waitFor();
  const players = [host, guest].map((page) => ({ page, press: by_mouse }));

  const holds = async (page) => (await is_asked(page)) && (await held_by(page)).length > 0;
  await play_on(players, async () => (await holds(host)) || (await holds(guest)));
  const turn = (await holds(host)) ? host : guest;
  const held = await held_by(turn);
  await turn.reload();
  await my_turn(turn);
  assert.deepEqual(await held_by(turn), held, 'the reload changed the Hands');

  const both_ended = async () => (await ending(host).count()) > 0 && (await ending(guest).count()) > 0;
  await play_on(players, both_ended);
  assert.equal(await ending(host).locator('.lands figure').count(), 2);
  await look_at(host, 'dreamscape-end-two', { may_scroll: true });
  complains_about_nothing(host);
  complains_about_nothing(guest);
});

test('everybody’s initiative token is seen, with its used face, on a phone too (DS-E4, DS-V4)', async () => {
  const page = await begin_at(house, moments.no_action);
  const tokens = (where) => where.getByRole('img', { name: /^Initiative/ }).evaluateAll((all) => all.map((token) => token.ariaLabel));
  const all = ['Initiative 1', 'Initiative 2', 'Initiative 3', 'Initiative 4'];
  const seen = await tokens(page.locator('.right'));
  assert.deepEqual(seen.map((token) => token.replace(', power used', '')).toSorted(), all);
  assert.match(seen[0], /, power used$/, 'the own one comes first');
  await resize(page, sizes.phone);
  assert.deepEqual((await tokens(page.locator('.standings'))).toSorted(), seen.toSorted());
  complains_about_nothing(page);
});

test('four seats with bots and Mr Nightmare come to the end (DS-N3)', async () => {
  const page = await begin(house, { options: { mode: 'nightmare', creation: 'at_once' }, seats: [bot, bot, bot] });
  await play_to_end(page);
  const scores = ending(page).getByRole('table').last();
  assert.equal(await scores.getByRole('columnheader').count(), 4, 'everybody has a column');
  await scores.getByRole('rowheader', { name: 'Nightmares' }).waitFor();
  await look_at(page, 'dreamscape-end-four', { may_scroll: true });
  complains_about_nothing(page);
});

test('the keyboard alone plays a whole game', async () => {
  const page = await begin(house, { options: short, seats: [bot] });
  await play_to_end(page, by_keyboard(page));
  complains_about_nothing(page);
});

test('fingers play a whole game on a phone, nothing wider than it', async () => {
  const page = await begin(house, { size: sizes.phone, options: short, seats: [bot] });
  await build(page, by_finger(page));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= sizes.phone.width, `the page is ${wide} wide`);
  await play_to_end(page, by_finger(page));
  complains_about_nothing(page);
});
