// SPDX-License-Identifier: Apache-2.0
// What the engine tells of a game of Dream Runners, under the names by which the board speaks of it.
export type Seat = number;
export type Colour = 'blue' | 'white' | 'orange' | 'green';
export type Effect = 'blank' | 'gather' | 'repel' | 'twice' | 'both';
export type Shape = 'one' | 'two' | 'three' | 'corner';
export type Good = Colour | 'wild' | 'key' | 'coin' | 'serenity';
export type CellKind =
  | 'reward'
  | 'nightmare'
  | 'octopus'
  | 'bat'
  | 'spider'
  | 'chest'
  | 'crossroads';
export type Phase =
  | 'dealing'
  | 'dreaming'
  | 'composing'
  | 'sharing'
  | 'unlocking'
  | 'colouring'
  | 'bat'
  | 'buying'
  | 'restocking'
  | 'calming'
  | 'over';

export interface Reward {
  good: Good;
  amount: number;
}
export interface SegmentView {
  number: number;
  shape: Shape;
  effects: Effect[];
  coins: number;
  points: number;
}
export interface Lying {
  turns: number;
  cells: number[];
}
export interface OwnedView {
  segment: SegmentView;
  lying: Lying | null;
}
export interface CellForecast {
  effect: Effect | null;
  gathered: boolean;
  repelled: boolean;
  loss: number;
  gains: Reward[];
}
export interface Forecast {
  missing: number;
  surplus: number;
  lost: number;
  gained: number;
  openings: number;
  bat: boolean;
  cells: CellForecast[];
}
export interface ScoreView {
  stars: number;
  serenity: number;
  segments: number;
}
export interface PlayerView {
  segments: OwnedView[];
  hidden: boolean;
  serenity: number;
  stars: number;
  coins: number;
  keys: number;
  fragments: Record<Colour, number>;
  changes_left: number;
  locked: boolean;
  awake: boolean;
  gained: number;
  lost: number;
  wilds: number;
  wild_pairs: number;
  shared: number[];
  score: ScoreView;
  forecast: Forecast | null;
}
export interface CellView {
  kind: CellKind;
  number: number;
  rewards: Reward[];
}
export interface DreamView {
  number: number;
  level: number;
  star: boolean;
  cells: CellView[];
}
export interface SaleView {
  shape: Shape;
  segment: SegmentView | null;
  unseen: number[];
}
export interface ChestView {
  keys: number;
  number: number | null;
  holds: Reward[];
  unseen: number[];
}
export interface View {
  viewer: Seat;
  phase: Phase;
  turn: number;
  sand: 'lying' | 'running';
  first: Seat;
  active: Seat;
  waiting: Seat[];
  dream: DreamView | null;
  players: PlayerView[];
  sale: SaleView[];
  chests: ChestView[];
  dreams_unseen: number[][];
  sets_left: number[];
  supply: { coins: number; keys: number; fragments: Record<Colour, number> };
  shared_left: number[];
  openings_due: number;
}

export const colours = ['blue', 'white', 'orange', 'green'] as const satisfies Colour[];
export const turns_of_a_game = 8;
