// SPDX-License-Identifier: Apache-2.0
// Dreamscape in three languages: they change without a reload, and no key is ever seen instead of its text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, bot, build, hands, my_turn, open_table, travel } from './dreamscape_player.mjs';
import { open_house, resize, sizes, visit } from './house.mjs';
import { complains_about_nothing, watch_for_keys } from './looks.mjs';
import { tool } from './tables.mjs';

const house = open_house();

const languages = {
  en: { name: 'English', hands: 'Hands', step: 'Creation' },
  fr: { name: 'Français', hands: 'Mains', step: 'Création' },
  it: { name: 'Italiano', hands: 'Mani', step: 'Creazione' },
};

for (const [language, words] of Object.entries(languages)) {
  test(`${language}: the whole first cycle is in its words, and no key is seen`, async () => {
    const page = await visit(house, sizes.desktop, { language });
    await watch_for_keys(page);
    const { table } = await open_table(page, {});
    await page.goto(`/t/${table}`);
    await my_turn(page);
    await travel(page);
    await page.getByRole('heading', { name: words.hands, exact: true }).waitFor();
    await build(page);
    await page.getByText(words.step, { exact: true }).first().waitFor();
    await hands(page).first().click();
    complains_about_nothing(page);
  });
}

/// The part of the cycle that it is, and how much of it can be read.
async function shows_phase(page, where) {
  const shown = await page.locator('header [aria-current=step]').evaluate((phase) => {
    const [box, bar] = [phase, phase.closest('.sub')].map((element) => element.getBoundingClientRect());
    return { words: phase.textContent, inside: box.width > 0 && box.left >= bar.left && box.right <= bar.right + 0.5 && box.top >= bar.top && box.bottom <= bar.bottom + 0.5 };
  });
  assert.ok(shown.inside, `${where}: “${shown.words}” is cut off`);
  return shown.words;
}

for (const [language, words] of Object.entries(languages)) {
  test(`${language}: cycle and phase are read whole at every size, beside a clock too`, async () => {
    const page = await visit(house, sizes.desktop, { language });
    const { table } = await open_table(page, { options: { mode: 'nightmare' }, seats: [bot], thinking_seconds: 300 });
    await page.goto(`/t/${table}`);
    await my_turn(page);
    for (const reach of [travel, build]) {
      await reach(page);
      for (const [name, size] of Object.entries(sizes)) {
        await resize(page, size);
        await page.locator('header .clock').waitFor();
        const said = await shows_phase(page, `${language}, ${name}`);
        if (reach === build) assert.equal(said, words.step);
        assert.match(await page.locator('header .progress').innerText(), /1\D+6/, 'which cycle of how many');
      }
      await resize(page, sizes.desktop);
    }
    complains_about_nothing(page);
  });
}

test('the language changes in mid-turn without a reload, and the turn goes on', async () => {
  const page = await begin(house);
  await travel(page);
  await page.evaluate(() => (globalThis.is_same_page = true));
  for (const { name, hands: title } of [languages.fr, languages.it, languages.en]) {
    await tool(page, /./).last().click();
    await page.getByRole('dialog').getByText(name).click();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
  }
  assert.ok(await page.evaluate(() => globalThis.is_same_page), 'the page was loaded anew');
  await build(page);
  complains_about_nothing(page);
});
