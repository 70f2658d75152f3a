// SPDX-License-Identifier: Apache-2.0
// A press that does nothing says why, and says the reason of what was pressed.
import { test } from 'node:test';
import { begin_at, moments } from './dreamscape_moments.mjs';
import { open_house } from './house.mjs';
import { complains_about_nothing } from './looks.mjs';

const house = open_house();

const place = (page, number) => page.locator(`.main [data-location="${number}"]`);
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
