// SPDX-License-Identifier: Apache-2.0
// Tables to test at, opened by a visitor of the page.
import { sizes, visit } from './house.mjs';

/// A game alone, by one click on the home page.
export async function begin(browser, house, size = sizes.desktop) {
  const page = await visit(browser, house, size);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.hand .held').first().waitFor();
  return page;
}

/// What the home page asks the server for; in the page, because the server listens to its own only.
export async function open_table(page, { hands, partner }) {
  await page.goto('/');
  return page.evaluate(
    async (order) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(order);
      return (await fetch('/api/tables', { method: 'POST', headers, body })).json();
    },
    {
      game: 'onirim',
      options: { players: 2, hands },
      seats: [{ kind: 'me', level: null }, partner],
      name: 'Ada',
      spectators: 'none',
      thinking_seconds: 0,
    },
  );
}

export async function begin_with_bot(browser, house, hands) {
  const page = await visit(browser, house, sizes.desktop);
  const { table } = await open_table(page, { hands, partner: { kind: 'bot', level: 'gentle' } });
  await page.goto(`/t/${table}`);
  await page.locator('main [data-shown]').waitFor();
  return page;
}

/// Both seats of one table, each in a browser profile of its own.
export async function begin_together(browser, house, hands) {
  const host = await visit(browser, house, sizes.desktop);
  const { table, invitations } = await open_table(host, { hands, partner: { kind: 'open', level: null } });
  await host.goto(`/t/${table}`);
  const guest = await visit(browser, house, sizes.laptop);
  await guest.goto(`/t/${table}#${invitations[0].secret}`);
  await guest.getByLabel('Your name').fill('Ben');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.locator('main [data-shown]').waitFor();
  await host.locator('main [data-shown]').waitFor();
  return { host, guest };
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
