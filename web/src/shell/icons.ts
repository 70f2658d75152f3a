// SPDX-License-Identifier: Apache-2.0
// Line icons on a grid of 24 × 24. `filled` strokes are painted inside too.

export interface Stroke {
  d: string;
  width?: number;
  filled?: boolean;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const icons = {
  undo: [{ d: 'M8.5 5.5 4 10l4.5 4.5' }, { d: 'M4.5 10H14a5.5 5.5 0 0 1 0 11h-3.5' }],
  hint: [
    { d: 'M12 2.5c2.6 3 4.6 5.2 4.6 8a4.6 4.6 0 0 1-9.2 0c0-2.8 2-5 4.6-8Z' },
    { d: 'M9 17.5h6v4H9z' },
  ],
  rules: [
    {
      d: 'M12 6.2C9.6 4.4 6.6 4 3 4.4v14.4c3.6-.4 6.6 0 9 1.8 2.4-1.8 5.4-2.2 9-1.8V4.4c-3.6-.4-6.6 0-9 1.8Z',
    },
    { d: 'M12 6.2v14.4' },
  ],
  log: [
    { d: 'M6 3.5h11a2 2 0 0 1 2 2v13a2.2 2.2 0 0 1-2.2 2.2H6.5' },
    { d: 'M6.5 20.7A2.4 2.4 0 0 1 4.2 18.3V16h9.8v2.5a2.2 2.2 0 0 0 2.5 2.2' },
    { d: 'M6 3.5a2 2 0 0 1 2 2V16M11 8h5M11 11.5h5' },
  ],
  replay: [
    { d: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5' },
    { d: 'M7.5 2.8 6.6 7l4.2.8' },
    { d: 'm10.5 9.2 4.5 2.8-4.5 2.8z', filled: true },
  ],
  settings: [
    { d: circle(12, 12, 3.2) },
    {
      d: 'M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
    },
  ],
  people: [
    { d: circle(9, 8, 3.6) },
    { d: 'M2.8 20c.4-4 2.8-6 6.2-6s5.8 2 6.2 6' },
    { d: 'M15.5 4.8a3.4 3.4 0 0 1 0 6.5M17.5 14.4c2.2.8 3.5 2.6 3.8 5.6' },
  ],
  time: [
    {
      d: 'M6.5 3h11M6.5 21h11M7.5 3c0 5 3 6.5 4.5 9-1.5 2.5-4.5 4-4.5 9M16.5 3c0 5-3 6.5-4.5 9 1.5 2.5 4.5 4 4.5 9',
    },
    { d: 'M9.5 18.5h5', width: 2.6 },
  ],
  back: [{ d: 'M15 4.5 7.5 12l7.5 7.5' }],
  next: [{ d: 'm9 4.5 7.5 7.5L9 19.5' }],
  close: [{ d: 'm5.5 5.5 13 13M18.5 5.5l-13 13' }],
  lock: [
    { d: 'M7 11h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V13a2 2 0 0 1 2-2Z' },
    { d: 'M8 11V8a4 4 0 0 1 8 0v3' },
  ],
  check: [{ d: 'm5 12.5 4.8 5L19 7' }],
  copy: [
    { d: 'M9 8.5h9.5a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H10A1.5 1.5 0 0 1 8.5 19V8.5Z' },
    { d: 'M5.5 15.5H5A1.5 1.5 0 0 1 3.5 14V5A1.5 1.5 0 0 1 5 3.5h8.5A1.5 1.5 0 0 1 15 5v.5' },
  ],
} satisfies Record<string, Stroke[]>;

export type IconName = keyof typeof icons;
