// SPDX-License-Identifier: Apache-2.0
// The one drawing that the page uses as it is.
export type SignName = 'sun' | 'moon' | 'key' | 'red' | 'blue' | 'green' | 'brown';

export interface SignPart {
  d: string;
  cut?: boolean;
  line?: number;
}

export const signs: Record<SignName, { parts: SignPart[]; reach: number; turn: number }>;
