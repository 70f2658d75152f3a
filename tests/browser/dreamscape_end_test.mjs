// SPDX-License-Identifier: Apache-2.0
// The end of a game says what decided it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ending } from './dreamscape_player.mjs';
import { open_house } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { begin_from_log, golden, listen_in } from './tables.mjs';

const house = open_house();

async function open_finished(log) {
  const page = await begin_from_log(house, golden(log));
  await page.waitForURL(/\/t\//);
  await ending(page).waitFor();
  return page;
}

test('by how much it was won is said under the result (DS-F4)', async () => {
  const winner = await open_finished('dreamscape-22-thumb-morning');
  await ending(winner).getByText('You win by 1 point, 35 to 34.', { exact: true }).waitFor();
  await look_at(winner, 'dreamscape-end-decided', { may_scroll: true });
  const loser = await open_finished('dreamscape-16-thumb-morning');
  await ending(loser).getByText(/^\S.* wins by 11 points, 74 to 63\.$/).waitFor();
  for (const page of [winner, loser]) complains_about_nothing(page);
});

test('a shared victory names all who share it (DS-F4)', async () => {
  const page = await open_finished('dreamscape-21-random-morning');
  const names = await ending(page).getByRole('table').last().locator('th.won').allTextContents();
  assert.equal(names.length, 2);
  await ending(page).getByText(`Level in everything, with 1 point each: ${names.join(' and ')} share the victory.`, { exact: true }).waitFor();
  complains_about_nothing(page);
});

const ties = {
  nightmares: { best: 1, next: 3, why: 'Level at 35 points: fewer nightmares decide, 1 to 3. You win.' },
  cards: { best: 4, next: 2, why: 'Level at 35 points: more completed dreams decide, 4 to 2. You win.' },
};
for (const [by, { best, next, why }] of Object.entries(ties)) {
  test(`what decided a tie is said as the engine says it: ${by} (DS-F4)`, async () => {
    const page = await open_finished('dreamscape-22-thumb-morning');
    await listen_in(page, ({ view }) => {
      if (view?.decision) Object.assign(view.decision, { by, best, next, margin: Math.abs(best - next) });
    });
    await ending(page).getByText(why, { exact: true }).waitFor();
    complains_about_nothing(page);
  });
}

test('objectives are compared under the titles of the score lines, with what they bring (DS-F2)', async () => {
  const page = await open_finished('dreamscape-22-thumb-morning');
  const scores = ending(page).getByRole('table').last();
  const rows = ending(page).getByRole('table', { name: 'Objectives' }).getByRole('row');
  const compared = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => ({
      title: row.querySelector('th').firstChild.textContent.trim(),
      points: [...row.querySelectorAll('td b')].map((cell) => Number(cell.textContent.replace('+', ''))),
    })),
  );
  assert.ok(compared.length > 0);
  for (const { title, points } of compared) {
    const line = scores.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });
    assert.equal(points.length, 4, `${title}: what it brings each of four`);
    assert.equal(await line.count(), 1, `${title} is a line of the score`);
    assert.deepEqual((await line.getByRole('cell').allTextContents()).map(Number), points, title);
  }
  complains_about_nothing(page);
});
