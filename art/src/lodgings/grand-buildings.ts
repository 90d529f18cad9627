import { bridge } from '../scene/parts/bridge.ts';
import { clockFace } from '../scene/parts/clock.ts';
import { colonnade, pediment } from '../scene/parts/columns.ts';
import { steps } from '../scene/parts/ground.ts';
import { house } from '../scene/parts/house.ts';
import { streetLamp } from '../scene/parts/lamps.ts';
import { chimney } from '../scene/parts/rooftops.ts';
import { tower } from '../scene/parts/tower.ts';
import type { Building } from './building.ts';
import { ourDoor, ourWindow } from './our-own.ts';

export const bellTower: Building = (layer, x, y) => {
  house(layer, x - 140, y, 90, 130, { roof: 'side', shade: 0.4, storey: 34, lit: 0.5 });
  house(layer, x + 50, y, 90, 140, { roof: 'mansard', shade: 0.4, storey: 34, lit: 0.5 });
  tower(layer, x, y, 92, 270, { top: 'pyramid', shade: 0.52, lit: 0.55 });
  for (const at of [-22, 22]) {
    layer.fill(`M${x + at - 14} ${y - 206}V${y - 244}A14 14 0 0 1 ${x + at + 14} ${y - 244}V${y - 206}Z`, 0.08);
    layer.fill(
      `M${x + at - 9} ${y - 212}C${x + at - 7} ${y - 224} ${x + at - 6} ${y - 238} ${x + at} ${y - 240}C${x + at + 6} ${y - 238} ${x + at + 7} ${y - 224} ${x + at + 9} ${y - 212}Z`,
      0.75,
    );
  }
  ourWindow(layer, x, y - 150, 34, 44);
  ourDoor(layer, x, y, 58);
};

export const backStreet: Building = (layer, x, y) => {
  house(layer, x - 190, y, 120, 260, { roof: 'side', shade: 0.28, storey: 40, lit: 0.06, lean: 20 });
  house(layer, x + 70, y, 120, 270, { roof: 'gable', shade: 0.28, storey: 40, lit: 0.06, lean: -20 });
  house(layer, x - 62, y, 124, 216, { roof: 'mansard', shade: 0.56, storey: 40, lit: 0.75 });
  ourDoor(layer, x, y, 60);
  ourWindow(layer, x - 34, y - 104, 26, 34);
  ourWindow(layer, x + 34, y - 104, 26, 34);
};

export const ecclesiasticalTower: Building = (layer, x, y) => {
  layer.box(x - 170, y - 90, 340, 90, 0.4, 0);
  for (let arch = -3; arch <= 3; arch += 1) {
    if (arch === 0) continue;
    const at = x + arch * 46;
    const path = `M${at - 14} ${y - 10}V${y - 46}Q${at - 12} ${y - 62} ${at} ${y - 70}Q${at + 12} ${y - 62} ${at + 14} ${y - 46}V${y - 10}Z`;
    layer.fill(path, 0.12);
    layer.light(path, layer.lamp, 0.4);
  }
  tower(layer, x, y, 96, 250, { top: 'spire', shade: 0.54, lit: 0.8 });
  layer.box(x - 47, y - 248, 94, 68, 0.54);
  clockFace(layer, x, y - 214, 22, 0.5);
  ourWindow(layer, x, y - 128, 30, 50);
  ourDoor(layer, x, y, 58);
};

export const wholeHouse: Building = (layer, x, y) => {
  layer.box(x - 104, y - 280, 208, 280, 0.54);
  for (const band of [90, 160, 226, 280]) layer.box(x - 108, y - band, 216, 6, 0.7, 0);
  layer.fill(
    [
      [x - 112, y - 280],
      [x - 88, y - 336],
      [x + 88, y - 336],
      [x + 112, y - 280],
    ],
    0.36,
    84,
  );
  for (const at of [-70, -8, 52]) chimney(layer, x + at, y - 326, 18, 44, 0.42);
  for (const foot of [-22, -100, -168, -234]) {
    for (const at of [-72, -24, 24, 72])
      if (foot !== -22 || Math.abs(at) > 40) ourWindow(layer, x + at, y + foot, 24, 42);
  }
  for (const at of [-52, 0, 52]) ourWindow(layer, x + at, y - 290, 18, 26);
  steps(layer, x, y + 3, 70, 14, { count: 3 });
  ourDoor(layer, x, y - 10, 66);
  for (const side of [-1, 1]) streetLamp(layer, x + side * 46, y, 84);
};

export const mansion: Building = (layer, x, y) => {
  layer.box(x - 160, y - 216, 320, 216, 0.5);
  for (const side of [-1, 1]) tower(layer, x + side * 148, y, 58, 250, { top: 'dome', shade: 0.52, lit: 1 });
  const foot = steps(layer, x, y + 4, 190, 40, { count: 6, narrowing: 0.2 });
  colonnade(layer, x - 74, x + 74, y - 190, foot, 5, 0.62);
  pediment(layer, x, y - 188, 176, 48, 0.62);
  layer.light(`M${x - 14} ${foot}V${foot - 62}A14 16 0 0 1 ${x + 14} ${foot - 62}V${foot}Z`, '#ffd28a', 0.6);
  for (const row of [-30, -104, -170]) for (const at of [-104, -88, 88, 104]) ourWindow(layer, x + at, y + row, 13, 40);
  layer.fill(
    [
      [x - 166, y - 216],
      [x - 130, y - 270],
      [x + 130, y - 270],
      [x + 166, y - 216],
    ],
    0.36,
    84,
  );
  for (const at of [-80, 0, 80]) ourWindow(layer, x + at, y - 226, 20, 28);
  for (const at of [-110, 96]) chimney(layer, x + at, y - 262, 18, 40, 0.42);
  layer.line(
    [
      [x, y - 270],
      [x, y - 330],
    ],
    2.6,
    0.5,
    90,
  );
  layer.place(x, y - 288, 20, () => layer.fill('M-.62 0C-.5-.2-.5-.7-.3-.95Q0-1.25 .3-.95C.5-.7 .5-.2 .62 0Z', 0.8));
};

export const bridgeHouse: Building = (layer, x, y) => {
  bridge(layer, {
    from: -60,
    to: layer.width + 60,
    y: y - 96,
    rise: 96,
    arches: 3,
    foot: y + 60,
    shade: 0.42,
    hasLamps: false,
  });
  tower(layer, x, y - 96, 96, 210, { top: 'mansard', shade: 0.54, lit: 1 });
  for (const side of [-1, 1])
    house(layer, x + (side < 0 ? -134 : 52), y - 96, 82, 110, { roof: 'gable', shade: 0.46, storey: 34, lit: 0.7 });
  layer.box(x - 47, y - 305, 94, 62, 0.54);
  clockFace(layer, x, y - 274, 21, 0.5);
  layer.box(x - 47, y - 236, 94, 66, 0.5);
  ourWindow(layer, x, y - 176, 44, 48);
  ourDoor(layer, x, y - 96, 50);
  for (const side of [-1, 1]) streetLamp(layer, x + side * 150, y - 104, 90);
};
