// SPDX-License-Identifier: Apache-2.0
// The forecast of a composition, and what a dream has brought, as lines of a small account.
import type { GlyphName } from '../../../art/dream_runners/glyphs.js';
import type { StoryLine } from '../../protocol';
import { name_of } from '../../shell/i18n.svelte';
import { event_of, number_of, seat_of, term_of } from './story';
import type { DreamView, Forecast, Good } from './view';
import { capital, counted_words, good_name, page_text } from './words';

export interface Row {
  glyph: GlyphName;
  label: string;
  value: string;
  mood: 'gain' | 'loss' | 'plain';
}

const nightmares = ['nightmare', 'octopus', 'bat', 'spider'];
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const kind_name = (kind: string): string => name_of(`dream_runners.cell.${kind}`);
const lost = (glyph: GlyphName, label: string, count: number): Row[] =>
  count > 0 ? [{ glyph, label, value: `−${count}`, mood: 'loss' }] : [];
const plain = (glyph: GlyphName, names: string[], value: string): Row[] =>
  names.length > 0 ? [{ glyph, label: capital(counted_words(names)), value, mood: 'plain' }] : [];

/// Equal goods together, in the order in which they appear.
function gains_of(forecast: Forecast): Map<Good, number> {
  const gains = new Map<Good, number>();
  for (const { good, amount } of forecast.cells.flatMap((cell) => cell.gains)) {
    gains.set(good, (gains.get(good) ?? 0) + amount);
  }
  return gains;
}

export function forecast_rows(dream: DreamView, forecast: Forecast): Row[] {
  const cells = dream.cells.map((cell, i) => ({ cell, here: forecast.cells[i] }));
  const costly = cells.flatMap(({ cell, here }) => (here && here.loss > 0 ? [{ kind: cell.kind, loss: here.loss }] : []));
  const haunting = costly.filter(({ kind }) => nightmares.includes(kind));
  const bare = costly.filter(({ kind }) => !nightmares.includes(kind));
  const repelled = cells.filter(({ here }) => here?.repelled).map(({ cell }) => kind_name(cell.kind));
  const gathered = cells.filter(({ here }) => here?.gathered).map(({ cell }) => cell.kind);
  return [
    ...lost('bare', page_text('forecast.missing', { count: bare.length }), sum(bare.map(({ loss }) => loss))),
    ...lost('bare', page_text('forecast.surplus', { count: forecast.surplus }), forecast.surplus),
    ...haunting.flatMap(({ kind, loss }) => lost('thorn', capital(kind_name(kind)), loss)),
    ...plain('safe', repelled, page_text('forecast.repelled')),
    ...(forecast.bat ? plain('thorn', [kind_name('bat')], page_text('tag.bat')) : []),
    ...[...gains_of(forecast)].map(
      ([good, amount]): Row => ({ glyph: good, label: capital(good_name(good)), value: `+${amount}`, mood: 'gain' }),
    ),
    ...(gathered.includes('chest')
      ? plain('chest', [kind_name('chest')], page_text('forecast.chest', { count: forecast.openings }))
      : []),
    ...(gathered.includes('crossroads')
      ? plain('crossroads', [kind_name('crossroads')], page_text('tag.shares'))
      : []),
  ];
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
const read = (value: string): number => Number(value.replace('−', '-'));
/// Two changes together; words are not added up.
const added = (a: string, b: string): string =>
  Number.isNaN(read(a) + read(b)) ? b : signed(read(a) + read(b));

function row_of(line: StoryLine): Row[] {
  const good = term_of(line, 'good') as Good;
  switch (event_of(line)) {
    case 'gained':
      return [{ glyph: good, label: capital(good_name(good)), value: `+${number_of(line, 'amount')}`, mood: 'gain' }];
    case 'star_made':
      return [{ glyph: 'star', label: page_text('brought.star'), value: '+1', mood: 'gain' }];
    case 'chest_opened':
      return lost('key', page_text('brought.keys'), number_of(line, 'keys'));
    case 'haunted':
      return lost('thorn', capital(kind_name(term_of(line, 'kind'))), number_of(line, 'serenity'));
    case 'incoherent':
      return [
        ...lost('bare', page_text('forecast.missing', { count: number_of(line, 'missing') }), number_of(line, 'missing')),
        ...lost('bare', page_text('forecast.surplus', { count: number_of(line, 'surplus') }), number_of(line, 'surplus')),
      ];
    case 'serenity_changed':
      return [{ glyph: 'serenity', label: page_text('brought.serenity'), value: String(number_of(line, 'serenity')), mood: 'plain' }];
    case 'segment_lost':
      return [{ glyph: 'thorn', label: name_of(`dream_runners.shape.${term_of(line, 'shape')}`), value: page_text('brought.lost'), mood: 'loss' }];
    default:
      return [];
  }
}

/// What a dream has brought one seat, as the engine told it. The same thing told twice is one row.
export function brought_rows(lines: readonly StoryLine[], seat: number): Row[] {
  const rows = new Map<string, Row>();
  for (const row of lines.filter((line) => seat_of(line) === seat).flatMap(row_of)) {
    const before = rows.get(row.label);
    const value = before && row.mood !== 'plain' ? added(before.value, row.value) : row.value;
    rows.set(row.label, { ...row, value });
  }
  return [...rows.values()];
}
