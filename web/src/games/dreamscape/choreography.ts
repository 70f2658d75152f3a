// SPDX-License-Identifier: Apache-2.0
// Which movement tells which event: from where something goes to where it comes. Places are named by what
// lies there (`data-flight`); a place that is not on the screen has no movement.
import type { Message } from '../../protocol';
import type { Place, Places, Spot } from '../../table/flights';
import { event_of, name_in, number_in } from './story';
import { stack_at, type Fragment, type View } from './view';
import { signed } from './words';

/// A picture, how wide it is beside its place, and with which point of it, in parts, it stands there.
export interface Figure {
  picture: string;
  size: number;
  x: number;
  y: number;
}
export interface Travel {
  kind: 'travel';
  figure: Figure;
  from: Spot;
  to: Place;
  /// What is there already, and is seen when the figure arrives.
  hides: Element[];
}
export interface Rise {
  kind: 'rise';
  text: string;
  at: Spot;
}
export type Motion = Travel | Rise;

/// As in `boxes` of pictures.ts.
const fragment_figure = (fragment: string): Figure => ({ picture: fragment, size: 1.06, x: 0.5, y: 0.44 });
const dreamer_figure = (seat: number): Figure => ({ picture: `dreamer_${seat}`, size: 1.01, x: 0.32, y: 0.83 });
const whole_figure = (picture: string): Figure => ({ picture, size: 1, x: 0.5, y: 0.5 });
const red = fragment_figure('nightmare');

/// What comes to a place that holds several things is no larger there than one of them.
const widest_held = 54;
const as_one_of_many = (place: Place | undefined): Place | undefined =>
  place && { ...place, width: Math.min(place.width, widest_held) };

/// A place where one thing lies is that thing; Hands as a whole hold several.
const thing_at = ({ element }: Place): Element[] => (element.dataset['flight']?.startsWith('hands:') ? [] : [element]);

export class Choreography {
  readonly #old: View;
  readonly #now: View;
  readonly #before: Places;
  readonly #after: Places;
  readonly #me: number;
  /// From where the player let go of what is placed.
  readonly #dropped: Spot | null;
  readonly #dreamers: (string | null)[];
  readonly #used = new Set<string>();

  constructor(views: { old: View; now: View }, places: { before: Places; after: Places }, me: number, dropped: Spot | null) {
    this.#old = views.old;
    this.#now = views.now;
    this.#before = places.before;
    this.#after = places.after;
    this.#me = me;
    this.#dropped = dropped;
    this.#dreamers = this.#old.players.map(({ dreamer }) => dreamer);
  }

