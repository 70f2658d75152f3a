// SPDX-License-Identifier: Apache-2.0
// The four places of Onirim. `ink` and `deep` are for paper, `glow` for the dark ground; the shape of
// the pennant's tail tells the place without colour.

export const places = {
  red: { ink: '#9c2b2f', deep: '#4a0f1a', glow: '#ff8a66', tail: 'point' },
  blue: { ink: '#1c5f94', deep: '#07284f', glow: '#62c8f2', tail: 'round' },
  green: { ink: '#2f6b3c', deep: '#0c3026', glow: '#8fd684', tail: 'lobes' },
  brown: { ink: '#7a4a1e', deep: '#33190b', glow: '#e0a35c', tail: 'notch' },
};

export const colours = Object.keys(places);
export const symbols = ['sun', 'moon', 'key'];
