// SPDX-License-Identifier: Apache-2.0
// The seconds that are left of the table's timer, for words.
import type { Session } from '../../table/session.svelte';
import { milliseconds_left } from './timer';

const pace = 200;

/// While the component that asks for it is shown; nothing where no timer runs.
export function countdown(session: () => Session): { readonly seconds: number | null } {
  let seconds = $state<number | null>(null);
  $effect(() => {
    void session().state;
    const read = () => {
      const left = milliseconds_left(session());
      seconds = left === null ? null : Math.ceil(left / 1000);
    };
    read();
    if (!session().state?.timer) return;
    const timer = setInterval(read, pace);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return seconds;
    },
  };
}
