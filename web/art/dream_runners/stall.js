// SPDX-License-Identifier: Apache-2.0
// The night market between two dreams: an awning, lanterns, hills and a wooden counter.
import { each, linear, radial, random_source, repeat, round } from '../svg.js';

const [width, height] = [776, 420];

function lantern([x, y, scale], glow) {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><circle cy="26" r="86" fill="${glow}"/><path d="M0 -60V0" stroke="#6a4a3a" stroke-width="2"/><path d="M-9 2h18l4 6h-26z" fill="#5a3420"/><path d="M-14 8Q-22 28 -12 46H12Q22 28 14 8Z" fill="#ffd98a"/><path d="M-5 8Q-9 28 -4 46H4Q9 28 5 8Z" fill="#fff3cf"/><path d="M-12 46h24l-4 7h-16z" fill="#5a3420"/><path d="M0 53v10" stroke="#c4525e" stroke-width="3" stroke-linecap="round"/></g>`;
}

const awning = () =>
  repeat(13, (i) => {
    const x = i * 60 - 2;
    const hem = `M${x} 48H${x + 60}V62Q${x + 30} 92 ${x} 62Z`;
    return `<path d="M${x} 0H${x + 60}V62Q${x + 30} 92 ${x} 62Z" fill="${i % 2 ? '#f1e0c2' : '#8a3a66'}"/><path d="${hem}" fill="#000" opacity=".14"/>`;
  });

function stars() {
  const next = random_source(4);
  return repeat(
    70,
    () =>
      `<circle cx="${round(next() * width)}" cy="${round(90 + next() * 200)}" r="${round(0.5 + next() * 1.1)}" fill="#ffe9c0" opacity="${round(0.15 + next() * 0.5)}"/>`,
  );
}

export function stall() {
  const evening = linear(['#2a1838', '#4a2a48']);
  const wood = linear(['#a8683e', '#5a3220']);
  const glow = radial([
    ['#ffe3a0', 0, 0.5],
    ['#ffe3a0', 1, 0],
  ]);
  const lanterns = [
    [194, 98, 0.9],
    [388, 92, 1],
    [582, 98, 0.9],
  ];
  const boards = repeat(10, (i) => `M${i * 84 + 30} 340V420`);
  return `${evening.defs}${wood.defs}${glow.defs}<rect width="${width}" height="${height}" fill="${evening.url}"/>${stars()}<path d="M0 300Q120 262 220 290T440 280 620 292 776 272V420H0Z" fill="#1c1030" opacity=".7"/>
<rect y="330" width="${width}" height="90" fill="${wood.url}"/><rect y="330" width="${width}" height="10" fill="#d9975e"/><path d="${boards}" stroke="#3a1e12" stroke-width="2" opacity=".5"/><path d="M0 372q194 10 388 0t388 0" stroke="#3a1e12" stroke-width="1.4" fill="none" opacity=".4"/>
${each(lanterns, (one) => lantern(one, glow.url))}<rect y="-4" width="${width}" height="12" fill="#5a2444"/>${awning()}<rect width="${width}" height="${height}" filter="url(#light_grain)" opacity=".1"/>`;
}
