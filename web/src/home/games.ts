// SPDX-License-Identifier: Apache-2.0
// The four doors of the home page, in their order. A game that cannot be played yet is said to be in
// the making.

export interface Door {
  id: string;
  players: string;
  minutes: number;
  open: boolean;
}

export const doors: Door[] = [
  { id: 'onirim', players: '1–2', minutes: 20, open: true },
  { id: 'dreamscape', players: '1–4', minutes: 60, open: false },
  { id: 'dream_runners', players: '1–4', minutes: 30, open: false },
  { id: 'etherfields', players: '1–4', minutes: 90, open: false },
];

export const is_open = (game: string): boolean =>
  doors.some((door) => door.id === game && door.open);
