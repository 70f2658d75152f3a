// SPDX-License-Identifier: Apache-2.0
// What people say at a table, as far as this visitor has seen it: what is new is shown for a while above
// the table, and counted until the chat was looked at.
import type { ChatLine, State } from '../protocol';
import { has_text, say } from '../shell/i18n.svelte';

const in_sight = 12_000;

/// What may be said where people agreed on signs, as the table checks it.
export const signs = ['hello', 'thanks', 'thinking', 'bravo', 'alas', 'sorry'] as const;

export class TableTalk {
  /// As far as it is here; the first of them is line `#from` of all.
  lines = $state.raw<ChatLine[]>([]);
  /// The last line that somebody else has just said.
  latest = $state.raw<ChatLine | null>(null);
  #are_signs = $state(false);
  #from = $state(0);
  /// How many lines are known to be read; nothing before the first letter.
  #read = $state<number | null>(null);
  #you: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /// A letter brings what is new; where lines between are missing, what is here is too old to be kept.
  take({ chat: { from, lines }, you, table }: State): void {
    this.#you = you;
    this.#are_signs = table.talk === 'signs';
    if (from !== this.#end || lines.length > 0) this.#join(from, lines);
    this.#read ??= this.#end;
    const last = lines.at(-1);
    if (last && this.#end > this.#read && last.by !== you) this.#show(last);
  }

  #join(from: number, lines: ChatLine[]): void {
    const joins = this.#from <= from && from <= this.#end;
    this.lines = joins ? [...this.lines.slice(0, from - this.#from), ...lines] : lines;
    if (!joins) this.#from = from;
  }

  get #end(): number {
    return this.#from + this.lines.length;
  }

  get unread(): number {
    const read = (this.#read ?? 0) - this.#from;
    return this.lines.slice(Math.max(0, read)).filter(({ by }) => by !== this.#you).length;
  }

  /// The chat is in sight.
  read(): void {
    this.#read = this.#end;
    this.latest = null;
  }

  words({ text }: ChatLine): string {
    const sign = `table.sign.${text}`;
    return this.#are_signs && has_text(sign) ? say(sign) : text;
  }

  #show(line: ChatLine): void {
    clearTimeout(this.#timer);
    this.latest = line;
    this.#timer = setTimeout(() => (this.latest = null), in_sight);
  }
}
