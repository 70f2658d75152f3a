// SPDX-License-Identifier: Apache-2.0
// The texts of content/locales for the page: one file a language for the shell, and one a game, so that
// a visitor loads no words of a game before they are needed. `virtual:catalogues` knows them all and
// loads each on request. The terminal's own texts stay out.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const index = 'virtual:catalogues';
const prefix = 'virtual:catalogue/words-';
const shell = 'shell';
const not_for_the_page = ['cli.json'];

/// `onirim.json` and `onirim_page.json` are words of Onirim.
const is_of = (game: string, file: string) => file === `${game}.json` || file.startsWith(`${game}_`);

/// `games` is the folder that has one folder a game.
export function catalogues(locales: string, games: string): Plugin {
  const folders_of = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const languages = folders_of(locales);
  const with_board = folders_of(games);

  function files_of(part: string, language: string): string[] {
    const belongs = (file: string) =>
      part === shell ? !with_board.some((game) => is_of(game, file)) : is_of(part, file);
    return readdirSync(join(locales, language))
      .filter((file) => belongs(file) && !not_for_the_page.includes(file))
      .map((file) => join(locales, language, file));
  }

  function loaders(): string {
    const loader = (part: string, language: string) => `${language}: () => import('${prefix}${part}-${language}')`;
    const of_part = (part: string) =>
      `${part}: { ${languages.map((language) => loader(part, language)).join(', ')} }`;
    return `export default { ${[shell, ...with_board].map(of_part).join(', ')} };`;
  }

  return {
    name: 'reverie-catalogues',
    resolveId: (id) => (id === index || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${index}`) return loaders();
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [part = '', language = ''] = id.slice(prefix.length + 1).split('-');
      const files = files_of(part, language);
      for (const file of files) this.addWatchFile(file);
      const texts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
      return `export default ${JSON.stringify(Object.assign({}, ...texts))};`;
    },
  };
}
