// SPDX-License-Identifier: Apache-2.0
// The secrets of the open seats of a table, which only the one who opened it was given. They stay in
// this browser, so that the link can be shown again.
import type { Invitation } from '../protocol';
import { recall, remember } from '../shell/stored';

const place = (table: string) => `invitations.${table}`;

export function remember_invitations(table: string, invitations: Invitation[]): void {
  if (invitations.length > 0) remember(place(table), JSON.stringify(invitations));
}

export function recall_invitations(table: string): Invitation[] {
  try {
    return JSON.parse(recall(place(table)) ?? '[]') as Invitation[];
  } catch {
    return [];
  }
}
