// SPDX-License-Identifier: Apache-2.0
// What one of two players may do only if the other agrees: take back what taught something, and let a
// bot play for somebody who left.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as dream_runners from './dream_runners_player.mjs';
import { open_house, resize, sizes, visit } from './house.mjs';
import { covers_nothing, look_at } from './looks.mjs';
import { by_mouse, is_asked, move, play, play_in_turns, with_mouse } from './player.mjs';
import { begin_together, hand_of, is_acting, tool } from './tables.mjs';

const house = open_house();

const acts = async (page) => (await is_asked(page)) && (await is_acting(page));
const first_card = (page) => page.locator('[data-flight="path0:0"]');
const story = (page) => page.getByRole('region', { name: 'Log' });

/// Returns what it is called.
async function play_first_card(page) {
  const card = page.locator('.hand .held.legal').first();
  const name = (await card.getAttribute('aria-label')).split(',')[0].toLowerCase();
  await card.click();
  await page.locator('main button[data-drop=path]').click();
  await first_card(page).waitFor();
  return name;
}

test('a move after which a card was drawn is taken back only when the other agrees', async () => {
  const { host, guest } = await begin_together(house, { hands: 'open' });
  await play_in_turns(with_mouse(host, guest), () => acts(host));
  const cards = await hand_of(host);
  const name = await play_first_card(host);

  const ask = async () => {
    await tool(host, 'Undo').click();
    const sheet = host.getByRole('dialog', { name: 'Undo' });
    await sheet.getByText('Ben would have to agree').waitFor();
    const told = (await sheet.textContent()).toLowerCase();
    assert.ok(told.includes(name), 'the move that would be taken back is not named');
    return sheet;
  };
  const question = guest.getByText('Ada would like to take back');

  const sheet = await ask();
  await look_at(host, 'undo-asks');
  await sheet.getByRole('button', { name: 'Ask' }).click();
  await host.getByText('Waiting for Ben', { exact: true }).waitFor();
  await look_at(host, 'undo-waits');
  await question.waitFor();
  const gone = (await guest.getByRole('list', { name: 'What would be taken back' }).textContent()).toLowerCase();
  assert.ok(gone.startsWith('ada plays') && gone.includes(name), `who is asked reads only: ${gone}`);
  await look_at(guest, 'undo-asked');
  await guest.getByRole('button', { name: 'No', exact: true }).click();
  await story(host).getByText('Ben said no.').waitFor();
  await question.waitFor({ state: 'hidden' });
  assert.equal(await first_card(host).count(), 1, 'the move stands');

  await (await ask()).getByRole('button', { name: 'Ask' }).click();
  await question.waitFor();
  assert.equal(await first_card(guest).count(), 1, 'asking alone takes nothing back');
  await guest.getByRole('button', { name: 'Yes', exact: true }).click();
  await story(host).getByText('Ada took back a move.').waitFor();
  for (const page of [host, guest]) await first_card(page).waitFor({ state: 'detached' });
  assert.deepEqual(await hand_of(host), cards);
});

test('whoever asked to take a move back may think better of it', async () => {
  const { host, guest } = await begin_together(house, { hands: 'open' });
  await play_in_turns(with_mouse(host, guest), () => acts(host));
  await play_first_card(host);
  await tool(host, 'Undo').click();
  await host.getByRole('dialog', { name: 'Undo' }).getByRole('button', { name: 'Ask' }).click();
  await guest.getByText('Ada would like to take back').waitFor();
  await host.getByRole('button', { name: 'Withdraw' }).click();
  await guest.getByText('Ada would like to take back').waitFor({ state: 'hidden' });
  assert.equal(await first_card(host).count(), 1);
});

test('whoever is away is not replaced at once, and nothing lies over the board', async () => {
  const { host, guest } = await begin_together(house, { hands: 'open' });
  const partner = host.getByRole('region', { name: 'Ben' });
  await guest.goto('about:blank');
  await partner.getByText('away', { exact: true }).waitFor();
  await look_at(host, 'away');
  await resize(host, sizes.phone);
  await partner.getByText('away', { exact: true }).waitFor();
  assert.equal(await host.getByRole('button', { name: 'Let a bot play on' }).count(), 0);
});

test('at a table with a clock a bot is offered after a minute, beside the board', async () => {
  const { host, guest } = await begin_together(house, { hands: 'open', thinking_seconds: 600 });
  await play_in_turns(with_mouse(host, guest), () => acts(host));
  await host.clock.install();
  await host.reload();
  await host.locator('.hand .held').first().waitFor();
  await guest.goto('about:blank');
  await host.getByRole('region', { name: 'Ben' }).getByText('away', { exact: true }).waitFor();
  const offer = host.getByRole('button', { name: 'Let a bot play on' });
  await host.clock.fastForward(30_000);
  assert.equal(await offer.count(), 0, 'half a minute is not enough');
  await host.clock.fastForward(60_000);
  await offer.waitFor();
  await look_at(host, 'away-for-long');
  const bar = host.locator('.bar', { has: offer });
  await covers_nothing(host, bar, '.goals, .partner, .path, .prompt, .hand .held, nav button', 'somebody is away');
});

test('of several who are away the one who left first may be replaced first', async () => {
  const host = await visit(house, sizes.desktop);
  const opened = await dream_runners.open_table(host, {
    options: { seconds: 30 },
    seats: [dream_runners.friend, dream_runners.friend],
  });
  const [ben, cleo] = await Promise.all([
    dream_runners.join(house, opened, sizes.laptop),
    dream_runners.join(house, opened, sizes.laptop, { name: 'Cleo', invitation: 1 }),
  ]);
  await host.clock.install();
  await host.goto(`/t/${opened.table}`);
  await dream_runners.lock_button(host).waitFor();
  for (const [seat, page] of [[2, cleo], [1, ben]]) {
    await page.goto('about:blank');
    await host.locator(`[data-seat="${seat}"]`).getByText('away').waitFor();
  }
  await host.clock.fastForward(61_000);
  await host.locator('.bar', { hasText: 'Cleo' }).getByRole('button', { name: 'Let a bot play on' }).waitFor();
});

test('a bot plays for somebody who lent their seat, until they return', async () => {
  const { host, guest } = await begin_together(house, { hands: 'open' });
  await play_in_turns(with_mouse(host, guest), () => acts(host));
  const partner = host.getByRole('region', { name: 'Ben' });
  const table = guest.url();
  await tool(guest, 'Settings').click();
  await guest.getByRole('button', { name: 'Let a bot play for me' }).click();
  await partner.getByText('a bot plays for now').waitFor();
  await guest.goto('about:blank');
  await story(host).getByText('A bot plays for Ben now').waitFor();
  const path_of_ben = partner.locator('[data-flight^="path1:"]');
  const discarded_by_ben = story(host).getByText('Ben discards');
  await play(host, by_mouse, async () => (await path_of_ben.count()) + (await discarded_by_ben.count()) > 0);

  await guest.goto(table);
  await guest.getByText('A bot plays for you.').waitFor();
  await look_at(guest, 'taken-over');
  await guest.getByRole('button', { name: 'Take my seat back' }).click();
  await partner.getByText('here', { exact: true }).waitFor();
  await story(host).getByText('Ben is back.').waitFor();
  await play_in_turns(with_mouse(host, guest), () => acts(guest));
  await move(guest, by_mouse);
});
