// SPDX-License-Identifier: Apache-2.0
// Composing a dream by mouse, by keyboard alone and by touch, at tables without a clock.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asked_phase,
  begin,
  board,
  bot,
  compose,
  drag,
  ending,
  lay_by_keys,
  lock_at_once,
  lock_button,
  lying,
  piece_of,
  play_on,
  spot_on_screen,
  square,
  tap,
} from './dream_runners_player.mjs';
import { open_house, sizes } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';

const house = open_house();

const covers = (page, cells) => lock_button(page).filter({ hasText: `${cells} of 9 covered` }).waitFor();
/// The dream is over: the market stands there, or the next dream.
const is_resolved = (page) =>
  page.waitForFunction(() => {
    const { phase, turn } = document.querySelector('main [data-shown]').dataset;
    return phase !== 'composing' || turn !== '1';
  });
const is_full = (page) => covers(page, 9);

test('by mouse: dragged, turned by the wheel, moved, and let go outside', async () => {
  const page = await begin(house, { calm: false });
  await compose(page, drag);
  await is_full(page);
  const first = await lying(page).first().boundingBox();
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(first.x, 40, { steps: 4 });
  await page.mouse.move(200, 20, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelectorAll('[data-field] [data-segment]').length === 3);
  await lock_button(page).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await is_resolved(page);
  complains_about_nothing(page);
});

test('by mouse: picked up, then placed where it is pressed; the reason where it cannot lie', async () => {
  const page = await begin(house);
  const [row, corner] = square;
  await drag(page, row);
  await piece_of(page, corner.shape).click();
  const target = await spot_on_screen(page, corner.middle);
  await page.mouse.move(target.x, target.y);
  await page.mouse.click(target.x, target.y);
  await page.waitForFunction(() => document.querySelectorAll('[data-field] [data-segment]').length === 2);

  const single = await piece_of(page, 'Single').boundingBox();
  const taken = await spot_on_screen(page, [1.5, 0.5]);
  await page.mouse.move(single.x + single.width / 2, single.y + single.height / 2);
  await page.mouse.down();
  await page.mouse.move(taken.x, taken.y, { steps: 4 });
  await page.getByText('segments may not overlap').waitFor();
  await page.mouse.up();
  assert.equal(await lying(page).count(), 2, 'nothing was laid there');
});

test('by keyboard alone: a square, one segment taken back and laid again, then locked', async () => {
  const page = await begin(house, { size: sizes.laptop });
  await compose(page, lay_by_keys);
  await is_full(page);
  const row = square[0];
  await lying(page).and(page.getByRole('button', { name: new RegExp(`^${row.shape}`) })).focus();
  await page.keyboard.press('Backspace');
  await covers(page, 6);
  await lay_by_keys(page, row);
  await is_full(page);
  // One key, one meaning over the house: L is the log here too.
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'Log' }).waitFor();
  await page.keyboard.press('Escape');
  await is_full(page);
  await page.keyboard.press('f');
  await is_resolved(page);
  complains_about_nothing(page);
});

test('on a phone: by touch, with a bot, until the second dream', async () => {
  const page = await begin(house, { size: sizes.phone, seats: [bot] });
  await compose(page, tap);
  await is_full(page);
  await lock_button(page).tap();
  const later = async () => (await board(page).getAttribute('data-turn')) === '2' || (await ending(page).count()) > 0;
  await play_on([{ page, composing: lock_at_once }], later);
  complains_about_nothing(page);
});

test('every screen of a turn at three sizes, and nothing for axe-core to find', async () => {
  const page = await begin(house, { seats: [bot, bot, bot] });
  await look_at(page, 'dream-runners-empty');
  await drag(page, square[0]);
  await piece_of(page, 'Pair').click();
  await look_at(page, 'dream-runners-picked');
  await page.keyboard.press('Escape');
  const seen = new Set(['composing']);
  const wanted = ['buying', 'calming'];
  const composing = async () => {
    if ((await lying(page).count()) === 0) await compose(page, drag);
    await lock_button(page).click();
  };
  const look = async () => {
    const now = await asked_phase(page);
    if (now && !seen.has(now)) {
      seen.add(now);
      if (now === 'buying') await page.locator('.offer').nth(1).click();
      await look_at(page, `dream-runners-${now}`);
    }
    return wanted.every((name) => seen.has(name)) || (await ending(page).count()) > 0;
  };
  await play_on([{ page, composing }], look);
  complains_about_nothing(page);
});
