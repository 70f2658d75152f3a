// SPDX-License-Identifier: Apache-2.0
// What is in the air: the movements of what was told last. Whatever is told next ends them.
import type { Message } from '../../protocol';
import { settings } from '../../shell/settings.svelte';
import { travel } from '../../table/flights';
import type { Choreography, Motion } from './choreography';

/// Between two events of one letter, and the longest that all of them may take.
const pause = 140;
const longest_wait = 700;
const reading = 1100;

export type Aloft = Motion & { id: number; delay: number };

const duration_of = ({ kind }: Motion): number => (kind === 'rise' ? reading : travel);

export class Flights {
  aloft = $state.raw<Aloft[]>([]);
  #count = 0;

  tell(news: readonly Message[], choreography: Choreography): void {
    if (settings.still) return;
    const told = news.map((message) => choreography.motions_of(message)).filter((motions) => motions.length > 0);
    if (told.length === 0) return;
    const step = Math.min(pause, longest_wait / told.length);
    this.aloft = told.flatMap((motions, i) =>
      motions.map((motion) => ({ ...motion, id: (this.#count += 1), delay: i * step })),
    );
  }

  /// Carries it out; returns how to end it early.
  fly(node: HTMLElement, one: Aloft): () => void {
    const timing = { delay: one.delay, duration: duration_of(one), fill: 'both', easing: 'cubic-bezier(.3,.7,.3,1)' } as const;
    const animation = node.animate(one.kind === 'rise' ? rising(one.at) : travelling(one), timing);
    const hidden = one.kind === 'travel' ? one.hides.map((element) => element.animate({ opacity: [0, 0] }, one.delay + travel)) : [];
    animation.onfinish = () => (this.aloft = this.aloft.filter(({ id }) => id !== one.id));
    return () => [animation, ...hidden].forEach((each) => each.cancel());
  }
}

const rising = ({ x, y }: { x: number; y: number }): Keyframe[] => {
  const at = (up: number) => `calc(${x}px - 50%) calc(${y - up}px - 50%)`;
  return [
    { translate: at(0), opacity: 0 },
    { translate: at(26), opacity: 1, offset: 0.25 },
    { translate: at(30), opacity: 1, offset: 0.8 },
    { translate: at(38), opacity: 0 },
  ];
};

const travelling = ({ figure, from, to }: Extract<Motion, { kind: 'travel' }>): Keyframe[] => {
  const at = (x: number, y: number) => `calc(${x}px - ${figure.x * 100}%) calc(${y}px - ${figure.y * 100}%)`;
  return [
    { translate: at(from.x, from.y), scale: String(from.width / Math.max(1, to.width)) },
    { translate: at(to.x, to.y), scale: '1' },
  ];
};
