// SPDX-License-Identifier: Apache-2.0
// What happened at a table, as far as it has been told here: of a long story the first letter holds the
// recent part, and older lines come when they are asked for. Lines are counted from the beginning.
import type { Story, StoryLine } from '../protocol';

export class TableStory {
  lines = $state.raw<StoryLine[]>([]);
  /// How many lines came before those that are here.
  from = $state(0);

  get end(): number {
    return this.from + this.lines.length;
  }
  get is_whole(): boolean {
    return this.from === 0;
  }

  since(line: number): StoryLine[] {
    return this.lines.slice(Math.max(0, line - this.from));
  }

  /// What a letter tells: lines after `from` that are here were taken back. Where it leaves a gap behind
  /// what is here, that is older than the recent part, and asked for again.
  take({ from, lines }: Story): void {
    const joins = this.from <= from && from <= this.end;
    this.lines = joins ? [...this.lines.slice(0, from - this.from), ...lines] : lines;
    if (!joins) this.from = from;
  }

  /// Older lines, unless the story has changed since they were asked for.
  put_before({ from, lines }: Story): void {
    if (from + lines.length !== this.from) return;
    this.lines = [...lines, ...this.lines];
    this.from = from;
  }
}
