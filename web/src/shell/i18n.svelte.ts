// SPDX-License-Identifier: Apache-2.0
// Words in the visitor's language, from the catalogues that the terminal speaks too.
import { IntlMessageFormat, PART_TYPE, type PrimitiveType } from 'intl-messageformat';
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

const load: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('virtual:catalogue/en'),
  fr: () => import('virtual:catalogue/fr'),
  it: () => import('virtual:catalogue/it'),
};

const nobody: Listener = { you: null, names: [] };
let patterns = new Map<string, IntlMessageFormat>();
let spoken = $state.raw<{ language: Language; texts: Texts }>({ language: 'en', texts: {} });

function known(language: string | null | undefined): Language | undefined {
  return languages.find((candidate) => candidate === language?.slice(0, 2));
}

function preferred(): Language {
  return known(recall('language')) ?? navigator.languages.map(known).find(Boolean) ?? 'en';
}

async function speak(language: Language): Promise<void> {
  const { default: texts } = await load[language]();
  patterns = new Map();
  spoken = { language, texts };
  document.documentElement.lang = language;
}

export const start_speaking = () => speak(preferred());

export function choose_language(language: Language): Promise<void> {
  remember('language', language);
  return speak(language);
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
export function name_of(term: string): string {
  const as_place = term.replace('.', '_places.');
  return say(has_text(as_place) ? as_place : term);
}

function put_term(values: Record<string, unknown>, name: string, term: string) {
  values[name] = { term, text: name_of(term) } satisfies TermValue;
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

/// A message of the engine in pieces, so that a name can be shown with its sign.
export function pieces(message: Message, to: Listener = nobody): Piece[] {
  const parts = or_key(message.key, (found) =>
    found.formatToParts<TermValue>(values_of(message, to) as never),
  );
  if (typeof parts === 'string') return [{ text: parts }];
  return parts.map((part) => {
    if (part.type !== PART_TYPE.object) return { text: part.value };
    const value = part.value as TermValue | string;
    return typeof value === 'string' ? { text: value } : value;
  });
}

/// A message of the engine in words.
export function tell(message: Message, to: Listener = nobody): string {
  return pieces(message, to)
    .map((piece) => piece.text)
    .join('');
}
