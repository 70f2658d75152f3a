// SPDX-License-Identifier: Apache-2.0
// Every picture of the page: what it shows and how wide the page needs it (in device pixels).
import { aquarium } from './cards/aquarium.js';
import { back } from './cards/back.js';
import { door } from './cards/doors.js';
import { labyrinth_card } from './cards/frame.js';
import { garden } from './cards/garden.js';
import { library } from './cards/library.js';
import { moth, stag, weaver } from './cards/nightmare.js';
import { observatory } from './cards/observatory.js';
import { dream_pictures } from './dream_runners/pictures.js';
import { scape_pictures } from './dreamscape/pictures.js';
import { dream_runners } from './home/dream_runners.js';
import { dreamscape } from './home/dreamscape.js';
import { etherfields } from './home/etherfields.js';
import { onirim } from './home/onirim.js';
import { scene } from './home/scene.js';
import { icon, starry_sky } from './house.js';
import { colours, symbols } from './places.js';

const scenes = { red: observatory, blue: aquarium, green: garden, brown: library };
const card = { box: [0, 0, 200, 320], widths: [96, 144, 192, 288, 400] };

const faces = colours.flatMap((colour) =>
  symbols.map((symbol) => ({
    ...card,
    name: `${colour}_${symbol}`,
    draw: () => labyrinth_card(colour, symbol, scenes[colour](symbol)),
  })),
);

const doors = colours.map((colour) => ({
  ...card,
  name: `${colour}_door`,
  draw: () => door(colour),
}));

/// A nightmare also fills the window when it comes.
const nightmares = Object.entries({
  nightmare: moth,
  nightmare_stag: stag,
  nightmare_weaver: weaver,
}).map(([name, draw]) => ({ ...card, name, widths: [...card.widths, 780], draw }));

/// Behind the doors of the home page, and the same as a small sign of the game.
const games = Object.entries({ onirim, dreamscape, dream_runners, etherfields }).flatMap(
  ([game, drawing]) => [
    {
      name: `home_${game}`,
      box: [0, 0, 320, 560],
      widths: [320, 480, 640],
      draw: () => scene(drawing()),
    },
    {
      name: `thumb_${game}`,
      box: [40, 80, 240, 240],
      widths: [64, 128],
      draw: () => scene(drawing()),
    },
  ],
);

export const pictures = [
  ...faces,
  ...doors,
  ...nightmares,
  { ...card, name: 'back', draw: back },
  ...games,
  ...dream_pictures,
  ...scape_pictures,
  { name: 'stars', box: [0, 0, 720, 720], widths: [720, 1440], draw: starry_sky },
  { name: 'icon', box: [0, 0, 48, 48], widths: [192, 512], format: 'png', draw: icon },
];
