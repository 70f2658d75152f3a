// SPDX-License-Identifier: Apache-2.0
// The pictures of the games that art/render.js painted: behind the doors, and as small signs.

const files = import.meta.glob<string>(['$art/home_*.webp', '$art/thumb_*.webp'], {
  eager: true,
  query: '?url',
  import: 'default',
});

/// For `<img srcset>`: the browser takes the width that fits `sizes` and the screen.
export function srcset_among(files: Record<string, string>, name: string): string {
  return Object.entries(files)
    .flatMap(([file, address]) => {
      const width = file.match(/\/(\w+)-(\d+)\.webp$/);
      return width?.[1] === name ? [`${address} ${width[2]}w`] : [];
    })
    .join(', ');
}

export const srcset = (name: string): string => srcset_among(files, name);
