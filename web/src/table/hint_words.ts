// SPDX-License-Identifier: Apache-2.0
import type { ChoiceInfo } from '../protocol';
import { say } from '../shell/i18n.svelte';
import type { Session } from './session.svelte';

/// What the hint advises, how likely that wins and what it is good for; nothing without a hint whose move
/// has words. A letter with many choices has none: then the board's own.
export function hint_words(session: Session, words?: (choice: ChoiceInfo) => string): string | null {
  const { hint } = session;
  const choice = session.choices.find(({ action }) => action === hint?.action);
  const move = choice && (words?.(choice) ?? (choice.text && session.say(choice.text)));
  if (!hint || !move) return null;
  const value = hint.choices.find(({ action }) => action === hint.action)?.value ?? null;
  const advice = say('table_page.hint.words', {
    move,
    percent: value === null ? -1 : Math.round(value * 100),
  });
  return hint.reason ? `${advice}. ${session.say(hint.reason)}` : advice;
}
