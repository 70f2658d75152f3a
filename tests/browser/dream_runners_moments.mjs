// SPDX-License-Identifier: Apache-2.0
// Moments of Dream Runners that chance seldom brings, taken from golden games: a finished game is opened
// from its log and goes on from there, with the visitor on the seat that is asked and bots on the others.
import assert from 'node:assert/strict';
import { board } from './dream_runners_player.mjs';
import { begin_from_log, branch, golden } from './tables.mjs';

const begins_with = (verb) => (input) => input.do.split(' ')[0] === verb;

/// Whether somebody else is asked next, and does what begins so.
function is_followed_by(verb, inputs, at) {
  const next = inputs.slice(at + 1).find(({ by }) => by !== 'chance');
  return next !== undefined && next.by !== inputs[at].by && begins_with(verb)(next);
}

/// The last game and input of a seat that begins so: the more segments one has, the fuller the screen. Or the
/// first, when nobody has much.
function moment_of(verb, players, then, early) {
  const games = players.map((count) => golden(`dream_runners-${count}-thumb-eight_turns`));
  const found = games.flatMap((log) => {
    const inputs = log.trim().split('\n').slice(1, -1).map((line) => JSON.parse(line));
    return inputs
      .filter((input, at) => begins_with(verb)(input) && (!then || is_followed_by(then, inputs, at)))
      .map((input) => ({ log, input }));
  });
  assert.ok(found.length > 0, `no golden game holds ${verb}`);
  return found.at(early ? 0 : -1);
}

/// A visitor who has to do next what begins with `verb`, at a table for so many; another seat may have to
/// answer it by what begins with `then`.
export async function begin_before(house, verb, { players = [1, 2, 3, 4], then, early, ...wishes } = {}) {
  const { log, input } = moment_of(verb, players, then, early);
  const page = await begin_from_log(house, log, wishes);
  await page.waitForURL(/\/t\//);
  const seat = Number(input.by.replace('seat', '')) - 1;
  const { table } = await branch(page, { at: input.n - 1, seat, level: 'gentle' });
  await page.goto(`/t/${table}`);
  await board(page).waitFor();
  return page;
}
