// SPDX-License-Identifier: Apache-2.0
// Every painted picture of Dream Runners. Numbers stand on badges that the page draws.
import { cell_width } from './frames.js';
import { landscape } from './landscape.js';
import { bat, mare, octopus, spider } from './nightmares.js';
import { chest, coins, crossroads, fragment, key, serenity, wild } from './rewards.js';
import { stall } from './stall.js';

const colours = ['blue', 'white', 'orange', 'green'];

const figures = {
  nightmare: mare,
  octopus,
  bat,
  crossroads,
  wild,
  key,
  coin: coins,
  serenity,
  ...Object.fromEntries(colours.map((colour) => [colour, () => fragment(colour)])),
  ...Object.fromEntries(colours.map((colour) => [`spider_${colour}`, () => spider(colour)])),
  ...Object.fromEntries([1, 2, 3].map((keys) => [`chest_${keys}`, () => chest(keys)])),
};

const cells = Object.entries(figures).map(([name, draw]) => ({
  name: `dream_cell_${name}`,
  box: [0, 0, cell_width, cell_width],
  widths: [120, 200, 360],
  draw,
}));

const lands = [1, 2, 3, 4].map((level) => ({
  name: `dream_land_${level}`,
  box: [0, 0, 540, 540],
  widths: [360, 560, 1080],
  draw: () => landscape(level),
}));

export const dream_pictures = [
  ...cells,
  ...lands,
  { name: 'dream_stall', box: [0, 0, 776, 420], widths: [776, 1164], draw: stall },
];
