// SPDX-License-Identifier: Apache-2.0
// How people may talk at a table: chosen by whoever opens it, read by whoever is invited, and kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open_house, sizes, visit } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { is_asked, play_in_turns, with_mouse } from './player.mjs';
import { begin_together, door, is_acting, open_table, tool } from './tables.mjs';

const house = open_house();

const log = async (page) => {
  await tool(page, 'Log').click();
  return page.getByRole('dialog', { name: 'Log' });
};

test('with hidden hands silence is proposed, and the guest reads it before sitting down', async () => {
  const host = await visit(house, sizes.desktop);
  await host.goto('/');
  await door(host).getByRole('button', { name: 'With friends' }).click();
  const sheet = host.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'hidden hands' }).check();
  await sheet.getByText('The great silence').waitFor();
  await look_at(host, 'order-hidden', { may_scroll: true });
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByLabel('Send this link').inputValue();
  await host.getByText('This link only works on this machine').waitFor();
  await host.getByText('--public').waitFor();
  await look_at(host, 'waiting-room', { may_scroll: true });

  const guest = await visit(house, sizes.laptop);
  await guest.goto(link);
  for (const fact of ['Onirim', 'hidden hands', 'Silence', 'No limit', 'Read the rules']) {
    await guest.getByText(fact, { exact: true }).waitFor();
  }
  await look_at(guest, 'invited-facts', { may_scroll: true });
  complains_about_nothing(guest);
});

test('the guest of a timed game reads its clock before sitting down', async () => {
  const host = await visit(house, sizes.desktop);
  const partner = { kind: 'open', level: null };
  const { table, invitations } = await open_table(host, { hands: 'open', partner, thinking_seconds: 60, talk: 'free' });
  const guest = await visit(house, sizes.phone);
  await guest.goto(`/t/${table}#${invitations[0].secret}`);
  await guest.getByText('1 minute', { exact: true }).waitFor();
  await guest.getByText('Talk freely', { exact: true }).waitFor();
});

test('what cannot be loaded for the guest is told', async () => {
  const host = await visit(house, sizes.desktop);
  const { table, invitations } = await open_table(host, { hands: 'open', partner: { kind: 'open', level: null } });
  const guest = await visit(house, sizes.laptop);
  await guest.route(/words-onirim/, (route) => route.abort());
  await guest.goto(`/t/${table}#${invitations[0].secret}`);
  await guest.getByRole('alert').getByText('could not be loaded').waitFor();
});

test('where silence was agreed nothing can be typed', async () => {
  const { guest } = await begin_together(house, { hands: 'hidden', talk: 'silent' });
  const sheet = await log(guest);
  await sheet.getByText('You agreed on silence').waitFor();
  assert.equal(await sheet.getByLabel('Say something').count(), 0);
  complains_about_nothing(guest);
});

test('a sign reaches the other in their own language', async () => {
  const { host, guest } = await begin_together(house, { hands: 'hidden', talk: 'signs' });
  await tool(guest, 'Settings').click();
  await guest.getByRole('dialog').getByText('Italiano').click();
  await guest.keyboard.press('Escape');
  await (await log(host)).getByRole('button', { name: 'Thank you!' }).click();
  await guest.getByRole('banner').getByText('Grazie!').waitFor();
  complains_about_nothing(host);
  complains_about_nothing(guest);
});

test('what is said is seen above the table, and counted until the log was opened', async () => {
  const { host, guest } = await begin_together(house, { hands: 'open', talk: 'free' });
  const sheet = await log(host);
  await sheet.getByLabel('Say something').fill('The moon first?');
  await host.keyboard.press('Enter');
  const bar = guest.getByRole('banner');
  await bar.getByText('The moon first?').waitFor();
  await tool(guest, 'Log').getByText('1', { exact: true }).waitFor();
  assert.match(await guest.title(), /^\(1\)/);
  await look_at(guest, 'chat-arrives');
  await (await log(guest)).getByText('The moon first?').waitFor();
  await guest.keyboard.press('Escape');
  assert.equal(await tool(guest, 'Log').getByText('1', { exact: true }).count(), 0);
  complains_about_nothing(guest);
});

test('what is said to somebody who looks at another tab counts there, though the log stands open', async () => {
  const { host, guest } = await begin_together(house, { hands: 'open', talk: 'free' });
  // No scene lies over the log then.
  await play_in_turns(with_mouse(host, guest), async () => (await is_asked(host)) && (await is_acting(host)));
  await host.getByLabel('Say something').waitFor();
  await host.evaluate(() => {
    globalThis.looks_away = true;
    Object.defineProperty(document, 'hidden', { get: () => globalThis.looks_away });
  });
  await (await log(guest)).getByLabel('Say something').fill('Are you there?');
  await guest.keyboard.press('Enter');
  await host.waitForFunction(() => document.title.startsWith('(1)'));
  await host.evaluate(() => {
    globalThis.looks_away = false;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await host.waitForFunction(() => !document.title.startsWith('('));
  complains_about_nothing(host);
});
