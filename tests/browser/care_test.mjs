// SPDX-License-Identifier: Apache-2.0
// What a table takes care of: languages, moves taken back, looking back, a server that went away.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open_house, sizes, visit } from './house.mjs';
import { look_at } from './looks.mjs';
import { by_mouse, ending, moves_shown, play } from './player.mjs';
import {
  begin,
  begin_from_log,
  begin_with_bot,
  discard,
  door,
  give_up,
  golden,
  hand_of,
  is_acting,
  tool,
} from './tables.mjs';

const house = open_house();

const row = (page) => page.locator('[data-flight^="path0:"]').count();
const after_moves = (wanted) => {
  let left = wanted;
  return async () => (left -= 1) < 0;
};

test('the language changes in the middle of a game', async () => {
  const page = await begin(house);
  await tool(page, 'Settings').click();
  await page.getByRole('dialog').getByText('Français').click();
  await page.getByText('Cartes non vues').first().waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
  assert.equal(await page.getByText('Unseen cards').count(), 0);
});

test('language, motion, contrast and name stay as chosen when the page is opened again', async () => {
  const page = await visit(house, sizes.desktop, { calm: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await sheet.getByLabel('Your name at the table').fill('Ada');
  await sheet.getByRole('radio', { name: 'None' }).check();
  await sheet.getByRole('radio', { name: 'More' }).check();
  await sheet.getByText('Italiano').click();
  const looks = () =>
    page.evaluate(() => {
      const { dataset, lang } = document.documentElement;
      return { ...dataset, lang };
    });
  const chosen = { motion: 'none', contrast: 'more', lang: 'it' };
  await page.getByRole('dialog', { name: 'Impostazioni' }).waitFor();
  assert.deepEqual(await looks(), chosen);
  await page.reload();
  await page.getByRole('button', { name: 'Impostazioni' }).click();
  assert.deepEqual(await looks(), chosen);
  const again = page.getByRole('dialog', { name: 'Impostazioni' });
  assert.equal(await again.getByRole('textbox').inputValue(), 'Ada');
  for (const answer of ['Nessuna', 'Più forte']) {
    await again.getByRole('radio', { name: answer, checked: true }).waitFor();
  }
  await look_at(page, 'settings-home', { may_scroll: true });
  await page.keyboard.press('Escape');
  await door(page).getByRole('button', { name: 'Gioca', exact: true }).click();
  await page.locator('.hand .held').first().waitFor();
  assert.deepEqual(await looks(), chosen);
  await look_at(page, 'contrast');
});

test('thinking time is shown, and when it has run out the house plays', async () => {
  const page = await begin_with_bot(house, { hands: 'open', thinking_seconds: 6 });
  const clock = page.getByRole('timer');
  await clock.waitFor();
  await look_at(page, 'clock');
  await play(page, by_mouse, () => is_acting(page));
  await clock.getByText(/0:0[56]/).waitFor();
  await clock.getByText(/0:0[1-4]/).waitFor();
  const story = page.getByRole('region', { name: 'Log' });
  await story.getByText(/^You (play|discard)/).first().waitFor();
  await clock.getByText(/0:0[56]/).waitFor();
});

test('a move after which a card was drawn is taken back when one insists, and is marked', async () => {
  const page = await begin(house);
  const cards = await hand_of(page);
  await play(page, by_mouse, after_moves(1));
  await tool(page, 'Undo').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('You have learned something since').waitFor();
  const before = await moves_shown(page);
  await sheet.getByRole('button', { name: 'Take it back' }).click();
  await page.waitForFunction((seen) => document.querySelector('main [data-shown]').dataset.shown !== seen, before);
  assert.equal(await row(page), 0);
  assert.deepEqual(await hand_of(page), cards);
});

test('a move from which nobody learned anything is taken back at once', async () => {
  const page = await begin_with_bot(house, { hands: 'open' });
  await play(page, by_mouse, () => is_acting(page));
  const cards = await hand_of(page);
  await discard(page, page.locator('.hand .held').first());
  const keep = page.getByRole('button', { name: 'Exchange nothing' });
  await keep.waitFor();
  await page.keyboard.press('u');
  await keep.waitFor({ state: 'hidden' });
  assert.deepEqual(await hand_of(page), cards);
});

test('the order chosen in a Prophecy is the order in which cards come', async () => {
  const vision = (page) => page.getByRole('dialog', { name: 'Prophecy' });
  const foreseen = (page) =>
    vision(page)
      .locator('ol button[data-target]')
      .evaluateAll((all) => all.map((card) => card.querySelector('img').src.match(/([a-z_]+)-\d+-/)[1]));
  for (;;) {
    const page = await begin(house);
    const key = page.locator('.hand .held[data-card$=_key]').first();
    await play(page, by_mouse, async () => (await is_acting(page)) && (await key.count()) > 0);
    if ((await ending(page).count()) === 0) {
      await discard(page, key);
      await vision(page).waitFor();
      const cards = await foreseen(page);
      // The first of its name: among equal cards that one stays the first while it moves up.
      const wanted = cards.findLastIndex((card, i) => /_(sun|moon|key)$/.test(card) && cards.indexOf(card) === i);
      const other = cards.findLastIndex((card, i) => i !== wanted && !card.endsWith('_door'));
      const place = other < wanted ? wanted - 1 : wanted;
      if (place > 0 && other >= 0) {
        const name = cards[wanted];
        await vision(page).locator('ol button[data-target]').nth(other).click();
        const steps = vision(page).locator('ol li').filter({ has: page.locator(`img[src*="${name}-"]`) });
        for (let i = place; i > 0; i -= 1) await steps.first().getByRole('button', { name: /^Earlier/ }).click();
        assert.equal((await foreseen(page))[0], name);
        const count = (await hand_of(page)).filter((card) => card === name).length;
        await vision(page).getByRole('button', { name: /^Return these/ }).click();
        await page.waitForFunction(() => document.querySelectorAll('.hand .held').length === 5);
        assert.equal((await hand_of(page)).filter((card) => card === name).length, count + 1);
        return;
      }
    }
    await page.context().close();
  }
});

test('giving up is asked twice and ends the game', async () => {
  const page = await begin(house);
  await give_up(page);
  await page.getByRole('dialog', { name: 'The table is closed' }).waitFor();
});

test('a card that may not follow says why', async () => {
  let page;
  do {
    await page?.context().close();
    page = await begin(house);
    await play(page, by_mouse, async () => (await page.locator('.hand .held.unplayable').count()) > 0);
  } while ((await ending(page).count()) > 0);
  await page.locator('.hand .held.unplayable').first().hover();
  await page.locator('.hand').getByText(/cannot follow/).waitFor();
});

test('a hint is shown at its place', async () => {
  const page = await begin(house);
  await page.keyboard.press('h');
  await page.getByText(/^Hint: /).waitFor({ timeout: 20_000 });
});

test('a finished game is looked at again, and goes on from there as another', async () => {
  const page = await begin_from_log(house, golden('onirim-1-random-deck_empty'));
  await ending(page).waitFor();
  const finished = page.url();
  await ending(page).getByRole('button', { name: 'Replay' }).click();
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await page.getByText('Moment 0 of').waitFor();
  await slider.fill('20');
  await page.getByText('Moment 20 of').waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForFunction((old) => location.href !== old, finished);
  await page.locator('.hand .held').first().waitFor();
  assert.equal(await ending(page).count(), 0);
});

test('the server dies in the middle of a game and the page goes on when it is back', async () => {
  const page = await begin(house);
  await play(page, by_mouse, after_moves(3));
  const cards = await row(page);
  const version = await moves_shown(page);
  await house.restart();
  await play(page, by_mouse, after_moves(2));
  assert.ok((await row(page)) >= cards);
  assert.notEqual(await moves_shown(page), version);
});

/// When the page tried to connect, in milliseconds of its own.
async function note_attempts(page) {
  await page.addInitScript(() => {
    window.attempts = [];
    window.WebSocket = class extends WebSocket {
      constructor(...address) {
        super(...address);
        window.attempts.push(performance.now());
      }
    };
  });
  await page.reload();
  await page.locator('.hand .held').first().waitFor();
}

test('while the server is away, clients try again later and later, each at moments of its own', async () => {
  const pages = [await begin(house), await begin(house)];
  for (const page of pages) await note_attempts(page);
  const { port } = house;
  await house.crash();
  const waits = [];
  for (const page of pages) {
    await page.waitForFunction(() => window.attempts.length >= 4, null, { timeout: 30_000 });
    const at = await page.evaluate(() => window.attempts.slice(1, 4));
    waits.push([at[1] - at[0], at[2] - at[1]]);
  }
  await house.open(port);
  for (const [second, third] of waits) {
    assert.ok(second >= 500 && third >= 1_000, `waited ${second}, then ${third}`);
  }
  assert.notDeepEqual(waits[0].map(Math.round), waits[1].map(Math.round), 'both at the same moments');
  for (const page of pages) await page.getByText('The connection is lost.').waitFor({ state: 'hidden', timeout: 40_000 });
});
