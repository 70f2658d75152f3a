// SPDX-License-Identifier: Apache-2.0
// The player's plan for a Prophecy: which card goes, and in which order the others come back. The
// engine takes it move by move; the plan is sent one after the other, and made anew from the view
// when that is interrupted.
import { is_door, keyed, type Keyed, type View } from './cards';
import type { Desk } from './desk.svelte';

export class ProphecyPlan {
  /// Already put back, and settled.
  settled = $state.raw<Keyed[]>([]);
  order = $state.raw<Keyed[]>([]);
  banished = $state.raw<Keyed | null>(null);
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.start_over();
  }

  get sending(): boolean {
    return this.#desk.busy;
  }

  get may_banish(): boolean {
    return this.#desk.view.phase === 'banishing';
  }

  get is_complete(): boolean {
    return !this.may_banish || this.banished !== null;
  }

  /// ON-D3: a door that is discarded here is gone, and the game with it.
  get loses(): boolean {
    return this.banished !== null && is_door(this.banished.card);
  }

  /// There is nothing to discard but doors.
  get must_lose(): boolean {
    return this.loses && this.order.every(({ card }) => is_door(card));
  }

  start_over(): void {
    const { top, progress, phase }: View = this.#desk.view;
    const seen = keyed(top.flatMap(({ card }) => (card ? [card] : [])));
    const done = phase === 'ordering' ? progress : 0;
    this.settled = seen.slice(0, done);
    this.order = seen.slice(done);
    this.banished = null;
    this.#desk.consider(null);
  }

  /// Moves a card to a place in the order; one that was to be discarded comes back.
  place(card: Keyed, at: number): void {
    if (this.sending) return;
    const others = this.order.filter(({ key }) => key !== card.key);
    this.order = [...others.slice(0, at), card, ...others.slice(at)];
    if (this.banished?.key === card.key) this.banished = null;
  }

  step(card: Keyed, by: -1 | 1): void {
    const at = this.order.indexOf(card) + by;
    if (at >= 0 && at < this.order.length) this.place(card, at);
  }

  /// Only one is discarded: another one that was chosen before comes back in its place.
  banish(card: Keyed): void {
    if (this.sending || !this.may_banish) return;
    const at = this.order.findIndex(({ key }) => key === card.key);
    if (at < 0) return;
    const before = this.banished ? [this.banished] : [];
    this.order = [...this.order.slice(0, at), ...before, ...this.order.slice(at + 1)];
    this.banished = card;
  }

  async carry_out(): Promise<void> {
    this.#desk.busy = true;
    const done = await this.#send();
    this.#desk.busy = false;
    if (!done) this.start_over();
  }

  async #send(): Promise<boolean> {
    const desk = this.#desk;
    if (this.may_banish) {
      if (!this.banished) return false;
      if (!(await desk.do({ verb: 'banish', card: this.banished.card }))) return false;
    }
    for (const { card } of this.order) {
      if (desk.view.phase !== 'ordering' || !desk.session.my_turn) return true;
      if (!(await desk.do({ verb: 'put', card }))) return false;
    }
    return true;
  }
}
