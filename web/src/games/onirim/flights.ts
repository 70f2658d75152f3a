// SPDX-License-Identifier: Apache-2.0
// Where the cards of Onirim fly from.
import { settings } from '../../shell/settings.svelte';
import { glide, places_in, travel, type Place, type Places } from '../../table/flights';

const to_path = 240;

const card_of = ({ element }: Place) => element.dataset['card'];

/// Where something new came from: a played or discarded card from the hand, a drawn one from the
/// deck.
function origin(id: string, card: string | undefined, gone: Place[], before: Places) {
  const from_hand = card === undefined ? gone[0] : gone.find((place) => card_of(place) === card);
  if (id.startsWith('path')) return from_hand ?? before.get('deck');
  if (id.startsWith('discard:')) return gone[0] ?? before.get('deck');
  if (id.startsWith('hand:')) return before.get('deck');
  return undefined;
}

export function fly(root: HTMLElement, before: Places): void {
  const duration = settings.duration(travel);
  if (duration === 0) return;
  // All places are read before anything moves: each reading in between would lay out the page anew.
  const now = places_in(root);
  const gone = [...before].flatMap(([id, place]) =>
    id.startsWith('hand:') && !now.has(id) ? [place] : [],
  );
  let delay = 0;
  for (const [id, to] of now) {
    const known = before.get(id);
    const from = known ?? origin(id, card_of(to), gone, before);
    if (!from) continue;
    const arrives = !known && id.startsWith('hand:');
    glide(from, to, id.startsWith('path') ? to_path : duration, arrives ? delay : 0);
    if (arrives) delay += duration / 3;
  }
}
