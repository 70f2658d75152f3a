// SPDX-License-Identifier: Apache-2.0
// Somebody who plays Dream Runners by what the page offers. The four starting segments are laid to a
// full square, whatever it covers; at the market nothing is bought unless said so.
import { moves_shown } from './player.mjs';
import { order_table, sit_down } from './tables.mjs';
import { sizes, visit } from './house.mjs';

export const board = (page) => page.locator('main [data-shown]');
export const phase = (page) => board(page).getAttribute('data-phase');
export const dream_number = (page) => board(page).getAttribute('data-turn');
export const is_waiting = async (page) => (await board(page).getAttribute('data-waits')) === 'true';
/// The phase, if the page waits for this player. Read at once: others go on meanwhile.
export const asked_phase = (page) =>
  board(page).evaluate(({ dataset }) => (dataset.waits === 'true' ? null : dataset.phase));
export const ending = (page) => page.getByRole('dialog').filter({ hasText: 'What decided the game' });
export const lock_button = (page) => page.getByRole('button', { name: /^Lock my dream/ });
/// Of the market; at a table with a clock it says that one is ready.
export const done_button = (page) => page.getByRole('button', { name: /^(Done|Ready for the next dream)$/ });
export const tray = (page) => page.getByRole('region', { name: 'Your segments' });
export const pieces = (page) => tray(page).locator('[data-segment]');
export const lying = (page) => page.locator('[data-field] [data-segment]');

/// How the starting segments of any set fill the dream: a row, a corner below it, a pair upright and a
/// single one. Places count from the upper left cell; `middle` is that of the segment.
export const square = [
  { shape: 'Line of three', turns: 0, first: 'c3', middle: [1.5, 0.5] },
  { shape: 'Corner', turns: 0, first: 'c4', middle: [1, 2] },
  { shape: 'Pair', turns: 1, first: 'e4', middle: [2.5, 2] },
  { shape: 'Single', turns: 0, first: 'c5', middle: [0.5, 2.5] },
];

export const piece_of = (page, shape) => tray(page).getByRole('button', { name: new RegExp(`^${shape}`) }).first();

/// Where a place of the dream is on the screen.
export async function spot_on_screen(page, [x, y]) {
  const box = await page.locator('[data-field]').boundingBox();
  const cell = box.width / 3;
  return { x: box.x + x * cell, y: box.y + y * cell };
}

/// It lies, and the server has said so.
const laid = async (page, before) =>
  page.waitForFunction(
    (count) =>
      document.querySelectorAll('[data-field] [data-segment]').length > count &&
      document.querySelector('main [data-shown]').dataset.waits === 'false',
    before,
    { timeout: 5_000 },
  );

/// Whatever comes of it.
export async function carry(page, { shape, turns, middle }) {
  const from = await piece_of(page, shape).boundingBox();
  const to = await spot_on_screen(page, middle);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 3 });
  for (let i = 0; i < turns; i += 1) await page.keyboard.press('r');
  await page.mouse.move(to.x + 8, to.y - 6, { steps: 2 });
  await page.mouse.up();
}

/// Each way to lay one segment of the square.
export async function drag(page, step) {
  const before = await lying(page).count();
  await carry(page, step);
  await laid(page, before);
}

const aimed = async (page) => (await board(page).getAttribute('data-aimed')) ?? '';
/// How a picked segment is turned where it is aimed: it is proposed the way it fits.
const turns_of = (action) => Number(/turned (\d)/.exec(action)?.[1] ?? 0);

/// Presses what turns the picked segment until it is turned so.
async function turn_until(page, turns, press) {
  for (let presses = 0; presses < 4; presses += 1) {
    if (turns_of(await aimed(page)) === turns) return;
    await press();
  }
  throw new Error(`the segment cannot be turned ${turns} times`);
}

export async function tap(page, { shape, turns, middle }) {
  const before = await lying(page).count();
  await piece_of(page, shape).tap();
  await turn_until(page, turns, () => piece_of(page, shape).tap());
  const { x, y } = await spot_on_screen(page, middle);
  await page.touchscreen.tap(x, y);
  await laid(page, before);
}

const cell_of = (action) => /at ([a-g])(\d)/.exec(action)?.slice(1) ?? [];

