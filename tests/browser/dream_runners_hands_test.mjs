// SPDX-License-Identifier: Apache-2.0
// Composing a dream by mouse, by keyboard alone and by touch, at tables without a clock.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  aim_by_keys,
  begin,
  board,
  bot,
  compose,
  decide,
  drag,
  ending,
  is_waiting,
  lay_by_keys,
  lock_button,
  lying,
  phase,
  piece_of,
  play_on,
  spot_on_screen,
  square,
  tap,
} from './dream_runners_player.mjs';
import { open_house, sizes } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';

const house = open_house();

const is_full = (page) => page.getByText('9 of 9 covered').first().waitFor();

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
  await lying(page).first().focus();
  await page.keyboard.press('Backspace');
  await page.getByText(/^[678] of 9 covered/).first().waitFor();
  const missing = (await piece_of(page, square[0].shape).getAttribute('aria-label')).includes('lies')
    ? null
    : square[0];
  const again = missing ?? (await taken_back(page));
  await piece_of(page, again.shape).focus();
  await page.keyboard.press('Enter');
  await aim_by_keys(page, again);
  await page.keyboard.press('Enter');
  await is_full(page);
  await page.keyboard.press('l');
  await page.waitForFunction(() => document.querySelector('main [data-phase]').dataset.phase !== 'composing' || document.querySelector('main [data-turn]').dataset.turn === '2');
  complains_about_nothing(page);
});

/// The segment of the square that does not lie any more.
async function taken_back(page) {
  for (const step of square) {
    const name = await piece_of(page, step.shape).getAttribute('aria-label');
    if (!name.includes('lies on the dream')) return step;
  }
  throw new Error('all segments lie');
}

test('on a phone: by touch, with a bot, until the second dream', async () => {
  const page = await begin(house, { size: sizes.phone, seats: [bot] });
  await compose(page, tap);
  await is_full(page);
  await lock_button(page).last().tap();
  const later = async () => (await board(page).getAttribute('data-turn')) === '2' || (await ending(page).count()) > 0;
  while (!(await later())) {
    if (await is_waiting(page)) await page.waitForTimeout(30);
    else await decide(page, async () => {});
  }
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
    const now = await phase(page);
    if (!(await is_waiting(page)) && !seen.has(now)) {
      seen.add(now);
      if (now === 'buying') await page.locator('.offer').nth(1).click();
      await look_at(page, `dream-runners-${now}`);
    }
    return wanted.every((name) => seen.has(name)) || (await ending(page).count()) > 0;
  };
  await play_on([{ page, composing }], look);
  complains_about_nothing(page);
});
