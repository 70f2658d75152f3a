// SPDX-License-Identifier: Apache-2.0
// The games that have a table in the page, each loaded with its words when it is needed.
import { learn_words } from '../shell/i18n.svelte';
import type { GameFace } from '../table/face';

const faces = import.meta.glob<{ face: GameFace }>('./*/face.ts');

export async function load_face(game: string): Promise<GameFace> {
  const load = faces[`./${game}/face.ts`];
  if (!load) throw new Error(`no table for the game '${game}'`);
  const [{ face }] = await Promise.all([load(), learn_words(game)]);
  return face;
}
