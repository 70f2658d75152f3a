// SPDX-License-Identifier: Apache-2.0
// Where the cards of a labyrinth lie: a gently winding path on which the symbol of every card stays
// visible, the last ones wide open.
export interface Spot {
  x: number;
  y: number;
  /// Degrees.
  tilt: number;
}

export interface PathLayout {
  spots: Spot[];
  /// Where the next card would lie.
  next: Spot;
  width: number;
}

const old_step = 0.29;
const near_step = 0.645;
const near_cards = 3;
/// The index strip at the left of a card must not be covered further than this.
const least_step = 0.17;
const gap_before_next = 0.145;

/// `room` and `card_width` in pixels. A path that does not fit even when its old cards lie close is
/// wider than the room.
export function lay_path(count: number, card_width: number, room: number, with_next: boolean): PathLayout {
  const near = Math.min(near_cards - 1, Math.max(0, count - 1));
  const old = Math.max(0, count - 1 - near);
  const tail = card_width * (near * near_step + 1 + (with_next ? 1 + gap_before_next : 0));
  const fitting = old > 0 ? (room - tail) / old : 0;
  const step = Math.max(card_width * least_step, Math.min(card_width * old_step, fitting));
  const spots: Spot[] = [];
  let x = 0;
  for (let i = 0; i < count; i += 1) {
    spots.push(spot(i, x, card_width));
    x += i < old ? step : card_width * near_step;
  }
  const last = spots.at(-1);
  const next_x = last ? last.x + card_width * (1 + gap_before_next) : 0;
  const next = { x: next_x, y: 0, tilt: 0 };
  const width = with_next ? next_x + card_width : (last?.x ?? 0) + card_width;
  return { spots, next, width };
}

function spot(i: number, x: number, card_width: number): Spot {
  return {
    x,
    y: Math.sin(i * 0.62 + 0.6) * 0.07 * card_width,
    tilt: Math.sin(i * 0.62 + 1.9) * 1.6,
  };
}
