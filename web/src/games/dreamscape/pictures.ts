// SPDX-License-Identifier: Apache-2.0
// The painted fragments, figures and places (art/dreamscape/pictures.js), with the boxes that they fill in
// the unit of the board.
import { srcset_among } from '../../shell/painted';

const files = import.meta.glob<string>('$art/scape_*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type Fineness = 'small' | 'middle' | 'large';
const order: Fineness[] = ['small', 'middle', 'large'];

const widths = new Map<string, [number, string][]>();
for (const [file, address] of Object.entries(files)) {
  const [, name = '', width = ''] = file.match(/\/scape_(\w+)-(\d+)\.webp$/) ?? [];
  widths.set(name, [...(widths.get(name) ?? []), [Number(width), address]]);
}
for (const list of widths.values()) list.sort(([a], [b]) => a - b);

/// For pictures inside a drawing, where the browser cannot choose.
export function picture(name: string, fineness: Fineness): string {
  const list = widths.get(name) ?? [];
  return list[Math.min(order.indexOf(fineness), list.length - 1)]?.[1] ?? '';
}

/// For `<img srcset>`.
export const picture_set = (name: string): string => srcset_among(files, `scape_${name}`);

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const boxes = {
  block: box(-46, -40, 92, 90),
  plate: box(-46, -52, 92, 104),
  tree: box(-34 * 1.12, -70 * 1.12, 68 * 1.12, 82 * 1.12),
  crown: box(-32, -32, 64, 64),
  crag: box(-29, -41, 61, 45),
  dreamer: box(-24 * 1.15, -71 * 1.15, 76 * 1.15, 86 * 1.15),
} as const;
