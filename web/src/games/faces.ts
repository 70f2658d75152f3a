// SPDX-License-Identifier: Apache-2.0
// The games that have a table in the page, each loaded when it is needed.
import type { GameFace } from '../table/face';

const faces: Record<string, () => Promise<{ face: GameFace }>> = {
  onirim: () => import('./onirim/face'),
  dream_runners: () => import('./dream_runners/face'),
};

export async function load_face(game: string): Promise<GameFace> {
  const load = faces[game];
  if (!load) throw new Error(`no table for the game '${game}'`);
  return (await load()).face;
}
