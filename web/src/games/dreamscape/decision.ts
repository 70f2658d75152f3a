// SPDX-License-Identifier: Apache-2.0
// What decided a game, by the engine's figures.
import type { Session } from '../../table/session.svelte';
import type { View } from './view';
import { list_words, page_text, whose } from './words';

export function decision_words(session: Session, { decision }: View): string | null {
  if (!decision) return null;
  const { winners, by, points, best, next, margin } = decision;
  if (winners.length > 1) return page_text('end.shared', { names: list_words(winners.map((seat) => whose(session, seat).name)), points });
  const [winner] = winners;
  const who = winner === undefined ? { by: 'other', name: page_text('rival') } : whose(session, winner);
  return page_text(`end.by_${by ?? 'points'}`, { ...who, points, best, next, margin });
}
