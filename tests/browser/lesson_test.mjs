// SPDX-License-Identifier: Apache-2.0
// Learn: somebody who does what the lesson says comes to its end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open_house, resize, sizes, visit } from './house.mjs';
import { covers_nothing_at_any_step } from './lessons.mjs';
import { complains_about_nothing, covers_nothing, look_at } from './looks.mjs';
import { door } from './tables.mjs';

const house = open_house();

/// As high as the tools at the foot of a phone.
const phone_tools = 66;

async function is_in_sight(target, until) {
  const { y, height } = await target.boundingBox();
  assert.ok(y >= 0 && y + height <= until, `it stands from ${y} to ${y + height}, the window ends at ${until}`);
}

const coach = (page) => page.getByRole('complementary', { name: 'Your first night' });
const advice = (page) => coach(page).locator('p').textContent();
const scene = (page) => page.getByRole('dialog');

const play = async (page) => {
  await page.locator('.hand .held.hinted').first().click();
  await page.locator('main button[data-drop=path]').click();
};
const discard = async (page) => {
  await page.locator('.hand .held.hinted').first().click();
  await page.locator('main button[data-drop=discard]').click();
};
const take_the_door = (page) => scene(page).getByRole('button', { name: /Hint/ }).click();
const pay_with_the_key = async (page) => {
  await scene(page).getByRole('button', { name: /Give up a key/ }).click();
  const which = scene(page).locator('.prices .hinted');
  if ((await which.count()) > 0) await which.click();
};
const foresee = async (page) => {
  await scene(page).locator('.card.hinted').click();
  const earlier = scene(page).getByRole('button', { name: 'Earlier: door of the Aquarium' });
  const comes_first = scene(page).getByRole('button', { name: 'Door of the Aquarium, place 1' });
  while ((await comes_first.count()) === 0) await earlier.click();
  await scene(page).getByRole('button', { name: /^Return these/ }).click();
};

/// The words of the lesson leave the scene so much room that its foot is in sight.
async function fits_a_phone(page) {
  const before = page.viewportSize();
  await resize(page, sizes.phone);
  const aside = scene(page).getByRole('button', { name: 'Look at the table' });
  await is_in_sight(aside, sizes.phone.height - phone_tools);
  await resize(page, before);
}

/// What a newcomer reads, in order, and does.
const steps = [
  { reads: 'press it, then press the end of your path; or drag it there', does: play, picture: 'lesson-first' },
  { reads: 'cannot be a sun', does: play },
  { reads: 'A third in a row', does: play },
  { reads: 'Take it', does: take_the_door, picture: 'lesson-door' },
  { reads: 'press it, then the discard pile, or drag it there', does: discard },
  { reads: 'A nightmare', does: pay_with_the_key, picture: 'lesson-nightmare' },
  { reads: 'shows you the next five cards', does: discard },
  { reads: 'A Prophecy', does: foresee, picture: 'lesson-prophecy' },
  { reads: 'you hold its key', does: take_the_door },
];

test('the lesson leads from the first card to its last word, and the game goes on', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/');
  await door(page).getByRole('link', { name: 'Learn' }).click();
  for (const [i, { reads, does, picture }] of steps.entries()) {
    await coach(page).getByText(`${i + 1} / ${steps.length}`).waitFor();
    assert.ok((await advice(page)).includes(reads), `step ${i + 1} says: ${await advice(page)}`);
    if (picture) await look_at(page, picture);
    if (does === pay_with_the_key) await fits_a_phone(page);
    await does(page);
  }
  await coach(page).getByText('From here on the night is yours').waitFor();
  assert.equal(await page.getByRole('img', { name: /door found$/ }).count(), 2, 'two doors are gained');
  await look_at(page, 'lesson-end');
  await coach(page).getByRole('button', { name: 'Go on alone' }).click();
  await coach(page).waitFor({ state: 'hidden' });
  await page.locator('.hand .held.legal').first().click();
  await page.locator('main button[data-drop=path]').click();
  await page.locator('[data-flight="path0:3"]').waitFor();
  complains_about_nothing(page);
});

/// Plays along the script up to a step, as a newcomer would.
async function follow(page, until) {
  for (const [i, { does }] of steps.slice(0, until - 1).entries()) {
    await coach(page).getByText(`${i + 1} / ${steps.length}`).waitFor();
    await does(page);
  }
  await coach(page).getByText(`${until} / ${steps.length}`).waitFor();
}

test('whoever leaves the way of the lesson is told, and led back to where they left it', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/learn/onirim');
  await follow(page, 2);
  await page.locator('.hand .held:not(.hinted)').first().click();
  await page.locator('main button[data-drop=discard]').click();
  await coach(page).getByText('another way than the lesson').waitFor();
  await look_at(page, 'lesson-astray');
  // It is remembered, not guessed from the number of moves.
  await page.reload();
  await coach(page).getByText('another way than the lesson').waitFor();
  await coach(page).getByRole('button', { name: 'Back to the lesson' }).click();
  await coach(page).getByText(`2 / ${steps.length}`).waitFor();
  await steps[1].does(page);
  await coach(page).getByText(`3 / ${steps.length}`).waitFor();
  complains_about_nothing(page);
});

test('whoever leaves the way may also go on alone', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/learn/onirim');
  await follow(page, 1);
  await page.locator('.hand .held:not(.hinted)').first().click();
  await page.locator('main button[data-drop=discard]').click();
  await coach(page).getByRole('button', { name: 'Go on alone' }).click();
  await coach(page).waitFor({ state: 'hidden' });
});

test('a lesson begins again at any step, back or ahead', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/learn/onirim');
  await follow(page, 3);
  await coach(page).getByRole('button', { name: 'Go to step 1' }).click();
  await coach(page).getByText(`1 / ${steps.length}`).waitFor();
  await page.locator('[data-flight="path0:0"]').waitFor({ state: 'detached' });
  await coach(page).getByRole('button', { name: 'Go to step 8' }).click();
  await coach(page).getByText(`8 / ${steps.length}`).waitFor();
  await scene(page).getByRole('heading', { name: 'Prophecy' }).waitFor();
  complains_about_nothing(page);
});

const spoken_of =
  '.hinted, [data-moment] .do, [data-moment] .well, main [data-drop=path] .slot, main button[data-drop=discard]';

test('the coach never lies over what it talks about', async () => {
  const page = await visit(house, sizes.desktop);
  await page.goto('/learn/onirim');
  for (const [i, { does }] of steps.entries()) {
    await coach(page).getByText(`${i + 1} / ${steps.length}`).waitFor();
    await covers_nothing(page, coach(page), spoken_of, `step ${i + 1}`);
    await does(page);
  }
});

for (const language of ['fr', 'it']) {
  test(`${language}: nor where its words are longer`, async () => {
    const page = await visit(house, sizes.desktop, { language });
    await page.goto('/learn/onirim');
    await covers_nothing_at_any_step(page, spoken_of);
  });
}
