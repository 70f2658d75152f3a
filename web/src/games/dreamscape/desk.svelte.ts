// SPDX-License-Identifier: Apache-2.0
// What the player has in hand and in mind: the fragment taken up, the deed being prepared, and what the
// engine says would come of it.
import type { Message, Preview } from '../../protocol';
import { as_preview } from '../../shell/i18n.svelte';
import { only_not_done, type Session } from '../../table/session.svelte';
import type { Spot } from '../../table/flights';
import { as_move, gives_up, is_deed, phrase_of, write_question, type Deed, type Move } from './moves';
import { on_map } from './on_map';
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
  /// Where a dragged fragment was let go, until it is seen to lie.
  dropped: Spot | null = null;
  /// The cell that is pointed at.
  pointed = $state<string | null>(null);
  /// The end of a turn that gives something up, asked for once.
  doubted = $state<string | null>(null);
  /// A finger cannot hover: what it presses first is shown, and done when it is pressed again.
  tried = $state<string | null>(null);
  by_finger = false;
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
  words(deed: Deed): string {
    const mine = this.view.players[this.me];
    const cards = mine ? [...mine.open.map(({ card }) => card), ...(mine.top ? [mine.top] : [])] : [];
    return this.say(phrase_of(deed, cards.find(({ card }) => card === deed.card)?.power ?? null));
  }
  say(message: Message): string {
    return this.session.say(on_map(this.view, message));
  }
  is_hinted(deed: Deed): boolean {
    return this.hinted_move !== undefined && is_deed(this.hinted_move, deed);
  }
  get hinted_move(): Move | undefined {
    const { hint } = this.session;
    return hint === null ? undefined : this.listed.find(({ action }) => action === hint.action);
  }

  /// What would lie where the player points, with what is taken up.
  get ghost(): { cell: string; fragments: Fragment[]; tree: boolean } | null {
    const { pointed, intent, held_fragment } = this;
    if (pointed === null || !this.on_cells.has(pointed)) return null;
    if (held_fragment) return { cell: pointed, fragments: [held_fragment], tree: false };
    return intent?.kind === 'plant' ? { cell: pointed, fragments: [], tree: true } : null;
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
  /// Where the fragment that is taken up could be kept.
  store_on(card: string): Move | undefined {
    const { held_fragment } = this;
    return held_fragment === null ? undefined : this.find({ verb: 'store', fragment: held_fragment, card });
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
      this.press(move);
      if (this.tried !== null) this.pointed = cell;
    } else {
      this.tried = null;
      this.consider(this.#meant_for(cell));
    }
  }
  /// Whoever drags has seen on the way what would come of it.
  drop_on(cell: string): void {
    this.by_finger = false;
    this.press_cell(cell);
  }
  consider_cell(cell: string | null): void {
    this.pointed = cell;
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
    this.tried = null;
    this.intent = { kind: 'place', fragment };
    this.consider(null);
  }
  get held_fragment(): Fragment | null {
    return this.intent?.kind === 'place' ? this.intent.fragment : null;
  }
  prepare(intent: Intent): void {
    this.held = null;
    this.tried = null;
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

  get tried_cell(): string | null {
    return this.listed.find(({ action }) => action === this.tried)?.cell ?? null;
  }

  /// For buttons: their deed is considered while they are pointed at or have the focus.
  thinking_of(deed: Deed | null): Record<'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur', () => void> {
    const [begin, end] = [() => this.consider(deed), () => this.consider(null)];
    return { onpointerenter: begin, onpointerleave: end, onfocus: begin, onblur: end };
  }

  cancel(): void {
    this.intent = null;
    this.held = null;
    this.sown = null;
    this.doubted = null;
    this.tried = null;
    this.pointed = null;
    this.consider(null);
  }

  /// A press on what shows only by its outlook what it would do.
  press(deed: Deed): void {
    const move = this.find(deed);
    if (move && this.by_finger && this.tried !== move.action) {
      this.tried = move.action;
      this.consider(move);
    } else {
      this.tried = null;
      void this.do(deed);
    }
  }

  /// Carries out a deed that the engine listed; asks why not for one that it did not.
  async do(deed: Deed): Promise<void> {
    if (this.session.playing) return;
    const move = this.find(deed);
    if (!move) return this.consider(deed);
    if (gives_up(move) && this.doubted !== move.action) {
      this.doubted = move.action;
      return;
    }
    this.cancel();
    await this.session.play(move.action).catch(only_not_done);
  }

  get outlook(): { refused: boolean; messages: Message[] } | null {
    if (!this.preview) return null;
    const { refusal, events } = this.preview;
    return refusal ? { refused: true, messages: [refusal.message] } : { refused: false, messages: events.map(as_preview) };
  }
  /// In the own Voyage, with nothing to answer first.
  get travels(): boolean {
    return !this.past && this.session.my_turn && this.view.phase === 'voyage' && this.view.task === 'none';
  }
  /// How the table would be; nothing where that is not known.
  get view_after(): View | null {
    return (this.preview?.refusal === null ? (this.preview.view as View | null) : null) ?? null;
  }
}
