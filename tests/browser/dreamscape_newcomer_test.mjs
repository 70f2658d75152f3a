// SPDX-License-Identifier: Apache-2.0
// What somebody stumbled over who saw Dreamscape for the first time: where things stay, what they are called,
// and what is explained.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin_at, begin_before, moments } from './dreamscape_moments.mjs';
import { begin, bot, build, deed, ending, end_turn, hands, moment, moving, my_turn, open_cells, open_places, travel } from './dreamscape_player.mjs';
import { open_house, resize, sizes } from './house.mjs';
import { at_rest, complains_about_nothing, look_at } from './looks.mjs';
import { begin_from_log, golden, listen_in, tool } from './tables.mjs';

const house = open_house();

const expected = (page) => page.locator('.prompt .expected');
const outlook = (page) => page.locator('.prompt').getByRole('status');

const box_of = async (page, thing) => {
  await at_rest(page);
  return page.locator(thing).first().boundingBox();
};

for (const [name, size] of Object.entries(sizes)) {
  test(`${name}: while one chooses and lays, the board and the end of the turn stay where they are`, async () => {
    const page = await begin(house, { size: sizes.desktop });
    await travel(page);
    await resize(page, size);
    const map = await box_of(page, '.main');
    while ((await deed(page, 'collect').count()) > 0) {
      await moving(page, () => deed(page, 'collect').click());
      await my_turn(page);
      assert.deepEqual(await box_of(page, '.main'), map, 'gathered');
    }
    await resize(page, sizes.desktop);
    await build(page);
    await resize(page, size);
    const [board, end] = [await box_of(page, '.main'), await box_of(page, '.deeds .end')];
    const stays = async (when) => {
      assert.deepEqual(await box_of(page, '.main'), board, when);
      const now = await box_of(page, '.deeds .end');
      assert.deepEqual({ x: now.x, bottom: now.y + now.height }, { x: end.x, bottom: end.y + end.height }, `${when}: the end of the turn`);
    };
    await hands(page).first().click();
    await stays('taken up');
    await page.keyboard.press('Escape');
    await hands(page).first().click();
    await moving(page, () => open_cells(page).first().click());
    await my_turn(page);
    assert.deepEqual(await box_of(page, '.main'), board, 'laid');
    complains_about_nothing(page);
  });
}

test('a fragment taken up on the Voyage is kept by a press on its card (DS-V5)', async () => {
  const page = await begin_before(house, 'store');
  await hands(page).first().click();
  const card = page.locator('.right .glows').filter({ visible: true }).first();
  await card.waitFor();
  if ((await open_cells(page).count()) === 0) assert.match(await expected(page).textContent(), /^To keep on a glowing card: /);
  await card.hover();
  await outlook(page).getByText(/^You would put on “/).waitFor();
  const held = await page.locator('[data-hand]').count();
  await moving(page, () => card.click());
  await my_turn(page);
  assert.equal(await page.locator('[data-hand]').count(), held - 1);
  complains_about_nothing(page);
});

test('a fragment dragged onto a card that can keep it is kept there (DS-V5)', async () => {
  const page = await begin_before(house, 'store');
  const held = await page.locator('[data-hand]').count();
  const from = await hands(page).first().boundingBox();
  const card = await page.locator('.right .card[data-card]').filter({ visible: true }).first().boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2, { steps: 6 });
  await moving(page, () => page.mouse.up());
  await my_turn(page);
  assert.equal(await page.locator('[data-hand]').count(), held - 1);
  complains_about_nothing(page);
});

test('who would lose the free step by another deed is told so, and its points are said once (DS-W2)', async () => {
  const page = await begin_before(house, 'plant');
  await listen_in(page, ({ type, view }) => {
    if (type === 'state') view.players[view.viewer].free_step = true;
  });
  await my_turn(page);
  await deed(page, 'plant').click();
  await open_cells(page).first().hover();
  await outlook(page).getByText(/^You would plant a tree at \S+: \d+ points?\. .*The free step would be gone\./).waitFor();
  assert.doesNotMatch(await outlook(page).textContent(), /Points:/);
  complains_about_nothing(page);
});

test('an objective that is pressed explains itself: its aim, its scale and everybody’s standing (DS-O)', async () => {
  const page = await begin_before(house, 'place', { objective: 'growing_collection' });
  const objective = page.locator('.board [data-objective=growing_collection]');
  await objective.getByText('A Growing Collection', { exact: true }).waitFor();
  await objective.click();
  const sheet = page.getByRole('dialog', { name: 'A Growing Collection' });
  await sheet.getByText(/^The more fragments of this colour/).waitFor();
  const scale = (row) => sheet.getByRole('row').nth(row).getByRole('cell').allInnerTexts();
  assert.deepEqual(await scale(0), ['0', '1', '2', '3', '4', '5', '6 or more']);
  assert.deepEqual(await scale(1), ['0', '0', '1', '2', '4', '6', '8']);
  const counts = await objective.locator('.count').allTextContents();
  const told = await sheet.getByRole('listitem').allInnerTexts();
  assert.equal(told.length, counts.length);
  for (const [i, count] of counts.entries()) assert.match(told[i], new RegExp(`: ${count}, worth \\d+ points?`));
  assert.equal(await objective.locator('.leads').count(), 0, 'nobody leads where everybody scores for themselves');
  await look_at(page, 'dreamscape-objective');
  complains_about_nothing(page);
});

