// SPDX-License-Identifier: Apache-2.0
// What a deed would bring, from the engine's word on the position after it: points, cards that come nearer,
// and how one would stand for the objectives.
import type { Message } from '../../protocol';
import type { Session } from '../../table/session.svelte';
import { aim_words, capital, card_name, page_text, signed, standing_words } from './words';
import type { View } from './view';

/// As many objectives as can be read in passing; the rest is seen on the objectives themselves.
const most_told = 2;

export function gains_of(session: Session, view: View, after: View, me: number, told: readonly Message[]): string[] {
  const [now, then] = [view.players[me], after.players[me]];
  if (!now || !then) return [];
  const points = then.score - now.score;
  const loses_free_step = now.free_step && !then.free_step && now.dreamer === then.dreamer;
  return [
    ...(points === 0 || is_told(points, told) ? [] : [page_text('gain.points', { points: signed(points) })]),
    ...then.open.flatMap((card) => {
      const before = now.open.find((held) => held.card.card === card.card.card);
      if (!before || before.near.present === card.near.present) return [];
      return [page_text('gain.card', { card: card_name(card.card.card), present: card.near.present, needed: card.near.needed })];
    }),
    ...(loses_free_step ? [page_text('gain.free_step')] : []),
    ...objectives_of(session, view, after, me),
  ];
}

/// Where one sentence names the points already, they are not said twice.
function is_told(points: number, told: readonly Message[]): boolean {
  const named = told.flatMap(({ args }) => (typeof args['points'] === 'number' ? [args['points']] : []));
  return named.length === 1 && named[0] === Math.abs(points);
}

/// Those first that would bring or lose points.
function objectives_of(session: Session, view: View, after: View, me: number): string[] {
  const changes = after.objectives.flatMap((objective, i) => {
    const [was, is] = [view.objectives[i]?.standings[me], objective.standings[me]];
    return was && is && was.count !== is.count ? [{ objective, standing: is, weight: Math.abs(is.points - was.points) }] : [];
  });
  return changes
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most_told)
    .map(({ objective, standing }) =>
      page_text('gain.objective', { aim: capital(aim_words(objective)), standing: standing_words(session, after, objective, standing, 'then') }),
    );
}
