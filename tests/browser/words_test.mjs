// SPDX-License-Identifier: Apache-2.0
// Which words and scripts a visitor loads: little on the first visit, those of a game with the game, and
// no text is ever seen before its words have come.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open_house, sizes, visit } from './house.mjs';
import { complains_about_nothing, watch_for_keys } from './looks.mjs';
import { begin, door, give_up, open_table, order_table, tool } from './tables.mjs';

const house = open_house();

/// Compressed, as it is sent.
const most_script_bytes = 100_000;
const languages = { en: 'Play', fr: 'Jouer', it: 'Gioca' };

const scripts_of = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name: name.split('/').at(-1), bytes: encodedBodySize })),
  );
const words_of = async (page) =>
  (await scripts_of(page)).map(({ name }) => name.match(/^words-(.+)-.{8}\.js$/)?.[1]).filter(Boolean).toSorted();

/// Words come later than all else.
const delay_words = (page) =>
  page.route('**/assets/words-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    await route.continue();
  });

async function visit_slowly(language) {
  const page = await visit(house, sizes.desktop, { language });
  await watch_for_keys(page);
  await delay_words(page);
  return page;
}

for (const [language, play] of Object.entries(languages)) {
  test(`${language}: the first load is at most 100 KB of script, with no words of any game`, async (measured) => {
    const page = await visit(house, sizes.desktop, { language });
    await page.goto('/', { waitUntil: 'networkidle' });
    await door(page).getByRole('button', { name: play, exact: true }).waitFor();
    const scripts = await scripts_of(page);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    measured.diagnostic(`${bytes} bytes in ${scripts.length} scripts`);
    assert.ok(scripts.every((script) => script.bytes > 0), 'every script is measured');
    assert.ok(bytes <= most_script_bytes, `${bytes} bytes: ${JSON.stringify(scripts)}`);
    assert.deepEqual(await words_of(page), [`shell-${language}`]);
  });
}

test('a key that has no text is seen by these tests', async () => {
  const page = await visit_slowly('en');
  await page.goto('/');
  await page.evaluate(() => document.body.append('onirim.event.dawn'));
  await page.evaluate(() => document.body.setAttribute('aria-label', 'page.tables'));
  await page.waitForFunction(() => true);
  assert.equal(page.complaints.length, 2);
});

test('the words of a game come with its board, and change with the language', async () => {
  const page = await visit_slowly('en');
  await page.goto('/');
  await door(page).getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.hand .held').first().waitFor();
  assert.deepEqual(await words_of(page), ['onirim-en', 'shell-en']);
  await tool(page, 'Settings').click();
  await page.getByRole('dialog').getByText('Français').click();
  await page.getByText('Cartes non vues').first().waitFor();
  assert.deepEqual(await words_of(page), ['onirim-en', 'onirim-fr', 'shell-en', 'shell-fr']);
  complains_about_nothing(page);
});

test('of two languages chosen at once the last one is spoken', async () => {
  const page = await visit_slowly('en');
  let let_french_through;
  const french_may_come = new Promise((resolve) => (let_french_through = resolve));
  await page.route('**/assets/words-shell-fr-*.js', async (route) => {
    await french_may_come;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Italiano' }).click();
  await door(page).getByRole('button', { name: 'Gioca', exact: true }).waitFor();
  const french = page.waitForResponse('**/assets/words-shell-fr-*.js');
  let_french_through();
  await (await french).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'it');
  complains_about_nothing(page);
});

test('a table with friends: the options of the game have their words', async () => {
  const page = await visit_slowly('it');
  await page.goto('/');
  await door(page, 'dream_runners').getByRole('button', { name: 'Con amici' }).click();
  await page.getByRole('dialog').getByText('Sabbia, da quando').waitFor();
  assert.deepEqual(await words_of(page), ['dream_runners-it', 'shell-it']);
  complains_about_nothing(page);
});

test('a waiting room names its game before the words of the game have come', async () => {
  const page = await visit_slowly('fr');
  const { table } = await order_table(page, {
    game: 'dream_runners',
    options: { players: 2 },
    seats: [{ kind: 'me', level: null }, { kind: 'open', level: null }],
    name: 'Ada',
    spectators: 'none',
    thinking_seconds: 0,
  });
  await page.goto(`/t/${table}`);
  await page.getByText('Dream Runners').waitFor();
  complains_about_nothing(page);
});

test('the lists of the home page need no words of a game, not even of one given up', async () => {
  const page = await begin(house);
  await give_up(page);
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  await watch_for_keys(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Onirim' }).getByText(/^0 of 8 doors · Alone · .+ gave up before the end\.$/).waitFor();
  assert.deepEqual(await words_of(page), ['shell-en']);
  complains_about_nothing(page);
});

/// How the languages write what a bot is like within a sentence.
const steady_bots = {
  fr: { invite: 'Installer un bot', called: 'Bot (posé)', told: /^Un bot joue désormais pour .+ \(posé\)\.$/ },
  it: { invite: 'Fai sedere un bot', called: 'Bot solido', told: /^Ora un bot gioca per .+ \(solido\)\.$/ },
};

for (const [language, { invite, called, told }] of Object.entries(steady_bots)) {
  test(`${language}: the level of a bot is an adjective, at the table and in the lists`, async () => {
    const page = await visit(house, sizes.desktop, { language });
    const { table } = await open_table(page, { hands: 'open', partner: { kind: 'open', level: null } });
    await page.goto(`/t/${table}`);
    await page.getByRole('button', { name: invite }).click();
    await page.getByRole('region', { name: called, exact: true }).waitFor();
    await page.getByRole('log').getByText(told).waitFor({ state: 'attached' });
    await page.goto('/');
    await page.getByRole('listitem').getByText(`${called} · `).waitFor();
    assert.ok((await page.getByRole('main').innerText()).includes(`${called} · `), 'with a small letter');
  });
}
