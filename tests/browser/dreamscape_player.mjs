// SPDX-License-Identifier: Apache-2.0
// Somebody who plays Dreamscape by what the page offers: gathers what lies where the Sleeper is, builds with
// all of it, lets the Dreamer in, and keeps the first card. By mouse, touch or keyboard.
import { sizes, visit } from './house.mjs';
import { by_mouse, is_asked, moves_shown } from './player.mjs';
import { order_table } from './tables.mjs';

export const ending = (page) => page.getByRole('dialog').filter({ has: page.locator('.lands') });
export const moment = (page) => page.locator('[data-moment]');
export const deed = (page, verb) => page.locator(`.deeds [data-verb=${verb}]`);
/// Of the fragments in the Hands those with which something can be done.
export const hands = (page) => page.locator('[data-hand][data-target]');
export const open_cells = (page) => page.locator('.board [data-cell][data-open]');
export const open_places = (page) => page.locator('.main [data-location][data-open]');

/// The player's own turn, and nothing on its way.
export const my_turn = (page) => page.locator('main [data-shown][data-waits=false]').waitFor();
/// What a finger presses first shows what would come of it; pressed again it is done.
export const by_finger = (page) => async (target) => {
  await target.tap();
  if ((await page.getByText('Tap once more to do it.').count()) > 0) await target.tap();
};

const settled = (page, before) =>
  page.waitForFunction(
    (seen) => document.querySelector('main [data-shown]')?.dataset.shown !== seen,
    before,
    { timeout: 15_000 },
  );

/// Does something that moves the game on, and waits until the page shows it.
export async function moving(page, does) {
  const before = await moves_shown(page);
  await does();
  await settled(page, before);
}

/// What is given up is asked once.
export async function end_turn(page, press = by_mouse) {
  const button = page.locator('.deeds .end').first();
  const gives_up = (await button.locator('small').textContent()).trim() !== '';
  await press(button);
  if (gives_up) await press(page.locator('.deeds .end.doubted'));
}

async function answer(page, press) {
  const card = moment(page).locator('[data-card]').first();
  return press((await card.count()) > 0 ? card : moment(page).locator('button[data-verb]').last());
}

/// Of the open cells one that nothing hides, where little lies yet.
async function cell_in_sight(page) {
  const cell = await open_cells(page).evaluateAll((all) => {
    const is_seen = (button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === button;
    };
    const lying = (button) => button.closest('.landscape').querySelectorAll(`[data-stack=${button.dataset.cell}] [data-part]`).length;
    return all.filter(is_seen).toSorted((a, b) => lying(a) - lying(b))[0].dataset.cell;
  });
  return page.locator(`.main [data-cell=${cell}]`);
}

/// What can be done now, read at one go: others go on meanwhile.
const offered = (page) =>
  page.evaluate(() => {
    const has = (selector) => document.querySelector(selector) !== null;
    return {
      asked: has('[data-moment]'),
      haunts: has('.main .haunt'),
      collects: has('.deeds [data-verb=collect]'),
      enters: has('.deeds [data-verb=enter]'),
      builds: has('.board:not(.voyage) [data-hand][data-target]'),
    };
  });

async function decide(page, press) {
  const can = await offered(page);
  if (can.asked) return answer(page, press);
  if (can.haunts) return press(page.locator('.main .haunt').first());
  if (can.collects) return press(deed(page, 'collect'));
  if (can.enters) return press(deed(page, 'enter'));
  if (!can.builds) return end_turn(page, press);
  await press(hands(page).first());
  return press(await cell_in_sight(page));
}

export const move = (page, press = by_mouse) => moving(page, () => decide(page, press));

/// Long enough for a busy machine.
const patience = 120_000;

/// Each of `players` is a page and its way to press something; all at once, until `until` says so.
export async function play_on(players, until) {
  const began = Date.now();
  const play = async ({ page, press }) => {
    while (!(await until())) {
      if (Date.now() - began > patience) throw new Error('the game did not come to its end in time');
      // In this order: at the end the page waits for nobody and shows it.
      const asked = (await is_asked(page)) && (await ending(page).count()) === 0;
      if (asked) await move(page, press);
      else await page.waitForTimeout(20);
    }
  };
  await Promise.all(players.map(play));
}

export const play_to_end = (page, press) =>
  play_on([{ page, press }], async () => (await ending(page).count()) > 0);

/// One that does not think for long.
export const bot = { kind: 'bot', level: 'gentle' };
export const friend = { kind: 'open', level: null };

export function open_table(page, { options = {}, seats = [], spectators = 'none', thinking_seconds = 0 }) {
  return order_table(page, {
    game: 'dreamscape',
    options: { players: seats.length + 1, ...options },
    seats: [{ kind: 'me', level: null }, ...seats],
    name: 'Ada',
    spectators,
    thinking_seconds,
    talk: null,
  });
}

/// One visitor, alone or with bots, when it is their turn.
export async function begin(house, { size = sizes.desktop, options, seats, calm, language } = {}) {
  const page = await visit(house, size, { calm, language });
  const { table } = await open_table(page, { options, seats });
  await page.goto(`/t/${table}`);
  await my_turn(page);
  return page;
}

/// Until the first Voyage, or the first Creation.
export const travel = async (page, press) => {
  while ((await moment(page).count()) > 0) {
    await move(page, press);
    await my_turn(page);
  }
};
export const build = async (page, press) => {
  while ((await page.locator('.board:not(.voyage)').count()) === 0 || (await moment(page).count()) > 0) {
    await move(page, press);
    await my_turn(page);
  }
};
