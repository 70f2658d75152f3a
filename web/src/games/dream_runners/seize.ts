// SPDX-License-Identifier: Apache-2.0
// A segment is dragged from the tray or from where it lies; meanwhile the wheel turns it, or a tap of
// another finger.
import type { Attachment } from 'svelte/attachments';
import { dragging } from '../../table/dragging';
import type { Composer } from './composer.svelte';
import type { Point } from './field';

/// Where a pointer is, in cells of the dream on the screen.
export function cell_under(x: number, y: number): Point {
  const field = document.querySelector('[data-field]')?.getBoundingClientRect();
  if (!field) return { x: NaN, y: NaN };
  const unit = field.width / 3;
  return { x: (x - field.left) / unit, y: (y - field.top) / unit };
}

/// How far from the middle of the pressed thing, in its own cells.
function grip_of(element: Element, { clientX, clientY }: PointerEvent): Point {
  const box = element.getBoundingClientRect();
  const unit = Number(element.getAttribute('data-unit')) || cell_width();
  return {
    x: (clientX - box.left - box.width / 2) / unit,
    y: (clientY - box.top - box.height / 2) / unit,
  };
}

export const cell_width = (): number =>
  (document.querySelector('[data-field]')?.getBoundingClientRect().width ?? 3) / 3;

export function seize(composer: Composer, number: number): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      composer.turn(event.deltaY > 0 ? 1 : -1);
    };
    const tap = (event: PointerEvent) => {
      if (!event.isPrimary) composer.turn();
    };
    return dragging({
      start(pressed) {
        composer.begin_drag(number, grip_of(element, pressed));
        addEventListener('wheel', turn, { passive: false });
        addEventListener('pointerdown', tap);
      },
      move({ clientX, clientY }) {
        composer.drag_to(cell_under(clientX, clientY), { x: clientX, y: clientY });
      },
      end(event) {
        removeEventListener('wheel', turn);
        removeEventListener('pointerdown', tap);
        if (event) composer.drop();
        else composer.cancel();
      },
    })(element);
  };
}
