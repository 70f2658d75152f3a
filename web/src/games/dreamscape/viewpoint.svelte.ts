// SPDX-License-Identifier: Apache-2.0
// From where the visitor looks at dreamscapes, kept in this browser.
import { recall, recall_choice, remember } from '../../shell/stored';
import type { Viewpoint } from './iso';

const sixths = 6;

class Standpoint implements Viewpoint {
  turn = $state((Number(recall('dreamscape.turn')) || 0) % sixths);
  flat = $state(recall_choice('dreamscape.view', ['tilted', 'flat'], 'tilted') === 'flat');

  rotate(by: 1 | -1): void {
    this.turn = (this.turn + by + sixths) % sixths;
    remember('dreamscape.turn', String(this.turn));
  }

  switch_flat(): void {
    this.flat = !this.flat;
    remember('dreamscape.view', this.flat ? 'flat' : 'tilted');
  }
}

export const standpoint = new Standpoint();
