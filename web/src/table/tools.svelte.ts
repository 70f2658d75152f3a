// SPDX-License-Identifier: Apache-2.0
// Which tools of a table are open, and the keys that open them.
import { recall, remember } from '../shell/stored';
import type { GameFace } from './face';
import type { Session } from './session.svelte';

export type SheetName = 'log' | 'rules' | 'settings' | 'undo';

/// From this width on the log has a place beside the board.
const wide = matchMedia('(min-width: 1280px)');

export class Tools {
  sheet = $state<SheetName | null>(null);
  replaying = $state(false);
  /// The end screen is put aside to look at the board.
  ending_aside = $state(false);
  #log_open = $state(recall('log') !== 'closed');
  #wide = $state(wide.matches);
  readonly #session: Session;
  readonly #face: GameFace;

  constructor(session: Session, face: GameFace) {
    this.#session = session;
    this.#face = face;
    wide.addEventListener('change', (event) => (this.#wide = event.matches));
  }

  get log_beside(): boolean {
    return this.#has_place_beside && this.#log_open;
  }

  get #has_place_beside(): boolean {
    return this.#wide && this.#face.leaves_room_for_log;
  }

  toggle_log(): void {
    const covered = document.querySelector('[data-moment]') !== null;
    if (this.#has_place_beside && !covered) {
      this.#log_open = !this.#log_open;
      remember('log', this.#log_open ? 'open' : 'closed');
    } else {
      this.open('log');
    }
  }

  toggle_replay(): void {
    this.replaying = !this.replaying;
    if (!this.replaying) this.#session.look_at_now();
  }

  open(sheet: SheetName): void {
    this.sheet = this.sheet === sheet ? null : sheet;
  }

  /// What was learned cannot be unlearned, so that is asked about first.
  undo(): void {
    const undo = this.#session.state?.undo;
    if (!undo) return;
    if (undo.free && undo.asks.length === 0) this.#session.try({ type: 'undo' });
    else this.open('undo');
  }

  hint(): void {
    if (this.#session.my_turn) void this.#session.ask_hint();
  }

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || is_typing(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    const act = this.#keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  #keys: Record<string, () => void> = {
    u: () => this.undo(),
    h: () => this.hint(),
    l: () => this.toggle_log(),
    v: () => this.toggle_replay(),
    '?': () => this.open('rules'),
    ',': () => this.open('settings'),
  };
}

const is_typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type !== 'range';
