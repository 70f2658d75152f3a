// SPDX-License-Identifier: Apache-2.0
// What people stumbled over in Onirim: a door thrown away, a preview taken for a deed, cards that were
// gone before they were read, a price that could not be pressed, a hint nobody could read.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open_house, resize, sizes } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { begin_at, moments } from './onirim_moments.mjs';
import { ending } from './player.mjs';
import { begin_from_log, begin_together, give_up, golden, listen_in, tool } from './tables.mjs';

const house = open_house();

/// A phone held so.
const sideways = { width: 844, height: 390 };

const scene = (page) => page.locator('[data-moment]');
const deed = (page) => scene(page).locator('.do').getByRole('button').first();

test('a door is not discarded by a Prophecy without a warning and a question', async () => {
  const page = await begin_at(house, moments.prophecy);
  await scene(page).getByRole('button', { name: /^Door of the .*the game would be lost/ }).first().click();
  await scene(page).getByText('would lose the game at once').waitFor();
  assert.equal((await deed(page).textContent()).trim(), 'Discard the door and lose');
  await look_at(page, 'prophecy-door');
  await deed(page).click();
  await scene(page).getByText('could not be undone').waitFor();
  await look_at(page, 'prophecy-door-asked');
  assert.equal(await ending(page).count(), 0, 'the first press only asks');
  await scene(page).getByRole('button', { name: 'Keep the door' }).click();
  assert.equal(await scene(page).getByText('the game').count(), 0, 'the door lies where it lay');
  complains_about_nothing(page);
});

test('who discards a door all the same is told why the game is over, and what undo can do', async () => {
  const page = await begin_at(house, moments.prophecy);
  await scene(page).getByRole('button', { name: /^Door of the/ }).first().click();
  await deed(page).click();
  await scene(page).getByRole('button', { name: 'Yes, lose the game' }).click();
  await ending(page).getByText('A Prophecy discarded a door').waitFor();
  await ending(page).getByText('Replay lets you play on from an earlier moment').waitFor();
  assert.match(await tool(page, 'Undo').getAttribute('title'), /The game is over.*new table/);
  complains_about_nothing(page);
});

/// Pressing `Keep the door` tells that the game goes on.
const keep_the_door = (page) => scene(page).getByRole('button', { name: 'Keep the door' }).click();

test('pressed twice by mistake, or held, the button that loses the game only asks', async () => {
  const page = await begin_at(house, moments.prophecy);
  const doors = scene(page).getByRole('button', { name: /^Door of the/ });
  await doors.first().click();
  await deed(page).dblclick();
  await scene(page).getByText('could not be undone').waitFor();
  await keep_the_door(page);
  await doors.first().click();
  await deed(page).focus();
  for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await scene(page).getByText('could not be undone').waitFor();
  await keep_the_door(page);
  assert.equal(await ending(page).count(), 0);
});

test('who takes another door instead is asked anew', async () => {
  const page = await begin_at(house, moments.prophecy);
  const doors = scene(page).locator('ol').getByRole('button', { name: /^Door of the/ });
  await doors.first().click();
  await deed(page).click();
  await scene(page).getByText('could not be undone').waitFor();
  await doors.last().click();
  await scene(page).getByText('would lose the game at once').waitFor();
  assert.equal((await deed(page).textContent()).trim(), 'Discard the door and lose');
});

test('where a Prophecy shows only doors it says that nothing else is left', async () => {
  const page = await begin_at(house, moments.only_doors);
  await scene(page).locator('ol [data-target]').first().click();
  await scene(page).getByText('Nothing but doors').waitFor();
  complains_about_nothing(page);
});

for (const [language, would] of Object.entries({ en: /^You would discard/, fr: /^Vous défausseriez/, it: /^Scarteresti/ })) {
  test(`${language}: what is only focused in a scene is said to be possible, not done`, async () => {
    const page = await begin_at(house, moments.prophecy, { language });
    await scene(page).locator('ol [data-target]').nth(1).focus();
    await scene(page).locator('.outlook').filter({ hasText: would }).waitFor();
    const haunted = await begin_at(house, moments.nightmare, { language });
    await scene(haunted).locator('[data-number="4"]').focus();
    await scene(haunted).locator('.outlook').filter({ hasText: { en: /would/, fr: /défausseriez/, it: /Scarteresti/ }[language] }).waitFor();
  });
}

