// SPDX-License-Identifier: Apache-2.0
// The icons of the installed page, under the names that public/manifest.webmanifest gives them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function install_icons(painted: string): Plugin {
  return {
    name: 'reverie-install-icons',
    apply: 'build',
    generateBundle() {
      for (const fileName of ['icon-192.png', 'icon-512.png']) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(painted, fileName)) });
      }
    },
  };
}
