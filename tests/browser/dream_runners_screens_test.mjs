// SPDX-License-Identifier: Apache-2.0
// Screens of Dream Runners beside those of a turn, in all languages where words may be long: the end,
// looking back, looking on, and what a small phone shows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin_before } from './dream_runners_moments.mjs';
import {
  begin,
  board,
  bot,
  compose,
  drag,
  ending,
  friend,
  join,
  lock_at_once,
  lock_button,
  open_table,
  play_on,
  tap,
} from './dream_runners_player.mjs';
import { open_house, resize, sizes, visit } from './house.mjs';
import { at_rest, complains_about_nothing, look_at, picture } from './looks.mjs';
import { begin_from_log, golden } from './tables.mjs';

const house = open_house();

const finished = golden('dream_runners-4-thumb-eight_turns');
const first_input = (log, wanted) =>
  log.trim().split('\n').slice(1, -1).map((line) => JSON.parse(line)).find(wanted).n;
const words = { en: 'Replay', fr: 'Revoir', it: 'Rivedi' };

for (const [language, replay] of Object.entries(words)) {
  test(`${language}: the end with its breakdown, then looking back at a dream and at the market`, async () => {
    const page = await begin_from_log(house, finished, { language });
    const end = page.getByRole('dialog');
    await end.waitFor();
    assert.equal(await end.getByRole('columnheader').count(), 4, 'everybody has a column');
    assert.equal(await end.getByRole('rowheader').count(), 4, 'stars, serenity, segments and their sum');
    await look_at(page, `dream-runners-end-${language}`);
    await end.getByRole('button', { name: replay }).click();
    const moments = {
      dream: first_input(finished, (input) => input.do === 'lock') - 1,
      question: first_input(finished, (input) => input.do.startsWith('share')) - 1,
      market: first_input(finished, (input) => input.do.startsWith('buy')) - 1,
    };
    for (const [name, at] of Object.entries(moments)) {
      await page.getByRole('slider').fill(String(at));
      await page.getByText(new RegExp(`\\b${at}\\b`)).first().waitFor();
      assert.equal(await page.locator('[data-answer]').count(), 0, 'the past is not played');
      await look_at(page, `dream-runners-replay-${name}-${language}`);
    }
    complains_about_nothing(page);
  });
}

for (const language of ['fr', 'it']) {
  test(`${language}: a question and the market`, async () => {
    for (const verb of ['give_up', 'buy']) {
      const page = await begin_before(house, verb, { language });
      await page.locator(verb === 'buy' ? '.offer' : '[data-answer]').first().waitFor();
      await look_at(page, `dream-runners-${verb}-${language}`);
      complains_about_nothing(page);
    }
  });
}

test('who looks on sees the first seat’s dream by its name, may do nothing, and sees the end', async () => {
  const host = await visit(house, sizes.desktop);
  const opened = await open_table(host, { options: { seconds: 0 }, seats: [friend], spectators: 'live' });
  await host.goto(`/t/${opened.table}`);
  const guest = await join(house, opened, sizes.laptop);
  const onlooker = await visit(house, sizes.desktop);
  await onlooker.goto(host.url());
  await compose(host, drag);
  await onlooker.getByRole('region', { name: 'Segments of Ada' }).waitFor();
  await onlooker.getByText('Waiting for 2 dreamers: composing.').waitFor();
  assert.equal(await lock_button(onlooker).count(), 0, 'only players lock');
  await look_at(onlooker, 'dream-runners-onlooker');
  const players = [host, guest].map((page) => ({ page, composing: lock_at_once }));
  await play_on(players, async () => (await ending(host).count()) > 0);
  await ending(onlooker).waitFor();
  await look_at(onlooker, 'dream-runners-onlooker-end');
  complains_about_nothing(onlooker);
});

const small = {
  small: { width: 360, height: 640 },
  phone: sizes.phone,
  sideways: { width: 844, height: 390 },
};
/// The least side of the dream on which a finger still finds a cell.
const least_dream = 3 * 44;

test('phones: the dream is large enough, the lock in sight, and a sheet shows all that a desk shows', async () => {
  const page = await begin(house, { size: sizes.phone, seats: [bot, bot, bot] });
  await compose(page, tap);
  for (const [name, size] of Object.entries(small)) {
    await resize(page, size);
    await at_rest(page);
    const dream = await page.locator('[data-field]').boundingBox();
    assert.ok(dream.width >= least_dream, `${name}: the dream is ${dream.width} wide`);
    const lock = await lock_button(page).boundingBox();
    assert.ok(lock.y + lock.height <= size.height, `${name}: the lock is out of sight`);
    await page.getByRole('button', { name: 'The table at a glance' }).tap();
    const sheet = page.getByRole('dialog', { name: 'The table at a glance' });
    for (const panel of ['As it lies now', 'Fragments', 'Star track']) {
      await sheet.getByRole('region', { name: panel }).waitFor();
    }
    assert.equal(await sheet.locator('[data-seat]').count(), 3, `${name}: everybody is there`);
    assert.equal(await sheet.locator('[data-seat] dd').filter({ visible: true }).count(), 12, `${name}: with all they own`);
    if (size === sizes.phone) await look_at(page, 'dream-runners-glance', { may_scroll: true });
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
  }
  await lock_button(page).tap();
  await board(page).locator('xpath=self::*[not(@data-phase="composing") or @data-turn="2"]').waitFor();
  complains_about_nothing(page);
});

test('a phone held sideways shows the whole market without scrolling', async () => {
  const page = await begin_before(house, 'buy', { size: small.sideways });
  await page.locator('.offer').first().waitFor();
  const beyond = await page.locator('.offer, .deed, [data-segment] svg').evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().bottom > innerHeight).map((one) => one.outerHTML),
  );
  assert.deepEqual(beyond, []);
  await picture(page, 'dream-runners-buy-sideways');
});
