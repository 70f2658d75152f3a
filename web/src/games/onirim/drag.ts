// SPDX-License-Identifier: Apache-2.0
// Dragging by mouse, pen or finger. Places to drop on carry `data-drop`; a press without movement
// stays a click.
import type { Attachment } from 'svelte/attachments';

interface Drag {
  start: () => void;
  over: (place: string | null) => void;
  /// Nothing if it was let go elsewhere or broken off.
  drop: (place: string | null) => void;
}

const threshold = 6;

function place_at(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const zone = element.closest<HTMLElement>('[data-drop]');
    if (zone?.dataset['drop']) return zone.dataset['drop'];
  }
  return null;
}

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; pointer: number } | null = null;
    let moving = false;
    let listening: AbortController | null = null;

    function stop(place: string | null): void {
      const dragged = moving;
      from = null;
      moving = false;
      listening?.abort();
      element.style.translate = '';
      delete element.dataset['dragged'];
      if (!dragged) return;
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      drag.drop(place);
    }

    /// The window is listened to because a quick pointer has left the card before it moves.
    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      listening = new AbortController();
      const { signal } = listening;
      addEventListener('pointermove', move, { signal });
      addEventListener('pointerup', up, { signal });
      addEventListener('pointercancel', () => stop(null), { signal });
    }
    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointer) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving) {
        if (Math.hypot(x, y) < threshold) return;
        moving = true;
        element.dataset['dragged'] = '';
        drag.start();
      }
      element.style.translate = `${x}px ${y}px`;
      drag.over(place_at(event.clientX, event.clientY));
    }
    function up(event: PointerEvent): void {
      if (from && event.pointerId === from.pointer) stop(place_at(event.clientX, event.clientY));
    }

    element.addEventListener('pointerdown', down);
    return () => {
      element.removeEventListener('pointerdown', down);
      listening?.abort();
    };
  };
}

/// The click with which a browser ends a drag.
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
