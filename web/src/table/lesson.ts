// SPDX-License-Identifier: Apache-2.0
// The lessons of the games: which move to try next, and why. Whoever leaves the way of a lesson is
// noticed by their last move, and can be led back to the step where they left it.
import type { ChoiceInfo, State } from '../protocol';
import { recall, remember } from '../shell/stored';
import type { Session } from './session.svelte';

interface Step {
  inputs: number;
  action: string;
  text: string;
}

export interface Lesson {
  steps: Step[];
}

const lessons = import.meta.glob<Lesson>('../../../content/*/lesson.json', { import: 'default' });

export async function load_lesson(game: string): Promise<Lesson | null> {
  const load = lessons[`../../../content/${game}/lesson.json`];
  return load ? load() : null;
}

export type Advice =
  | { kind: 'step'; step: Step; number: number }
  /// The player has gone another way.
  | { kind: 'astray' }
  /// The way of the lesson is behind them.
  | { kind: 'end' }
  /// Somebody else moves, or a move is under way.
  | { kind: 'nothing' };

/// One lesson at one table. Which step was reached by the moves of the script is remembered in this
/// browser: the table only tells how many inputs there were, and the last move.
export class Guide {
  readonly #lesson: Lesson;
  readonly #place: string;
  /// Where each page of words begins: steps that are made at one go share theirs.
  readonly pages: number[];
  #reached: number;

  constructor(lesson: Lesson, table: string) {
    this.#lesson = lesson;
    this.#place = `lesson.${table}`;
    this.#reached = Number(recall(this.#place) ?? 0);
    this.pages = lesson.steps.flatMap(({ text }, i) => (lesson.steps[i - 1]?.text === text ? [] : [i]));
  }

  advise(state: State, choices: ChoiceInfo[]): Advice {
    const { steps } = this.#lesson;
    const { inputs } = state.table;
    if (state.table.status === 'over') return { kind: this.#reached === steps.length ? 'end' : 'astray' };
    if (choices.length === 0) return { kind: 'nothing' };
    const at = inputs > (steps.at(-1)?.inputs ?? 0) ? steps.length : steps.findIndex((step) => step.inputs === inputs);
    if (at < 0 || !this.#follows(at, state)) return { kind: 'astray' };
    this.#reach(at);
    const step = steps[at];
    if (!step) return { kind: 'end' };
    const fits = choices.some(({ action }) => action === step.action);
    return fits ? { kind: 'step', step, number: this.pages.filter((page) => page <= at).length } : { kind: 'astray' };
  }

  /// Back along the script by taking moves back, or forward by making its moves.
  async go_to(step: number, session: Session): Promise<void> {
    const { steps } = this.#lesson;
    const from = Math.min(step, this.#reached, steps.length - 1);
    const inputs = steps[from]?.inputs ?? 0;
    while ((session.state?.table.inputs ?? 0) > inputs) await session.do({ type: 'undo' });
    this.#reach(from);
    for (const { action } of steps.slice(from, step)) await session.play(action);
    this.#reach(step);
  }

  /// Where the way was left, at the beginning of its page.
  get left_at(): number {
    return this.pages.findLast((page) => page <= this.#reached) ?? 0;
  }

  /// Whether the moves so far are those before this step.
  #follows(at: number, { undo }: State): boolean {
    const { steps } = this.#lesson;
    if (at === steps.length && this.#reached === steps.length) return true;
    return at <= this.#reached + 1 && undo?.action === steps[at - 1]?.action;
  }

  #reach(step: number): void {
    this.#reached = step;
    remember(this.#place, String(step));
  }
}