test('the Lake names the location that is reordered, marks it, and shows what is in order (DS-P4)', async () => {
  const page = await begin_at(house, moments.lake);
  await moving(page, () => open_places(page).first().click());
  await my_turn(page);
  const place = page.locator('.main .place.meant');
  const name = await place.locator('strong').textContent();
  await expected(page).getByText(`${name}: which fragment comes next, from the key on?`, { exact: true }).waitFor();
  await moving(page, () => deed(page, 'order').first().click());
  await my_turn(page);
  await page.locator('.deeds').getByText('In order from the key so far:').waitFor();
  assert.equal(await page.locator('.deeds .ordered svg').count(), 1);
  complains_about_nothing(page);
});

test('before one lies down, the places of what would follow are named and marked (DS-A2)', async () => {
  const page = await begin(house, { options: { difficulty: 'normal' } });
  await travel(page);
  const map = await box_of(page, '.main');
  await page.locator('.deeds .end').hover();
  await outlook(page).getByText(/^You would lie down here\. Mr Nightmare would come to the /).waitFor();
  assert.doesNotMatch(await outlook(page).textContent(), /location/);
  assert.deepEqual(await box_of(page, '.main'), map, 'and the map stays where it is');
  assert.ok((await page.locator('.main .place.meant').count()) >= 2, 'they are marked on the map');
  complains_about_nothing(page);
});

test('of several bots each is told apart by the end of its name, where there is little room too', async () => {
  const page = await begin(house, { options: { mode: 'nightmare' }, seats: [bot, bot, bot], size: sizes.desktop });
  for (const size of [sizes.laptop, sizes.phone]) {
    await resize(page, size);
    const list = size === sizes.phone ? '.standings .name .end' : '.right .rival .name .end';
    const ends = await page.locator(list).filter({ visible: true }).evaluateAll((all) =>
      all.map((end) => {
        const [own, around] = [end, end.closest('li, .rival')].map((element) => element.getBoundingClientRect());
        return own.right <= around.right ? end.textContent : 'cut off';
      }),
    );
    assert.equal(new Set(ends).size, ends.length, `${ends}`);
    assert.ok(!ends.includes('cut off'));
  }
  complains_about_nothing(page);
});

test('where fragments lie and no action is left, that is what is said (DS-V1)', async () => {
  const page = await begin_at(house, moments.no_action);
  const prospects = page.getByRole('region', { name: 'What this place would bring' });
  assert.ok((await page.locator('.main .place.here .row .slot:not(.free)').count()) > 0, 'fragments lie there');
  await prospects.getByText('No action is left to gather with.').waitFor();
  complains_about_nothing(page);
});

test('after the end the table shows what the end says (DS-F)', async () => {
  const page = await begin_from_log(house, golden('dreamscape-22-thumb-morning'));
  await page.waitForURL(/\/t\//);
  await ending(page).waitFor();
  const totals = await ending(page).locator('.lands figcaption b').allTextContents();
  await ending(page).getByRole('button', { name: 'Look at the table' }).click();
  const shown = await page.locator('.right .me b[data-score], .right .rival .head b').allTextContents();
  assert.deepEqual(shown.toSorted(), totals.toSorted());
  complains_about_nothing(page);
});

test('on a phone the end of a game lies between the header and the tools, scrolled or not', async () => {
  const page = await begin_from_log(house, golden('dreamscape-22-thumb-morning'), { size: sizes.phone });
  await page.waitForURL(/\/t\//);
  await ending(page).waitFor();
  const [veil, header, tools] = await Promise.all(
    [page.locator('.veil'), page.locator('header').first(), page.locator('header nav')].map((part) => part.boundingBox()),
  );
  assert.ok(veil.y >= header.y + header.height - 1, 'below the header');
  assert.ok(veil.y + veil.height <= tools.y + 1, 'above the tools');
  complains_about_nothing(page);
});

test('on a phone keeping none of the cards is in sight without scrolling', async () => {
  const page = await begin_before(house, 'keep', { size: sizes.phone });
  const none = moment(page).locator('button[data-verb]').last();
  if ((await none.count()) === 0) return;
  const [answer, question] = [await none.boundingBox(), await moment(page).boundingBox()];
  assert.ok(answer.y + answer.height <= question.y + question.height, 'it lies inside of the question');
  complains_about_nothing(page);
});

test('the tools of a phone are read whole in every language', async () => {
  for (const language of ['en', 'fr', 'it']) {
    const page = await begin(house, { size: sizes.phone, language });
    const cut = await tool(page, /./).locator('span:not(.for_ears)').evaluateAll((all) =>
      all.filter((word) => word.scrollWidth > word.parentElement.clientWidth).map((word) => word.textContent),
    );
    assert.deepEqual(cut, [], language);
  }
});

test('whoever plays by keyboard stays on the board after a deed is gone', async () => {
  const page = await begin(house, {});
  await travel(page);
  while ((await deed(page, 'collect').count()) === 0) {
    await moving(page, () => open_places(page).first().click());
    await my_turn(page);
  }
  await deed(page, 'collect').focus();
  await moving(page, () => page.keyboard.press('Enter'));
  await my_turn(page);
  assert.ok(await page.evaluate(() => document.querySelector('.board').contains(document.activeElement)), 'the focus is on the board');
  await moving(page, () => end_turn(page));
  complains_about_nothing(page);
});
