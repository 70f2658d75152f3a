// SPDX-License-Identifier: Apache-2.0
// What things of Dreamscape are called.
import { language, name_of, say } from '../../shell/i18n.svelte';
import type { PriceLine } from '../../protocol';
import type { Session } from '../../table/session.svelte';
import type { AimStanding, Fragment, HeldCard, LocationShown, ObjectiveShown, Power, StackShown, View } from './view';
import { fragments } from './view';

export const page_text = (key: string, values: Record<string, string | number> = {}): string =>
  say(`dreamscape_page.${key}`, values);

/// Whose things they are, for sentences that differ for the player's own.
export const whose = (session: Session, seat: number): { by: string; name: string } => ({
  by: session.state?.you === seat ? 'you' : 'other',
  name: session.listener.names[seat] ?? '',
});

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list_words = (words: readonly string[]): string =>
  new Intl.ListFormat(language()).format(words);
export const signed = (points: number): string => (points > 0 ? `+${points}` : `−${Math.abs(points)}`);

export const gained = (points: number): string => (points === 0 ? '0' : signed(points));

export const fragment_name = (fragment: Fragment): string => name_of(`dreamscape.fragment.${fragment}`);
export const power_name = (power: Power): string => name_of(`dreamscape.power.${power}`);
export const card_name = (card: string): string => name_of(`dreamscape.card.${card}`);
export const objective_name = (objective: string): string => name_of(`dreamscape.objective.${objective}`);

export function aim_words({ aim, colour }: ObjectiveShown): string {
  return colour ? page_text('aim.short', { aim, colour: fragment_name(colour) }) : name_of(`dreamscape.aim.${aim}`);
}

/// Behind the players Mr Nightmare stands, where he competes.
export const name_among = ({ listener }: Session, { players }: View, index: number): string =>
  index < players.length ? (listener.names[index] ?? '') : page_text('rival');

/// How somebody stands for an objective on a table of now or then, and who leads it there with how much.
export function standing_words(session: Session, view: View, objective: ObjectiveShown, standing: AimStanding, when: 'now' | 'then'): string {
  const { count, points, lacks } = standing;
  const leaders = objective.standings.flatMap(({ leads }, i) => (leads ? [name_among(session, view, i)] : []));
  const most = objective.standings.find(({ leads }) => leads)?.count ?? 0;
  return page_text('standing', { aim: objective.aim, count, points, lacks, leaders: leaders.length, names: list_words(leaders), most, when });
}

const times = (count: number, word: string): string[] => (count === 0 ? [] : [count > 1 ? `${count}\u00a0×\u00a0${word}` : word]);

/// Why the power of a place cannot be used from there (DS-V4, DS-N4), where the table shows it.
export function no_power_words({ nightmare }: LocationShown, used: boolean): string | null {
  if (used) return page_text('no_power.used');
  return nightmare ? page_text('no_power.haunted') : null;
}

/// What a deed costs, thing by thing.
export const price_words = (price: readonly PriceLine[]): string =>
  list_words(
    price.flatMap(({ what, amount }) =>
      what === 'dreamscape.cost.action' ? page_text('price.actions', { count: amount }) : times(amount, name_of(what)),
    ),
  );

export const way_words = ({ price }: { price: readonly PriceLine[] }): string =>
  price.length > 0 ? price_words(price) : page_text('price.free');

/// What a card still lacks, thing by thing.
export function lacking({ near }: Pick<HeldCard, 'near'>): string[] {
  return [
    ...fragments.flatMap((fragment) => times(near.missing[fragment], fragment_name(fragment))),
    ...times(near.missing_trees, page_text('tree')),
    ...(near.missing_dreamer ? [page_text('dreamer')] : []),
  ];
}

export function needs_words(card: HeldCard): string {
  const things = lacking(card);
  const needs = things.length > 0 ? [page_text('card.needs', { things: list_words(things) })] : [];
  const in_the_way = card.near.in_the_way > 0 ? [page_text('card.in_the_way')] : [];
  return [...needs, ...in_the_way].join('; ') || page_text('card.stands');
}

/// What lies in a cell, from the top down, for those who do not see it.
export function stack_words(stack: StackShown, dreamer: boolean): string {
  const parts = [
    ...(dreamer ? [page_text('stack.dreamer')] : []),
    ...(stack.tree ? [page_text('tree')] : []),
    ...stack.fragments.toReversed().map(fragment_name),
  ];
  const lies = parts.length > 0 ? list_words(parts) : page_text('stack.empty');
  const mountain = stack.mountain ? `, ${page_text(stack.climbed ? 'stack.climbed' : 'stack.mountain')}` : '';
  return `${stack.cell}: ${lies}${mountain}`;
}
