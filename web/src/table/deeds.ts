// SPDX-License-Identifier: Apache-2.0
// The deeds of a quick hand, one after the other: the next is made before the last one is answered. What
// has not begun when the connection breaks is dropped, for it was meant for that moment.

type Drop = (reason: unknown) => void;

export class Deeds {
  #last: Promise<void> = Promise.resolve();
  #waiting = new Set<Drop>();

  /// Begins once everything before has ended, whichever way.
  next(deed: () => Promise<void>): Promise<void> {
    const before = this.#last;
    const turn = new Promise<void>((begin, drop) => {
      this.#waiting.add(drop);
      void before.then(() => {
        this.#waiting.delete(drop);
        begin();
      });
    });
    const done = turn.then(deed);
    const ended = (): Promise<void> => before;
    this.#last = done.then(ended, ended);
    return done;
  }

  /// Whether there was any to drop.
  drop(reason: unknown): boolean {
    const dropped = [...this.#waiting];
    this.#waiting.clear();
    for (const drop of dropped) drop(reason);
    return dropped.length > 0;
  }
}
