// SPDX-License-Identifier: Apache-2.0
// How much of the sand is left: the server's figure, counted down here since it was told.
import type { Session } from '../../table/session.svelte';

export function milliseconds_left(session: Session): number | null {
  const timer = session.state?.timer;
  if (!timer) return null;
  return Math.max(0, timer.milliseconds_left - (performance.now() - session.told_at));
}

/// From 1 to 0; a glass that nobody has turned is full.
export function part_left(session: Session, running: boolean): number {
  const left = milliseconds_left(session);
  const total = session.state?.timer?.milliseconds ?? 0;
  return running && left !== null && total > 0 ? Math.min(1, left / total) : 1;
}
