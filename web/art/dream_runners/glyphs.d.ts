// SPDX-License-Identifier: Apache-2.0
export type GlyphName =
  | 'blue'
  | 'white'
  | 'orange'
  | 'green'
  | 'wild'
  | 'coin'
  | 'key'
  | 'serenity'
  | 'star'
  | 'blank'
  | 'gather'
  | 'repel'
  | 'twice'
  | 'both'
  | 'thorn'
  | 'chest'
  | 'crossroads'
  | 'safe'
  | 'bare'
  | 'lock';

export const glyphs: Record<GlyphName, () => string>;
