// SPDX-License-Identifier: Apache-2.0
// The view of Dream Runners, under the names by which the board speaks of it.
import type { dream_runners } from '../../protocol';

export type CellForecast = dream_runners.CellForecast;
export type CellView = dream_runners.CellView;
export type Colour = dream_runners.Colour;
export type DreamView = dream_runners.DreamView;
export type Effect = dream_runners.Effect;
export type Forecast = dream_runners.Forecast;
export type Good = dream_runners.Good;
export type Lying = dream_runners.Lying;
export type OwnedView = dream_runners.OwnedView;
export type PlayerView = dream_runners.PlayerView;
export type Reward = dream_runners.Reward;
export type SaleView = dream_runners.SaleView;
export type SegmentView = dream_runners.SegmentView;
export type Shape = dream_runners.Shape;
export type View = dream_runners.View;

/// Whether the table waits for a choice of this seat, by what the engine says.
export function acts_now({ phase, waiting, active }: View, seat: number): boolean {
  if (phase === 'calming') return waiting.includes(seat);
  return ['sharing', 'opening', 'colouring', 'bat', 'buying'].includes(phase) && active === seat;
}

/// Between two dreams.
export const is_market = ({ phase }: View): boolean => ['buying', 'restocking', 'calming'].includes(phase);

export const colours = ['blue', 'white', 'orange', 'green'] as const satisfies Colour[];
export const turns_of_a_game = 8;
