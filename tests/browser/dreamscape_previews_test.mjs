// SPDX-License-Identifier: Apache-2.0
// What a deed would bring is seen before it is done: by mouse, by keyboard, and by a finger, which cannot
// hover.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin_before } from './dreamscape_moments.mjs';
import { begin, build, deed, hands, moment, moving, my_turn, open_cells, open_places, travel } from './dreamscape_player.mjs';
import { open_house, sizes } from './house.mjs';
import { complains_about_nothing } from './looks.mjs';
import { moves_shown } from './player.mjs';
import { tool } from './tables.mjs';

const house = open_house();

const outlook = (page) => page.locator('.prompt').getByRole('status');
const again = (page) => page.getByText('Tap once more to do it.');

async function begin_building(wishes) {
  const page = await begin(house, wishes);
  await travel(page);
  await build(page);
  return page;
}

test('the line before a deed says how one would stand for an objective, and readers hear it too', async () => {
  const page = await begin_before(house, 'lift', { objective: 'no_gap_in_the_dream' });
  await open_cells(page).first().hover();
  await outlook(page).getByText(/^You would take back .* Fewest free cells.*: \d+, \S.* would lead with \d+\./).waitFor();
  const change = page.getByRole('img', { name: /^.+: \d+, .+; it would be \d+, \S.* would lead with \d+$/ });
  assert.equal(await change.count(), 1, 'the player’s own line says what it would be');
  const phone = await begin_before(house, 'lift', { objective: 'no_gap_in_the_dream', size: sizes.phone });
  await open_cells(phone).first().tap();
  await outlook(phone).getByText(/ would lead with \d+\./).first().waitFor();
  for (const one of [page, phone]) complains_about_nothing(one);
});

test('a hint while one builds is a sentence with its reason', async () => {
  const page = await begin_building();
  await tool(page, 'Hint').click();
  await outlook(page).getByText(/^Hint: \S.+\. \S.+\.$/).waitFor();
  complains_about_nothing(page);
});

test('a finger sees on a cell what would lie there, and lays it by a second press', async () => {
  const page = await begin_building({ size: sizes.phone });
  const before = await moves_shown(page);
  await hands(page).first().tap();
  const cell = await open_cells(page).first().getAttribute('data-cell');
  const target = page.locator(`.main [data-cell=${cell}]`);
  await target.tap();
  await again(page).waitFor();
  await outlook(page).getByText(/^You would place/).waitFor();
  assert.equal(await moves_shown(page), before, 'nothing was done yet');
  assert.equal(await page.locator(`.main [data-stack=${cell}] .pale`).count(), 1, 'what would lie there is seen pale');
  await moving(page, () => target.tap());
  assert.equal(await page.locator(`.main [data-stack=${cell}] [data-part=fragment]`).count(), 1, 'it lies');
  complains_about_nothing(page);
});

test('another press of a finger means something else: the first is forgotten', async () => {
  const page = await begin(house, { size: sizes.phone });
  await travel(page);
  const before = await moves_shown(page);
  const elsewhere = open_places(page).filter({ hasNot: page.locator('[data-flight="sleeper:0"]') });
  await elsewhere.first().tap();
  await again(page).waitFor();
  await outlook(page).getByText(/would/).waitFor();
  await page.locator('.main [data-location]:not([data-open])').first().tap();
  await page.locator('.outlook.refused').waitFor();
  assert.equal(await again(page).count(), 0);
  assert.equal(await moves_shown(page), before, 'nothing was done');
  complains_about_nothing(page);
});

test('what a place would bring that a finger has pressed once is told in a sheet', async () => {
  const page = await begin(house, { size: sizes.phone });
  await travel(page);
  await open_places(page).filter({ hasNot: page.locator('[data-flight="sleeper:0"]') }).first().tap();
  await again(page).waitFor();
  await page.getByRole('button', { name: 'Goals' }).tap();
  await page.getByRole('dialog').getByRole('heading', { name: /^If you went to the/ }).waitFor();
  complains_about_nothing(page);
});

test('a finger keeps a card by two presses, and draws by one', async () => {
  const page = await begin_before(house, 'keep', { size: sizes.phone });
  const before = await moves_shown(page);
  const card = moment(page).locator('[data-card]').first();
  await card.tap();
  await again(page).waitFor();
  await moment(page).getByText(/^You would keep/).waitFor();
  assert.equal(await moves_shown(page), before, 'nothing was done yet');
  await moving(page, () => card.tap());
  const other = await begin_before(house, 'draw', { size: sizes.phone });
  await moving(other, () => moment(other).locator('[data-verb=draw]').first().tap());
  for (const one of [page, other]) complains_about_nothing(one);
});

test('what only selects takes one press of a finger: a fragment, the tree, what the Golem carries', async () => {
  const page = await begin_before(house, 'golem', { size: sizes.phone });
  await open_cells(page).first().tap();
  await page.getByText(/^Where does the Golem carry/).waitFor();
  const other = await begin_before(house, 'plant', { size: sizes.phone });
  await deed(other, 'plant').tap();
  await other.getByText('Where shall the tree grow?').waitFor();
  await hands(other).first().tap();
  await other.getByText(/^To set on a glowing cell/).waitFor();
  for (const one of [page, other]) complains_about_nothing(one);
});

test('a fragment dragged by mouse shows what it would bring on the way, and lies where it is let go', async () => {
  const page = await begin_building();
  const fragment = hands(page).first();
  const from = await fragment.boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 40, { steps: 4 });
  const layer = await page.locator('.dragged').evaluate((one) => getComputedStyle(one).willChange);
  assert.equal(layer, 'transform', 'a layer of its own: what lies under it is not painted again');
  const to = await open_cells(page).first().boundingBox();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await outlook(page).getByText(/^You would place/).waitFor();
  const cell = await open_cells(page).first().getAttribute('data-cell');
  await moving(page, () => page.mouse.up());
  await my_turn(page);
  assert.equal(await page.locator('.dragged').count(), 0, 'nothing is in the hand');
  assert.equal(await page.locator(`.main [data-stack=${cell}] [data-part=fragment]`).count(), 1, 'it lies');
  complains_about_nothing(page);
});

test('a fragment let go beside every cell goes back into the Hands', async () => {
  const page = await begin_building();
  const before = { moves: await moves_shown(page), hands: await hands(page).count() };
  const from = await hands(page).first().boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y - 30, { steps: 4 });
  await page.locator('.dragged').waitFor();
  const prompt = await page.locator('.prompt').boundingBox();
  await page.mouse.move(prompt.x + 20, prompt.y + 10, { steps: 3 });
  await page.mouse.up();
  await page.locator('.dragged').waitFor({ state: 'detached' });
  assert.deepEqual({ moves: await moves_shown(page), hands: await hands(page).count() }, before);
  complains_about_nothing(page);
});
