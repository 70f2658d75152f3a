// SPDX-License-Identifier: Apache-2.0
// A log from a file: a finished game to look at, a saved one to go on with, a damaged one explained.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { open_house, resize, sizes } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { by_mouse, ending, move } from './player.mjs';
import { begin_from_log, give_up, golden } from './tables.mjs';

const house = open_house();

test('a finished game is shown at its end, looked at again, and given back as it was', async () => {
  const log = golden('onirim-1-thumb-escaped');
  const page = await begin_from_log(house, log);
  await ending(page).getByRole('heading', { name: 'You wake up free' }).waitFor();
  await look_at(page, 'end-won');
  const coming = page.waitForEvent('download');
  await ending(page).getByRole('link', { name: 'Download the log' }).click();
  assert.equal(await readFile(await (await coming).path(), 'utf8'), log);
  await ending(page).getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider').fill('0');
  await page.getByText('Moment 0 of').waitFor();
  await page.locator('[data-flight="path0:0"]').waitFor({ state: 'detached' });
  complains_about_nothing(page);
});

test('an end that is larger than the window is read from its title on', async () => {
  const page = await begin_from_log(house, golden('dreamscape-4-thumb-morning'));
  await page.getByRole('dialog').waitFor();
  await resize(page, { width: 1024, height: 600 });
  await page.reload();
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
  await title.waitFor();
  const [tools, words] = [await page.getByRole('banner').boundingBox(), await title.boundingBox()];
  assert.ok(words.y >= tools.y + tools.height, 'the title lies under the tools');
});

test('a game that was given up is over when it comes back, and can be branched from', async () => {
  const page = await begin_from_log(house, golden('onirim-1-save'));
  await page.locator('main [data-shown]').waitFor();
  await give_up(page);
  await ending(page).waitFor();
  const coming = page.waitForEvent('download');
  await ending(page).getByRole('link', { name: 'Download the log' }).click();
  const log = await readFile(await (await coming).path(), 'utf8');

  const again = await begin_from_log(house, log);
  await ending(again).getByRole('button', { name: 'Replay' }).click();
  await again.getByText('Moment').waitFor();
  await again.getByRole('button', { name: 'Play on from here' }).click();
  await again.locator('main [data-shown]').waitFor();
  assert.equal(await ending(again).count(), 0, 'the branch goes on');
  complains_about_nothing(again);
});

test('a saved game goes on', async () => {
  const page = await begin_from_log(house, golden('onirim-1-save'));
  await page.locator('main [data-shown]').waitFor();
  assert.equal(await ending(page).count(), 0);
  await move(page, by_mouse);
  complains_about_nothing(page);
});

test('a damaged log opens nothing and says which line is wrong', async () => {
  const lines = golden('onirim-1-thumb-escaped').split('\n');
  lines[19] = lines[19].replace(/"do":"[^"]*"/, '"do":"fly away"');
  const page = await begin_from_log(house, lines.join('\n'), { size: sizes.laptop });
  const answer = page.getByText('This log is not valid, line 20');
  await answer.waitFor();
  const words = await answer.elementHandle();
  const is_in_sight = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  await page.waitForFunction(is_in_sight, words, { timeout: 5_000 });
  await look_at(page, 'log-damaged', { may_scroll: true });
  assert.equal(new URL(page.url()).pathname, '/');
});

test('what is wrong with it is said in the language of whoever brings it, in the words of its game', async () => {
  const lines = golden('onirim-1-thumb-escaped').trimEnd().split('\n');
  const last = JSON.parse(lines.at(-1));
  last.result.ending = 'onirim.ending.deck_empty';
  const forged = [...lines.slice(0, -1), JSON.stringify(last)].join('\n');
  const page = await begin_from_log(house, forged, { language: 'fr' });
  const answer = page.getByRole('alert').filter({ hasText: `ligne ${lines.length}` });
  await answer.getByText('La partie ne s’est pas terminée comme le dit le journal').waitFor();
  const text = await answer.textContent();
  assert.match(text, /Victoire/, 'the ending to which the inputs lead');
  assert.doesNotMatch(text, /onirim\.|log\.no|\{/, 'no key');
});
