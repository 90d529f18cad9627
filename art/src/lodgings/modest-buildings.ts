import { colonnade, pediment } from '../scene/parts/columns.ts';
import { house } from '../scene/parts/house.ts';
import { lantern } from '../scene/parts/lamps.ts';
import { chimney } from '../scene/parts/rooftops.ts';
import { windowGrid } from '../scene/parts/windows.ts';
import type { Building } from './building.ts';
import { ourDoor, ourWindow } from './our-own.ts';

export const boardingHouse: Building = (layer, x, y) => {
  house(layer, x - 62, y, 124, 190, { roof: 'jetty', shade: 0.5, storey: 38, lit: 0.25, lean: 7 });
  ourDoor(layer, x + 20, y, 52);
  ourWindow(layer, x - 26, y - 128, 20, 26);
};

export const countingHouse: Building = (layer, x, y) => {
  layer.box(x - 96, y - 176, 192, 176, 0.5);
  colonnade(layer, x - 90, x + 90, y - 108, y, 5, 0.5);
  for (const bay of [-54, 54])
    layer.light(`M${x + bay - 12} ${y}V${y - 60}A12 12 0 0 1 ${x + bay + 12} ${y - 60}V${y}Z`, layer.lamp, 0.5);
  layer.box(x - 100, y - 116, 200, 10, 0.66, 0);
  windowGrid(layer, { x: x - 90, y: y - 118, width: 180, height: 54 }, 34, { lit: 0.15 });
  layer.fill(
    [
      [x - 102, y - 176],
      [x - 80, y - 226],
      [x + 80, y - 226],
      [x + 102, y - 176],
    ],
    0.34,
    84,
  );
  for (const at of [-66, 44]) chimney(layer, x + at, y - 216, 18, 40, 0.4);
  ourWindow(layer, x + 10, y - 184, 24, 30);
  ourDoor(layer, x, y, 48);
};

export const oldShop: Building = (layer, x, y) => {
  house(layer, x - 104, y, 96, 170, { roof: 'gable', shade: 0.44, storey: 34, lit: 0.3, lean: -14 });
  house(layer, x - 20, y, 118, 206, { roof: 'jetty', shade: 0.5, storey: 36, lit: 0.35, lean: 14 });
  layer.box(x - 6, y - 66, 92, 50, 0.62);
  for (let pane = 0; pane < 4; pane += 1)
    layer.light(
      [
        [x + pane * 21, y - 60],
        [x + 17 + pane * 21, y - 60],
        [x + 17 + pane * 21, y - 22],
        [x + pane * 21, y - 22],
      ],
      '#ffb45a',
      0.5,
    );
  for (const [at, high] of [
    [8, 20],
    [30, 28],
    [52, 16],
    [70, 24],
  ] as const)
    layer.box(x + at, y - 22 - high, 9, high, 0.08);
  layer.line(
    [
      [x + 104, y - 96],
      [x + 134, y - 96],
    ],
    3,
    0.2,
  );
  for (const drop of [108, 118, 128]) layer.disc(x + drop, y - 84 + (drop === 118 ? 10 : 0), 7, 0.7);
  ourWindow(layer, x + 52, y - 196, 20, 26);
  ourDoor(layer, x - 54, y, 50);
};

export const narrowHouse: Building = (layer, x, y) => {
  house(layer, x - 150, y, 84, 190, { roof: 'side', shade: 0.36, storey: 36, lit: 0.3 });
  house(layer, x + 62, y, 90, 180, { roof: 'gable', shade: 0.36, storey: 36, lit: 0.3 });
  house(layer, x - 54, y, 104, 248, { roof: 'stepped', shade: 0.52, storey: 40, lit: 0.4 });
  ourDoor(layer, x - 22, y, 56);
  ourWindow(layer, x, y - 120, 42, 40);
};

export const stageDoor: Building = (layer, x, y) => {
  layer.box(x - 116, y - 250, 232, 250, 0.46, 0);
  layer.box(x - 122, y - 258, 244, 12, 0.64, 0);
  pediment(layer, x, y - 256, 220, 40, 0.5);
  for (const at of [-80, -30, 20, 70])
    layer.fill(`M${x + at - 14} ${y - 150}V${y - 206}A14 14 0 0 1 ${x + at + 14} ${y - 206}V${y - 150}Z`, 0.2);
  for (let bulb = 0; bulb < 14; bulb += 1) layer.flame(x - 30 + bulb * 9.4, y - 84, 2.4, '#ffd9a0');
  layer.box(x - 36, y - 80, 132, 10, 0.3, 0);
  ourDoor(layer, x + 30, y, 60);
  for (const at of [-86, -60]) layer.box(x + at, y - 70, 20, 46, 0.75);
  ourWindow(layer, x - 80, y - 152, 26, 48);
  ourWindow(layer, x + 70, y - 152, 26, 48);
  lantern(layer, x + 30, y - 100, 9);
};
