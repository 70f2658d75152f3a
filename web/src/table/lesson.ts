// SPDX-License-Identifier: Apache-2.0
// The lessons of the games: which move to try next, and why.
import type { ChoiceInfo, State } from '../protocol';

interface Step {
  inputs: number;
  action: string;
  text: string;
}

interface Lesson {
  steps: Step[];
}

const lessons = import.meta.glob<Lesson>('../../../content/*/lesson.json', { import: 'default' });

export async function load_lesson(game: string): Promise<Lesson | null> {
  const load = lessons[`../../../content/${game}/lesson.json`];
  return load ? load() : null;
}

export type Advice =
  | { kind: 'step'; step: Step; number: number; of: number }
  /// The lesson is over, or the player has gone another way.
  | { kind: 'end' }
  /// Somebody else moves, or a move is under way.
  | { kind: 'nothing' };

/// Steps that are made at one go on the page share their words and count as one.
const count_texts = (steps: Step[]): number => new Set(steps.map(({ text }) => text)).size;

export function advice(lesson: Lesson, state: State, choices: ChoiceInfo[]): Advice {
  if (choices.length === 0) return state.table.status === 'over' ? { kind: 'end' } : { kind: 'nothing' };
  const at = lesson.steps.findIndex(({ inputs }) => inputs === state.table.inputs);
  const step = lesson.steps[at];
  const fits = step && choices.some(({ action }) => action === step.action);
  if (!fits) return { kind: 'end' };
  const number = count_texts(lesson.steps.slice(0, at + 1));
  return { kind: 'step', step, number, of: count_texts(lesson.steps) };
}
