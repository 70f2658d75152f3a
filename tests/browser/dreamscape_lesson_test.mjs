// SPDX-License-Identifier: Apache-2.0
// Learn, for Dreamscape: two cycles to the first two dream cards, alone against Mr Nightmare.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deed, end_turn, my_turn } from './dreamscape_player.mjs';
import { open_house, sizes, visit } from './house.mjs';
import { complains_about_nothing, covers_nothing, look_at } from './looks.mjs';

const house = open_house();

const coach = (page) => page.getByRole('complementary', { name: 'Your first landscape' });
const advice = (page) => coach(page).locator('p').textContent();

const go = (page) => page.locator('.main .island.hinted').click();
const press_cell = (page) => page.locator('.main [data-cell][data-hinted]').click();
const lay = async (page) => {
  await page.locator('.hands .hinted').click();
  await press_cell(page);
};
const twice = (does) => async (page) => {
  const shown = () => page.locator('main [data-shown]').getAttribute('data-shown');
  const before = await shown();
  await does(page);
  await page.waitForFunction((seen) => document.querySelector('main [data-shown]').dataset.shown !== seen, before);
  await my_turn(page);
  await does(page);
};

/// What a newcomer reads, in order, and does; each page teaches one thing of the game.
const steps = [
  { reads: 'take the fragment beside the hand', does: go, picture: 'dreamscape-lesson-collect', covers: true },
  { reads: 'Your card, Willow Bank', does: go },
  { reads: 'Each location has a power', does: (page) => deed(page, 'power').click() },
  { reads: 'the way there is free', does: go },
  { reads: 'just what your card asks for', does: twice(go) },
  { reads: 'lie down', does: (page) => end_turn(page) },
  { reads: 'the only cell that glows', does: lay, picture: 'dreamscape-lesson-entrance', covers: true },
  { reads: 'under the golden arrow', does: twice(lay), covers: true },
  { reads: 'your Dreamer may come in', does: press_cell },
  { reads: 'Water brings a point', does: press_cell },
  { reads: 'A white fragment is a step', does: twice(press_cell) },
  { reads: 'End the Creation', does: (page) => end_turn(page) },
  { reads: 'A new cycle', does: go },
  { reads: 'costs an action point', does: go, covers: true },
  { reads: 'The second earth', does: twice(go) },
  { reads: 'That is all you need', does: (page) => end_turn(page) },
  {
    reads: 'Two fragments of one colour',
    does: async (page) => {
      await page.locator('.hands .hinted').click();
      await page.locator('.deeds .hinted').click();
    },
  },
  {
    reads: 'Plant a tree',
    does: async (page) => {
      await deed(page, 'plant').click();
      await press_cell(page);
    },
  },
  { reads: 'Only the Dreamer is missing', does: press_cell },
  { reads: 'Draw from deck 1', does: (page) => page.locator('[data-moment] .hinted').click(), covers: true },
  { reads: 'Keep it', does: (page) => page.locator('[data-moment] .hinted').click(), covers: true },
];

/// At this page, and the page waits for the newcomer.
async function at_page(page, number) {
  await coach(page).getByText(`${number} / ${steps.length}`).waitFor();
  await my_turn(page);
}

test('the lesson leads to two completed cards and its last word, and the game goes on', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/learn/dreamscape');
  for (const [i, { reads, does, picture }] of steps.entries()) {
    await at_page(page, i + 1);
    assert.ok((await advice(page)).includes(reads), `page ${i + 1} says: ${await advice(page)}`);
    if (picture) await look_at(page, picture);
    await does(page);
  }
  await coach(page).getByText('the choice is yours').waitFor();
  assert.equal(await page.locator('[data-score]').getAttribute('data-score'), '12', 'a walk, a tree and two cards');
  await coach(page).getByRole('button', { name: 'Go on alone' }).click();
  await coach(page).waitFor({ state: 'hidden' });
  complains_about_nothing(page);
});

test('the coach never lies over what is to be pressed', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/learn/dreamscape');
  for (const [i, { does, covers }] of steps.entries()) {
    await at_page(page, i + 1);
    if (covers) await covers_nothing(page, coach(page), '.hinted, [data-hinted], .deeds, .land [data-part=fragment]', `page ${i + 1}`);
    await does(page);
  }
});

test('whoever goes another way is told, and led back', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/learn/dreamscape');
  await at_page(page, 1);
  await deed(page, 'power').click();
  await coach(page).getByText('another way than the lesson').waitFor();
  await coach(page).getByRole('button', { name: 'Back to the lesson' }).click();
  await at_page(page, 1);
  await go(page);
  await at_page(page, 2);
  complains_about_nothing(page);
});

test('the lesson begins again at any page, in the Creation too', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/learn/dreamscape');
  await coach(page).getByRole('button', { name: 'Go to step 18' }).click();
  await at_page(page, 18);
  await steps[17].does(page);
  await at_page(page, 19);
  await coach(page).getByRole('button', { name: 'Go to step 8' }).click();
  await at_page(page, 8);
  complains_about_nothing(page);
});
