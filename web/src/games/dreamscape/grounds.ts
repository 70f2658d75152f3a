// SPDX-License-Identifier: Apache-2.0
// Where things lay before the table was laid out anew. The map and the dreamscapes change their size and side
// when a part of the cycle ends: what lay on one of them is taken for where that is now, and what lay on one
// that is out of sight lay nowhere.
import { places_in, type Place, type Places } from '../../table/flights';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/// What is on the screen, with the part of the table (`data-ground`) that it lies on.
export interface Seen {
  places: Places;
  lies_on: ReadonlyMap<string, string>;
  grounds: ReadonlyMap<string, Box>;
}

const ground_of = ({ element }: Place): string => element.closest<HTMLElement>('[data-ground]')?.dataset['ground'] ?? '';

/// Of several with one name the first that is seen, as with places.
function grounds_in(root: HTMLElement): Map<string, Box> {
  const grounds = new Map<string, Box>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-ground]')) {
    const [name, box] = [element.dataset['ground'] ?? '', element.getBoundingClientRect()];
    if (box.width > 0 && !grounds.has(name)) grounds.set(name, box);
  }
  return grounds;
}

export function seen_in(root: HTMLElement): Seen {
  const places = places_in(root);
  const lies_on = new Map([...places].map(([name, place]) => [name, ground_of(place)]));
  return { places, lies_on, grounds: grounds_in(root) };
}

function moved(place: Place, was: Box, is: Box): Place {
  const scale = is.width / was.width;
  const x = is.left + (place.x - was.left) * scale;
  const y = is.top + ((place.y - was.top) / was.height) * is.height;
  return { ...place, x, y, width: place.width * scale };
}

export function before_in_layout_of(before: Seen, after: Seen): Places {
  const places = new Map<string, Place>();
  for (const [name, place] of before.places) {
    const ground = before.lies_on.get(name) ?? '';
    const [was, is] = [before.grounds.get(ground), after.grounds.get(ground)];
    if (!was) places.set(name, place);
    else if (is) places.set(name, moved(place, was, is));
  }
  return places;
}
