// SPDX-License-Identifier: Apache-2.0
// Two people in one game with hidden hands, each with a browser of their own.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, open_browser } from './house.mjs';
import { complains_about_nothing } from './looks.mjs';
import { by_mouse, ending, is_asked, play_in_turns } from './player.mjs';
import { begin_together, hand_of, is_acting, tool } from './tables.mjs';

const house = new House();
let browser;
before(async () => {
  await house.open();
  browser = await open_browser();
});
after(async () => {
  await browser.close();
  await house.close();
});

test('two browsers play one game with hidden hands, one reloads in its turn', async () => {
  const { host, guest } = await begin_together(browser, house, 'hidden');
  assert.equal(new URL(guest.url()).hash, '', 'the secret of the invitation stays in the address bar');
  await play_in_turns([host, guest], by_mouse, () => is_acting(host));
  assert.equal(await host.locator('.partner .cards .card').count(), 3, 'the partner holds three cards');
  const turn = (await is_asked(host)) ? host : guest;
  const cards = await hand_of(turn);
  await turn.reload();
  await turn.locator('.hand .held').first().waitFor();
  assert.deepEqual(await hand_of(turn), cards, 'the reload changed the hand');
  await play_in_turns([host, guest], by_mouse);
  assert.equal(await ending(host).count(), 1);
  await ending(guest).waitFor();
  complains_about_nothing(host);
  complains_about_nothing(guest);
  await host.context().close();
  await guest.context().close();
});

test('a line of chat reaches the other', async () => {
  const { host, guest } = await begin_together(browser, house, 'open');
  await tool(host, 'Log').click();
  const sheet = host.getByRole('dialog', { name: 'Log' });
  await sheet.getByLabel('Say something').fill('Good <b>evening</b>');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await tool(guest, 'Log').click();
  await guest.getByText('Good <b>evening</b>').waitFor();
  await host.context().close();
  await guest.context().close();
});
