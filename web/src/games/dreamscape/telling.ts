// SPDX-License-Identifier: Apache-2.0
// What happened between the view on the screen and the next one: told in words where it would be missed,
// and by movements.
import { tick } from 'svelte';
import type { Message } from '../../protocol';
import { settings } from '../../shell/settings.svelte';
import { Choreography } from './choreography';
import type { Desk } from './desk.svelte';
import { Flights } from './flights.svelte';
import { before_in_layout_of, seen_in } from './grounds';
import { News } from './news.svelte';
import type { View } from './view';

interface Seen {
  view: View;
  /// Of a moment that is looked back at.
  at: number | null;
}

export class Telling {
  readonly news = new News();
  readonly flights = new Flights();
  readonly #desk: Desk;
  #seen: Seen | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /// Before the page shows `now`.
  tell(now: View, root: HTMLElement | undefined): void {
    const { session, dropped, me } = this.#desk;
    const last = this.#seen;
    this.#seen = { view: now, at: session.moment?.at ?? null };
    this.#desk.dropped = null;
    const news = this.news.hear(session, me);
    const told = last ? this.#between(last, news) : [];
    if (!last || !root || told.length === 0 || settings.still) return;
    const before = seen_in(root);
    void tick().then(() => {
      const after = seen_in(root);
      const places = { before: before_in_layout_of(before, after), after: after.places };
      this.flights.tell(told, new Choreography({ old: last.view, now }, places, me, dropped));
    });
  }

  /// By the story, or by the step that is looked back at; nothing of what was skipped.
  #between(last: Seen, news: Message[]): Message[] {
    const { moment } = this.#desk.session;
    if (moment === null) return last.at === null ? news : [];
    return last.at === moment.at - 1 ? moment.events : [];
  }
}
