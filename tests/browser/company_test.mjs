// SPDX-License-Identifier: Apache-2.0
// Two people in one game, each with a browser of their own: from the waiting room to the rematch.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open_house, sizes, visit } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { by_keyboard, by_touch, ending, is_asked, moves_shown, play_in_turns, with_mouse } from './player.mjs';
import { begin_together, door, give_up, hand_of, is_acting, sit_down, tool } from './tables.mjs';

const house = open_house();

test('two browsers play one game with hidden hands, one reloads in its turn', async () => {
  const { host, guest } = await begin_together(house, { hands: 'hidden' });
  const players = with_mouse(host, guest);
  assert.equal(new URL(guest.url()).hash, '', 'the secret of the invitation stays in the address bar');
  await play_in_turns(players, () => is_acting(host));
  assert.equal(await host.locator('.partner .cards .card').count(), 3, 'the partner holds three cards');
  const turn = (await is_asked(host)) ? host : guest;
  const cards = await hand_of(turn);
  await turn.reload();
  await turn.locator('.hand .held').first().waitFor();
  assert.deepEqual(await hand_of(turn), cards, 'the reload changed the hand');
  await play_in_turns(players);
  await ending(host).waitFor();
  await ending(guest).waitFor();
  complains_about_nothing(host);
  complains_about_nothing(guest);
});

test('one by keyboard alone and one on a phone, from the waiting room to the end', async () => {
  const host = await visit(house, sizes.laptop);
  const press = by_keyboard(host);
  await host.goto('/');
  await press(door(host).getByRole('button', { name: 'With friends' }));
  await press(host.getByRole('button', { name: 'Open the table' }));
  const link = await host.getByLabel('Send this link').inputValue();

  const guest = await visit(house, sizes.phone);
  await guest.goto(link);
  await guest.getByRole('heading', { name: 'You are invited' }).waitFor();
  await look_at(guest, 'invited');
  await sit_down(guest, 'Ben');
  await host.getByRole('dialog', { name: 'Choose your own cards' }).waitFor();
  await play_in_turns([
    { page: host, press },
    { page: guest, press: by_touch },
  ]);
  await ending(host).waitFor();
  await ending(guest).waitFor();
  await look_at(guest, 'end-together');
  complains_about_nothing(host);
  complains_about_nothing(guest);
});

test('a line of chat reaches the other as it was typed, markup and all', async () => {
  const { host, guest } = await begin_together(house, { hands: 'open' });
  const line = 'Good <b>evening</b> <img src=x onerror="document.title=\'mine\'">';
  await tool(host, 'Log').click();
  const sheet = host.getByRole('dialog', { name: 'Log' });
  await sheet.getByLabel('Say something').fill(line);
  await sheet.getByRole('button', { name: 'Send' }).click();
  await tool(guest, 'Log').click();
  for (const page of [host, guest]) {
    const said = page.getByRole('dialog', { name: 'Log' }).getByRole('listitem').filter({ hasText: line });
    await said.waitFor();
    assert.equal(await said.locator('img').count(), 0, 'an image was made of it');
    assert.equal(await said.getByText('evening', { exact: true }).count(), 0, 'bold letters were made of it');
  }
  await look_at(guest, 'chat');
  complains_about_nothing(guest);
});

test('what one has in mind stays while the other talks, leaves and returns', async () => {
  const { host, guest } = await begin_together(house, { hands: 'open' });
  await play_in_turns(with_mouse(host, guest), async () => (await is_acting(host)) && (await is_asked(host)));
  await tool(host, 'Hint').click();
  await host.locator('.hand .held.hinted').first().waitFor();
  await host.locator('.hand .held').first().click();
  const before = await moves_shown(host);
  await tool(guest, 'Log').click();
  await guest.getByLabel('Say something').fill('The moon first?');
  await guest.keyboard.press('Enter');
  await host.waitForFunction((old) => document.querySelector('main [data-shown]').dataset.shown !== old, before);
  await guest.reload();
  await guest.locator('.hand .held').first().waitFor();
  assert.equal(await host.locator('.hand .held.picked').count(), 1, 'the card is still picked up');
  assert.ok((await host.locator('.hand .held.hinted').count()) > 0, 'the hint is still shown');
  complains_about_nothing(host);
});

test('one gives up, both see who, and play again at one new table', async () => {
  const { host, guest } = await begin_together(house, { hands: 'open' });
  const old = host.url();
  await give_up(guest);
  for (const page of [host, guest]) {
    const closed = page.getByRole('dialog', { name: 'The table is closed' });
    await closed.getByText('Ben gave up before the end.').waitFor();
  }
  await look_at(host, 'given-up');
  await host.getByRole('button', { name: 'Play again' }).click();
  await guest.getByRole('dialog').getByText('A rematch is open').waitFor();
  await look_at(guest, 'rematch-offered');
  await guest.getByRole('button', { name: 'Join the rematch' }).click();
  for (const page of [host, guest]) {
    await page.waitForURL((url) => url.href !== old);
    await page.locator('main [data-shown]').waitFor();
  }
  assert.equal(guest.url(), host.url(), 'they play at different tables');
  await play_in_turns(with_mouse(host, guest), () => is_acting(guest));
  await guest.getByRole('region', { name: 'Ada' }).getByText('here').waitFor();
});
