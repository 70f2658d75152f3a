// SPDX-License-Identifier: Apache-2.0
// Onirim as the table around it knows it.
import type { GameFace } from '../../table/face';
import Board from './Board.svelte';
import Outcome from './Outcome.svelte';
import Term from './Term.svelte';
import { begins_turn, milestone } from './story';

export const face: GameFace = {
  Board,
  Outcome,
  Term,
  begins_turn,
  milestone,
  leaves_room_for_log: true,
  rivals: false,
  coach: 'right',
  own_keys: { '⇧ ← →': 'order' },
};
