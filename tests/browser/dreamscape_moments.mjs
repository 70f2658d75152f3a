// SPDX-License-Identifier: Apache-2.0
// Moments of Dreamscape that chance seldom brings, taken from golden games: a finished game is opened from its
// log and goes on from there, with the visitor on the seat that is asked and bots on the others.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { my_turn } from './dreamscape_player.mjs';
import { root } from './house.mjs';
import { begin_from_log, branch, golden } from './tables.mjs';

const finished = readdirSync(join(root, 'tests/golden'))
  .filter((name) => /^dreamscape-\d+-(thumb|random)-/.test(name))
  .map((name) => golden(name.replace('.jsonl', '')));

const players_of = (log) => JSON.parse(log.slice(0, log.indexOf('\n'))).options.players;

/// The last game and input of a seat that begins so: the later, the fuller the board. `objective` is one of
/// those of the game.
function moment_of(verb, players, objective) {
  const found = finished
    .filter((log) => players === undefined || players_of(log) === players)
    .filter((log) => objective === undefined || log.includes(`"objective ${objective}"`))
    .flatMap((log) =>
      log
        .trim()
        .split('\n')
        .slice(1, -1)
        .map((line) => JSON.parse(line))
        .filter((input) => input.by?.startsWith('seat') && input.do.split(' ')[0] === verb)
        .map((input) => ({ log, input })),
    );
  assert.ok(found.length > 0, `no golden game holds ${verb}`);
  return found.at(-1);
}

/// A visitor on a seat that is asked when so many inputs of a log were read.
async function begin_from(house, log, { at, seat }, wishes) {
  const page = await begin_from_log(house, log, wishes);
  await page.waitForURL(/\/t\//);
  const { table } = await branch(page, { at, seat, level: 'gentle' });
  await page.goto(`/t/${table}`);
  await my_turn(page);
  return page;
}

/// A visitor who could do next what begins with `verb`, perhaps at a table for so many or with such an aim.
export function begin_before(house, verb, { players, objective, ...wishes } = {}) {
  const { log, input } = moment_of(verb, players, objective);
  const seat = Number(input.by.replace('seat', '')) - 1;
  return begin_from(house, log, { at: input.n - 1, seat }, wishes);
}

/// Moments by what they hold, of one game for four with Mr Nightmare.
export const moments = {
  /// The Sleeper is where nothing lies and Mr Nightmare is, with an action left and the power unused.
  empty_and_haunted: { at: 162, seat: 1 },
  /// Stone in the Hands; on the own completed pile Pine Cove, with nothing on it. All others have piles too.
  pile: { at: 407, seat: 1 },
  /// Movement lies at the hand end, and two are held; an action is left.
  two_already: { at: 431, seat: 0 },
  /// In the Voyage, with fragments in the Hands and one on every card.
  full_cards: { at: 553, seat: 0 },
  /// The Voyage is not over, but its actions are, and the location's power is used.
  no_action: { at: 584, seat: 3 },
  /// The Harvesters drew; location 1 is full.
  harvest: { at: 536, seat: 2 },
  /// The Lake is to choose; location 4 holds one fragment.
  lake: { at: 466, seat: 3 },
};
export const begin_at = (house, moment, wishes) => begin_from(house, golden('dreamscape-8-thumb-morning'), moment, wishes);