test('what is pointed at in a scene is previewed as what is focused', async () => {
  const haunted = await begin_at(house, moments.nightmare);
  const words = scene(haunted).locator('.outlook');
  await scene(haunted).locator('[data-number="4"]').hover();
  await words.filter({ hasText: 'You would discard the whole hand' }).waitFor();
  await haunted.mouse.move(4, 4);
  await words.filter({ hasText: 'would' }).waitFor({ state: 'detached' });
  const prophecy = await begin_at(house, moments.prophecy);
  await scene(prophecy).locator('ol [data-target]').first().hover();
  await scene(prophecy).locator('.outlook').filter({ hasText: /^You would discard/ }).waitFor();
  const found = await begin_at(house, moments.claiming);
  await scene(found).getByRole('button', { name: /^Leave/ }).hover();
  await scene(found).locator('.outlook').filter({ hasText: 'You would leave' }).waitFor();
});

test('a key over the discard pile is said to begin a Prophecy, not to be played', async () => {
  const page = await begin_at(house, moments.with_key);
  const outlook = page.locator('.prompt .outlook');
  await page.locator('.hand .held[data-card=brown_key]').click();
  await outlook.filter({ hasText: /Discarded instead, this key would begin a Prophecy/ }).waitFor();
  await page.locator('main button[data-drop=discard]').hover();
  await outlook.filter({ hasText: /You would discard .* This would begin a Prophecy: 5 cards to see/ }).waitFor();
  await page.getByRole('button', { name: /^Discard: key of the Library. That begins a Prophecy/ }).waitFor();
  await look_at(page, 'key-over-discard');
  complains_about_nothing(page);
});

test('what is picked up for an exchange is not said to go to the discard', async () => {
  const page = await begin_at(house, moments.exchange);
  const key = page.locator('.hand .held[data-card$=_key]').first();
  await key.click();
  await key.and(page.locator('.picked')).waitFor();
  const pile = page.locator('main button[data-drop=discard]');
  await pile.getByText(/^Discard pile, /).waitFor({ state: 'attached' });
  assert.equal(await pile.getByText('Prophecy').count(), 0);
  await pile.click();
  await page.getByRole('dialog', { name: 'Discard' }).waitFor();
});

test('cards lost to a nightmare stay together until they are read', async () => {
  const page = await begin_at(house, moments.nightmare);
  await page.clock.install();
  await scene(page).locator('[data-number="3"]').click();
  const lost = page.getByRole('dialog', { name: 'The nightmare took these cards' });
  await lost.waitFor();
  assert.equal(await lost.getByRole('listitem').count(), 5);
  await page.clock.runFor(3_000);
  assert.equal(await lost.count(), 1, 'three seconds are not enough for five cards');
  await lost.hover();
  await look_at(page, 'lost-cards');
  await page.clock.runFor(30_000);
  await lost.waitFor({ state: 'detached' });
  complains_about_nothing(page);
});

const lost_cards = (page) => page.getByRole('dialog', { name: /^The nightmare took/ }).getByRole('listitem');

test('cards lost to the nightmare that empties the deck are read before the end', async () => {
  const page = await begin_at(house, moments.last_cards);
  await scene(page).locator('[data-number="3"]').click();
  await lost_cards(page).nth(2).waitFor();
  assert.equal(await lost_cards(page).count(), 3);
  assert.equal(await ending(page).count(), 0, 'the end waits');
  await page.getByRole('button', { name: 'Go on' }).click();
  await ending(page).getByText('The deck ran out').waitFor();
  complains_about_nothing(page);
});

test('and the end comes by itself', async () => {
  const page = await begin_at(house, moments.last_cards);
  await page.clock.install();
  await scene(page).locator('[data-number="3"]').click();
  await lost_cards(page).nth(2).waitFor();
  await page.clock.runFor(30_000);
  await ending(page).waitFor();
  await page.reload();
  await ending(page).waitFor();
  assert.equal(await lost_cards(page).count(), 0, 'they were read');
});

