// SPDX-License-Identifier: Apache-2.0
// Dream cards as they are drawn: what of each stands already, and what lies on the completed pile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin_at, begin_before, moments } from './dreamscape_moments.mjs';
import { deed, moving, my_turn } from './dreamscape_player.mjs';
import { watch_the_sky } from './dreamscape_sky.mjs';
import { open_house } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { listen_in } from './tables.mjs';

const house = open_house();

test('a card is drawn as far as the engine says that it stands, whatever lies on the board (DS-K1)', async () => {
  const page = await begin_before(house, 'plant');
  const nothing = () => ({ present: 0, in_the_way: 0, has_tree: false, has_dreamer: false });
  let says = nothing;
  let needed = 0;
  await listen_in(page, ({ view }) => {
    const held = view?.players?.[view.viewer]?.open[0];
    if (!held) return;
    needed = held.near.needed;
    held.near.built = held.card.structure.map(says);
  });
  const drawn_pale = async () => {
    await page.reload();
    await my_turn(page);
    return page.locator('.right .drawing').filter({ visible: true }).first().locator('.pale').count();
  };
  assert.equal(await drawn_pale(), needed, 'nothing of it stands');
  says = ({ fragments }) => ({ present: fragments.length, in_the_way: 0, has_tree: true, has_dreamer: true });
  assert.equal(await drawn_pale(), 0, 'all of it stands');
  says = ({ fragments }) => ({ present: fragments.length - 1, in_the_way: 1, has_tree: false, has_dreamer: false });
  assert.ok((await drawn_pale()) > 0, 'of each stack the top lacks, and what stands on it');
  complains_about_nothing(page);
});

test('the top of a completed pile is seen with its slot, the own one and those of others (DS-V5)', async () => {
  const page = await begin_at(house, moments.pile, { calm: false });
  const pile = page.locator('.right .pile');
  await pile.getByText('Pine Cove', { exact: true }).waitFor();
  assert.equal(await pile.locator('.slot svg').count(), 0, 'nothing lies on it');
  await watch_the_sky(page);
  await page.locator('[data-hand=stone]').click();
  await moving(page, () => deed(page, 'store').filter({ hasText: 'Pine Cove' }).click());
  await page.waitForFunction(() => globalThis.flown.some((picture) => picture.startsWith('scape_stone')));
  await pile.locator('.slot svg').waitFor();
  await pile.getByText(/^On top of the completed pile: Pine Cove, power: .+; on it lies: stone\.$/).waitFor();
  await look_at(page, 'dreamscape-pile');
  await page.locator('button.rival').first().click();
  await page.getByRole('dialog').getByText(/^On top of the completed pile: /).waitFor();
  complains_about_nothing(page);
});
