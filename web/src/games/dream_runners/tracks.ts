// SPDX-License-Identifier: Apache-2.0
// The points of the star track, from the content that the engine reads too.
import tracks from '../../../../content/dream_runners/tracks.toml?raw';

const [, listed = ''] = /^stars = \[([\d, ]+)\]/m.exec(tracks) ?? [];
export const star_points: readonly number[] = listed.split(',').map(Number);
