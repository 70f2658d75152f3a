// SPDX-License-Identifier: Apache-2.0
// Learn, for Dream Runners: one whole turn, alone and without a clock.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dream_number, lock_button } from './dream_runners_player.mjs';
import { open_house, sizes, visit } from './house.mjs';
import { covers_nothing_at_any_step } from './lessons.mjs';
import { complains_about_nothing, covers_nothing, look_at } from './looks.mjs';

const house = open_house();

const coach = (page) => page.getByRole('complementary', { name: 'Your first dream' });
const advice = (page) => coach(page).locator('p').textContent();
/// The hinted segment is held where it should lie.
const lay = (page) => page.getByRole('button', { name: /^Lay it here/ }).click();

/// What a newcomer reads, in order, and does.
const steps = [
  { reads: 'drag it there, or press it and then “Lay it here”', does: lay, picture: 'dream-runners-lesson-first' },
  { reads: 'left bare', does: lay },
  { reads: 'The panel “As it lies now”', does: lay },
  { reads: 'no cell is bare', does: lay, picture: 'dream-runners-lesson-last' },
  { reads: 'lock your dream', does: (page) => lock_button(page).click() },
  {
    reads: 'Four coins buy',
    does: async (page) => {
      await page.locator('.offer.hinted').click();
      await page.getByRole('button', { name: 'Buy this segment' }).click();
    },
    picture: 'dream-runners-lesson-market',
  },
  { reads: 'Three coins buy', does: (page) => page.locator('.calm .more').click() },
];

test('the lesson leads through one turn to its last word, and the game goes on', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/learn/dream_runners');
  for (const [i, { reads, does, picture }] of steps.entries()) {
    await coach(page).getByText(`${i + 1} / ${steps.length}`).waitFor();
    assert.ok((await advice(page)).includes(reads), `step ${i + 1} says: ${await advice(page)}`);
    if (picture) await look_at(page, picture);
    await does(page);
  }
  await coach(page).getByText('Seven dreams are left').waitFor();
  assert.equal(await dream_number(page), '2');
  await coach(page).getByRole('button', { name: 'Go on alone' }).click();
  await coach(page).waitFor({ state: 'hidden' });
  complains_about_nothing(page);
});

/// What is to be pressed, where it is to lie, and what would come of it.
const spoken_of = '.hinted, .ghost, [data-field], .lock, .chips, .panels > :first-child, .calm .more';

test('the coach never lies over what it talks about', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/learn/dream_runners');
  for (const [i, { does }] of steps.entries()) {
    await coach(page).getByText(`${i + 1} / ${steps.length}`).waitFor();
    await covers_nothing(page, coach(page), spoken_of, `step ${i + 1}`);
    await does(page);
  }
});

for (const language of ['fr', 'it']) {
  test(`${language}: nor where its words are longer`, async () => {
    const page = await visit(house, sizes.desktop, { language });
    await page.goto('/learn/dream_runners');
    await covers_nothing_at_any_step(page, spoken_of);
  });
}

test('whoever lays something elsewhere is told, and led back', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/learn/dream_runners');
  await coach(page).getByText(`1 / ${steps.length}`).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-segment]').first().click();
  await page.keyboard.press('ArrowLeft');
  await lay(page);
  await coach(page).getByText('another way than the lesson').waitFor();
  await coach(page).getByRole('button', { name: 'Back to the lesson' }).click();
  await coach(page).getByText(`1 / ${steps.length}`).waitFor();
  await lay(page);
  await coach(page).getByText(`2 / ${steps.length}`).waitFor();
  complains_about_nothing(page);
});

test('the lesson begins again at any step', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/learn/dream_runners');
  await coach(page).getByRole('button', { name: 'Go to step 6' }).click();
  await coach(page).getByText(`6 / ${steps.length}`).waitFor();
  await page.locator('.offer.hinted').waitFor();
  await coach(page).getByRole('button', { name: 'Go to step 2' }).click();
  await coach(page).getByText(`2 / ${steps.length}`).waitFor();
  await lay(page);
  await coach(page).getByText(`3 / ${steps.length}`).waitFor();
  complains_about_nothing(page);
});
