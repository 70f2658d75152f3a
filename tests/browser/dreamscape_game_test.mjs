// SPDX-License-Identifier: Apache-2.0
// Dreamscape in the browser: a first game by one click, played by pressing what glows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, bot, build, deed, hands, move, moving, my_turn, open_cells, open_places, travel } from './dreamscape_player.mjs';
import { open_house, resize, sizes, visit } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { door } from './tables.mjs';

const house = open_house();

async function begin_by_door(size) {
  const page = await visit(house, size);
  await page.goto('/');
  await door(page, 'dreamscape').getByRole('button', { name: 'Play', exact: true }).click();
  await my_turn(page);
  await travel(page);
  return page;
}

/// The bot may have been here before and left nothing: then something lies at a neighbour.
async function collect(page) {
  while ((await deed(page, 'collect').count()) === 0) {
    await moving(page, () => open_places(page).first().click());
    await my_turn(page);
  }
  await moving(page, () => deed(page, 'collect').click());
  await my_turn(page);
}

test('a first game begins by one click and shows every legal move (DS-V1, DS-B1)', async () => {
  const page = await begin_by_door(sizes.desktop);
  await look_at(page, 'dreamscape-voyage');
  assert.ok((await open_places(page).count()) > 0, 'no place to go to');
  await collect(page);
  await build(page);
  await hands(page).first().click();
  assert.equal(await open_cells(page).count(), 1, 'the first fragment goes on the entrance only');
  await open_cells(page).hover();
  await page.getByText('You would place', { exact: false }).waitFor();
  await look_at(page, 'dreamscape-creation');
  await moving(page, () => open_cells(page).click());
  await my_turn(page);
  await moving(page, () => deed(page, 'enter').click());
  complains_about_nothing(page);
});

test('what is not possible says why, on a phone too (DS-V2)', async () => {
  const page = await begin_by_door(sizes.phone);
  const elsewhere = page.locator('.board .main [data-location]:not([data-open])').filter({ hasNot: page.locator('[data-flight="sleeper:0"]') });
  await elsewhere.first().tap();
  await page.locator('.outlook.refused').getByText('No link leads there from here.', { exact: true }).waitFor();
  complains_about_nothing(page);
});

test('the view turns by sixths and lies flat by keys, and is remembered', async () => {
  const page = await begin_by_door(sizes.desktop);
  const entrance = page.locator('[data-cell]').first();
  const before = await entrance.evaluate((cell) => cell.dataset.cell + cell.style.left);
  await page.keyboard.press('>');
  await page.waitForFunction((was) => {
    const cell = document.querySelector('[data-cell]');
    return cell && cell.dataset.cell + cell.style.left !== was;
  }, before);
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'From right above', pressed: true }).first().waitFor();
  for (const key of ['.', '>', '<']) await page.keyboard.press(key);
  assert.equal(await page.getByRole('dialog').count(), 0, 'no sheet opens by a key of the board');
  assert.equal(await page.getByRole('region', { name: 'Replay' }).count(), 0, 'nor the replay');
  const keys = await keys_that_help_tells(page);
  assert.equal(new Set(keys).size, keys.length, `no key means two things: ${keys}`);
  await page.reload();
  await my_turn(page);
  await page.getByRole('button', { name: 'From right above', pressed: true }).first().waitFor();
  complains_about_nothing(page);
});

/// Beside the rules, where every key is told with what it does.
async function keys_that_help_tells(page) {
  await page.keyboard.press('?');
  const keys = await page.getByRole('dialog').locator('kbd').allTextContents();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  assert.ok(keys.includes('V') && keys.includes('F'), `${keys}`);
  return keys;
}

test('alone against Mr Nightmare his sets and points are seen (DS-A1, DS-A3)', async () => {
  const page = await begin(house, { options: { difficulty: 'normal' } });
  await travel(page);
  const sets = page.locator('.rival.nightmare').getByRole('listitem');
  const told = (await sets.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  assert.deepEqual(told.map((text) => text.replace(/\d+ of/, 'of')), [
    'Water of 3 2 points a set',
    'Stone of 3 3 points a set',
    'Earth of 3 a nightmare for you',
    'Grass of 2 1 point a set',
    'Movement of 2 1 point a set',
  ]);
  await look_at(page, 'dreamscape-alone');
  await resize(page, sizes.phone);
  await page.getByRole('button', { name: 'Players' }).click();
  await page.locator('dialog .rival.nightmare').waitFor();
  complains_about_nothing(page);
});

test('four at a table: everybody’s board is seen small and opens in full', async () => {
  const page = await begin(house, { options: { mode: 'nightmare' }, seats: [bot, bot, bot] });
  await travel(page);
  await look_at(page, 'dreamscape-four');
  const others = page.locator('button.rival');
  assert.equal(await others.count(), 3);
  await others.first().click();
  const board = page.getByRole('dialog').getByRole('group', { name: /^Dreamscape of/ });
  await board.waitFor();
  await look_at(page, 'dreamscape-rival');
  await page.keyboard.press('Escape');
  await resize(page, sizes.phone);
  await page.getByRole('button', { name: 'Players' }).click();
  await page.locator('dialog button.rival').last().click();
  await page.locator('dialog .opened').waitFor();
  complains_about_nothing(page);
});

test('on a phone every part of the table is a press away, in a sheet', async () => {
  const page = await begin(house, { options: { mode: 'nightmare' }, seats: [bot, bot, bot] });
  await travel(page);
  await resize(page, sizes.phone);
  const sheets = {
    Dreamscape: (sheet) => [sheet.getByRole('group', { name: 'Your dreamscape' })],
    Goals: (sheet) => [
      sheet.getByRole('list', { name: 'Objectives' }),
      sheet.locator('.card[data-card]').first(),
      sheet.getByRole('region', { name: 'What this place would bring' }),
    ],
    Players: (sheet) => [sheet.locator('button.rival').first(), sheet.getByText(/^\s*\d+ in the bag$/), sheet.getByText(/^\s*\d+ trees? left$/)],
  };
  const open_each = async (parts) => {
    for (const [name, parts_of] of Object.entries(parts)) {
      await page.getByRole('navigation', { name: 'More of the table' }).getByRole('button', { name }).click();
      const sheet = page.getByRole('dialog');
      for (const part of parts_of(sheet)) await part.waitFor();
      await look_at(page, `dreamscape-sheet-${name.toLowerCase()}`, { at: ['phone'] });
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
    }
  };
  await open_each(sheets);
  await build(page);
  await open_each({ World: (sheet) => [sheet.getByRole('region', { name: 'Dream World' })] });
  complains_about_nothing(page);
});

test('while one builds every deed is in words, never as it is logged (DS-D3)', async () => {
  const page = await begin_by_door(sizes.desktop);
  await build(page);
  for (let laid = 0; laid < 4 && (await hands(page).count()) > 0; laid += 1) {
    const said = await page.locator('.deeds button').allInnerTexts();
    for (const words of said) assert.doesNotMatch(words, /^(finish|enter|trade \d|place |step |plant )/);
    await move(page);
    await my_turn(page);
  }
  complains_about_nothing(page);
});
