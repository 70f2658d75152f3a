// SPDX-License-Identifier: Apache-2.0
// The painted faces of the cards, each in several widths (art/pictures.js).
import type { Card } from './cards';

export interface Picture {
  src: string;
  srcset: string;
}

const files = import.meta.glob<string>(['$art/*.webp', '!$art/{home,thumb,dream}_*.webp'], {
  eager: true,
  query: '?url',
  import: 'default',
});

const name_and_width = /([a-z_]+)-(\d+)\.webp$/;

function gather(): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  for (const [path, url] of Object.entries(files)) {
    const [, name, width] = name_and_width.exec(path) ?? [];
    if (!name) continue;
    const others = pictures.get(name);
    pictures.set(name, {
      src: url,
      srcset: `${others ? `${others.srcset}, ` : ''}${url} ${width}w`,
    });
  }
  return pictures;
}

const pictures = gather();
const nothing: Picture = { src: '', srcset: '' };

/// Nightmares have several faces, so that they are not all the same dream. Whoever shows one counts
/// those discarded before it, so that it keeps its face until it lies on the pile.
const nightmare_faces = ['nightmare', 'nightmare_stag', 'nightmare_weaver'] as const;

export function picture(card: Card | 'back', number = 0): Picture {
  const face = card === 'nightmare' ? nightmare_faces[number % nightmare_faces.length] : card;
  return pictures.get(face ?? card) ?? nothing;
}

/// How wide a card of the fan is shown at most, as `sizes`.
export const hand_width = '(max-width: 1023px) 160px, min(200px, 10.4vw)';