test('what a second nightmare takes meanwhile joins what lies there', async () => {
  const page = await begin_at(house, moments.nightmare);
  const heard = await listen_in(page);
  await scene(page).locator('[data-number="3"]').click();
  await lost_cards(page).nth(4).waitFor();
  const told = heard.letters.findLast(({ story }) => story?.lines.some(({ text }) => text.key.endsWith('.card_revealed')));
  const lines = told.story.lines.filter(({ text }) => /\.card_(revealed|to_limbo)$/.test(text.key));
  const from = told.story.from + told.story.lines.length;
  heard.send({ ...told, choices: null, story: { from, lines } });
  await lost_cards(page).nth(9).waitFor();
  assert.equal(await lost_cards(page).count(), 10);
  await look_at(page, 'many-lost-cards', { may_scroll: true });
  for (const [name, size] of Object.entries({ ...sizes, sideways })) {
    await resize(page, size);
    const { y, height } = await page.locator('[data-losses] button').boundingBox();
    assert.ok(y >= 0 && y + height <= size.height, `${name}: the way on lies beyond the edge`);
    await lost_cards(page).first().hover();
  }
  await resize(page, sizes.phone);
  await page.locator('[data-losses] button').click();
  await page.locator('[data-losses]').waitFor({ state: 'detached' });
  complains_about_nothing(page);
});

test('Enter goes on when they are read', async () => {
  const page = await begin_at(house, moments.nightmare);
  await scene(page).locator('[data-number="3"]').click();
  await lost_cards(page).first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-losses]').waitFor({ state: 'detached' });
  complains_about_nothing(page);
});

test('doors and nightmares met while a new hand is dealt are shown with those that are lost', async () => {
  // Chance deals: of four tables at least one meets something.
  for (let deal = 0; deal < 4; deal += 1) {
    const page = await begin_at(house, moments.nightmare);
    const heard = await listen_in(page);
    await scene(page).locator('[data-number="4"]').click();
    await page.locator('.hand .held').nth(4).or(page.locator('[data-losses]')).or(ending(page)).first().waitFor();
    await page.waitForFunction(() => document.querySelector('main [data-shown]').dataset.waits === 'false');
    const met = heard.letters
      .flatMap(({ story }) => story?.lines ?? [])
      .slice(heard.letters[0].story.lines.length)
      .filter(({ text }) => text.key.endsWith('.card_to_limbo')).length;
    if (met === 0) continue;
    await lost_cards(page).nth(met - 1).waitFor();
    assert.equal(await lost_cards(page).count(), met);
    complains_about_nothing(page);
    return;
  }
  assert.fail('nothing was met in four hands');
});

test('whoever has read them goes on at once', async () => {
  const page = await begin_at(house, moments.nightmare, { size: sizes.phone });
  await scene(page).locator('[data-number="3"]').tap();
  await page.getByRole('button', { name: 'Go on' }).tap();
  await page.locator('[data-losses]').waitFor({ state: 'detached' });
  complains_about_nothing(page);
});

test('with several keys a way out can be pressed, and asks which', async () => {
  const page = await begin_at(house, moments.nightmare);
  await scene(page).getByRole('button', { name: /Give up a key/ }).click();
  const which = scene(page).getByRole('group', { name: 'Which one?' });
  assert.equal(await which.getByRole('button').count(), 3);
  await look_at(page, 'nightmare-which');
  await which.getByRole('button', { name: /key of the Aquarium/ }).click();
  await which.waitFor({ state: 'detached' });
  await page.getByRole('log').getByText(/You give the nightmare the key of the Aquarium/).waitFor({ state: 'attached' });
  complains_about_nothing(page);
});

