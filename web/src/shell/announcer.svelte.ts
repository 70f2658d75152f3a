// SPDX-License-Identifier: Apache-2.0
// What happens, said aloud by screen readers. App holds the live region.

let lines = $state<{ number: number; text: string }[]>([]);
let count = 0;

/// How many lines stay in the region: a reader that was busy still finds the last few.
const kept = 6;

export function announce(text: string): void {
  lines = [...lines, { number: (count += 1), text }].slice(-kept);
}

export const announced = () => lines;
