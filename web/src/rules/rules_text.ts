// SPDX-License-Identifier: Apache-2.0
// The rules of a game from docs/rules, the same that the terminal shows. One rule a line:
// `- **ON-P1** text`.
import type { Language } from '../shell/i18n.svelte';

export interface Rule {
  id: string;
  text: string;
}
export interface Chapter {
  title: string;
  rules: Rule[];
}
export interface RuleBook {
  title: string;
  opening: string;
  chapters: Chapter[];
}

const files = import.meta.glob<string>('$rules/*.md', { query: '?raw', import: 'default' });

function read_book(text: string): RuleBook {
  const book: RuleBook = { title: '', opening: '', chapters: [] };
  for (const line of text.split('\n')) {
    const rule = line.match(/^- \*\*([A-Z0-9-]+)\*\* (.+)$/);
    if (line.startsWith('# ')) book.title = line.slice(2);
    else if (line.startsWith('## ')) book.chapters.push({ title: line.slice(3), rules: [] });
    else if (rule?.[1] && rule[2]) book.chapters.at(-1)?.rules.push({ id: rule[1], text: rule[2] });
    else if (line && !book.opening) book.opening = line;
  }
  return { ...book, chapters: book.chapters.filter((chapter) => chapter.rules.length > 0) };
}

export async function load_rules(game: string, language: Language): Promise<RuleBook> {
  const name = language === 'en' ? `/${game}.md` : `/${game}.${language}.md`;
  const file = Object.keys(files).find((path) => path.endsWith(name));
  if (!file) throw new Error(`no rules of '${game}' in '${language}'`);
  return read_book(await files[file]!());
}
