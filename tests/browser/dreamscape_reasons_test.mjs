// SPDX-License-Identifier: Apache-2.0
// A press that does nothing says why, and says the reason of what was pressed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin_at, moments } from './dreamscape_moments.mjs';
import { deed } from './dreamscape_player.mjs';
import { open_house, sizes } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';

const house = open_house();

const place = (page, number) => page.locator(`.main [data-location="${number}"]`);
/// What is closed to all but a question: it is not waited for.
const press = (closed) => closed.click({ force: true });
const says = (page, reason) => page.locator('.outlook.refused').getByText(reason, { exact: true }).waitFor();

const closed_places = [
  { when: 'nothing lies at the Sleeper’s own place (DS-V1)', at: moments.empty_and_haunted, number: 2, why: 'No fragment lies here.' },
  { when: 'two of the colour are held (DS-V1)', at: moments.two_already, number: 4, why: 'You hold two of that colour already: movement.' },
  { when: 'the actions are spent (DS-V)', at: moments.no_action, number: 6, why: 'You have no action point left.' },
  { when: 'a location is full for the Harvesters (DS-P3)', at: moments.harvest, number: 1, why: 'This location has no free slot.' },
  { when: 'the Lake finds nothing to order (DS-P4)', at: moments.lake, number: 4, why: 'There is nothing to reorder there.' },
];

for (const { when, at, number, why } of closed_places) {
  test(`${when}: a press on the place says so`, async () => {
    const page = await begin_at(house, at);
    await place(page, number).click();
    await says(page, why);
    complains_about_nothing(page);
  });
}

const powers = [
  {
    when: 'Mr Nightmare is here (DS-N4)',
    at: moments.empty_and_haunted,
    number: 2,
    label: 'no power: he is here',
    why: 'Mr Nightmare is here: this power cannot be used.',
  },
  {
    when: 'it is used already (DS-V4)',
    at: moments.no_action,
    number: 6,
    label: 'used in this cycle',
    why: 'You have used a location’s power in this cycle.',
  },
];

for (const { when, at, number, label, why } of powers) {
  test(`${when}: the power stays in sight, and says why it cannot be used`, async () => {
    const page = await begin_at(house, at);
    await page.locator('.main .place').filter({ has: page.locator(`[data-location="${number}"]`) }).getByText(label, { exact: true }).waitFor();
    const power = deed(page, 'power');
    assert.equal(await power.getAttribute('aria-disabled'), 'true');
    await power.getByText(label, { exact: true }).waitFor();
    await look_at(page, `dreamscape-no-power-${number}`);
    await press(power);
    await says(page, why);
    complains_about_nothing(page);
  });
}

test('a fragment that cannot be laid yet says why, pressed or dragged, by mouse and by finger (DS-B2)', async () => {
  const why = 'This cannot be done now, because this is the time for: the Voyage.';
  const idle = (page) => page.locator('[data-hand][aria-disabled=true]').first();
  const page = await begin_at(house, moments.full_cards);
  await press(idle(page));
  await says(page, why);
  await place(page, 6).click();
  await says(page, 'No link leads there from here.');
  const { x, y, width } = await idle(page).boundingBox();
  await page.mouse.move(x + width / 2, y + width / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y - 40, { steps: 4 });
  await says(page, why);
  assert.equal(await page.locator('.dragged').count(), 0, 'and it stays in the Hands');
  await page.mouse.up();
  const phone = await begin_at(house, moments.full_cards, { size: sizes.phone });
  await idle(phone).tap({ force: true });
  await says(phone, why);
  for (const one of [page, phone]) complains_about_nothing(one);
});
