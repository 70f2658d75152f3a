// SPDX-License-Identifier: Apache-2.0
// A resolution told again, cell by cell, after it has happened: over the dream as it lay before. The
// table behind it is in its new state already, so that leaving the story loses nothing.
import type { StoryLine } from '../../protocol';
import { settings } from '../../shell/settings.svelte';
import { event_of, number_of, seat_of, term_of } from './story';
import { gain, loss, safe, type Tag } from './tags';
import type { Good, View } from './view';
import { page_text } from './words';

export interface Step {
  seat: number;
  /// Counted from zero; nothing where the whole dream is meant.
  cell: number | null;
  tag: Tag | null;
  line: StoryLine;
}

const time_for_mine = 420;
const time_for_others = 190;
const time_between = 500;

function tag_of(line: StoryLine): Tag | null {
  switch (event_of(line)) {
    case 'gathered':
    case 'shared':
      return gain(`+${number_of(line, 'amount')}`, term_of(line, 'good') as Good);
    case 'repelled':
      return safe();
    case 'haunted': {
      const serenity = number_of(line, 'serenity');
      return serenity > 0 ? loss(`−${serenity}`, 'serenity') : loss(page_text('tag.bat'), null);
    }
    default:
      return null;
  }
}

const told_events = [
  'gathered',
  'shared',
  'repelled',
  'haunted',
  'incoherent',
  'chest_opened',
  'chest_stays_shut',
  'star_made',
  'segment_lost',
  'serenity_changed',
  'woke_up',
];

function step_of(line: StoryLine, stage: View): Step[] {
  const [event, seat] = [event_of(line), seat_of(line)];
  if (seat === null || !told_events.includes(event)) return [];
  const cell = number_of(line, 'cell') - 1;
  const by_kind = (kind: string) => stage.dream?.cells.findIndex((one) => one.kind === kind) ?? -1;
  const place = event === 'shared' ? by_kind('crossroads') : event.startsWith('chest') ? by_kind('chest') : cell;
  return [{ seat, cell: place < 0 ? null : place, tag: tag_of(line), line }];
}

export class Telling {
  /// The table as it was when the dream was resolved.
  stage = $state.raw<View | null>(null);
  #steps = $state.raw<Step[]>([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get step(): Step | null {
    return this.stage ? (this.#steps[this.#at] ?? null) : null;
  }

  /// What has come of each cell so far, for the dreamer who is being told of.
  get tags(): Tag[][] {
    const tags: Tag[][] = Array.from({ length: 9 }, () => []);
    const seat = this.step?.seat;
    for (const step of this.#steps.slice(0, this.#at + 1)) {
      if (step.seat === seat && step.cell !== null && step.tag) tags[step.cell]?.push(step.tag);
    }
    return tags;
  }

  tell(lines: StoryLine[], stage: View, me: number): void {
    const steps = lines.flatMap((line) => step_of(line, stage));
    if (steps.length === 0 || !stage.dream || settings.still) return;
    this.#steps = steps;
    this.#at = 0;
    this.stage = stage;
    this.#wait(me);
  }

  #wait(me: number): void {
    clearTimeout(this.#timer);
    const [step, next] = [this.#steps[this.#at], this.#steps[this.#at + 1]];
    const time = step?.seat === me ? time_for_mine : time_for_others;
    const pause = next?.seat === step?.seat ? 0 : time_between;
    this.#timer = setTimeout(() => {
      if (next) {
        this.#at += 1;
        this.#wait(me);
      } else {
        this.skip();
      }
    }, time + pause);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.stage = null;
    this.#steps = [];
  }
}
