// SPDX-License-Identifier: Apache-2.0
// The four doors of the home page, in their order, and what a table of each game can be. A game that
// cannot be played yet is said to be in the making.
import type { Level } from '../protocol';

export interface Door {
  id: string;
  least_players: number;
  most_players: number;
  minutes: number;
  open: boolean;
  /// Whether somebody explains it there.
  lesson: boolean;
  /// Who sits at a table that is opened by one click, beside the visitor.
  company: Level[];
  /// Its options, where they are gentler than the usual ones.
  gentle?: Record<string, string | number>;
  /// Values to choose from for options that are numbers, by name; what is not listed keeps its
  /// default. The first ones are asked for, the `finer` ones only by those who want to know.
  numbers: Record<string, number[]>;
  finer: Record<string, number[]>;
  /// Options that mean something from two players on only.
  for_several: string[];
  /// Where partners hide something from each other silence is proposed, as the book has it.
  secret: { option: string; value: string } | null;
}

const plain: Pick<Door, 'lesson' | 'company' | 'numbers' | 'finer' | 'for_several' | 'secret'> = {
  lesson: false,
  company: [],
  numbers: {},
  finer: {},
  for_several: [],
  secret: null,
};

export const doors: Door[] = [
  {
    ...plain,
    id: 'onirim',
    least_players: 1,
    most_players: 2,
    minutes: 20,
    open: true,
    lesson: true,
    for_several: ['hands'],
    secret: { option: 'hands', value: 'hidden' },
  },
  {
    ...plain,
    id: 'dreamscape',
    least_players: 1,
    most_players: 4,
    minutes: 60,
    open: true,
    lesson: true,
    company: ['gentle'],
    gentle: { players: 2, length: 'first' },
    for_several: ['creation'],
  },
  {
    ...plain,
    id: 'dream_runners',
    least_players: 1,
    most_players: 4,
    minutes: 30,
    open: true,
    lesson: true,
    company: ['gentle'],
    gentle: { dreams: 'first', seconds: 90 },
    numbers: { seconds: [0, 15, 30, 60, 90] },
    finer: { patience: [60, 120, 300], grace: [0, 250, 1000] },
  },
  { id: 'etherfields', least_players: 1, most_players: 4, minutes: 90, open: false, ...plain },
];

export const door_of = (game: string): Door | undefined => doors.find(({ id }) => id === game);
export const has_lesson = (game: string): boolean => door_of(game)?.lesson === true;
export const is_open = (game: string): boolean => door_of(game)?.open === true;
