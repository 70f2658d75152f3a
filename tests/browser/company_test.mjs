// SPDX-License-Identifier: Apache-2.0
// Two people in one game with hidden hands, each with a browser of their own.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, open_browser, sizes, visit } from './house.mjs';
import { complains_about_nothing } from './looks.mjs';
import { by_mouse, ending, is_asked, play_in_turns } from './player.mjs';

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

/// Opens a table through the API as the home page does, and gives both visitors their seat.
async function seat_two(hands) {
  const host = await visit(browser, house, sizes.desktop);
  await host.goto('/');
  const opened = await host.evaluate(async (order) => {
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    return response.json();
  }, {
    game: 'onirim',
    options: { players: 2, hands },
    seats: [{ kind: 'me', level: null }, { kind: 'open', level: null }],
    name: 'Ada',
    spectators: 'none',
    thinking_seconds: 0,
  });
  await host.goto(`/t/${opened.table}`);
  const guest = await visit(browser, house, sizes.laptop);
  await guest.goto(`/t/${opened.table}#${opened.invitations[0].secret}`);
  await guest.getByLabel('Your name').fill('Ben');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.locator('main [data-shown]').waitFor();
  await host.locator('main [data-shown]').waitFor();
  return { host, guest, table: opened.table };
}

test('two browsers play one game with hidden hands, one reloads in its turn', async () => {
  const { host, guest } = await seat_two('hidden');
  assert.equal(new URL(guest.url()).hash, '', 'the secret of the invitation stays in the address bar');
  const in_play = async () => (await host.locator('main .hand .held').count()) >= 5;
  await play_in_turns([host, guest], by_mouse, in_play);
  assert.equal(await host.locator('.partner .cards .card').count(), 3, 'the partner holds three cards');
  const turn = (await is_asked(host)) ? host : guest;
  const cards = await turn.locator('.hand .held').evaluateAll((all) => all.map((card) => card.dataset.card));
  await turn.reload();
  await turn.locator('.hand .held').first().waitFor();
  const again = await turn.locator('.hand .held').evaluateAll((all) => all.map((card) => card.dataset.card));
  assert.deepEqual(again, cards, 'the reload changed the hand');
  await play_in_turns([host, guest], by_mouse);
  assert.equal(await ending(host).count(), 1);
  await ending(guest).waitFor();
  complains_about_nothing(host);
  complains_about_nothing(guest);
  await host.context().close();
  await guest.context().close();
});

test('a line of chat reaches the other', async () => {
  const { host, guest } = await seat_two('open');
  await host.getByRole('navigation').getByRole('button', { name: 'Log' }).click();
  const sheet = host.getByRole('dialog', { name: 'Log' });
  await sheet.getByLabel('Say something').fill('Good <b>evening</b>');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await guest.getByRole('navigation').getByRole('button', { name: 'Log' }).click();
  await guest.getByText('Good <b>evening</b>').waitFor();
  await host.context().close();
  await guest.context().close();
});
