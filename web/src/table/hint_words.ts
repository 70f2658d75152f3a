// SPDX-License-Identifier: Apache-2.0
import { say } from '../shell/i18n.svelte';
import type { Session } from './session.svelte';

/// What the hint advises and how likely that wins; nothing without a hint whose move has words.
export function hint_words(session: Session): string | null {
  const { hint } = session;
  const choice = session.choices.find(({ action }) => action === hint?.action);
  if (!hint || !choice?.text) return null;
  const value = hint.choices.find(({ action }) => action === hint.action)?.value ?? null;
  return say('table_page.hint.words', {
    move: session.say(choice.text),
    percent: value === null ? -1 : Math.round(value * 100),
  });
}
