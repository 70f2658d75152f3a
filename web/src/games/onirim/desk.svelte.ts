// SPDX-License-Identifier: Apache-2.0
// What the player has in hand and in mind at the table: the card picked up, the move being
// considered, and what the engine says of it.
import type { Message, Preview } from '../../protocol';
import { as_preview } from '../../shell/i18n.svelte';
import { only_not_done, type Session } from '../../table/session.svelte';
import { sign_of, type Card, type View } from './cards';
import { as_move, is_deed, with_held, write_question, type Deed, type Held, type Move } from './moves';

/// So that a pointer that only passes over cards asks nothing.
const patience = 90;

export class Desk {
  readonly session: Session;
  #view: () => View;
  #past: () => boolean;

  picked = $state.raw<Held | null>(null);
  /// The move whose outcome is shown, legal or not.
  considered = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  /// The card that is pointed at, focused or picked up.
  pointed = $state<string | null>(null);
  /// The place under a card that is being dragged.
  over = $state<string | null>(null);
  /// A plan of several moves is being carried out.
  busy = $state(false);
  /// A scene that asks for an answer is put aside to look at the table.
  aside = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, view: () => View, past: () => boolean) {
    this.session = session;
    this.#view = view;
    this.#past = past;
  }

  get view(): View {
    return this.#view();
  }

  /// What the engine lists. Nothing can be done in the past.
  get listed(): Move[] {
    if (this.#past()) return [];
    return this.session.choices.map(as_move);
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

  is_hinted(deed: Deed | undefined): boolean {
    if (!deed) return false;
    return this.listed.some((move) => move.action === this.session.hint?.action && is_deed(move, deed));
  }

  /// By which the engine is asked what would come of it, or why it is not possible.
  question(deed: Deed): string {
    return this.listed.find((move) => is_deed(move, deed))?.action ?? write_question(deed);
  }

  /// Asks what a move would do, once the player stays with it.
  consider(deed: Deed | null): void {
    if (this.#past()) return;
    clearTimeout(this.#timer);
    const action = deed && this.question(deed);
    this.considered = action;
    if (this.preview?.action !== action) this.preview = null;
    if (action === null) return;
    this.#timer = setTimeout(() => {
      this.session.preview(action).then((preview) => {
        if (this.considered === action) this.preview = preview;
      }, only_not_done);
    }, patience);
  }

  /// On what is pressed for a deed: whoever points at it or comes to it by keys is told what it would do.
  previews(deed: Deed) {
    const consider = (): void => this.consider(deed);
    const forget = (): void => {
      if (this.considered === this.question(deed)) this.consider(null);
    };
    return { onfocus: consider, onpointerenter: consider, onpointerleave: forget };
  }

  /// What a held card would do where it is most wanted, or what was picked up before.
  consider_card(held: Held | null): void {
    const subject = held ?? this.picked;
    this.pointed = subject?.key ?? null;
    this.consider(subject && this.view.phase === 'acting' ? with_held('play', subject) : null);
  }

  /// What the picked card would do at a place to which it is dragged or pointed.
  consider_at(place: string | null): void {
    const subject = this.picked;
    if (!subject || this.view.phase !== 'acting') return;
    this.consider(with_held(place === 'discard' ? 'discard' : 'play', subject));
  }

  get considers_playing_a_key(): boolean {
    const move = this.listed.find(({ action }) => action === this.considered);
    return move?.verb === 'play' && move.card !== null && sign_of(move.card) === 'key';
  }

  pick(held: Held | null): void {
    this.picked = held?.key === this.picked?.key ? null : held;
    this.consider_card(this.picked);
  }

  take_up(held: Held): void {
    this.picked = held;
    this.consider_card(held);
  }

  /// In an exchange the second card pressed completes it.
  pick_or_swap(held: Held): void {
    if (this.picked && this.picked.common !== held.common && this.all('swap').length > 0) {
      this.swap_onto(this.picked, held.key);
    } else {
      this.pick(held);
    }
  }

  /// Exchanges a card with the one of that key, whichever of the two is the common one.
  swap_onto(held: Held, key: string): void {
    const other = (key.replace('common ', '').split('#')[0] ?? '') as Card;
    const [own, common] = held.common ? [other, held.card] : [held.card, other];
    const is_exchange = held.common !== key.startsWith('common ');
    if (is_exchange) void this.do({ verb: 'swap', card: own, other: common });
    else this.cancel();
  }

  cancel(): void {
    this.picked = null;
    this.consider(null);
  }

  /// The table has changed: what was in mind no longer holds.
  start_afresh(): void {
    this.cancel();
    this.aside = false;
  }

  /// Carries out a move that the engine listed; asks why not for one that it did not.
  async do(deed: Deed): Promise<boolean> {
    const move = this.find(deed);
    if (!move) {
      this.consider(deed);
      return false;
    }
    this.cancel();
    try {
      await this.session.play(move.action);
      return true;
    } catch (problem) {
      only_not_done(problem);
      return false;
    }
  }

  /// The words for the move considered: what it would do, or why it is not possible.
  get outlook(): { refused: boolean; messages: Message[]; rule: string | null } | null {
    if (!this.preview) return null;
    const { refusal, events } = this.preview;
    if (refusal) return { refused: true, messages: [refusal.message], rule: refusal.rule };
    return { refused: false, messages: events.map(as_preview), rule: null };
  }

  get outlook_words(): string {
    return this.outlook?.messages.map((message) => this.session.say(message)).join(' ') ?? '';
  }

  /// How likely the best of these moves leads to a win, in percent; nothing while there is no hint. Of
  /// what is hinted at it is the chance that the hint names, though something less tried may look better.
  chance_of(moves: Move[]): number | null {
    const values = this.session.hint?.choices ?? [];
    const hinted = moves.filter((move) => this.is_hinted(move));
    const meant = hinted.length > 0 ? hinted : moves;
    const among = values.flatMap(({ action, value }) =>
      value !== null && meant.some((move) => move.action === action) ? [value] : [],
    );
    return among.length > 0 ? Math.round(Math.max(...among) * 100) : null;
  }
}
