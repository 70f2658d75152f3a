// SPDX-License-Identifier: Apache-2.0
// A phone held sideways: home, the table of Onirim and its scenes. Whatever one may press lies where it
// can be reached, and the cards of the hand and the ways out are in sight at once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open_house, resize, sideways, visit } from './house.mjs';
import { can_be_reached, complains_about_nothing, picture } from './looks.mjs';
import { steps_of_lesson } from './lessons.mjs';
import { begin_at, moments } from './onirim_moments.mjs';
import { by_mouse, ending, go_on, is_asked, play } from './player.mjs';
import { begin, begin_with_bot, discard, door, is_acting } from './tables.mjs';

const house = open_house();

/// Without scrolling anything.
async function is_in_sight(page, where, targets) {
  const over = await page.locator(targets).evaluateAll((all) =>
    all.filter((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return left < 0 || right > innerWidth || top < 0 || middle > innerHeight;
    }).length,
  );
  assert.equal(over, 0, `${where}: beyond the edge of the window`);
}

test('home shows a door with all that one can do there', async () => {
  const page = await visit(house, sideways);
  await page.goto('/');
  await door(page).getByRole('button', { name: 'Play', exact: true }).waitFor();
  await is_in_sight(page, 'home', '[data-door=onirim] .deeds > *');
  await picture(page, 'home-sideways');
  await can_be_reached(page, 'home');
});

const scenes = { nightmare: /nightmare/i, prophecy: /Prophecy/, door: /door/ };
const scene = (page) => page.locator('[data-moment]');

async function look_at_scene(page, missing) {
  if ((await scene(page).count()) === 0) return;
  const title = await scene(page).locator('h2').first().textContent();
  const name = [...missing].find((one) => scenes[one].test(title));
  if (!name) return;
  missing.delete(name);
  await is_in_sight(page, name, '[data-moment] [data-target]');
  await picture(page, `${name}-sideways`);
  await can_be_reached(page, name, '[data-moment] button:not(:disabled), nav button:not(:disabled)');
}

/// Discards keys, so that Prophecies come too.
async function discard_a_key(page) {
  const key = page.locator('.hand .held[data-card$=_key]').first();
  if (!(await is_acting(page)) || (await key.count()) === 0) return;
  await discard(page, key);
  await scene(page).or(ending(page)).first().waitFor();
}

test('the table of Onirim and its scenes', async () => {
  const missing = new Set(Object.keys(scenes));
  for (let games = 0; games < 6 && missing.size > 0; games += 1) {
    const page = await begin(house, sideways);
    if (games === 0) {
      await is_in_sight(page, 'table', '.hand .held, main [data-drop], nav button');
      await picture(page, 'table-sideways');
      await can_be_reached(page, 'table');
    }
    for (let moments = 0; moments < 60 && (await ending(page).count()) === 0 && missing.size > 0; moments += 1) {
      await look_at_scene(page, missing);
      if (missing.has('prophecy') && (await is_asked(page))) await discard_a_key(page);
      await look_at_scene(page, missing);
      let moves = 0;
      await play(page, by_mouse, async () => (moves += 1) > 1);
    }
    await page.context().close();
  }
  assert.deepEqual([...missing], [], 'scenes that never came');
});

test('two players', async () => {
  const page = await begin_with_bot(house, { hands: 'hidden' });
  await resize(page, sideways);
  await page.getByRole('dialog', { name: 'Choose your own cards' }).waitFor();
  await is_in_sight(page, 'draft', '[data-moment] [data-target]');
  await picture(page, 'draft-sideways');
  let moves = 0;
  await play(page, by_mouse, async () => (await is_acting(page)) && (moves += 1) > 6);
  await go_on(page, by_mouse);
  await is_in_sight(page, 'together', '.hand .held, main [data-drop], nav button');
  await picture(page, 'together-sideways');
  await can_be_reached(page, 'together');
});

test('what a nightmare took, and the way on from there', async () => {
  const page = await begin_at(house, moments.nightmare, { size: sideways });
  await scene(page).locator('[data-number="3"]').click();
  await page.locator('[data-losses]').waitFor();
  await is_in_sight(page, 'losses', '[data-losses] li, [data-losses] button');
  await picture(page, 'losses-sideways');
  await can_be_reached(page, 'losses', '[data-losses] button');
});

for (const game of ['onirim', 'dream_runners', 'dreamscape']) {
  test(`${game}: at every step of a lesson all that one may press can be reached beside its words`, async () => {
    const page = await visit(house, sideways, { language: 'fr' });
    await page.goto(`/learn/${game}`);
    for await (const step of steps_of_lesson(page)) {
      await can_be_reached(page, `step ${step}`, 'main button:not(:disabled, [inert] *)');
    }
    complains_about_nothing(page);
  });
}
