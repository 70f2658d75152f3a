// SPDX-License-Identifier: Apache-2.0
// A resolution told again, cell by cell, after it has happened: over the dream as it lay before. The
// table behind it is in its new state already, so that leaving the story loses nothing.
import type { StoryLine } from '../../protocol';
import { settings } from '../../shell/settings.svelte';
import { only_not_done } from '../../table/session.svelte';
import { frame_cells } from './field';
import { begins_turn, event_of, number_of, seat_of, term_of } from './story';
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
const is_told = (line: StoryLine): boolean => told_events.includes(event_of(line));

/// Those of the last dream that was resolved: whoever was away is not told of several.
function last_resolution(news: readonly StoryLine[]): StoryLine[] {
  const until = news.slice(0, news.findLastIndex(is_told) + 1);
  return until.slice(until.findLastIndex(begins_turn) + 1).filter(is_told);
}

function cell_of(line: StoryLine, stage: View): number {
  const by_kind = (kind: string) => stage.dream?.cells.findIndex((one) => one.kind === kind) ?? -1;
  const event = event_of(line);
  if (event === 'shared') return by_kind('crossroads');
  if (event.startsWith('chest')) return by_kind('chest');
  return 'place' in line.text.args ? number_of(line, 'place') : -1;
}

function step_of(line: StoryLine, stage: View): Step[] {
  const seat = seat_of(line);
  if (seat === null) return [];
  const cell = cell_of(line, stage);
  return [{ seat, cell: cell < 0 ? null : cell, tag: tag_of(line), line }];
}

/// What was hidden while all composed lies open afterwards, as long as the dream does.
function uncovered(stage: View, now: View): View {
  if (now.dream === null || now.turn !== stage.turn) return stage;
  const players = stage.players.map((player, seat) =>
    player.hidden ? { ...player, segments: now.players[seat]?.segments ?? player.segments } : player,
  );
  return { ...stage, players };
}

export class Telling {
  /// The table as it was when the dream was resolved.
  stage = $state.raw<View | null>(null);
  #steps = $state.raw<Step[]>([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /// So that what is asked for one telling is not used by the next.
  #count = 0;

  get step(): Step | null {
    return this.stage ? (this.#steps[this.#at] ?? null) : null;
  }

  /// What has come of each cell so far, for the dreamer who is being told of.
  get tags(): Tag[][] {
    const tags: Tag[][] = Array.from({ length: frame_cells }, () => []);
    const seat = this.step?.seat;
    for (const step of this.#steps.slice(0, this.#at + 1)) {
      if (step.seat === seat && step.cell !== null && step.tag) tags[step.cell]?.push(step.tag);
    }
    return tags;
  }

  /// `seen` is the last the page has shown. If it is of the same dream, the telling begins over it at
  /// once; but what was laid together with the last lock was never shown, so `moment_after` is asked.
  tell(
    news: readonly StoryLine[],
    seen: View,
    now: View,
    moment_after: (inputs: number) => Promise<View>,
    me: number,
  ): void {
    const lines = last_resolution(news);
    const [first] = lines;
    if (!first || settings.still) return;
    const same_dream = !news.slice(0, news.indexOf(first)).some(begins_turn);
    if (same_dream && this.stage?.turn === seen.turn) return this.#go_on(lines, now);
    this.skip();
    const count = this.#count;
    if (same_dream && seen.dream) this.#begin(lines, uncovered(seen, now), me);
    const begun = this.stage !== null;
    moment_after((first.inputs ?? 1) - 1).then((stage) => {
      if (this.#count !== count || !stage.dream) return;
      if (begun) this.stage = uncovered(stage, now);
      else this.#begin(lines, uncovered(stage, now), me);
    }, only_not_done);
  }

  #begin(lines: readonly StoryLine[], stage: View, me: number): void {
    this.#steps = lines.flatMap((line) => step_of(line, stage));
    this.#at = 0;
    this.stage = stage;
    this.#wait(me);
  }

  /// Somebody was asked in the middle of it and has answered: the rest follows what is being told.
  #go_on(lines: readonly StoryLine[], now: View): void {
    if (!this.stage) return;
    const stage = uncovered(this.stage, now);
    this.stage = stage;
    this.#steps = [...this.#steps, ...lines.flatMap((line) => step_of(line, stage))];
  }

  #wait(me: number): void {
    clearTimeout(this.#timer);
    const [step, next] = [this.#steps[this.#at], this.#steps[this.#at + 1]];
    const time = step?.seat === me ? time_for_mine : time_for_others;
    const pause = next?.seat === step?.seat ? 0 : time_between;
    this.#timer = setTimeout(() => {
      if (this.#at + 1 < this.#steps.length) {
        this.#at += 1;
        this.#wait(me);
      } else {
        this.skip();
      }
    }, time + pause);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#count += 1;
    this.stage = null;
    this.#steps = [];
  }
}
