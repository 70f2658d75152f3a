// SPDX-License-Identifier: Apache-2.0
// The painted cells, lands and the market (art/dream_runners/pictures.js).
import { srcset_among } from '../../shell/painted';
import type { CellView } from './view';

const files = import.meta.glob<string>('$art/dream_*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const picture = (name: string): string => srcset_among(files, `dream_${name}`);

/// One for each element of a reward, which stand beside each other.
export function cell_pictures({ kind, number, rewards }: CellView): string[] {
  switch (kind) {
    case 'reward':
      return rewards.map(({ good }) => picture(`cell_${good}`));
    case 'spider':
      return [picture(`cell_spider_${rewards[0]?.good ?? 'wild'}`)];
    case 'chest':
      return [picture(`cell_chest_${number}`)];
    default:
      return [picture(`cell_${kind}`)];
  }
}