async function until(holds) {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/// The page at a moment with a hint, whose words are in sight at every size.
async function begin_with_hint(moment, place) {
  const page = await begin_at(house, moment);
  await tool(page, 'Hint').click();
  const words = place(page).getByText(/^Hint: .*% to win/);
  await words.waitFor();
  for (const [size, window] of Object.entries(sizes)) {
    await resize(page, window);
    const { y, height } = await words.boundingBox();
    assert.ok(y >= 0 && y + height <= window.height, `at ${size} it is out of sight`);
  }
  await resize(page, sizes.desktop);
  complains_about_nothing(page);
  return page;
}

for (const name of ['nightmare', 'prophecy', 'claiming', 'last_door', 'draft']) {
  test(`${name}: a hint is read in the scene, with its chances`, () => begin_with_hint(moments[name], scene));
}

test('a hint is read at the exchange, where no scene is', () =>
  begin_with_hint(moments.exchange, (page) => page.locator('.prompt')));

test('a hint is read where there is one choice, which has no chance beside it', async () => {
  const page = await begin_at(house, moments.ordering);
  const heard = await listen_in(page);
  for (const card of ['red door', 'blue sun']) {
    const letters = heard.letters.length;
    heard.demand({ type: 'play', action: `put ${card}` });
    await until(() => heard.letters.slice(letters).some(({ type }) => type === 'state'));
  }
  await page.reload();
  await scene(page).locator('.settled').nth(1).waitFor();
  await tool(page, 'Hint').click();
  await scene(page).getByText(/^Hint: Put next: .*door of/i).waitFor();
  complains_about_nothing(page);
});

const too_fast = { message: { key: 'server.no.too_fast', args: {} }, rule: '' };

test('why there is no hint is read in the scene, and heard', async () => {
  const page = await begin_at(house, moments.nightmare);
  let is_busy = true;
  await listen_in(page, (letter) => {
    if (letter.type === 'hint' && is_busy) Object.assign(letter, { type: 'refused', reason: too_fast });
  });
  await tool(page, 'Hint').click();
  await scene(page).getByText('That is too much at once').waitFor();
  await page.getByRole('log').getByText('That is too much at once').waitFor({ state: 'attached' });
  await look_at(page, 'hint-refused');
  is_busy = false;
  await tool(page, 'Hint').click();
  await scene(page).getByText(/^Hint: .*% to win/).waitFor();
  assert.equal(await scene(page).getByText('That is too much at once').count(), 0);
  complains_about_nothing(page);
});

test('why a press in a scene did nothing is read there', async () => {
  const page = await begin_at(house, moments.nightmare);
  const { port } = house;
  await house.crash();
  await page.locator('main [data-waits=true]').waitFor();
  await scene(page).locator('[data-number="3"]').click();
  await scene(page).getByText('What you just did was not sent.').waitFor();
  await house.open(port);
});

test('with a hint every way out of a nightmare and every answer to a door has its chance', async () => {
  const haunted = await begin_with_hint(moments.nightmare, scene);
  assert.equal(await scene(haunted).locator('.way .chance', { hasText: '% to win' }).count(), 4);
  await look_at(haunted, 'nightmare-hint');
  const found = await begin_with_hint(moments.claiming, scene);
  assert.equal(await scene(found).getByRole('button', { name: /% to win/ }).count(), 2);
});

test('a second door of a colour may be taken, and is warned about', async () => {
  const page = await begin_at(house, moments.second_door);
  const warning = /Spend a key on a second .*door.*\? It wins nothing, and your partner needs it/;
  await scene(page).getByText(warning).filter({ visible: true }).first().waitFor();
  await look_at(page, 'second-door');
  await scene(page).getByRole('button', { name: /^Open the door with/ }).click();
  await page.getByRole('img', { name: /holds a second door of this colour/ }).waitFor();
  complains_about_nothing(page);
});

test('who waits in the draft sees the cards on offer', async () => {
  const { host, guest } = await begin_together(house, { hands: 'hidden' });
  const draft = guest.getByRole('dialog', { name: 'Ada is choosing a card' });
  await draft.waitFor();
  assert.equal(await draft.getByRole('group', { name: 'On offer' }).locator('img').count(), 8);
  await look_at(guest, 'draft-waits');
  await host.getByRole('dialog', { name: 'Choose your own cards' }).waitFor();
  complains_about_nothing(guest);
});

const tale = (page) => ending(page).getByRole('listitem');

test('a nightmare that still waits when the game is given up took nothing', async () => {
  const page = await begin_at(house, moments.first_nightmare);
  await scene(page).waitFor();
  await give_up(page);
  await tale(page).first().waitFor();
  assert.deepEqual(await tale(page).filter({ hasText: /took|nightmare/ }).allTextContents(), []);
  assert.ok((await tale(page).allTextContents()).every((sentence) => sentence !== ''));
});

test('what went to limbo and returned is not counted as taken', async () => {
  const page = await begin_from_log(house, golden('onirim-2-thumb-escaped'));
  // Of five that were revealed one was a door.
  await tale(page).getByText(/took .*\b4 cards of the deck/).waitFor();
});
