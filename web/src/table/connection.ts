// SPDX-License-Identifier: Apache-2.0
// One table's websocket, which comes back by itself: after a short while, then longer and longer,
// each client at a moment of its own so that a restarted server is not stormed.
import type { Letter } from '../protocol';

const first_wait = 500;
const longest_wait = 15_000;
/// A connection that lasted this long was a good one: the next wait is short again.
const steady_after = 5_000;

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

export interface ConnectionEvents {
  letter: (letter: Letter) => void;
  link: (link: Link) => void;
  /// The version from which the server should go on telling.
  since: () => number;
  /// In which it should write.
  language: () => string;
}

export class Connection {
  #table: string;
  #events: ConnectionEvents;
  #socket: WebSocket | null = null;
  #wait = first_wait;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(table: string, events: ConnectionEvents) {
    this.#table = table;
    this.#events = events;
    addEventListener('online', this.retry);
    this.#open();
  }

  send(command: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    return true;
  }

  /// Tries at once instead of waiting any longer.
  retry = (): void => {
    if (this.#stopped || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /// Does not come back.
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.retry);
    this.#socket?.close();
    this.#events.link('closed');
  }

  #open(): void {
    this.#events.link('connecting');
    const address = new URL(`/api/tables/${encodeURIComponent(this.#table)}/socket`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('since', String(this.#events.since()));
    address.searchParams.set('language', this.#events.language());
    const socket = new WebSocket(address);
    let opened_at = Infinity;
    socket.onopen = () => {
      opened_at = performance.now();
      this.#events.link('open');
    };
    socket.onmessage = ({ data }) => this.#events.letter(JSON.parse(String(data)) as Letter);
    socket.onclose = () => {
      if (this.#stopped) return;
      if (performance.now() - opened_at > steady_after) this.#wait = first_wait;
      this.#events.link('lost');
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
      this.#wait = Math.min(longest_wait, this.#wait * 2);
    };
    this.#socket = socket;
  }
}
