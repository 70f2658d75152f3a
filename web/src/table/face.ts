// SPDX-License-Identifier: Apache-2.0
// What a game gives the table around it: a board, and how its story and its end are shown.
import type { Component } from 'svelte';
import type { StoryLine } from '../protocol';
import type { Session } from './session.svelte';

export interface BoardProps {
  session: Session;
  /// The game's own `View`, of now or of the past.
  view: unknown;
  past: boolean;
}

export interface OutcomeProps {
  session: Session;
  view: unknown;
}

export interface ProgressProps {
  view: unknown;
  /// What came of this view is being told.
  told: boolean;
}

/// Beside a board at its left or right; in a smaller window there is room for them elsewhere, unless the
/// board has a column at its left that they may lie on.
export type Coaching = 'left' | 'right' | 'left_column';

export interface GameFace {
  Board: Component<BoardProps>;
  /// What the end screen shows of the game itself.
  Outcome: Component<OutcomeProps>;
  /// What decided it, in a sentence; nothing of a game that was broken off.
  decided?: (session: Session, view: unknown) => string | null;
  /// A name of the catalogues in a sentence, with its sign.
  Term: Component<{ term: string; text: string }>;
  /// In the bar above, instead of who plays and the number of the turn.
  Progress?: Component<ProgressProps>;
  begins_turn: (line: StoryLine) => boolean;
  /// The colour in which a line is marked when one looks back; nothing for most.
  milestone: (line: StoryLine) => string | null;
  /// Whether the board keeps the column at the right free, so that the log can lie there.
  leaves_room_for_log: boolean;
  /// Whether people play against each other, and not together.
  rivals: boolean;
  /// Whether its end is shown beside the lines of the score, and not above them.
  wide_ending?: boolean;
  /// Where a lesson's words may lie beside the board.
  coach: Coaching;
  /// Keys that the board uses itself, as they are shown, and what they do there: the end of the key of
  /// its words, `<game>_page.keys.…`. A key means one thing in the whole house: none of the tools' is
  /// among them.
  own_keys: Record<string, string>;
}