/// Arrow keys until the segment is aimed at its place.
export async function aim_by_keys(page, { first, turns }) {
  await turn_until(page, turns, () => page.keyboard.press('r'));
  for (let keys = 0; keys < 16; keys += 1) {
    const [column, row] = cell_of(await aimed(page));
    if (`${column}${row}` === first) return;
    const [to_column, to_row] = first;
    if (column !== to_column) await page.keyboard.press(column < to_column ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(row < to_row ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`the arrows did not lead to ${first}`);
}

export async function lay_by_keys(page, step) {
  const before = await lying(page).count();
  await piece_of(page, step.shape).focus();
  await page.keyboard.press('Enter');
  await aim_by_keys(page, step);
  await page.keyboard.press('Enter');
  await laid(page, before);
}

export async function compose(page, lay) {
  for (const step of square) await lay(page, step);
}

/// Answers whatever is asked outside of composing: the first thing that can be chosen, nothing bought.
export async function answer(page) {
  const answers = page.locator('[data-answer]');
  if ((await answers.count()) > 0) return answers.first().click();
  if ((await phase(page)) === 'calming') return done_button(page).click();
  return page.getByRole('button', { name: 'Buy nothing' }).click();
}

/// One decision, and the page shows what came of it. `composing` may say that it did nothing. In the phase
/// `stops_at` nothing is decided.
async function decide({ page, composing, stops_at }) {
  const before = await moves_shown(page);
  const now = await phase(page);
  if (now === stops_at) return;
  if (now !== 'composing') await answer(page);
  else if ((await composing(page)) === false) return;
  await page.waitForFunction(
    (seen) => document.querySelector('main [data-shown]')?.dataset.shown !== seen,
    before,
    { timeout: 15_000 },
  );
}

/// The sand may have run out a moment before.
export const lock_at_once = async (page) => {
  const button = lock_button(page);
  if (await button.isEnabled()) await button.click();
};

/// For `play_on`: lays nothing, so that there is nothing to wait for.
export const lay_nothing = (page) => page.waitForTimeout(20).then(() => false);

const longest_game = 360_000;

/// Each of `players` is a page, what it does when it may compose, and perhaps the phase in which it waits for
/// the others; all at once, until `until` says so.
export async function play_on(players, until) {
  const began = Date.now();
  const play = async (player) => {
    const { page } = player;
    while (!(await until())) {
      if (Date.now() - began > longest_game) throw new Error('the game did not come to its end in time');
      // In this order: at the end the page waits for nobody and shows it.
      const asked = !(await is_waiting(page)) && (await ending(page).count()) === 0;
      if (asked) await decide(player);
      else await page.waitForTimeout(20);
    }
  };
  await Promise.all(players.map(play));
}

/// A table of Dream Runners, and its invitations.
export function open_table(page, { options, seats, spectators = 'none' }) {
  return order_table(page, {
    game: 'dream_runners',
    options: { players: seats.length + 1, ...options },
    seats: [{ kind: 'me', level: null }, ...seats],
    name: 'Ada',
    spectators,
    thinking_seconds: 0,
  });
}

/// One that does not think for long.
export const bot = { kind: 'bot', level: 'gentle' };
export const friend = { kind: 'open', level: null };

/// Every letter comes so many milliseconds later.
const come_late = (page, milliseconds) =>
  page.routeWebSocket(/./, (socket) => {
    socket.connectToServer().onMessage((letter) => setTimeout(() => socket.send(letter), milliseconds));
  });

/// One visitor at a table without a clock, alone or with bots.
export async function begin(
  house,
  { size = sizes.desktop, seats = [], options = {}, calm = true, language, late = 0 } = {},
) {
  const page = await visit(house, size, { calm, language });
  if (late > 0) await come_late(page, late);
  const { table } = await open_table(page, { options: { seconds: 0, ...options }, seats });
  await page.goto(`/t/${table}`);
  await lock_button(page).waitFor();
  return page;
}

/// A second visitor sits down on the first free seat, or another one on another.
export async function join(house, { table, invitations }, size, { name = 'Ben', invitation = 0, ...wishes } = {}) {
  const page = await visit(house, size, wishes);
  await page.goto(`/t/${table}#${invitations[invitation].secret}`);
  await sit_down(page, name);
  return page;
}
