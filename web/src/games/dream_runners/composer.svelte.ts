// SPDX-License-Identifier: Apache-2.0
// What a player does with segments before letting go: the one picked up, how it is turned, where it
// would lie, and what the engine says of that.
import type { Preview } from '../../protocol';
import { only_not_done, type Session } from '../../table/session.svelte';
import { as_choice, is_deed, spots_among, unlisted_spot, type Choice, type Deed, type Spot } from './choices';
import {
  cells_at,
  distance,
  is_in_frame,
  is_on_field,
  lying_cells,
  middle,
  minus,
  turned,
  type Point,
} from './field';
import type { Forecast, OwnedView, View } from './view';

/// So that a segment that only passes over cells asks nothing.
const patience = 60;
/// How near a dragged segment must be to a spot to snap to it, in cells.
const reach = 0.8;
const aside_cost = 2.2;
const centre: Point = { x: 1.5, y: 1.5 };
const corner: Point = { x: 0, y: 0 };

interface Held {
  owned: OwnedView;
  turns: number;
  /// From the middle of the segment to where it is held; nothing if it is not being dragged.
  grip: Point | null;
}

export class Composer {
  readonly session: Session;
  #view: () => View;
  #past: () => boolean;

  #held = $state.raw<{ number: number; turns: number; grip: Point | null } | null>(null);
  /// Where the picked segment would be laid, allowed or not.
  spot = $state.raw<Spot | null>(null);
  /// The pointer of a drag, in the window.
  pointer = $state.raw<Point | null>(null);
  preview = $state.raw<Preview | null>(null);
  /// Moves on their way, by segment: they are shown as made.
  sent = $state.raw<ReadonlyMap<number, Spot | null>>(new Map());
  /// What is composed now, if anything is.
  #dream: number | null = null;
  #considered: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, view: () => View, past: () => boolean) {
    this.session = session;
    this.#view = view;
    this.#past = past;
  }

  get view(): View {
    return this.#view();
  }
  get me(): number {
    return this.session.state?.you ?? 0;
  }
  get mine() {
    return this.view.players[this.me];
  }

  readonly #listed = $derived.by(() => this.session.choices.map(as_choice));
  /// What can be done now: nothing in the past.
  readonly choices = $derived.by(() => (this.#past() ? [] : this.#listed));
  readonly #actions = $derived(new Set(this.choices.map(({ action }) => action)));
  readonly spots = $derived(spots_among(this.choices, (number) => this.find(number)?.segment.shape));
  readonly composing = $derived(this.can({ verb: 'lock' }));

  choice(deed: Deed): Choice | undefined {
    return this.choices.find((choice) => is_deed(choice, deed));
  }
  can(deed: Deed): boolean {
    return this.choice(deed) !== undefined;
  }

  find(number: number): OwnedView | undefined {
    return this.mine?.segments.find(({ segment }) => segment.number === number);
  }

  get held(): Held | null {
    const owned = this.#held && this.composing ? this.find(this.#held.number) : undefined;
    return owned && this.#held ? { owned, turns: this.#held.turns, grip: this.#held.grip } : null;
  }
  get held_number(): number | null {
    return this.held?.owned.segment.number ?? null;
  }

  /// Where the picked segment lies now: letting go there changes nothing.
  #home(): Spot | null {
    const owned = this.held?.owned;
    if (!owned?.lying) return null;
    const cells = lying_cells(owned.lying);
    return { action: '', turns: owned.lying.turns, cells, middle: middle(cells) };
  }

  /// Where other segments will lie whose moves are on their way: what is listed does not know of them yet.
  #spoken_for(): Point[] {
    return [...this.sent].flatMap(([number, spot]) => (number === this.held_number ? [] : (spot?.cells ?? [])));
  }

  /// Every spot for the picked segment, however it is turned.
  #candidates(): Spot[] {
    const home = this.#home();
    const taken = this.#spoken_for();
    const listed = (this.spots.get(this.held_number ?? -1) ?? []).filter(
      ({ cells }) => !cells.some((cell) => taken.some((other) => distance(cell, other) === 0)),
    );
    return home ? [...listed, home] : listed;
  }
  get targets(): Spot[] {
    const turns = this.held?.turns;
    return this.#candidates().filter((spot) => spot.turns === turns);
  }

  pick(number: number): void {
    const owned = this.find(number);
    if (!owned || !this.composing) return;
    this.#held = { number, turns: owned.lying?.turns ?? 0, grip: null };
    const spot = this.#home() ?? this.#fitting();
    if (spot) this.#held = { number, turns: spot.turns, grip: null };
    this.#aim(spot);
  }

  /// Where the picked segment sticks out least, turned as little as that takes, and nearest to the upper
  /// left corner: one after the other, the segments of a set then fill the dream.
  #fitting(): Spot | null {
    const outside = ({ cells }: Spot): number => cells.filter((cell) => !is_in_frame(cell)).length;
    const far = ({ middle: to }: Spot): number => distance(to, corner);
    const [best] = this.#candidates().toSorted(
      (a, b) => outside(a) - outside(b) || a.turns - b.turns || far(a) - far(b),
    );
    return best ?? null;
  }

  /// Shows a hint where it would lie; letting go there carries it out.
  follow(action: string): void {
    for (const [number, spots] of this.spots) {
      const spot = spots.find((one) => one.action === action);
      if (!spot) continue;
      this.#held = { number, turns: spot.turns, grip: null };
      this.#aim(spot);
    }
  }

  /// Which dream is composed now, if any. What was held over another one, was on its way there or was
  /// said of it is let go: nothing of it is true of this one.
  turn_to(dream: number | null): void {
    if (dream === this.#dream) return;
    this.#dream = dream;
    this.sent = new Map();
    this.cancel();
  }

  cancel(): void {
    this.#held = null;
    this.pointer = null;
    this.spot = null;
    this.consider(null);
  }

  /// There is something else to decide: what was said of a move is asked anew, or forgotten with it.
  reconsider(): void {
    this.consider(this.spot?.action || null);
  }

  #nearest(to: Point): Spot | null {
    let best: Spot | null = null;
    for (const spot of this.targets) {
      if (!best || distance(spot.middle, to) < distance(best.middle, to)) best = spot;
    }
    return best;
  }

  /// Another quarter turn to the right, as far as there are spots for it.
  turn(by = 1): void {
    const held = this.held;
    if (!held) return;
    const ways = [...new Set(this.#candidates().map((spot) => spot.turns))].sort();
    const next = ways[(ways.indexOf(held.turns) + by + ways.length) % ways.length];
    if (next === undefined || next === held.turns) return;
    const grip = held.grip && turned(held.grip, (next - held.turns + 4) % 4);
    this.#held = { number: held.owned.segment.number, turns: next, grip };
    this.#aim(this.#nearest(this.spot?.middle ?? centre));
  }

  /// The next spot in that direction: something a little aside is better than something far ahead.
  shift(way: Point): void {
    const from = this.spot?.middle;
    if (!from) return;
    const cost = ({ middle }: Spot): number => {
      const step = minus(middle, from);
      const ahead = step.x * way.x + step.y * way.y;
      const aside = Math.abs(step.x * way.y) + Math.abs(step.y * way.x);
      return ahead > 0.1 ? ahead + aside * aside_cost : Infinity;
    };
    const best = this.targets.reduce<Spot | null>(
      (found, spot) => (found && cost(found) <= cost(spot) ? found : spot),
      null,
    );
    if (best && cost(best) < Infinity) this.#aim(best);
  }

  /// A pointer over the dream while a segment is picked up, not dragged.
  point_at(at: Point): void {
    if (this.held && !this.pointer) this.#aim(this.#nearest(at));
  }

  /// `grip` is where the segment was seized, from its middle.
  begin_drag(number: number, grip: Point): void {
    const owned = this.find(number);
    if (!owned || !this.composing) return;
    const turns = this.held_number === number ? (this.held?.turns ?? 0) : (owned.lying?.turns ?? 0);
    this.#held = { number, turns, grip };
  }

  /// `at` is the pointer in cells of the dream.
  drag_to(at: Point, pointer: Point): void {
    const held = this.held;
    if (!held?.grip) return;
    this.pointer = pointer;
    const wanted = minus(at, held.grip);
    const near = this.#nearest(wanted);
    this.#aim(near && distance(near.middle, wanted) <= reach ? near : this.#under(wanted));
  }

  /// The spot right under a dragged segment, which is not allowed; the engine will say why.
  #under(wanted: Point): Spot | null {
    const held = this.held;
    if (!held) return null;
    const { segment } = held.owned;
    const from_first = middle(cells_at(segment.shape, { x: 0, y: 0 }, held.turns));
    const exact = minus(wanted, from_first);
    const spot = unlisted_spot(segment, { x: Math.round(exact.x), y: Math.round(exact.y) }, held.turns);
    return spot.cells.every(is_on_field) && spot.cells.some(is_in_frame) ? spot : null;
  }

  drop(): void {
    const held = this.held;
    const { spot } = this;
    this.pointer = null;
    if (!held) return;
    if (spot && this.aimed_is_allowed) void this.place();
    else if (!spot && held.owned.lying) void this.take_back(held.owned.segment.number);
    else this.cancel();
  }

  get aimed_is_allowed(): boolean {
    return this.spot !== null && (this.spot.action === '' || this.#actions.has(this.spot.action));
  }

  /// Lays the picked segment where it is aimed.
  async place(): Promise<void> {
    const { spot } = this;
    const number = this.held_number;
    if (!spot || number === null || !this.aimed_is_allowed) return;
    this.cancel();
    if (spot.action === '') return;
    await this.#send(number, spot, () => spot.action);
  }

  async take_back(number: number): Promise<void> {
    this.cancel();
    await this.#send(number, null, () => this.#action_of({ verb: 'take_back', number }));
  }

  async #send(number: number, spot: Spot | null, action: () => string | undefined): Promise<void> {
    this.sent = new Map(this.sent).set(number, spot);
    await this.#in_turn(action);
    const others = [...this.sent].filter(([sent, to]) => sent !== number || to !== spot);
    this.sent = new Map(others);
  }

  do(deed: Deed): Promise<void> {
    return this.#in_turn(() => this.#action_of(deed));
  }

  #action_of(deed: Deed): string | undefined {
    return this.#listed.find((choice) => is_deed(choice, deed))?.action;
  }

  /// A quick hand may lay the next segment, or take it back, before the last move is answered.
  #in_turn(find_action: () => string | undefined): Promise<void> {
    return this.session.play_in_turn(find_action).catch(only_not_done);
  }

  is_hinted(deed: Deed): boolean {
    const { hint } = this.session;
    return hint !== null && this.choices.some((choice) => choice.action === hint.action && is_deed(choice, deed));
  }

  #aim(spot: Spot | null): void {
    if (spot?.action === this.spot?.action && spot?.turns === this.spot?.turns) return;
    this.spot = spot;
    this.consider(spot?.action || null);
  }

  /// Asks what a move would do, once the player stays with it.
  consider(action: string | null): void {
    clearTimeout(this.#timer);
    this.#considered = action;
    this.preview = null;
    if (action === null) return;
    this.#timer = setTimeout(() => {
      this.session.preview(action).then((preview) => {
        if (this.#considered === action) this.preview = preview;
      }, only_not_done);
    }, patience);
  }

  /// What would come of the composition with the picked segment where it is aimed.
  get forecast(): Forecast | null {
    const considered = (this.preview?.view ?? null) as View | null;
    return (considered ?? this.view).players[this.me]?.forecast ?? null;
  }

  /// All segments of a player that lie, as they are shown: a move on its way counts as made.
  lying_of(seat: number): { owned: OwnedView; cells: Point[] }[] {
    return (this.view.players[seat]?.segments ?? []).flatMap((owned) => {
      const sent = seat === this.me ? this.sent.get(owned.segment.number) : undefined;
      if (sent !== undefined) return sent ? [{ owned, cells: sent.cells }] : [];
      return owned.lying ? [{ owned, cells: lying_cells(owned.lying) }] : [];
    });
  }
}
