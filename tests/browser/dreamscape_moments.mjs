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

/// A visitor who could do next what begins with `verb`, perhaps at a table for so many or with such an aim.
export async function begin_before(house, verb, { players, objective, ...wishes } = {}) {
  const { log, input } = moment_of(verb, players, objective);
  const page = await begin_from_log(house, log, wishes);
  await page.waitForURL(/\/t\//);
  const seat = Number(input.by.replace('seat', '')) - 1;
  const { table } = await branch(page, { at: input.n - 1, seat, level: 'gentle' });
  await page.goto(`/t/${table}`);
  await my_turn(page);
  return page;
}
