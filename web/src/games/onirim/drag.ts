// SPDX-License-Identifier: Apache-2.0
// A card that is dragged follows the pointer. Places to drop on carry `data-drop`.
import type { Attachment } from 'svelte/attachments';
import { dragging } from '../../table/dragging';

interface Drag {
  start: () => void;
  over: (place: string | null) => void;
  /// Nothing if it was let go elsewhere or broken off.
  drop: (place: string | null) => void;
}

function place_at({ clientX, clientY }: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const zone = element.closest<HTMLElement>('[data-drop]');
    if (zone?.dataset['drop']) return zone.dataset['drop'];
  }
  return null;
}

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let from = { x: 0, y: 0 };
    return dragging({
      start(pressed) {
        from = { x: pressed.clientX, y: pressed.clientY };
        element.dataset['dragged'] = '';
        drag.start();
      },
      move(event) {
        element.style.translate = `${event.clientX - from.x}px ${event.clientY - from.y}px`;
        drag.over(place_at(event));
      },
      end(event) {
        element.style.translate = '';
        delete element.dataset['dragged'];
        drag.drop(event ? place_at(event) : null);
      },
    })(element);
  };
}
