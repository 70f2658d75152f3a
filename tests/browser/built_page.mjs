// SPDX-License-Identifier: Apache-2.0
// All that the built page holds, made searchable for words: packed files unpacked, escapes of scripts and
// of HTML undone, and of all that only letters and digits kept, so that quotes, apostrophes and breaks of
// lines hide nothing.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const unpackers = { gz: gunzipSync, br: brotliDecompressSync };

function contents(file) {
  const unpack = unpackers[file.split('.').at(-1)];
  const bytes = readFileSync(file);
  return (unpack ? unpack(bytes) : bytes).toString('utf8');
}

const from_hex = (digits) => {
  const point = Number.parseInt(digits, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
};

const undo_escapes = (text) =>
  text
    .replace(/\\u\{([\da-f]+)\}|\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, long, four, two) => from_hex(long ?? four ?? two))
    .replace(/\\[nrtbfv0]/g, ' ')
    .replace(/&#x([\da-f]+);/gi, (_, digits) => from_hex(digits))
    .replace(/&#(\d+);/g, (_, digits) => from_hex(Number(digits).toString(16)))
    .replace(/%[\da-f]{2}(?:%[\da-f]{2})*/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'));

const only_letters = (text) => text.normalize('NFC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/// As the contents of files are searched for it.
export const searchable = (text) => only_letters(undo_escapes(text));

export class BuiltPage {
  #files;

  constructor(folder) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    this.#files = entries.map((entry) => {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      return { path, words: searchable(contents(path)) };
    });
  }

  /// The files that hold these words.
  files_with(words) {
    const sought = only_letters(words);
    return this.#files.filter((file) => file.words.includes(sought)).map(({ path }) => path);
  }

  get size() {
    return this.#files.length;
  }
}
