// SPDX-License-Identifier: Apache-2.0
// Two hands held open, 420 wide: what one has gathered lies in them.

const finger = ([x, y, ...curve], width) => {
  const d = `M${x} ${y}Q${curve.join(' ')}`;
  const stroke = (colour, wide) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round"/>`;
  return stroke('#4e9aa0', width + 2.4) + stroke('#245560', width);
};

const one =
  finger([96, 116, 58, 92, 30, 56], 15) +
  finger([108, 112, 70, 82, 48, 40], 16) +
  finger([122, 110, 88, 78, 70, 34], 16) +
  '<path d="M212 150C160 156 108 148 84 126C74 114 84 104 100 106C128 112 160 116 212 118Z" fill="#245560" stroke="#4e9aa0" stroke-width="1.3"/><path d="M212 120V149H208Z" fill="#245560"/><path d="M92 120C120 138 160 144 206 143" fill="none" stroke="#4e9aa0" stroke-opacity=".55" stroke-width="1.2"/>' +
  finger([150, 128, 132, 112, 128, 98], 15);

export const hands = () => `${one}<g transform="translate(420 0) scale(-1 1)">${one}</g>`;
