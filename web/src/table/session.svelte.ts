// SPDX-License-Identifier: Apache-2.0
// One client at one table: the last state it was sent, the story so far, and the questions and
// moves that are under way. It knows no game and no rules.
import type {
  ChoiceInfo,
  Closing,
  Demand,
  Hint,
  Letter,
  Message,
  Moment,
  Page,
  Preview,
  Refusal,
  State,
  StoryLine,
} from '../protocol';
import { has_text, language, tell, type Listener } from '../shell/i18n.svelte';
import { announce } from '../shell/announcer.svelte';
import { obstacle_at } from '../shell/api';
import { Connection, type Link } from './connection';
import { Deeds } from './deeds';
import { seat_names } from './seats';
import { TableStory } from './story.svelte';
import { TableTalk } from './talk.svelte';

type Answer = Exclude<Letter, { type: 'state' | 'closing' }>;

const remembered_latencies = 9;

/// What asks and changes nothing may wait for the connection; a deed may not, or it would be done later
/// in another moment than it was meant for.
const questions: Demand['type'][] = ['preview', 'look', 'earlier', 'hint', 'speak'];
const not_sent: Refusal = { message: { key: 'table_page.lost.not_sent', args: {} }, rule: '' };

interface Question {
  demand: Demand;
  version: number;
  asked_at: number;
  answered: (answer: Answer) => void;
  failed: (reason: Refusal | null) => void;
  /// The connection was lost before the answer came.
  is_late: boolean;
}

/// The command was refused, with the reason, or lost on its way (without one).
export class NotDone extends Error {
  constructor(readonly reason: Refusal | null) {
    super(reason?.message.key ?? 'lost');
  }
}

export class Session {
  readonly table: string;
  state = $state.raw<State | null>(null);
  /// All that this seat may do now. A letter without choices leaves them as they were.
  choices = $state.raw<ChoiceInfo[]>([]);
  /// The pages of the game's story that were shown to this seat, in its language.
  pages = $state.raw<Page[]>([]);
  readonly #story = new TableStory();
  readonly talk = new TableTalk();
  link = $state<Link>('connecting');
  /// Why the server ended the connection for good, or does not let us in.
  closed = $state.raw<Message | null>(null);
  /// Of a table that cannot be played on here: its story can be taken up from a sheet.
  has_sheet = $state(false);
  /// It is the game of a log that was brought: that can be had back.
  has_log = $state(false);
  /// Why the server ended the connection for a while.
  farewell = $state.raw<Message | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /// A past moment being looked at instead of now.
  moment = $state.raw<Moment | null>(null);
  /// What the board shows instead of now while it tells how that came about: the `View` before.
  told = $state.raw<unknown>(null);
  /// The board shows first what led to the end.
  end_waits = $state(false);
  /// Why the last thing asked for was not done.
  refusal = $state.raw<Refusal | null>(null);
  playing = $state(false);
  /// A deed that was on its way when the connection was lost has been done since.
  done_late = $state(false);
  /// When the last state came, for clocks.
  told_at = $state(0);
  /// How long the server took to answer lately, in milliseconds; nothing before the first answer.
  latency = $state<number | null>(null);

  #connection: Connection;
  #deeds = new Deeds();
  #questions = new Map<string, Question>();
  #previews = new Map<string, Promise<Preview>>();
  #previews_of = -1;
  #count = 0;
  /// In which the server writes to this seat.
  #written_in = '';
  #telling_all: Promise<void> | null = null;
  #awaited: { version: number; reached: () => void }[] = [];
  #latencies: number[] = [];
  #client = crypto.getRandomValues(new Uint32Array(2)).join('-');

