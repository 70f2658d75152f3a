// SPDX-License-Identifier: Apache-2.0
// A press that becomes a drag once the pointer has moved, by mouse, pen or finger; a press without
// movement stays a click.
import type { Attachment } from 'svelte/attachments';

export interface Dragging {
  /// With the event of the press.
  start: (pressed: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  /// Nothing if it was broken off.
  end: (event: PointerEvent | null) => void;
}

const threshold = 6;

export function dragging(drag: Dragging): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let pressed: PointerEvent | null = null;
    let moving = false;
    let listening: AbortController | null = null;

    function stop(event: PointerEvent | null): void {
      const dragged = moving;
      pressed = null;
      moving = false;
      listening?.abort();
      if (!dragged) return;
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      drag.end(event);
    }

    /// The window is listened to because a quick pointer has left the thing before it moves.
    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      pressed = event;
      listening = new AbortController();
      const { signal } = listening;
      addEventListener('pointermove', move, { signal });
      addEventListener('pointerup', up, { signal });
      addEventListener('pointercancel', () => stop(null), { signal });
    }
    function move(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.pointerId) return;
      if (!moving) {
        const way = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
        if (way < threshold) return;
        moving = true;
        drag.start(pressed);
      }
      drag.move(event);
    }
    function up(event: PointerEvent): void {
      if (pressed && event.pointerId === pressed.pointerId) stop(event);
    }

    const begin = (event: Event) => down(event as PointerEvent);
    element.addEventListener('pointerdown', begin);
    return () => {
      element.removeEventListener('pointerdown', begin);
      stop(null);
    };
  };
}

/// The click with which a browser ends a drag.
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
