// SPDX-License-Identifier: Apache-2.0
// Two people in one game with hidden hands, each with a browser of their own.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, open_browser, sizes, visit } from './house.mjs';
import { complains_about_nothing } from './looks.mjs';
import { by_mouse, ending, play } from './player.mjs';

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

const has_turn = (page) => page.evaluate(() => document.querySelector('main [data-shown]')?.dataset.waits !== 'true');

async function play_in_turns(pages, until) {
  for (let rounds = 0; rounds < 600; rounds += 1) {
    for (const page of pages) {
      if ((await ending(page).count()) > 0 || (await until())) return;
      if (await has_turn(page)) await play(page, by_mouse, async () => !(await has_turn(page)) || (await until()));
    }
    await pages[0].waitForTimeout(20);
  }
  throw new Error('the game did not end');
}

test('two browsers play one game with hidden hands, one reloads in its turn', async () => {
  const { host, guest } = await seat_two('hidden');
  assert.equal(new URL(guest.url()).hash, '', 'the secret of the invitation stays in the address bar');
  const in_play = async () => (await host.locator('main .hand .held').count()) >= 5;
  await play_in_turns([host, guest], in_play);
  const hidden = await host.locator('.partner img[src*="back"]').count();
  assert.ok(hidden + (await host.locator('.partner .cards .card').count()) > 0, 'the partner has no cards');
  const turn = (await has_turn(host)) ? host : guest;
  const cards = await turn.locator('.hand .held').evaluateAll((all) => all.map((card) => card.dataset.card));
  await turn.reload();
  await turn.locator('.hand .held').first().waitFor();
  const again = await turn.locator('.hand .held').evaluateAll((all) => all.map((card) => card.dataset.card));
  assert.deepEqual(again, cards, 'the reload changed the hand');
  await play_in_turns([host, guest], async () => false);
  assert.equal(await ending(host).count(), 1);
  await ending(guest).waitFor();
  complains_about_nothing(host);
  complains_about_nothing(guest);
  await host.context().close();
  await guest.context().close();
});

test('a line of chat reaches the other', async () => {
  const { host, guest } = await seat_two('open');
  await host.getByLabel('Say something').fill('Good <b>evening</b>');
  await host.getByRole('button', { name: 'Send' }).click();
  await guest.getByRole('button', { name: 'Log' }).click();
  await guest.getByText('Good <b>evening</b>').waitFor();
  await host.context().close();
  await guest.context().close();
});
