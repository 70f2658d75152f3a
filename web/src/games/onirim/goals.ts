// SPDX-License-Identifier: Apache-2.0
// The doors to find, as they lie in the box.
import { colours, type Colour, type View } from './cards';

const doors_of_a_colour = 2;

export interface Goal {
  colour: Colour;
  owner: number;
  open: boolean;
}

/// The doors of a colour, those of `me` first. Two players share them equally.
export function goals_of(view: View, colour: Colour, me: number): Goal[] {
  const each = doors_of_a_colour / view.players.length;
  return view.players.flatMap((_, i) => {
    const owner = (me + i) % view.players.length;
    const gained = view.players[owner]?.doors[colour] ?? 0;
    return Array.from({ length: each }, (_, n) => ({ colour, owner, open: n < gained }));
  });
}

export const all_goals = (view: View, me: number): Goal[] =>
  colours.flatMap((colour) => goals_of(view, colour, me));

/// Doors of a colour beyond what a player needs: they win nothing, and can feed a nightmare.
export const spare_doors = (view: View, colour: Colour, seat: number): number =>
  Math.max(0, (view.players[seat]?.doors[colour] ?? 0) - doors_of_a_colour / view.players.length);
