// SPDX-License-Identifier: Apache-2.0
// What this browser keeps for its visitor. Storage may be full or forbidden; then a choice lasts as
// long as the page does.

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`reverie.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`reverie.${name}`, value);
  } catch {
    return;
  }
}

/// The stored choice, if it is one of those that exist now.
export function recall_choice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  const stored = recall(name);
  return choices.find((choice) => choice === stored) ?? otherwise;
}
