// SPDX-License-Identifier: Apache-2.0
// What things of Dream Runners are called.
import { language, name_of, say } from '../../shell/i18n.svelte';
import type { Session } from '../../table/session.svelte';
import { is_in_frame, frame_width, written, type Point } from './field';
import type { CellView, Effect, Forecast, Good, Reward, SegmentView } from './view';

export const page_text = (
  key: string,
  values: Record<string, string | number> = {},
): string => say(`dream_runners_page.${key}`, values);

/// Whose things they are, for sentences that differ for the player's own.
export const whose = (session: Session, seat: number): { by: string; name: string } => ({
  by: session.state?.you === seat ? 'you' : 'other',
  name: session.listener.names[seat] ?? '',
});

/// How a player leaves the market: where a clock runs, the next dream waits for everybody.
export const finish_words = ({ state }: Session): string => page_text(state?.timer ? 'calm.ready' : 'calm.done');

export const good_name = (good: Good): string => name_of(`dream_runners.good.${good}`);
export const effect_name = (effect: Effect): string => name_of(`dream_runners.effect.${effect}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list_words = (words: readonly string[]): string =>
  new Intl.ListFormat(language()).format(words);

/// Each name once, with how often it is there.
export function counted_words(names: readonly string[]): string {
  const often = (name: string) => names.filter((other) => other === name).length;
  return list_words([...new Set(names)].map((name) => (often(name) > 1 ? `${name} ×${often(name)}` : name)));
}

export const reward_words = (rewards: readonly Reward[]): string =>
  list_words(rewards.map(({ good, amount }) => page_text('reward', { amount, good: good_name(good) })));

/// One cell of the dream, for those who do not see it.
export function cell_words({ kind, number, rewards }: CellView): string {
  if (kind === 'reward') return reward_words(rewards);
  return page_text('cell', {
    kind: name_of(`dream_runners.cell.${kind}`),
    kind_id: kind,
    number,
    rewards: reward_words(rewards),
  });
}

/// A segment by its shape and what its cells do.
export function segment_words({ shape, effects, coins, points }: SegmentView): string {
  const parts = [
    name_of(`dream_runners.shape.${shape}`),
    list_words(effects.map(effect_name)),
    coins > 0 && page_text('segment.coins', { count: coins }),
    points > 0 && page_text('segment.points', { count: points }),
  ];
  return capital(parts.filter((part) => typeof part === 'string').join(', '));
}

/// Where a segment would lie, and what would come of the whole.
export function spot_words(
  spot: readonly Point[],
  dream: readonly CellView[],
  forecast: Forecast | null,
): string {
  const covered = spot.filter(is_in_frame).flatMap(({ x, y }) => {
    const cell = dream[y * frame_width + x];
    return cell ? [`${written({ x, y })}: ${cell_words(cell)}`] : [];
  });
  return page_text('aimed', {
    covered: covered.join('; '),
    outside: spot.length - covered.length,
    gained: forecast?.gained ?? 0,
    lost: forecast?.lost ?? 0,
  });
}
