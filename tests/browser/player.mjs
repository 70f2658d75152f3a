// SPDX-License-Identifier: Apache-2.0
// Somebody who plays Onirim by what the page offers: by mouse or touch, or by keyboard alone. Plays
// the first card that fits and takes every door; loses often, which is a finished game too.

export const ending = (page) => page.getByRole('dialog').filter({ hasText: 'What decided the game' });
const scene = (page) => page.locator('[data-moment]');

/// The move was made and the page is at rest: it shows a later state than before.
export const moves_shown = (page) => page.locator('main [data-shown]').getAttribute('data-shown');

const settle = (page, before) =>
  page.waitForFunction(
    (seen) => document.querySelector('main [data-shown]')?.dataset.shown !== seen,
    before,
    { timeout: 15_000 },
  );

/// Whether the page waits for this player, not for a move on its way or for somebody else.
export const is_asked = (page) =>
  page.evaluate(() => {
    const board = document.querySelector('main [data-shown]');
    return board !== null && board.dataset.waits !== 'true';
  });

async function answer_prophecy(page, press) {
  const cards = scene(page).locator('ol [data-target]');
  if ((await scene(page).locator('.well').count()) > 0) {
    const labels = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
    const nightmare = labels.findIndex((label) => /nightmare/i.test(label));
    const no_door = labels.findIndex((label) => !/door/i.test(label));
    await press(cards.nth(nightmare >= 0 ? nightmare : Math.max(0, no_door)));
  }
  const loses = scene(page).getByRole('button', { name: 'Discard the door and lose' });
  if ((await loses.count()) > 0) await press(loses);
  await press(scene(page).getByRole('button', { name: /^(Return|Discard it|Yes, lose)/ }));
}

/// Cards that still fly to their places may slip away from under a pointer; then it is pressed again.
async function pick_up(page, press, card) {
  const picked = page.locator('.hand .held.picked');
  for (let tries = 0; tries < 3; tries += 1) {
    await press(card);
    const is_up = picked.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (await is_up) return;
  }
  throw new Error('the card was pressed three times and not picked up');
}

/// Which of several keys or doors is asked once the way out is chosen.
async function answer_scene(page, press) {
  const first = scene(page).locator('[data-target]:not(:disabled)').first();
  const asks = await first.evaluate((target) => target.hasAttribute('aria-expanded'));
  await press(first);
  if (asks) await press(scene(page).locator('.prices [data-target]').first());
}

/// What was lost is looked at, and put aside.
export async function go_on(page, press) {
  const button = page.locator('[data-losses] button');
  if ((await button.count()) > 0) await press(button);
}

/// One decision, with `press` as the way to press something.
async function decide(page, press) {
  await go_on(page, press);
  if ((await scene(page).count()) > 0) {
    if (await scene(page).locator('ol [data-target]').count()) return answer_prophecy(page, press);
    return answer_scene(page, press);
  }
  const keep = page.getByRole('button', { name: 'Exchange nothing' });
  if ((await keep.count()) > 0) return press(keep);
  const playable = page.locator('.hand .held.legal');
  if ((await playable.count()) > 0) {
    await pick_up(page, press, playable.first());
    return press(page.locator('main button[data-drop=path]'));
  }
  await pick_up(page, press, page.locator('.hand .held').first());
  return press(page.locator('main button[data-drop=discard]'));
}

/// One decision, and the page shows what came of it.
export async function move(page, press) {
  const before = await moves_shown(page);
  await decide(page, press);
  await settle(page, before);
}

/// Plays until `until` says so or the game is over. Returns how many decisions it took.
export async function play(page, press, until = async () => false) {
  const patience = 60_000;
  let decisions = 0;
  for (let last = Date.now(); Date.now() - last < patience; ) {
    if (!(await is_asked(page))) {
      await page.waitForTimeout(10);
      continue;
    }
    await go_on(page, press);
    if ((await ending(page).count()) > 0 || (await until())) return decisions;
    await move(page, press);
    decisions += 1;
    last = Date.now();
  }
  throw new Error('nobody was asked to move for a minute');
}

/// One decision of whoever is asked, until the game is over or `until` says so. Each of `players` is a
/// page and its way to press something.
export async function play_in_turns(players, until = async () => false) {
  for (;;) {
    for (const { page, press } of players) {
      // In this order: at the end the page waits for nobody and shows it.
      const asked = await is_asked(page);
      if (asked) await go_on(page, press);
      if ((await ending(page).count()) > 0 || (await until())) return;
      if (asked) await move(page, press);
    }
    await players[0].page.waitForTimeout(10);
  }
}

export const by_mouse = (target) => target.click();
/// Players who all use the mouse, for `play_in_turns`.
export const with_mouse = (...pages) => pages.map((page) => ({ page, press: by_mouse }));
export const by_touch = (target) => target.tap();

/// Moves the focus with arrows, and Tab where arrows do not lead, then presses Enter.
export function by_keyboard(page) {
  const arrives = (target) => target.evaluate((element) => element === document.activeElement);
  const way = (target) =>
    target.evaluate((element) => {
      const from = document.activeElement?.getBoundingClientRect();
      const to = element.getBoundingClientRect();
      if (!from) return 'ArrowDown';
      const x = to.x + to.width / 2 - from.x - from.width / 2;
      const y = to.y + to.height / 2 - from.y - from.height / 2;
      if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
      return y > 0 ? 'ArrowDown' : 'ArrowUp';
    });
  return async (target) => {
    for (let keys = 0; keys < 60 && !(await arrives(target)); keys += 1) {
      await page.keyboard.press(keys < 12 ? await way(target) : 'Tab');
    }
    if (!(await arrives(target))) throw new Error('the keyboard did not get there');
    await page.keyboard.press('Enter');
  };
}
