// SPDX-License-Identifier: Apache-2.0
// What the ways out of a nightmare cost, as numbers to read: an announcement of what the engine
// will do, never a decision.
import { colours, signs, sum, type View } from './cards';

/// As many as the nightmare reveals, and as a new hand has.
const five = 5;

export interface Costs {
  deck: number;
  deck_after: number;
  /// How many of the revealed cards are labyrinth cards, on average.
  labyrinth_lost: number;
  doors: number;
  hand: number;
}

export function costs_of(view: View, seat: number): Costs {
  const player = view.players[seat];
  const unseen = sum(view.unseen);
  const labyrinth = colours
    .flatMap((colour) => signs.map((sign) => view.unseen[`${colour}_${sign}`]))
    .reduce((total, count) => total + count, 0);
  const revealed = Math.min(five, view.deck);
  return {
    deck: view.deck,
    deck_after: view.deck - revealed,
    labyrinth_lost: unseen > 0 ? Math.round((revealed * labyrinth) / unseen) : 0,
    doors: player ? sum(player.doors) : 0,
    hand: (player?.hand.length ?? 0) + (player?.hidden ?? 0) + view.common.length,
  };
}
