// SPDX-License-Identifier: Apache-2.0
// A resolution is told cell by cell to those who want motion: over the dream as it lay, from what the
// table may tell them and no more, and only until they have had enough.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  board,
  bot,
  compose,
  drag,
  friend,
  join,
  lock_button,
  open_table,
  phase,
} from './dream_runners_player.mjs';
import { begin_before } from './dream_runners_moments.mjs';
import { open_house, sizes, visit } from './house.mjs';
import { at_rest, complains_about_nothing, look_at } from './looks.mjs';

const house = open_house();

const skip = (page) => page.getByRole('button', { name: 'Skip' });
const told_cell = (page) => page.locator('.stage .marked');
/// The segments on the large dream; their owner's or those of whom it is told.
const panes = (page) => page.locator('[data-field] .pane');

async function two_who_watch(options) {
  const host = await visit(house, sizes.desktop, { calm: false });
  const opened = await open_table(host, { options: { seconds: 0, ...options }, seats: [friend], spectators: 'live' });
  await host.goto(`/t/${opened.table}`);
  const guest = await join(house, opened, sizes.laptop, { calm: false });
  await lock_button(host).waitFor();
  return { host, guest };
}

test('it is told over the dream as it lay, and any key ends it', async () => {
  const page = await begin(house, { calm: false, seats: [bot] });
  await compose(page, drag);
  await lock_button(page).click();
  await skip(page).waitFor();
  assert.ok((await panes(page).count()) > 0, 'the segments lie as they lay');
  assert.equal(await page.locator('[aria-current=step]').textContent(), 'Resolve');
  await told_cell(page).waitFor();
  await look_at(page, 'dream-runners-telling');
  await page.keyboard.press('Escape');
  await skip(page).waitFor({ state: 'hidden' });
  complains_about_nothing(page);
});

test('it ends by itself', async () => {
  const page = await begin(house, { calm: false });
  await lock_button(page).click();
  await skip(page).waitFor();
  await skip(page).waitFor({ state: 'hidden', timeout: 30_000 });
  complains_about_nothing(page);
});

/// All that stood in the line of the prompt while it was told.
async function told_lines(page) {
  await page.evaluate(() => {
    const line = document.querySelector('.prompt .expected');
    window.told = [];
    const changes = new MutationObserver(() => window.told.push(line.textContent));
    changes.observe(line, { subtree: true, characterData: true, childList: true });
  });
  await lock_button(page).click();
  await skip(page).waitFor();
  await skip(page).waitFor({ state: 'hidden', timeout: 60_000 });
  return page.evaluate(() => window.told);
}

test('a question to somebody else in the middle of it does not cut it short', async () => {
  const page = await begin_before(house, 'lock', { players: [3], then: 'choose', calm: false });
  const told = await told_lines(page);
  const led_to_it = told.findIndex((line) => /^\w+ bot \d gathers \d × wild fragment/.test(line));
  const came_of_all = told.findIndex((line) => /^Serenity of \w+ bot/.test(line));
  assert.ok(led_to_it >= 0 && led_to_it < came_of_all, told.join('\n'));
  complains_about_nothing(page);
});

test('who wants no motion sees the outcome at once', async () => {
  const page = await begin(house);
  await compose(page, drag);
  await lock_button(page).click();
  await page.locator('main [data-phase]:not([data-phase=composing])').or(page.locator('main [data-turn="2"]')).waitFor();
  assert.equal(await skip(page).count(), 0);
});

test('who reloads meanwhile sees the outcome at once, and nothing is told twice', async () => {
  const page = await begin(house, { calm: false });
  await compose(page, drag);
  await lock_button(page).click();
  await skip(page).waitFor();
  await page.reload();
  await board(page).waitFor();
  await at_rest(page);
  assert.equal(await skip(page).count(), 0);
  complains_about_nothing(page);
});

test('an onlooker is told the same, even of segments laid since it looked last', async () => {
  const { host, guest } = await two_who_watch({});
  const onlooker = await visit(house, sizes.desktop, { calm: false });
  await onlooker.goto(host.url());
  await board(onlooker).waitFor();
  await compose(host, drag);
  await lock_button(host).click();
  await lock_button(guest).click();
  await skip(onlooker).waitFor();
  await onlooker.getByRole('region', { name: 'Segments of Ada' }).waitFor();
  assert.equal(await panes(onlooker).count(), 4, 'the first player is told of first');
  await look_at(onlooker, 'dream-runners-onlooker-telling');
  complains_about_nothing(onlooker);
});

/// Before the market opens, whoever gathered a wild fragment has to choose its colour.
const asks_first = async (page) => (await phase(page)) === 'colouring';

/// Everything that may be told of her: what of it is told last stays longest.
const told_of_ada = /^(Ada |Serenity of Ada)/;

test('with hidden progress nobody sees what others lay until it is told', async () => {
  for (;;) {
    const { host, guest } = await two_who_watch({ progress: 'hidden' });
    const onlooker = await visit(house, sizes.desktop, { calm: false });
    await onlooker.goto(host.url());
    await compose(host, drag);
    const seen = (page) => page.locator('[data-seat="0"] .pane').count();
    await guest.locator('[data-seat="0"]').getByText('Composing').waitFor();
    assert.equal(await seen(guest), 0, 'where segments lie is hidden');
    assert.equal(await panes(onlooker).count(), 0, 'from onlookers too');
    await look_at(guest, 'dream-runners-hidden');
    await lock_button(host).click();
    await lock_button(guest).click();
    await skip(guest).waitFor();
    await guest.getByText(told_of_ada).first().waitFor();
    assert.equal(await seen(guest), 4, 'now all lies open');
    // By a key: where a question cuts it short, the telling may have ended by itself.
    await guest.keyboard.press('Escape');
    await skip(guest).waitFor({ state: 'hidden' });
    for (const page of [host, guest, onlooker]) complains_about_nothing(page);
    if (!(await asks_first(guest))) {
      await guest.getByRole('region', { name: 'The night market' }).waitFor();
      assert.equal(await seen(guest), 4, 'and still does at the market');
      return;
    }
    for (const page of [host, guest, onlooker]) await page.context().close();
  }
});
