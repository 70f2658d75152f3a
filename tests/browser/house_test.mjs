// SPDX-License-Identifier: Apache-2.0
// What the house tells: whose turn it is, in other tabs too; how far games have come; what a press did
// not do while nobody was connected.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as dream_runners from './dream_runners_player.mjs';
import { open_house, sizes, visit } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { begin_at, moments } from './onirim_moments.mjs';
import { by_mouse, ending, move, moves_shown } from './player.mjs';
import { begin, begin_from_log, begin_together, begin_with_bot, door, give_up, golden } from './tables.mjs';

const house = open_house();

const icon = (page) => page.locator('link[rel=icon]').getAttribute('href');

/// A browser whose chimes and notices are counted instead of heard and seen.
const count_calls = (page) =>
  page.addInitScript(() => {
    globalThis.calls = { chimes: 0, notices: [] };
    const silent = globalThis.AudioContext;
    globalThis.AudioContext = class extends silent {
      constructor() {
        super();
        globalThis.calls.chimes += 1;
      }
    };
    globalThis.Notification = class {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title) {
        globalThis.calls.notices.push(title);
      }
    };
    Object.defineProperty(document, 'hidden', { get: () => globalThis.looks_away === true });
    for (const [name, value] of Object.entries({ sound: 'on', notices: 'on' })) localStorage.setItem(`reverie.${name}`, value);
  });

test('whose turn it is stands in title and icon', async () => {
  const { host, guest } = await begin_together(house, { hands: 'open' });
  await host.waitForFunction(() => document.title.startsWith('● Your turn · Onirim'));
  assert.equal(await icon(host), '/icon-turn.svg');
  await guest.waitForFunction(() => document.title === 'Onirim · Reverie');
  assert.equal(await icon(guest), '/icon.svg');
  await move(host, by_mouse);
  await guest.waitForFunction(() => document.title.startsWith('● Your turn'));
  await host.waitForFunction(() => document.title === 'Onirim · Reverie');
  assert.equal((await host.request.get('/icon-turn.svg')).status(), 200);
});

test('a chime and a notice call whoever wants them and looks elsewhere', async () => {
  const { host, guest } = await begin_together(house, { hands: 'open' });
  await count_calls(guest);
  await guest.reload();
  await guest.locator('main [data-shown]').waitFor();
  await guest.evaluate(() => (globalThis.looks_away = true));
  assert.deepEqual(await guest.evaluate(() => globalThis.calls), { chimes: 0, notices: [] });
  await move(host, by_mouse);
  await guest.waitForFunction(() => globalThis.calls.chimes === 1 && globalThis.calls.notices[0] === 'Your turn');
  complains_about_nothing(guest);
});

test('Play starts at once; beside it bots, level and clock can be chosen first', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/');
  await door(page, 'dream_runners').getByRole('button', { name: 'Choose bots, level and clock' }).click();
  const sheet = page.getByRole('dialog', { name: 'Play Dream Runners your way' });
  await sheet.getByText('no clock').waitFor();
  assert.ok(await sheet.getByRole('radio', { name: '90 s' }).isChecked(), 'what one click gives is where one begins');
  await look_at(page, 'play-choose', { may_scroll: true });
  await sheet.getByRole('group', { name: 'How many play?' }).getByRole('radio', { name: '4' }).check();
  await sheet.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('main [data-shown]').waitFor();
  await page.goto('/');
  const mine = page.getByRole('listitem').filter({ hasText: 'Dream Runners' });
  await mine.getByText(/Gentle bot.*Gentle bot.*Gentle bot.*points/).waitFor();
});

test('a game alone can be ordered with a clock', async () => {
  const page = await visit(house, sizes.phone);
  await page.goto('/');
  await door(page).getByRole('button', { name: 'Choose bots, level and clock' }).click();
  const sheet = page.getByRole('dialog', { name: 'Play Onirim your way' });
  assert.equal(await sheet.getByText('hidden hands').count(), 0, 'there is nobody to hide from');
  await sheet.getByRole('radio', { name: '1 minute' }).check();
  await sheet.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('timer').waitFor();
});