  constructor(table: string) {
    this.table = table;
    this.#connection = new Connection(table, {
      letter: (letter) => this.#receive(letter),
      link: (link) => this.#linked(link),
      since: () => this.state?.version ?? 0,
      language: () => (this.#written_in = language()),
    });
  }

  /// As text, so that a state in which nobody changed does not have the whole story told anew.
  #listener_text = $derived(
    JSON.stringify({ you: this.state?.you ?? null, names: seat_names(this.state?.table.seats ?? []) }),
  );
  listener = $derived(JSON.parse(this.#listener_text) as Listener);

  /// Changes with what the player has to decide, not with every letter.
  decision = $derived(this.state?.decision ?? 0);

  get my_turn(): boolean {
    const { state } = this;
    return state !== null && state.you !== null && state.turn.includes(state.you);
  }

  /// The page waits for an answer, the connection or somebody else, and not for this player.
  get waits(): boolean {
    const others_turn = !this.my_turn && this.state?.table.status === 'playing';
    return this.playing || this.link !== 'open' || others_turn;
  }

  /// What happened, as far as it has been told here: perhaps only the recent part.
  get story(): StoryLine[] {
    return this.#story.lines;
  }
  get story_is_whole(): boolean {
    return this.#story.is_whole;
  }
  /// For what counts over the whole game: nothing until all of it is here.
  get whole_story(): StoryLine[] {
    return this.#story.is_whole ? this.#story.lines : [];
  }
  /// How many lines the whole story has.
  get story_end(): number {
    return this.#story.end;
  }
  /// The lines that are here from that one on, counted from the beginning of the story.
  story_since(line: number): StoryLine[] {
    return this.#story.since(line);
  }

  /// What had happened at the moment that is being looked at.
  get story_shown(): StoryLine[] {
    const at = this.moment?.at ?? Infinity;
    return this.story.filter(({ inputs }) => (inputs ?? 0) <= at);
  }

  say(message: Message): string {
    return tell(message, this.listener);
  }

  /// Resolves when the move is durable and the state after it has come.
  async play(action: string): Promise<void> {
    this.playing = true;
    try {
      await this.do({ type: 'play', action });
    } finally {
      this.playing = false;
    }
  }

  /// Plays after everything that was played so before. What is listed is looked up when its turn comes.
  async play_in_turn(find_action: () => string | undefined): Promise<void> {
    if (this.link !== 'open') throw this.#refused(not_sent);
    await this.#deeds.next(async () => {
      const action = find_action();
      if (action !== undefined) await this.play(action);
    });
  }

  /// Sends a command; a refusal is shown and thrown as NotDone.
  async do(demand: Demand): Promise<void> {
    this.refusal = null;
    this.done_late = false;
    try {
      const answer = await this.#ask(demand);
      if (answer.type === 'accepted') await this.#reach(answer.version);
    } catch (problem) {
      throw problem instanceof NotDone && problem.reason ? this.#refused(problem.reason) : problem;
    }
  }

  #refused(reason: Refusal): NotDone {
    this.refusal = reason;
    announce(this.say(reason.message));
    return new NotDone(reason);
  }

  /// The same for buttons, which show the refusal and need no more.
  try(demand: Demand): void {
    this.do(demand).catch(only_not_done);
  }

  preview(action: string): Promise<Preview> {
    const version = this.state?.version ?? 0;
    if (version !== this.#previews_of) {
      this.#previews.clear();
      this.#previews_of = version;
    }
    const known = this.#previews.get(action);
    if (known) return known;
    const asked = this.#ask({ type: 'preview', action }).then((answer) => answer as Preview);
    asked.catch(() => this.#previews.delete(action));
    this.#previews.set(action, asked);
    return asked;
  }

  async ask_hint(): Promise<void> {
    if (this.hinting) return;
    this.refusal = null;
    this.hinting = true;
    try {
      const answer = await this.#ask({ type: 'hint' });
      if (answer.type === 'hint' && answer.version >= this.decision) this.hint = answer;
    } catch (problem) {
      only_not_done(problem);
      if (problem instanceof NotDone && problem.reason) this.#refused(problem.reason);
    } finally {
      this.hinting = false;
    }
  }

  /// Fetches lines before those that are here, as many as come in one letter.
  async ask_earlier(): Promise<void> {
    const answer = await this.#ask({ type: 'earlier', before: this.#story.from });
    if (answer.type === 'earlier') this.#story.put_before(answer.story);
  }

  /// Fetches all that is missing of the story, for what shows or counts the whole game.
  ask_whole_story(): void {
    this.#telling_all ??= this.#ask_all_earlier()
      .catch(only_not_done)
      .finally(() => (this.#telling_all = null));
  }

  async #ask_all_earlier(): Promise<void> {
    while (!this.#story.is_whole) await this.ask_earlier();
  }

  async look(at: number): Promise<void> {
    this.moment = await this.moment_at(at);
  }

  /// How the table was after so many inputs, without going there.
  moment_at(at: number): Promise<Moment> {
    return this.#ask({ type: 'look', at }).then((answer) => answer as Moment);
  }

  look_at_now(): void {
    this.moment = null;
  }

  /// From now on in the language that the visitor has chosen: the pages shown so far come again.
  speak(): void {
    const spoken = language();
    if (spoken === this.#written_in) return;
    if (this.#connection.send({ type: 'speak', language: spoken, ...this.#signature() })) this.#written_in = spoken;
  }

  retry(): void {
    this.#connection.retry();
  }

  leave(): void {
    this.#connection.stop();
  }

  /// What every command carries.
  #signature(): { id: string; version: number } {
    return { id: `${this.#client}-${(this.#count += 1)}`, version: this.state?.version ?? 0 };
  }

  #ask(demand: Demand): Promise<Answer> {
    const { id, version } = this.#signature();
    const is_sent = this.#connection.send({ ...demand, id, version });
    if (!is_sent && !questions.includes(demand.type)) return Promise.reject(new NotDone(not_sent));
    return new Promise((resolve, reject) => {
      this.#questions.set(id, {
        demand,
        version,
        asked_at: performance.now(),
        answered: resolve,
        failed: (reason) => reject(new NotDone(reason)),
        is_late: false,
      });
    });
  }

  #reach(version: number): Promise<void> {
    if ((this.state?.version ?? 0) >= version) return Promise.resolve();
    return new Promise((reached) => this.#awaited.push({ version, reached }));
  }

  #linked(link: Link): void {
    this.link = link;
    if (link === 'open') {
      this.#ask_again();
      this.speak();
    }
    if (link === 'lost' && this.#deeds.drop(new NotDone(not_sent))) this.#refused(not_sent);
    if (link === 'lost' && this.state === null) void this.#look_for_table();
  }

  async #look_for_table(): Promise<void> {
    const reason = await obstacle_at(this.table).catch(() => null);
    if (reason) this.#take_closing({ reason, come_back: false, goes_on: false, has_log: false });
  }

  /// Commands carry an id, so asking twice is harmless.
  #ask_again(): void {
    for (const [id, question] of this.#questions) {
      const { demand, version } = question;
      question.is_late = true;
      this.#connection.send({ ...demand, id, version });
    }
  }

  #receive(letter: Letter): void {
    switch (letter.type) {
      case 'state':
        return this.#take_state(letter);
      case 'closing':
        return this.#take_closing(letter);
      default:
        return this.#take_answer(letter);
    }
  }

  #take_state(state: State): void {
    const heard = this.#story.end;
    this.#story.take(state.story);
    this.pages = [...this.pages.slice(0, state.pages.from), ...state.pages.pages];
    if (state.choices) this.choices = state.choices;
    this.talk.take(state);
    this.farewell = null;
    if (this.hint && this.hint.version < state.decision) this.hint = null;
    const is_first = this.state === null;
    this.state = state;
    this.told_at = performance.now();
    for (const { reached } of this.#awaited.filter(({ version }) => version <= state.version)) reached();
    this.#awaited = this.#awaited.filter(({ version }) => version > state.version);
    if (!is_first) for (const line of this.#story.since(heard)) this.#announce(line.text);
  }

  /// Nothing before the words of the game have come with its board, which shows all of it then.
  #announce(message: Message): void {
    if (has_text(message.key)) announce(this.say(message));
  }

  #take_answer(answer: Answer): void {
    const question = this.#questions.get(answer.id);
    if (!question) return;
    this.#questions.delete(answer.id);
    this.#measure(performance.now() - question.asked_at);
    if (answer.type === 'refused') return question.failed(answer.reason);
    if (question.is_late && !questions.includes(question.demand.type)) this.done_late = true;
    question.answered(answer);
  }

  /// The middle one of the last few: one slow answer is not the way there.
  #measure(milliseconds: number): void {
    this.#latencies = [...this.#latencies, milliseconds].slice(-remembered_latencies);
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    this.latency = Math.round(sorted[Math.floor(sorted.length / 2)] ?? milliseconds);
  }

  #take_closing({ reason, come_back, goes_on, has_log }: Omit<Closing, 'type'>): void {
    if (come_back) {
      this.farewell = reason;
      return;
    }
    this.closed = reason;
    this.has_sheet = goes_on;
    this.has_log = has_log;
    this.#connection.stop();
    for (const question of this.#questions.values()) question.failed(null);
    this.#questions.clear();
  }
}

/// For promises whose refusal is shown elsewhere.
export function only_not_done(problem: unknown): void {
  if (!(problem instanceof NotDone)) throw problem;
}
