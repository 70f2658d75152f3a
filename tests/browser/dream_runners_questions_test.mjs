// SPDX-License-Identifier: Apache-2.0
// What a resolution and the market ask: each question is seen, answered by click and by keyboard alone,
// and the game goes on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin_before } from './dream_runners_moments.mjs';
import { begin, board, bot, done_button } from './dream_runners_player.mjs';
import { open_house } from './house.mjs';
import { complains_about_nothing, look_at } from './looks.mjs';
import { by_keyboard, by_mouse, moves_shown } from './player.mjs';
import { listen_in, tool } from './tables.mjs';

const house = open_house();

const questions = {
  share: { asks: 'Crossroads: take one of what is left.', answers: (page) => page.locator('[data-answer^=share]') },
  open: { asks: /^Open the chest/, answers: (page) => page.locator('[data-answer^=open]') },
  choose: { asks: /^Choose the (one )?colour of your/, answers: (page) => page.locator('[data-answer^=choose]') },
  give_up: {
    asks: 'The bat takes one of your unplayed segments: choose which.',
    answers: (page) => page.locator('[data-answer^=give_up]'),
  },
  calm: {
    asks: 'Buy serenity for coins, as often as you like.',
    answers: (page) => page.getByRole('button', { name: /^1 more serenity for 3 coins/ }),
  },
};

/// Presses the last of the answers, which is not where a hand or the focus happens to be.
async function answer_and_go_on(page, answers, press) {
  const before = await moves_shown(page);
  await press(answers.last());
  await page.waitForFunction((seen) => document.querySelector('main [data-shown]').dataset.shown !== seen, before);
  complains_about_nothing(page);
}

for (const [verb, { asks, answers }] of Object.entries(questions)) {
  test(`${verb}: the question is seen at every size and answered by click`, async () => {
    const page = await begin_before(house, verb);
    await answers(page).first().waitFor();
    await page.getByText(asks).first().waitFor();
    await look_at(page, `dream-runners-${verb}`);
    if (verb !== 'calm') {
      assert.ok((await answers(page).count()) > 1, 'there is something to choose');
      await page.getByRole('group', { name: asks }).waitFor();
    }
    await answer_and_go_on(page, answers(page), by_mouse);
  });

  test(`${verb}: answered by keyboard alone`, async () => {
    const page = await begin_before(house, verb);
    await answers(page).first().waitFor();
    await answer_and_go_on(page, answers(page), by_keyboard(page));
  });
}

/// Somebody at the end of a market who could not pay for a segment, and their coins.
async function begin_with_few_coins() {
  for (const players of [2, 4]) {
    const page = await begin_before(house, 'finish', { players: [players], early: true });
    const coins = Number(await page.locator('.calm p', { hasText: 'Coins' }).locator('b').innerText());
    if (coins < 4) return { page, coins };
  }
  return assert.fail('in no golden game somebody has too few coins for a segment');
}

test('who has too few coins for a segment sees its price and how many are missing', async () => {
  const { page, coins } = await begin_with_few_coins();
  const offer = page.locator('.offer').first();
  await offer.getByText('4 coins', { exact: true }).waitFor();
  await offer.getByText(coins === 3 ? '1 coin short' : `${4 - coins} coins short`, { exact: true }).waitFor();
  await look_at(page, 'dream-runners-dear');
  complains_about_nothing(page);
});

test('a hint to leave the market names the button that does it', async () => {
  const page = await begin_before(house, 'finish', { early: true });
  await listen_in(page, (letter) => {
    if (letter.type === 'hint') letter.action = 'finish';
  });
  await tool(page, 'Hint').click();
  const name = (await done_button(page).textContent()).trim();
  await page.locator('.prompt').getByText(`Hint: ${name}`, { exact: true }).waitFor();
  complains_about_nothing(page);
});

test('a cell of several elements shows all of them, on the tile and on what others compose', async () => {
  const page = await begin(house, { seats: [bot] });
  const goods = ['coin', 'key', 'star'];
  await listen_in(page, ({ view }) => {
    if (view?.dream) view.dream.cells[0] = { kind: 'reward', number: 0, rewards: goods.map((good) => ({ good, amount: 1 })) };
  });
  assert.equal(await page.locator('.tile li').first().locator('img').count(), goods.length);
  const small = await page.locator('[data-seat="1"] svg use').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  for (const good of goods) assert.ok(small.includes(`#dream-${good}`), `${good} is not shown`);
  complains_about_nothing(page);
});

test('why something was too dear is forgotten with the market', async () => {
  const { page } = await begin_with_few_coins();
  await page.locator('.offer').first().click({ force: true });
  const refused = page.locator('.prompt .refused');
  await refused.waitFor();
  await done_button(page).click();
  await page.locator('main [data-phase=composing]').waitFor();
  assert.equal(await refused.count(), 0);
  complains_about_nothing(page);
});

test('what others took of the crossroads is seen with who took it', async () => {
  const page = await begin_before(house, 'share');
  await page.locator('[data-answer^=share]').first().waitFor();
  const [left, taken] = await Promise.all([
    page.locator('[data-answer^=share]').count(),
    page.locator('.question .taken').count(),
  ]);
  assert.ok(left + taken >= 3, 'every element is accounted for');
  assert.equal(await board(page).getAttribute('data-phase'), 'sharing');
});
