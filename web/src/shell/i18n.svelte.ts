// SPDX-License-Identifier: Apache-2.0
// Words in the visitor's language, from the catalogues that the terminal speaks too.
import { IntlMessageFormat, PART_TYPE, type PrimitiveType } from 'intl-messageformat';
import catalogues from 'virtual:catalogues';
import type { Message } from '../protocol';
import { recall, remember } from './stored';

export const languages = ['en', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

/// To whom something is said: the seat called "you", and what the seats are called.
export interface Listener {
  you: number | null;
  names: string[];
}

/// A piece of a sentence; `term` is the key of a name that may deserve a picture, such as
/// `onirim.card.red_sun`.
export interface Piece {
  text: string;
  term?: string;
}

type Texts = Record<string, string>;
interface TermValue {
  term: string;
  text: string;
}

const nobody: Listener = { you: null, names: [] };
let patterns = new Map<string, IntlMessageFormat>();
let spoken = $state.raw<{ language: Language; texts: Texts }>({ language: 'en', texts: {} });

/// The parts of the page whose words are known: the shell's, and those of the games that were needed.
const parts = new Set(['shell']);
let wanted: Language = 'en';
let wishes = 0;
let latest: Promise<void> = Promise.resolve();

function known(language: string | null | undefined): Language | undefined {
  return languages.find((candidate) => candidate === language?.slice(0, 2));
}

function preferred(): Language {
  return known(recall('language')) ?? navigator.languages.map(known).find(Boolean) ?? 'en';
}

async function load(part: string, in_language: Language): Promise<Texts> {
  const file = catalogues[part]?.[in_language];
  if (!file) throw new Error(`no catalogue of '${part}' in '${in_language}'`);
  return (await file()).default;
}

/// All parts change to the wanted language at one moment. A wish that is overtaken by a later one waits
/// for that one.
async function fulfil(wish: number, in_language: Language): Promise<void> {
  const texts = await Promise.all([...parts].map((part) => load(part, in_language)));
  if (wish !== wishes) return latest;
  patterns = new Map();
  spoken = { language: in_language, texts: Object.assign({}, ...texts) as Texts };
  document.documentElement.lang = in_language;
}

function speak(): Promise<void> {
  wishes += 1;
  latest = fulfil(wishes, wanted);
  return latest;
}

export function start_speaking(): Promise<void> {
  wanted = preferred();
  return speak();
}

export function choose_language(language: Language): Promise<void> {
  remember('language', language);
  wanted = language;
  return speak();
}

/// Resolves when the words of a game can be said, from then on in every language that is chosen.
export async function learn_words(game: string): Promise<void> {
  if (parts.has(game)) return latest;
  parts.add(game);
  try {
    await speak();
  } catch (problem) {
    parts.delete(game);
    throw problem;
  }
}

export const language = (): Language => spoken.language;

function pattern(key: string): IntlMessageFormat | undefined {
  const { language, texts } = spoken;
  const text = texts[key];
  if (text === undefined) return undefined;
  let found = patterns.get(key);
  if (!found) {
    found = new IntlMessageFormat(text, language);
    patterns.set(key, found);
  }
  return found;
}

/// A text that is missing, or lacks a value, is shown as its key: as in the terminal.
function or_key<Text>(key: string, format: (found: IntlMessageFormat) => Text): Text | string {
  const found = pattern(key);
  if (!found) return key;
  try {
    return format(found);
  } catch {
    return key;
  }
}

/// One of the page's own texts.
export const say = (key: string, values: Record<string, PrimitiveType> = {}): string =>
  String(or_key(key, (found) => found.format(values)));

export const has_text = (key: string): boolean => key in spoken.texts;

/// Seats and plain numbers look alike in JSON; the engine names its seats `seat`.
const is_seat = (name: string) => name === 'seat' || name.endsWith('_seat');
const is_term = (value: string) => value.includes('.') && has_text(value);

function put_seat(values: Record<string, unknown>, name: string, seat: number, to: Listener) {
  values[name] = to.names[seat] ?? String(seat + 1);
  values[`${name}_id`] = seat === to.you ? 'you' : 'other';
}

/// What the page calls a thing that it shows as a place, where the terminal only has its colour:
/// `onirim_places.card.red_sun` beside `onirim.card.red_sun`.
function key_of(term: string): string {
  const as_place = term.replace('.', '_places.');
  return has_text(as_place) ? as_place : term;
}
export const name_of = (term: string): string => say(key_of(term));

/// A term may be a sentence: its values are those that stand before it.
function put_term(values: Record<string, unknown>, name: string, term: string) {
  values[name] = { term, text: text_of(pieces_with(key_of(term), values)) } satisfies TermValue;
  values[`${name}_id`] = term.slice(term.lastIndexOf('.') + 1);
}

function values_of(message: Message, to: Listener): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(message.args)) {
    if (typeof value === 'number' && is_seat(name)) put_seat(values, name, value, to);
    else if (typeof value === 'string' && is_term(value)) put_term(values, name, value);
    else values[name] = value;
  }
  return values;
}

function pieces_with(key: string, values: Record<string, unknown>): Piece[] {
  const parts = or_key(key, (found) => found.formatToParts<TermValue>(values as never));
  if (typeof parts === 'string') return [{ text: parts }];
  return parts.map((part) => {
    if (part.type !== PART_TYPE.object) return { text: part.value };
    const value = part.value as TermValue | string;
    return typeof value === 'string' ? { text: value } : value;
  });
}

const text_of = (parts: Piece[]): string => parts.map((piece) => piece.text).join('');

/// A message of the engine in pieces, so that a name can be shown with its sign.
export const pieces = (message: Message, to: Listener = nobody): Piece[] =>
  pieces_with(message.key, values_of(message, to));

/// The same message about what has not happened: `onirim.would.card_played` beside
/// `onirim.event.card_played`.
export const as_preview = ({ key, args }: Message): Message => ({ key: key.replace('.event.', '.would.'), args });

/// A message of the engine in words.
export const tell = (message: Message, to: Listener = nobody): string => text_of(pieces(message, to));
