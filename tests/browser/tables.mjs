// SPDX-License-Identifier: Apache-2.0
// Tables to test at, opened by a visitor of the page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sizes, visit } from './house.mjs';

/// What the home page has of one game.
export const door = (page, game = 'onirim') => page.locator(`[data-door=${game}]`);

/// A game alone, by one click on the home page.
export async function begin(house, size = sizes.desktop) {
  const page = await visit(house, size);
  await page.goto('/');
  await door(page).getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.hand .held').first().waitFor();
  return page;
}

/// What the home page asks the server for; in the page, because the server listens to its own only.
export async function order_table(page, order) {
  await page.goto('/');
  return page.evaluate(async (wanted) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(wanted);
    return (await fetch('/api/tables', { method: 'POST', headers, body })).json();
  }, order);
}

export function open_table(page, { hands, partner, spectators = 'none', thinking_seconds = 0, talk = null }) {
  return order_table(page, {
    game: 'onirim',
    options: { players: 2, hands },
    seats: [{ kind: 'me', level: null }, partner],
    name: 'Ada',
    spectators,
    thinking_seconds,
    talk,
  });
}

/// `wishes` are those of `open_table`.
export async function begin_with_bot(house, wishes) {
  const page = await visit(house, sizes.desktop);
  const { table } = await open_table(page, { ...wishes, partner: { kind: 'bot', level: 'gentle' } });
  await page.goto(`/t/${table}`);
  await page.locator('main [data-shown]').waitFor();
  return page;
}

export async function sit_down(page, name) {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('main [data-shown]').waitFor();
}

/// Both seats of one table, each in a browser profile of its own.
export async function begin_together(house, wishes) {
  const host = await visit(house, sizes.desktop);
  const partner = { kind: 'open', level: null };
  const { table, invitations } = await open_table(host, { ...wishes, partner });
  await host.goto(`/t/${table}`);
  const guest = await visit(house, sizes.laptop);
  await guest.goto(`/t/${table}#${invitations[0].secret}`);
  await sit_down(guest, 'Ben');
  await host.locator('main [data-shown]').waitFor();
  return { host, guest };
}

export const golden = (name) => readFileSync(join(root, 'tests/golden', `${name}.jsonl`), 'utf8');

/// The table of a log that the visitor has in a file.
export async function begin_from_log(house, log, { size = sizes.desktop, ...wishes } = {}) {
  const page = await visit(house, size, wishes);
  await page.goto('/');
  const file = { name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(log) };
  await page.locator('input[type=file]').setInputFiles(file);
  return page;
}

/// Another table that goes on from a moment of the one that the page shows: its input, seat and bots' level.
export const branch = (page, order) =>
  page.evaluate(
    async ({ from, wanted }) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(wanted);
      return (await fetch(`/api${from.replace('/t/', '/tables/')}/branch`, { method: 'POST', headers, body })).json();
    },
    { from: new URL(page.url()).pathname, wanted: order },
  );

/// The page once more, with somebody between it and the server: every letter is passed on as `change` leaves
/// it, `heard.send` sends one more as if the server had written it, and `heard.demand` asks the server for
/// something as if the page had.
export async function listen_in(page, change = () => {}) {
  const heard = { letters: [], send: null, demand: null };
  await page.routeWebSocket(/./, (socket) => {
    heard.send = (letter) => socket.send(JSON.stringify(letter));
    const server = socket.connectToServer();
    heard.demand = (demand) => {
      const { version } = heard.letters.findLast(({ type }) => type === 'state');
      server.send(JSON.stringify({ ...demand, id: `test-${version}`, version }));
    };
    server.onMessage((text) => {
      const letter = JSON.parse(text);
      change(letter);
      heard.letters.push(letter);
      heard.send(letter);
    });
  });
  await page.reload();
  await page.locator('main [data-shown]').waitFor();
  return heard;
}

export const tool = (page, name) => page.getByRole('navigation').getByRole('button', { name });
export const hand_of = (page) =>
  page.locator('.hand .held').evaluateAll((all) => all.map((card) => card.dataset.card));
export const is_acting = async (page) =>
  (await page.locator('[data-moment]').count()) === 0 && (await page.locator('.hand .held').count()) === 5;

export async function discard(page, card) {
  await card.click();
  await page.locator('main button[data-drop=discard]').click();
}

export async function give_up(page) {
  await tool(page, 'Settings').click();
  await page.getByRole('button', { name: 'Give up this game' }).click();
  await page.getByRole('button', { name: 'Yes, end the game' }).click();
}
