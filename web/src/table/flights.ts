// SPDX-License-Identifier: Apache-2.0
// Where things are on the screen, and moving them from where they were: before a change all places
// marked `data-flight` are remembered, after it whatever moved or came is animated from its origin.
// Nothing waits for it: the page is already in its new state.

export interface Spot {
  x: number;
  y: number;
  width: number;
}
export interface Place extends Spot {
  element: HTMLElement | SVGElement;
}
export type Places = ReadonlyMap<string, Place>;

export const travel = 280;
const easing = 'cubic-bezier(.2,.8,.2,1)';

const marked = (root: HTMLElement) => root.querySelectorAll<HTMLElement | SVGElement>('[data-flight]');
const id_of = (element: HTMLElement | SVGElement) => element.dataset['flight'] ?? '';

/// A thing that is turned on the table is as wide as it lies upright.
function place_of(element: HTMLElement | SVGElement): Place {
  const box = element.getBoundingClientRect();
  const width = element instanceof HTMLElement ? element.offsetWidth : box.width;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width, element };
}

/// Of several with one name the first that is seen.
export function places_in(root: HTMLElement): Places {
  const places = new Map<string, Place>();
  for (const element of marked(root)) {
    const place = place_of(element);
    if (place.width > 0 && !places.has(id_of(element))) places.set(id_of(element), place);
  }
  return places;
}

/// Moves what lies at `to` there from where it was.
export function glide(from: Place, to: Place, duration: number, delay = 0): void {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(x, y) < 2) return;
  const scale = from.width / Math.max(1, to.width);
  to.element.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(scale) },
      { translate: '0 0', scale: '1' },
    ],
    { duration, delay, easing, fill: 'backwards' },
  );
  // Apart from the movement, which the compositor could not carry out alone otherwise.
  to.element.animate({ zIndex: [30, 30] }, { duration: delay + duration });
}
