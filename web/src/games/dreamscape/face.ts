// SPDX-License-Identifier: Apache-2.0
// Dreamscape as the table around it knows it.
import type { GameFace } from '../../table/face';
import Board from './Board.svelte';
import Outcome from './Outcome.svelte';
import Progress from './Progress.svelte';
import Term from './Term.svelte';
import { decision_words } from './decision';
import { begins_turn, milestone } from './story';
import type { View } from './view';

export const face: GameFace = {
  Board,
  Outcome,
  decided: (session, view) => decision_words(session, view as View),
  Term,
  Progress,
  begins_turn,
  milestone,
  leaves_room_for_log: false,
  rivals: true,
  wide_ending: true,
  coach: 'left_column',
  own_keys: { '< >': 'rotate', F: 'flat' },
};
