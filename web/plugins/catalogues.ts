// SPDX-License-Identifier: Apache-2.0
// `virtual:catalogue/<language>`: all texts of one language in one module, so that a visitor loads
// one file of words. The terminal's own texts stay out.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const prefix = 'virtual:catalogue/';
const not_for_the_page = ['cli.json'];

export function catalogues(folder: string): Plugin {
  return {
    name: 'reverie-catalogues',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const of_language = join(folder, id.slice(prefix.length + 1));
      const files = readdirSync(of_language)
        .filter((file) => !not_for_the_page.includes(file))
        .map((file) => join(of_language, file));
      for (const file of files) this.addWatchFile(file);
      const texts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
      return `export default ${JSON.stringify(Object.assign({}, ...texts))};`;
    },
  };
}
