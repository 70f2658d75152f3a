// SPDX-License-Identifier: Apache-2.0
// Dream cards as they are drawn: what of each stands already, and what lies on the completed pile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin_before } from './dreamscape_moments.mjs';
import { my_turn } from './dreamscape_player.mjs';
import { open_house } from './house.mjs';
import { complains_about_nothing } from './looks.mjs';
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
