// SPDX-License-Identifier: Apache-2.0
// Whatever Dreamscape can ask: each is answered by pressing what glows, in words of the visitor's language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin_before } from './dreamscape_moments.mjs';
import { deed, hands, moment, moving, open_cells, open_places } from './dreamscape_player.mjs';
import { open_house, resize, sizes } from './house.mjs';
import { complains_about_nothing, look_at, watch_for_keys } from './looks.mjs';
import { tool } from './tables.mjs';

const house = open_house();

const press = (locate) => (page) => locate(page).first().click();
const press_cell = press(open_cells);
const press_place = press(open_places);
/// The first fragment of the Hands with which that can be done.
async function take_up_for(page, verb) {
  const count = await hands(page).count();
  for (let i = 0; i < count; i += 1) {
    await hands(page).nth(i).click();
    if ((await deed(page, verb).count()) > 0) return;
  }
  throw new Error(`no fragment is for: ${verb}`);
}

const answers = {
  keep: { how: press((page) => moment(page).locator('[data-card]')) },
  draw: { how: press((page) => moment(page).locator('[data-verb=draw]')) },
  complete: { how: press((page) => moment(page).locator('[data-card]')) },
  retain: { how: press((page) => moment(page).locator('[data-verb=retain]')) },
  haunt: { how: press((page) => page.locator('.main .haunt')) },
  harvest: { how: press_place },
  lake: { how: press_place },
  order: { how: (page) => deed(page, 'order').first().click() },
  lift: { how: press_cell },
  golem: {
    how: async (page) => {
      await press_cell(page);
      await press_cell(page);
    },
  },
  trade: {
    how: async (page) => {
      await take_up_for(page, 'trade');
      await deed(page, 'trade').first().click();
    },
  },
  store: {
    how: async (page) => {
      await take_up_for(page, 'store');
      await deed(page, 'store').first().click();
    },
  },
  plant: {
    how: async (page) => {
      await deed(page, 'plant').click();
      await press_cell(page);
    },
  },
  step: { how: press_cell },
};

/// What is answered with one's own dreamscape in mind.
const of_the_land = ['keep', 'draw', 'complete', 'retain'];

/// What was built is in sight beside the question; on a phone below it, or behind the first of the tabs.
async function shows_own_land(page, verb) {
  const built = page.locator('.land [data-part=fragment]').filter({ visible: true });
  assert.ok((await built.count()) > 0, `${verb}: the stacks are in sight`);
  const before = page.viewportSize();
  await resize(page, sizes.phone);
  const asked_alone = (await built.count()) === 0;
  if (asked_alone) await page.locator('.tabs button').first().click();
  await built.first().waitFor();
  if (asked_alone) await page.keyboard.press('Escape');
  await resize(page, before);
}

/// Of a card that lacks something where something else stands in its way, both are told.
async function tells_all_that_lacks(page) {
  const needs = await moment(page).locator('.needs').allInnerTexts();
  assert.ok(needs.some((words) => /^needs .+; something is in the way$/.test(words)), needs.join('\n'));
}

const languages = ['en', 'fr', 'it'];
/// Moves as logs have them.
const notation = new RegExp(`^(${Object.keys(answers).join('|')}|place|finish|enter|sleep|done|invoke)\\b`);

for (const [i, [verb, { how }]] of Object.entries(answers).entries()) {
  const language = languages[i % languages.length];
  test(`${verb}, ${language}: it is offered in words, and what is pressed is done`, async () => {
    const page = await begin_before(house, verb, { language });
    await watch_for_keys(page);
    await page.reload();
    await page.locator('main [data-shown][data-waits=false]').waitFor();
    const said = await page.locator('.deeds button, [data-moment] button[data-verb]').allInnerTexts();
    for (const words of said) assert.doesNotMatch(words, notation, 'a move is shown as it is logged');
    await look_at(page, `dreamscape-${verb}`);
    if (of_the_land.includes(verb)) await shows_own_land(page, verb);
    if (verb === 'keep') await tells_all_that_lacks(page);
    await moving(page, () => how(page));
    complains_about_nothing(page);
  });
}

test('what an answer would bring is told before it is given, and a hint with its reason', async () => {
  const page = await begin_before(house, 'complete');
  const outlook = moment(page).getByRole('status');
  const card = moment(page).locator('[data-card]').first();
  await card.hover();
  await outlook.getByText(/^You would complete .*: \d+ points?\./).waitFor();
  await page.mouse.move(0, 0);
  await card.focus();
  await outlook.getByText(/^You would complete/).waitFor();
  await card.blur();
  await tool(page, 'Hint').click();
  await outlook.getByText(/^Hint: Complete first: .+\. It leads to completing/).waitFor();
  complains_about_nothing(page);
});
