// SPDX-License-Identifier: Apache-2.0
// What the engine says of the Dream World, with the places by their names: it knows them by number only, and
// whoever looks at the map looks for a name.
import type { Message } from '../../protocol';
import { has_text } from '../../shell/i18n.svelte';
import type { View } from './view';

const of_places = ['location', 'number', 'low', 'high'];
const own_key = (key: string): string => key.replace('dreamscape.', 'dreamscape_page.on_map.');

/// A link is written by the numbers of its ends.
function ends_of({ args }: Message): Message['args'] {
  const [low, high] = String(args['link'] ?? '').split('-').map(Number);
  return low && high ? { ...args, low, high } : args;
}

export function on_map({ locations }: View, message: Message): Message {
  const key = own_key(message.key);
  if (!has_text(key)) return message;
  const named = Object.entries(ends_of(message)).map(([name, value]) => {
    const place = of_places.includes(name) ? locations.find(({ number }) => number === value) : undefined;
    return [name, place ? `dreamscape.power.${place.power}` : value];
  });
  return { key, args: Object.fromEntries(named) };
}

/// The places that a message speaks of.
export const places_in_words = ({ args }: Message): number[] => (typeof args['location'] === 'number' ? [args['location']] : []);
