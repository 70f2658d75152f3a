// SPDX-License-Identifier: Apache-2.0
export type GlyphName =
  | 'water'
  | 'earth'
  | 'stone'
  | 'grass'
  | 'movement'
  | 'nightmare'
  | 'tree'
  | 'bag'
  | 'key'
  | 'hand'
  | 'dreamer'
  | 'lantern'
  | 'archives'
  | 'king'
  | 'harvesters'
  | 'lake'
  | 'tower'
  | 'golem';

export const glyphs: Record<GlyphName, () => string>;
export const dreamers: { light: string; deep: string }[];
export const marks: string[];
