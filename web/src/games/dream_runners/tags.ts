// SPDX-License-Identifier: Apache-2.0
// What would come of one cell of the dream, as short marks: from the engine's forecast.
import type { GlyphName } from '../../../art/dream_runners/glyphs.js';
import { page_text } from './words';
import type { CellForecast, CellView, Forecast } from './view';

export interface Tag {
  mood: 'gain' | 'loss' | 'safe' | 'missed';
  /// A number or a word, or nothing but the sign.
  text: string;
  glyph: GlyphName | null;
}

export const gain = (text: string, glyph: GlyphName | null): Tag => ({ mood: 'gain', text, glyph });
export const loss = (text: string, glyph: GlyphName | null): Tag => ({ mood: 'loss', text, glyph });
export const safe = (): Tag => ({ mood: 'safe', text: page_text('tag.safe'), glyph: 'safe' });

function tag_of_gathered(cell: CellView, { openings }: Forecast): Tag[] {
  if (cell.kind === 'crossroads') return [gain(page_text('tag.shares'), 'crossroads')];
  if (cell.kind !== 'chest') return [];
  if (openings === 0) return [{ mood: 'missed', text: page_text('tag.shut'), glyph: 'key' }];
  return [gain(page_text('tag.opens', { count: openings }), 'key')];
}

export function tags_of(cell: CellView, here: CellForecast, all: Forecast): Tag[] {
  const tags = here.gains.map(({ good, amount }) => gain(`+${amount}`, good));
  if (here.gathered) tags.push(...tag_of_gathered(cell, all));
  if (here.repelled) tags.push(safe());
  if (here.loss > 0) tags.push(loss(`−${here.loss}`, 'serenity'));
  if (cell.kind === 'bat' && !here.repelled && all.bat) tags.push(loss(page_text('tag.bat'), null));
  if (tags.length > 0 || here.effect === null || is_harmless(cell)) return tags;
  return [{ mood: 'missed', text: page_text('tag.missed'), glyph: null }];
}

const is_harmless = ({ kind }: CellView): boolean => kind === 'bat' || kind === 'octopus';
