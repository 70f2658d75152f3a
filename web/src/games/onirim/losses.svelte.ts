// SPDX-License-Identifier: Apache-2.0
// What nightmares took off the deck stays in sight until it was read: for some seconds, or until
// somebody goes on. The game does not wait for it, so that more may come meanwhile.
import type { Session } from '../../table/session.svelte';
import { losses, type Loss } from './story';

const glance = 3500;
const for_each_card = 900;

export class Losses {
  shown = $state.raw<Loss[]>([]);
  #heard: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /// After every letter. What was told before this page was opened is in the log.
  hear(session: Session): void {
    if (!session.state) return;
    const before = this.#heard;
    this.#heard = session.story_end;
    if (before === null) return;
    const lost = losses(session.story_since(Math.min(before, this.#heard)));
    if (lost.length === 0) return;
    this.shown = [...this.shown, ...lost];
    this.stay();
  }

  /// From now on once more: somebody looks at it.
  stay(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.go_on, glance + for_each_card * this.shown.length);
  }

  go_on = (): void => {
    clearTimeout(this.#timer);
    this.shown = [];
  };
}
