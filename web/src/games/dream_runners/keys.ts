// SPDX-License-Identifier: Apache-2.0
// The keyboard at the dream: arrows move the picked segment, R turns it, Enter lays it, Backspace takes
// it back, F (finished) locks.
import type { Composer } from './composer.svelte';
import type { Point } from './field';

const ways: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/// The segment that has the focus, picked up or not.
function focused(): number | null {
  const thing = document.activeElement?.closest('[data-segment]');
  return thing ? Number(thing.getAttribute('data-segment')) : null;
}

/// Not on a button of its own, such as the one that turns.
const on_segment = (): boolean =>
  focused() !== null || document.activeElement === document.body;

function with_held(key: string, composer: Composer): boolean {
  const way = ways[key];
  if (way) composer.shift(way);
  else if (key === 'r') composer.turn();
  else if (key === 'R') composer.turn(-1);
  else if (key === 'Enter' && on_segment()) void composer.place();
  else if (key === 'Escape') composer.cancel();
  else return false;
  return true;
}

/// Whether the key meant something here.
export function act_on_key({ key }: KeyboardEvent, composer: Composer): boolean {
  if (!composer.composing) return false;
  if (key.toLowerCase() === 'f') {
    void composer.do({ verb: 'lock' });
    return true;
  }
  if (key === 'Backspace' || key === 'Delete') {
    const number = composer.held_number ?? focused();
    if (number === null || !composer.find(number)?.lying) return false;
    void composer.take_back(number);
    return true;
  }
  return composer.held !== null && with_held(key, composer);
}
