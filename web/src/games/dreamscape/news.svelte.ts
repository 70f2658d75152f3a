// SPDX-License-Identifier: Apache-2.0
// A completed dream is gone from the table at once, so its points stay in sight until they were read, or
// until the player goes on. The game does not wait for it.
import type { Message } from '../../protocol';
import type { Session } from '../../table/session.svelte';
import { event_of } from './story';

const glance = 4500;

export class News {
  shown = $state.raw<Message[]>([]);
  #heard: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /// What was told since it was asked last. What came before this page was opened is in the log.
  hear(session: Session, me: number): Message[] {
    const before = this.#heard;
    this.#heard = session.story_end;
    if (before === null) return [];
    const told = session.story_since(Math.min(before, this.#heard)).map(({ text }) => text);
    const completed = told.filter((message) => event_of(message) === 'card_completed');
    if (completed.length > 0) this.#show(completed);
    else if (told.some((message) => message.args['seat'] === me)) this.#hide();
    return told;
  }

  #show(messages: Message[]): void {
    this.shown = messages;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#hide(), glance);
  }
  #hide(): void {
    clearTimeout(this.#timer);
    this.shown = [];
  }
}
