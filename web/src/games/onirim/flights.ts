// SPDX-License-Identifier: Apache-2.0
// Cards travel from where they were to where they are: before a change all places marked
// `data-flight` are remembered, after it each card that moved or came is animated from its origin.
// Nothing waits for it: the page is already in its new state.
import { settings } from '../../shell/settings.svelte';

interface Place {
  x: number;
  y: number;
  width: number;
  card: string | undefined;
}

const travel = 280;
const to_path = 240;
const easing = 'cubic-bezier(.2,.8,.2,1)';

function place_of(element: HTMLElement): Place {
  const box = element.getBoundingClientRect();
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width: element.offsetWidth,
    card: element.dataset['card'],
  };
}

const marked = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('[data-flight]');
const id_of = (element: HTMLElement) => element.dataset['flight'] ?? '';

export type Memory = ReadonlyMap<string, Place>;

export function remember_places(root: HTMLElement): Memory {
  return new Map([...marked(root)].map((element) => [id_of(element), place_of(element)]));
}

/// Where something new came from: a played or discarded card from the hand, a drawn one from the
/// deck.
function origin(id: string, card: string | undefined, gone: Place[], before: Memory) {
  const from_hand = card === undefined ? gone[0] : gone.find((place) => place.card === card);
  if (id.startsWith('path')) return from_hand ?? before.get('deck');
  if (id.startsWith('discard:')) return gone[0] ?? before.get('deck');
  if (id.startsWith('hand:')) return before.get('deck');
  return undefined;
}

export function fly(root: HTMLElement, before: Memory): void {
  const duration = settings.duration(travel);
  if (duration === 0) return;
  const elements = [...marked(root)];
  const now = new Set(elements.map(id_of));
  const gone = [...before].flatMap(([id, place]) =>
    id.startsWith('hand:') && !now.has(id) ? [place] : [],
  );
  // All places are read before anything moves: each reading in between would lay out the page anew.
  const places = elements.map((element) => ({ element, to: place_of(element) }));
  let delay = 0;
  for (const { element, to } of places) {
    const id = id_of(element);
    const known = before.get(id);
    const from = known ?? origin(id, to.card, gone, before);
    if (!from) continue;
    const arrives = !known && id.startsWith('hand:');
    animate(element, from, to, id.startsWith('path') ? to_path : duration, arrives ? delay : 0);
    if (arrives) delay += duration / 3;
  }
}

function animate(element: HTMLElement, from: Place, to: Place, duration: number, delay: number): void {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(x, y) < 2) return;
  const scale = from.width / Math.max(1, to.width);
  element.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(scale) },
      { translate: '0 0', scale: '1' },
    ],
    { duration, delay, easing, fill: 'backwards' },
  );
  // Apart from the movement, which the compositor could not carry out alone otherwise.
  element.animate({ zIndex: [30, 30] }, { duration: delay + duration });
}