  motions_of(message: Message): Motion[] {
    const [seat, location] = [number_in(message, 'seat'), number_in(message, 'location')];
    const [fragment, cell] = [name_in(message, 'fragment'), name_in(message, 'cell')];
    const [was, is] = [this.#before, this.#after];
    const figure = fragment_figure(fragment);
    switch (event_of(message)) {
      case 'fragment_came':
      case 'fragment_harvested':
        return this.#travel(figure, was.get('bag'), this.#came(`slot:${location}:`));
      case 'collected':
        return this.#travel(figure, this.#last(was, `slot:${location}:`), this.#hand(is, seat, fragment));
      case 'rival_took':
        return this.#travel(figure, this.#last(was, `slot:${location}:`), as_one_of_many(is.get('hands:rival')));
      case 'travelled':
        return this.#travel(whole_figure(`sleeper_${seat}`), was.get(`sleeper:${seat}`), is.get(`sleeper:${seat}`));
      case 'nightmare_met':
        return this.#travel(red, this.#gone('red:'), this.#hand(is, seat, 'nightmare'));
      case 'fragment_found':
        return this.#now.harvest.length > 0 ? [] : this.#travel(figure, was.get('bag'), this.#hand(is, seat, fragment));
      case 'fragment_stored':
        return this.#travel(figure, this.#hand(was, seat, fragment), as_one_of_many(is.get(`card:${name_in(message, 'card')}`)), []);
      case 'fragment_lifted':
        return this.#travel(figure, was.get(`cell:${seat}:${cell}`), this.#hand(is, seat, fragment));
      case 'fragments_carried':
        return this.#carried(seat, name_in(message, 'from'), cell, number_in(message, 'count'));
      case 'dreamer_entered':
      case 'dreamer_stepped':
        return this.#walked(seat, cell);
      case 'bathed':
      case 'mountain_climbed':
        return this.#rise(number_in(message, 'points'), this.#under_dreamer(seat));
      case 'nightmare_trodden':
        return this.#rise(-number_in(message, 'points'), this.#under_dreamer(seat));
      case 'fragment_placed':
        return this.#placed(seat, fragment, cell);
      case 'tree_planted':
        return [
          ...this.#travel(fragment_figure('grass'), this.#hand(was, seat, 'grass'), was.get('bag'), []),
          ...this.#rise(number_in(message, 'points'), is.get(`cell:${seat}:${cell}`)),
        ];
      case 'traded':
        return [
          ...this.#travel(figure, this.#hand(was, seat, fragment), was.get('bag'), []),
          ...this.#travel(fragment_figure(name_in(message, 'taken')), was.get('bag'), this.#hand(is, seat, name_in(message, 'taken'))),
        ];
      case 'card_completed':
        return this.#rise(number_in(message, 'points'), was.get(`card:${name_in(message, 'card')}`) ?? is.get(`score:${seat}`));
      case 'fragment_let_go':
        return this.#travel(figure, as_one_of_many(is.get(`hands:${seat}`)), is.get('bag'), []);
      case 'hands_emptied':
        return this.#emptied(seat);
      case 'nightmare_left':
        return this.#rise(-number_in(message, 'points'), is.get(`score:${seat}`));
      case 'nightmare_came':
        return this.#travel(whole_figure('mr_nightmare'), was.get('nightmare'), is.get('nightmare'));
      case 'link_haunted':
        return this.#travel(red, is.get('nightmare'), is.get(`red:${number_in(message, 'low')}-${number_in(message, 'high')}`));
      case 'rival_sent':
        return this.#travel(red, is.get('nightmare'), this.#hand(is, seat, 'nightmare'));
      case 'rival_scored':
      case 'rival_planted':
      case 'rival_fed':
        return this.#rise(number_in(message, 'points'), is.get('score:rival'));
      default:
        return [];
    }
  }

  #travel(figure: Figure, from: Spot | undefined, to: Place | undefined, hides?: Element[]): Travel[] {
    return from && to ? [{ kind: 'travel', figure, from, to, hides: hides ?? thing_at(to) }] : [];
  }
  #rise(points: number, at: Place | undefined): Rise[] {
    return at && points !== 0 ? [{ kind: 'rise', text: signed(points), at }] : [];
  }

  /// The last in a row of places.
  #last(places: Places, row: string): Place | undefined {
    return [...places].findLast(([name]) => name.startsWith(row))?.[1];
  }
  /// Of a row the next place where something lies that did not before.
  #came(row: string): Place | undefined {
    const name = [...this.#after.keys()].find((one) => one.startsWith(row) && !this.#before.has(one) && !this.#used.has(one));
    if (name !== undefined) this.#used.add(name);
    return name === undefined ? undefined : this.#after.get(name);
  }
  #gone(row: string): Place | undefined {
    return [...this.#before].find(([name]) => name.startsWith(row) && !this.#after.has(name))?.[1];
  }
  /// The player's own Hands are seen fragment by fragment, those of others as a whole.
  #hand(places: Places, seat: number, fragment: string): Place | undefined {
    const own = seat === this.#me ? this.#last(places, `hand:${fragment}:`) : undefined;
    return own ?? as_one_of_many(places.get(`hands:${seat}`));
  }
  #part(at: Place | undefined, part: string): Element[] {
    return [...(at?.element.closest('[data-stack]')?.querySelectorAll(`[data-part=${part}]`) ?? [])];
  }

  #placed(seat: number, fragment: string, cell: string): Motion[] {
    const from = (seat === this.#me ? this.#dropped : null) ?? this.#hand(this.#before, seat, fragment);
    const to = this.#after.get(`cell:${seat}:${cell}`);
    return this.#travel(fragment_figure(fragment), from, to, this.#part(to, 'fragment').slice(-1));
  }

  #carried(seat: number, from_cell: string, cell: string, count: number): Motion[] {
    const [from, to] = [this.#before.get(`cell:${seat}:${from_cell}`), this.#after.get(`cell:${seat}:${cell}`)];
    const stack = stack_at(this.#now.players[seat]?.board ?? [], cell)?.fragments ?? [];
    const top: Fragment | undefined = stack.at(-1);
    return top ? this.#travel(fragment_figure(top), from, to, this.#part(to, 'fragment').slice(-count)) : [];
  }

  #walked(seat: number, cell: string): Motion[] {
    const stood = this.#dreamers[seat] ?? this.#now.entrance;
    this.#dreamers[seat] = cell;
    const to = this.#after.get(`cell:${seat}:${cell}`);
    return this.#travel(dreamer_figure(seat), this.#before.get(`cell:${seat}:${stood}`), to, this.#part(to, 'dreamer'));
  }
  #under_dreamer(seat: number): Place | undefined {
    return this.#after.get(`cell:${seat}:${this.#dreamers[seat] ?? ''}`);
  }

  #emptied(seat: number): Motion[] {
    if (seat !== this.#me) return [];
    const held = [...this.#before].filter(([name]) => name.startsWith('hand:'));
    return held.flatMap(([name, from]) => this.#travel(fragment_figure(name.split(':')[1] ?? ''), from, this.#after.get('bag'), []));
  }
}
