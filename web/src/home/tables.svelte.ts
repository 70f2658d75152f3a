// SPDX-License-Identifier: Apache-2.0
// The visitor's tables, fetched when the home page opens and when the window is looked at again.
import type { Message, Summary } from '../protocol';
import { fetch_tables, problem_of } from '../shell/api';
import { recall, remember } from '../shell/stored';

export class Tables {
  unfinished = $state.raw<Summary[]>([]);
  finished = $state.raw<Summary[]>([]);
  known = $state(false);
  problem = $state.raw<Message | null>(null);

  fetch = async (): Promise<void> => {
    try {
      const lists = await fetch_tables();
      this.unfinished = lists.unfinished;
      this.finished = lists.finished;
      this.known = true;
      this.problem = null;
      remember('tables', this.none ? 'none' : 'some');
    } catch (error) {
      this.problem = problem_of(error);
    }
  };

  /// Before they are known: as it was at the last visit, so that the page has its shape at once.
  get none(): boolean {
    if (!this.known) return recall('tables') !== 'some';
    return this.unfinished.length === 0 && this.finished.length === 0;
  }

  get waiting_for_you(): number {
    return this.unfinished.filter((table) => table.your_turn).length;
  }
}
