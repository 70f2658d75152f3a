// SPDX-License-Identifier: Apache-2.0
// How players are told apart: a colour and a mark each. Mr Nightmare has his own.
import { dreamers, marks } from '../../../art/dreamscape/glyphs.js';

export interface PlayerLook {
  light: string;
  deep: string;
  mark: string;
}

export const look_of = (seat: number): PlayerLook => ({
  light: dreamers[seat]?.light ?? '#cfe0e1',
  deep: dreamers[seat]?.deep ?? '#4d7683',
  mark: marks[seat] ?? '',
});

/// In colours that are seen on paper and on the night alike.
export const rival_look: PlayerLook = {
  light: '#d9566e',
  deep: '#3a0c1e',
  mark: '<path d="M-.5 .7V-.1L-.8 -.1V-.3H-.42V-.85H.42V-.3H.8V-.1L.5 -.1V.7Z"/>',
};
