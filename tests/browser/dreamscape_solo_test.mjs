// SPDX-License-Identifier: Apache-2.0
// One alone against Mr Nightmare, from the first card to the score.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, ending, play_to_end } from './dreamscape_player.mjs';
import { open_house } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';

const house = open_house();

test('a game alone comes to its end, with his points beside one’s own (DS-A5)', async () => {
  const page = await begin(house, { options: { difficulty: 'easy' } });
  await play_to_end(page);
  const end = ending(page);
  await end.getByText('Mr Nightmare').first().waitFor();
  assert.equal(await end.locator('.lands figure').count(), 1, 'one dreamscape was built');
  await end.getByRole('rowheader', { name: 'Cards not completed' }).waitFor();
  const counts = await page.locator('.board .objectives .count').allTextContents();
  const compared = end.getByRole('table', { name: 'Objectives' }).locator('.count');
  assert.ok(counts.length >= 2, 'objectives were played for');
  assert.deepEqual(await compared.allTextContents(), counts, 'the objectives are compared with the counts of the board');
  const his = (await end.getByRole('table', { name: 'Mr Nightmare' }).getByRole('cell').allTextContents()).map(Number);
  assert.equal(his.length, 2 + 2 + 1, 'his head start, what he created, two objectives and the sum');
  assert.equal(his.slice(0, -1).reduce((sum, points) => sum + points), his.at(-1));
  await end.getByText(/(wins?) by \d+ points?, |a tie goes to Mr Nightmare\./).waitFor();
  await look_at(page, 'dreamscape-solo-end', { may_scroll: true });
  complains_about_nothing(page);
});
