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

export function cell_picture({ kind, number, rewards }: CellView): string {
  const good = rewards[0]?.good ?? 'wild';
  switch (kind) {
    case 'reward':
      return picture(`cell_${good}`);
    case 'spider':
      return picture(`cell_spider_${good}`);
    case 'chest':
      return picture(`cell_chest_${number}`);
    default:
      return picture(`cell_${kind}`);
  }
}
