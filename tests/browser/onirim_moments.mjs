// SPDX-License-Identifier: Apache-2.0
// Moments of Onirim to test at, whatever is drawn afterwards: branches of games that are kept as logs.
import { begin_from_log, golden } from './tables.mjs';

/// A log of tests/golden, and how many of its inputs stay.
export const moments = {
  /// A key among the cards, and one's turn.
  with_key: { log: 'onirim-1-thumb-escaped', at: 14 },
  /// The first nightmare of a game.
  first_nightmare: { log: 'onirim-1-thumb-escaped', at: 8 },
  /// A nightmare; keys of three colours, doors of four, a deck of 21.
  nightmare: { log: 'onirim-1-thumb-escaped', at: 88 },
  /// A Prophecy of a moon, a moon, a door, a nightmare and a door.
  prophecy: { log: 'onirim-1-thumb-escaped', at: 99 },
  /// A door that three of its colour give.
  claiming: { log: 'onirim-1-thumb-escaped', at: 60 },
  /// The eighth door, and its key in the hand.
  last_door: { log: 'onirim-1-thumb-escaped', at: 108 },
  /// Two players: the first choice of own cards.
  draft: { log: 'onirim-2-thumb-escaped', at: 12 },
  /// Two players, after a discard.
  exchange: { log: 'onirim-2-thumb-escaped', at: 49 },
  /// Two players: a red door and its key, and one has such a door already.
  second_door: { log: 'onirim-2-thumb-escaped', at: 91 },
  /// Two players: a door that three of its colour give is the eighth.
  last_door_together: { log: 'onirim-2-thumb-escaped', at: 113 },
  /// A nightmare, and three cards in the deck: a nightmare, a sun and a door.
  last_cards: { log: 'onirim-2-thumb-deck_empty', at: 134 },
  /// Hidden hands, in a Prophecy: a red door, a blue sun and two green doors are to be put back.
  ordering: { log: 'onirim-3-branch', at: 78 },
  /// A Prophecy of nothing but two doors.
  only_doors: { log: 'onirim-1-thumb-door_lost', at: 131 },
};

/// The page of somebody who plays on from there; `wishes` are those of `begin_from_log`.
export async function begin_at(house, { log, at }, wishes) {
  const page = await begin_from_log(house, golden(log), wishes);
  await page.waitForURL('**/t/*');
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const branch = await page.evaluate(
    async ([from, order]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/tables/${from}/branch`, { method: 'POST', headers, body: JSON.stringify(order) });
      return (await answer.json()).table;
    },
    [table, { at, seat: 0, level: 'steady' }],
  );
  await page.goto(`/t/${branch}`);
  await page.locator('main [data-shown]').waitFor();
  return page;
}