test('the lists tell how far a game has come; what was brought is no result', async () => {
  const page = await begin_from_log(house, golden('onirim-1-thumb-escaped'));
  await page.getByRole('dialog').waitFor();
  await page.goto('/');
  const brought = page.getByRole('link', { name: 'Onirim' }).getByText('A game from a file · 8 of 8 doors');
  await brought.waitFor();
  await page.getByRole('heading', { name: 'Games you opened from files' }).waitFor();
  await page.getByText('Your finished games will be kept here').waitFor();
  const save = { name: 'save.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(golden('onirim-1-save')) };
  await page.locator('input[type=file]').setInputFiles(save);
  await page.locator('main [data-shown]').waitFor();
  await page.goto('/');
  await page.getByRole('listitem').getByText(/Alone · \d of 8 doors/).waitFor();
  await look_at(page, 'home-lists', { may_scroll: true });
  complains_about_nothing(page);
});

test('who opened more games from files than are listed at first can have them all', async () => {
  const page = await begin_from_log(house, golden('onirim-1-thumb-escaped'));
  const file = { name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(golden('onirim-2-thumb-escaped')) };
  for (let more = 0; more < 3; more += 1) {
    await page.getByRole('dialog').waitFor();
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles(file);
  }
  await page.getByRole('dialog').waitFor();
  await page.goto('/');
  const brought = page.getByRole('link', { name: 'Onirim' }).filter({ hasText: 'A game from a file' });
  await brought.nth(2).waitFor();
  await page.getByRole('button', { name: 'Show all 4' }).click();
  await brought.nth(3).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Show all' }).count(), 0);
  complains_about_nothing(page);
});

test('a result tells its score and who else played', async () => {
  const results = async (moment, answer) => {
    const page = await begin_at(house, moment);
    await page.locator('[data-moment]').getByRole('button', { name: answer }).click();
    await ending(page).waitFor();
    await page.goto('/');
    return page.getByRole('region', { name: 'Recent results' });
  };
  const alone = await results(moments.last_door, /^Open the door/);
  await alone.getByText('Won · 8 of 8 doors · Alone', { exact: true }).waitFor();
  const together = await results(moments.last_door_together, /^Take the door/);
  await together.getByText('Won · 8 of 8 doors · Gentle bot', { exact: true }).waitFor();
});

test('so does a game that was given up', async () => {
  const page = await begin_with_bot(house, { hands: 'open' });
  await give_up(page);
  await ending(page).waitFor();
  await page.goto('/');
  const results = page.getByRole('region', { name: 'Recent results' });
  await results.getByText('0 of 8 doors · Gentle bot · Ada gave up before the end.', { exact: true }).waitFor();
});

for (const [game, is_open] of Object.entries({
  onirim: (page) => page.locator('.hand .held').first().waitFor(),
  dream_runners: (page) => page.getByRole('button', { name: /^Lock my dream/ }).waitFor(),
})) {
  test(`${game}: L opens the log, and does nothing else`, async () => {
    const page = await visit(house, sizes.laptop);
    await page.goto('/');
    await door(page, game).getByRole('button', { name: 'Play', exact: true }).click();
    await is_open(page);
    await page.keyboard.press('l');
    await page.getByRole('dialog', { name: 'Log' }).waitFor();
    await page.keyboard.press('Escape');
    await is_open(page);
  });
}

for (const game of ['onirim', 'dream_runners', 'dreamscape']) {
  test(`${game}: no key of the tools means something on the board too`, async () => {
    const page = await visit(house, sizes.desktop);
    await page.goto('/');
    await door(page, game).getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('main [data-shown]').waitFor();
    const keys = (where) =>
      where.locator('[aria-keyshortcuts]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts')));
    const of_tools = await keys(page.getByRole('navigation', { name: 'Tools' }));
    const of_board = await keys(page.locator('main [data-shown]'));
    assert.ok(of_tools.includes('L'));
    if (game === 'dream_runners') assert.ok(of_board.includes('F'), 'what locks a dream');
    assert.deepEqual(of_board.filter((key) => of_tools.includes(key)), []);
  });
}

test('a branch says that it is a new table', async () => {
  const page = await begin_from_log(house, golden('onirim-1-thumb-escaped'));
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Play on from here, at a new table' }).waitFor();
  await look_at(page, 'branch');
});

test('a press without a connection is told and dropped, not done later', async () => {
  const page = await begin(house);
  const before = await moves_shown(page);
  const { port } = house;
  await house.crash();
  await page.getByRole('button', { name: 'Try now' }).waitFor();
  await page.locator('.hand .held.legal').first().click();
  await page.locator('main button[data-drop=path]').click();
  await page.getByText('What you just did was not sent.').first().waitFor();
  await look_at(page, 'not-sent');
  await house.open(port);
  await page.getByRole('button', { name: 'Try now' }).click();
  await page.getByRole('button', { name: 'Try now' }).waitFor({ state: 'detached' });
  assert.equal(await moves_shown(page), before, 'the move was made after all');
  await page.locator('.hand .held.legal').first().waitFor();
  await move(page, by_mouse);
});

test('a press that was on its way when the connection broke is not done without a word', async () => {
  const page = await begin(house);
  const before = await moves_shown(page);
  const { port } = house;
  house.freeze();
  await page.locator('.hand .held.legal').first().click();
  await page.locator('main button[data-drop=path]').click();
  await page.locator('main [data-waits=true]').waitFor();
  await house.crash();
  await house.open(port);
  await page.getByText('What you did just before has been carried out.').waitFor({ timeout: 30_000 });
  assert.notEqual(await moves_shown(page), before);
  await look_at(page, 'done-late');
});

test('what waits behind a press on its way is dropped when the connection breaks, and both are told', async () => {
  const page = await dream_runners.begin(house);
  const { port } = house;
  const [first, second] = dream_runners.square;
  house.freeze();
  await dream_runners.carry(page, first);
  await page.locator('main [data-waits=true]').waitFor();
  await dream_runners.carry(page, second);
  await page.waitForFunction(() => document.querySelectorAll('[data-field] [data-segment]').length === 2);
  await house.crash();
  await page.getByText('What you just did was not sent.').first().waitFor();
  assert.equal(await dream_runners.lying(page).count(), 1, 'only what is on its way is shown as laid');
  await dream_runners.lock_button(page).click();
  await house.open(port);
  await page.getByText('What you did just before has been carried out.').waitFor({ timeout: 30_000 });
  await page.locator('main [data-waits=false]').waitFor();
  await page.getByText('What you just did was not sent.').first().waitFor();
  assert.equal(await dream_runners.lying(page).count(), 1, 'the second segment was laid after all');
  assert.equal(await dream_runners.phase(page), 'composing', 'the dream was locked after all');
});
