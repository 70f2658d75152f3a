// SPDX-License-Identifier: Apache-2.0
// What a visitor chose about looks, kept in this browser. The system's wishes hold until then.
import { recall, recall_choice, remember } from './stored';

export const motions = ['system', 'full', 'none'] as const;
export const contrasts = ['system', 'normal', 'more'] as const;
export const switches = ['off', 'on'] as const;
export type Switch = (typeof switches)[number];
export type Motion = (typeof motions)[number];
export type Contrast = (typeof contrasts)[number];

/// As the table checks it.
export const longest_name = 24;

const system_wants_calm = matchMedia('(prefers-reduced-motion: reduce)');
const system_wants_contrast = matchMedia('(prefers-contrast: more)');

class Settings {
  motion = $state<Motion>(recall_choice('motion', motions, 'system'));
  contrast = $state<Contrast>(recall_choice('contrast', contrasts, 'system'));
  /// When one's turn comes: a chime, and a notice of the system.
  sound = $state<Switch>(recall_choice('sound', switches, 'off'));
  notices = $state<Switch>(recall_choice('notices', switches, 'off'));
  /// What the visitor is called at tables.
  name = $state(recall('name') ?? '');

  #system_is_calm = $state(system_wants_calm.matches);
  #system_is_strong = $state(system_wants_contrast.matches);

  constructor() {
    system_wants_calm.addEventListener('change', (event) => {
      this.#system_is_calm = event.matches;
    });
    system_wants_contrast.addEventListener('change', (event) => {
      this.#system_is_strong = event.matches;
    });
  }

  get still(): boolean {
    return this.motion === 'system' ? this.#system_is_calm : this.motion === 'none';
  }

  get strong_contrast(): boolean {
    return this.contrast === 'system' ? this.#system_is_strong : this.contrast === 'more';
  }

  /// How long a movement lasts: no time at all for those who want none.
  duration(milliseconds: number): number {
    return this.still ? 0 : milliseconds;
  }

  keep(): void {
    remember('motion', this.motion);
    remember('contrast', this.contrast);
    remember('sound', this.sound);
    remember('notices', this.notices);
    remember('name', this.name);
  }
}

export const settings = new Settings();
