// SPDX-License-Identifier: Apache-2.0
// Whoever reads the files of the page learns nothing of a story: no sentence of any is in them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { BuiltPage, searchable } from './built_page.mjs';
import { root } from './house.mjs';

/// Shorter ones may be said anywhere; they are sought together with what follows them.
const least_letters = 18;

const read_toml = (file) =>
  JSON.parse(execFileSync('python3', ['-c', 'import json, sys, tomllib; print(json.dumps(tomllib.load(open(sys.argv[1], "rb"))))', file]));

const texts_in = (value) => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts_in) : [];
};

function sentences_of(text) {
  const sentences = [];
  let short = '';
  for (const part of text.split(/(?<=[.!?…:])\s+|\n\s*\n/u)) {
    const sentence = short + part;
    if (searchable(sentence).length < least_letters) {
      short = `${sentence} `;
    } else {
      sentences.push(sentence);
      short = '';
    }
  }
  return short ? [...sentences, short] : sentences;
}

function story_files(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.toml'))
    .map((name) => join(root, folder, name));
}

const catalogue = (language, file) =>
  JSON.parse(readFileSync(join(root, 'content/locales', language, `${file}.json`), 'utf8'));

const page = new BuiltPage(join(root, 'build/web'));

test('no sentence of any story is in a file of the page', () => {
  const files = [...story_files('content/stories'), ...story_files('tests/stories')];
  assert.ok(files.length >= 3, 'the stories of the test game are read');
  for (const file of files) {
    const sentences = texts_in(read_toml(file)).flatMap(sentences_of);
    assert.ok(sentences.length > 0, `${file} tells something`);
    for (const sentence of sentences) assert.deepEqual(page.files_with(sentence), [], `“${sentence}” of ${file} is in the page`);
  }
});

test('the search finds what is in the page: the words of the shell and of the games, in every language', () => {
  assert.ok(page.size > 100, `only ${page.size} files were searched`);
  const said = [
    catalogue('fr', 'page')['page.error.unreachable'],
    catalogue('it', 'page')['page.nowhere.text'],
    catalogue('en', 'onirim_page')['onirim_page.nightmare.lead'],
    catalogue('fr', 'dream_runners_lesson')['dream_runners_lesson.end'],
  ];
  for (const sentence of said.flatMap(sentences_of)) {
    const found = page.files_with(sentence);
    assert.ok(found.some((file) => file.endsWith('.js')), `“${sentence}” is not found in a script`);
    assert.ok(found.some((file) => file.endsWith('.js.gz')), `“${sentence}” is not found in a packed script`);
  }
});

test('the search finds a sentence however it is written down', () => {
  const sentence = 'Derrière l’une d’elles, quelqu’un fredonne “jamais”.';
  const beyond_ascii = /[^\x20-\x7e]/gu;
  const code = (letter) => letter.codePointAt(0).toString(16);
  const written = {
    'as it is': sentence,
    'in a packed file': sentence,
    'over two lines': sentence.replace('elles, ', 'elles,\n  '),
    'over two lines of a script': sentence.replace('elles, ', 'elles,\\n'),
    'by escapes of JSON': sentence.replace(beyond_ascii, (letter) => `\\u${code(letter).padStart(4, '0')}`),
    'by escapes of a script': sentence.replace(beyond_ascii, (letter) => `\\u{${code(letter)}}`),
    'by entities': sentence.replace(beyond_ascii, (letter) => `&#x${code(letter)};`),
    'by an address': encodeURIComponent(sentence),
    'by letters and accents apart': sentence.normalize('NFD'),
  };
  const folder = mkdtempSync(join(tmpdir(), 'reverie-page-'));
  try {
    Object.entries(written).forEach(([how, text], i) => {
      if (how === 'in a packed file') writeFileSync(join(folder, `${i}.js.gz`), gzipSync(text));
      else writeFileSync(join(folder, `${i}.js`), `const a="${text}";`);
    });
    const found = new BuiltPage(folder).files_with(sentence);
    Object.keys(written).forEach((how, i) => assert.ok(found.some((file) => file.includes(`/${i}.js`)), how));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
