// SPDX-License-Identifier: Apache-2.0
// What the player has in hand and in mind: the fragment taken up, the deed being prepared, and what the
// engine says would come of it.
import type { Message, Preview } from '../../protocol';
import { as_preview } from '../../shell/i18n.svelte';
import { only_not_done, type Session } from '../../table/session.svelte';
import { as_move, is_deed, write_question, type Deed, type Move } from './moves';
import type { Fragment, View } from './view';

/// So that a pointer that only passes over cells asks nothing.
const patience = 90;

/// What a press on a cell means. Without one it is what the Dreamer or a power does.
export type Intent =
  | { kind: 'place'; fragment: Fragment }
  | { kind: 'plant' }
  | { kind: 'carry'; from: string; count: number };

export class Desk {
  readonly session: Session;
  #view: () => View;
  #past: () => boolean;

  intent = $state.raw<Intent | null>(null);
  /// Which of the fragments in the Hands is taken up: several are alike.
  held = $state<number | null>(null);
  /// A fragment that the Harvesters drew, to be laid in a location.
  sown = $state<Fragment | null>(null);
  considered = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, view: () => View, past: () => boolean) {
    this.session = session;
    this.#view = view;
    this.#past = past;
  }

  get view(): View {
    return this.#view();
  }
  /// Somebody who looks on sits behind the first seat.
  get me(): number {
    return this.session.state?.you ?? 0;
  }
  get past(): boolean {
    return this.#past();
  }

  get listed(): Move[] {
    return this.#past() ? [] : this.session.choices.map(as_move);
  }
  /// The same, but nothing while a move is on its way.
  get moves(): Move[] {
    return this.session.playing ? [] : this.listed;
  }
  find(deed: Deed): Move | undefined {
    return this.moves.find((move) => is_deed(move, deed));
  }
  all(verb: Move['verb']): Move[] {
    return this.moves.filter((move) => move.verb === verb);
  }
  is_hinted(deed: Deed): boolean {
    const { hint } = this.session;
    return hint !== null && this.listed.some((move) => move.action === hint.action && is_deed(move, deed));
  }

  /// What a press on each cell would do now.
  get on_cells(): Map<string, Move> {
    const cells = new Map<string, Move>();
    for (const move of this.moves) {
      const cell = this.#pressed_for(move);
      if (cell !== null && !cells.has(cell)) cells.set(cell, move);
    }
    return cells;
  }
  #pressed_for(move: Move): string | null {
    const { intent } = this;
    if (intent?.kind === 'place') return move.verb === 'place' && move.fragment === intent.fragment ? move.cell : null;
    if (intent?.kind === 'plant') return move.verb === 'plant' ? move.cell : null;
    if (intent?.kind === 'carry') {
      return move.verb === 'golem' && move.from === intent.from && move.count === intent.count ? move.cell : null;
    }
    if (move.verb === 'golem') return move.from;
    if (move.verb === 'enter') return this.view.entrance;
    return move.verb === 'step' || move.verb === 'lift' ? move.cell : null;
  }
  /// How many fragments the Golem could take from a cell, with what lies on them.
  counts_from(cell: string): number[] {
    const counts = this.all('golem').filter(({ from }) => from === cell).map(({ count }) => count ?? 1);
    return [...new Set(counts)].toSorted((a, b) => a - b);
  }

  press_cell(cell: string): void {
    const move = this.on_cells.get(cell);
    if (move?.verb === 'golem' && this.intent?.kind !== 'carry') {
      this.intent = { kind: 'carry', from: cell, count: this.counts_from(cell)[0] ?? 1 };
    } else if (move) {
      void this.do(move);
    } else {
      this.consider(this.#meant_for(cell));
    }
  }
  consider_cell(cell: string | null): void {
    const move = cell === null ? undefined : this.on_cells.get(cell);
    if (move?.verb === 'golem' && this.intent?.kind !== 'carry') return;
    this.consider(move ?? (cell === null || this.intent === null ? null : this.#meant_for(cell)));
  }
  /// What was meant with a cell where it is not possible: the engine says why.
  #meant_for(cell: string): Deed {
    const { intent } = this;
    if (intent?.kind === 'place') return { verb: 'place', fragment: intent.fragment, cell };
    if (intent?.kind === 'plant') return { verb: 'plant', cell };
    if (intent?.kind === 'carry') return { verb: 'golem', from: intent.from, cell, count: intent.count };
    return { verb: this.view.task === 'tower' ? 'lift' : 'step', cell };
  }

  take_up(index: number, fragment: Fragment): void {
    if (this.held === index) return this.cancel();
    this.held = index;
    this.intent = { kind: 'place', fragment };
    this.consider(null);
  }
  get held_fragment(): Fragment | null {
    return this.intent?.kind === 'place' ? this.intent.fragment : null;
  }
  prepare(intent: Intent): void {
    this.held = null;
    this.intent = this.intent?.kind === intent.kind && intent.kind === 'plant' ? null : intent;
    this.consider(null);
  }

  /// Asks what a deed would do, once the player stays with it.
  consider(deed: Deed | null): void {
    if (this.#past()) return;
    clearTimeout(this.#timer);
    const action = deed && (this.listed.find((move) => is_deed(move, deed))?.action ?? write_question(deed));
    this.considered = action;
    if (this.preview?.action !== action) this.preview = null;
    if (action === null) return;
    this.#timer = setTimeout(() => {
      this.session.preview(action).then((preview) => {
        if (this.considered === action) this.preview = preview;
      }, only_not_done);
    }, patience);
  }

  cancel(): void {
    this.intent = null;
    this.held = null;
    this.sown = null;
    this.consider(null);
  }

  /// Carries out a deed that the engine listed; asks why not for one that it did not.
  async do(deed: Deed): Promise<void> {
    const move = this.find(deed);
    if (!move) return this.consider(deed);
    this.cancel();
    await this.session.play(move.action).catch(only_not_done);
  }

  get outlook(): { refused: boolean; messages: Message[] } | null {
    if (!this.preview) return null;
    const { refusal, events } = this.preview;
    return refusal ? { refused: true, messages: [refusal.message] } : { refused: false, messages: events.map(as_preview) };
  }
  /// How the table would be; nothing where that is not known.
  get view_after(): View | null {
    return (this.preview?.refusal === null ? (this.preview.view as View | null) : null) ?? null;
  }
}
