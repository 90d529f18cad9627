import { clockFace } from '../../scene/parts/clock.ts';
import { colonnade, pediment } from '../../scene/parts/columns.ts';
import { steps } from '../../scene/parts/ground.ts';
import { house } from '../../scene/parts/house.ts';
import { lantern } from '../../scene/parts/lamps.ts';
import { battlements, chimney } from '../../scene/parts/rooftops.ts';
import { dome } from '../../scene/parts/spires.ts';
import { tower } from '../../scene/parts/tower.ts';
import { paintWindow, windowGrid } from '../../scene/parts/windows.ts';
import { discOf } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** Law courts: steps, columns, a gable with scales in it. */
export const portico: Piece = (layer, x, y, size) => {
  const [wide, top] = [size * 1.5, y - size * 0.22];
  layer.box(x - wide * 0.95, y - size * 0.72, wide * 1.9, size * 0.72, 0.36);
  layer.box(x - wide * 0.98, y - size * 0.75, wide * 1.96, size * 0.05, 0.5, 0);
  for (const side of [-1, 1])
    windowGrid(
      layer,
      { x: x + side * wide * 0.72 - wide * 0.2, y: y - size * 0.06, width: wide * 0.4, height: size * 0.6 },
      size * 0.17,
      { kind: 'lancet' },
    );
  steps(layer, x, y + size * 0.02, wide * 1.12, size * 0.24, { narrowing: 0.12 });
  colonnade(layer, x - wide * 0.46, x + wide * 0.46, y - size * 0.8, top, 6, 0.55);
  const door = `M${x - wide * 0.05} ${top}V${top - size * 0.32}Q${x} ${top - size * 0.42} ${x + wide * 0.05} ${top - size * 0.32}V${top}Z`;
  layer.light(door, '#ffc27a', 0.5);
  pediment(layer, x, y - size * 0.8, wide, size * 0.26, 0.55);
  layer.place(x, y - size * 0.9, size * 0.13, () => {
    layer.line(
      [
        [0, 0],
        [0, -0.95],
      ],
      0.1,
      0.16,
      90,
    );
    layer.line(
      [
        [-0.8, -0.78],
        [0.8, -0.78],
      ],
      0.08,
      0.16,
    );
    for (const side of [-0.8, 0.8]) {
      layer.line(
        [
          [side - 0.28, -0.3],
          [side, -0.78],
          [side + 0.28, -0.3],
        ],
        0.05,
        0.16,
      );
      layer.fill(`M${side - 0.34} -.32Q${side} 0 ${side + 0.34} -.32Z`, 0.16);
    }
  });
};

/** The Exchange: a colonnade under a dome with a ring of lit windows. */
export const domedHall: Piece = (layer, x, y, size) => {
  const wide = size * 1.15;
  for (const side of [-1, 1]) {
    layer.box(x + side * wide * 0.85 - wide * 0.35, y - size * 0.5, wide * 0.7, size * 0.5, 0.36);
    windowGrid(
      layer,
      { x: x + side * wide * 0.85 - wide * 0.32, y: y - size * 0.04, width: wide * 0.64, height: size * 0.42 },
      size * 0.15,
      { kind: 'lancet' },
    );
  }
  colonnade(layer, x - wide * 0.5, x + wide * 0.5, y - size * 0.5, y - size * 0.06, 8, 0.52);
  for (let bay = 0; bay < 7; bay += 1) {
    const at = {
      x: x - wide * 0.41 + (wide * 0.82 * bay) / 6,
      y: y - size * 0.08,
      width: size * 0.06,
      height: size * 0.28,
    };
    if (bay % 2 === 1) paintWindow(layer, 'lancet', at, 0.9, '#ffd28a');
  }
  layer.box(x - wide * 0.54, y - size * 0.56, wide * 1.08, size * 0.07, 0.58, 0);
  layer.box(x - wide * 0.36, y - size * 0.76, wide * 0.72, size * 0.2, 0.46);
  for (let lunette = 0; lunette < 9; lunette += 1) {
    const at = {
      x: x - wide * 0.31 + (wide * 0.62 * lunette) / 8,
      y: y - size * 0.6,
      width: size * 0.05,
      height: size * 0.11,
    };
    paintWindow(layer, 'lancet', at, 0.95);
  }
  dome(layer, x, y - size * 0.76, wide * 0.74, size * 0.36, 0.48);
  steps(layer, x, y + size * 0.02, wide * 1.1, size * 0.1, { count: 5, narrowing: 0.06 });
};

/** The Almanac Office: one tall house and its clock, at five to twelve. */
export const clockHouse: Piece = (layer, x, y, size) => {
  house(layer, x - size * 0.62, y, size * 0.42, size * 0.5, { roof: 'stepped', shade: 0.4, storey: size * 0.13 });
  house(layer, x + size * 0.2, y, size * 0.42, size * 0.46, { roof: 'mansard', shade: 0.36, storey: size * 0.13 });
  tower(layer, x, y, size * 0.44, size * 0.86, { top: 'mansard', shade: 0.5, lit: 0.6 });
  layer.box(x - size * 0.235, y - size * 0.86, size * 0.47, size * 0.47, 0.5, 0);
  clockFace(layer, x, y - size * 0.625, size * 0.19, 0.5, true);
  const door = `M${x - size * 0.06} ${y}V${y - size * 0.15}Q${x} ${y - size * 0.22} ${x + size * 0.06} ${y - size * 0.15}V${y}Z`;
  layer.fill(door, 0.1);
  layer.light(door, layer.lamp, 0.7);
};

/** The Watch-House: a gate between two towers, with the blue lamp over it. */
export const gaolFront: Piece = (layer, x, y, size) => {
  layer.box(x - size * 1.3, y - size * 0.42, size * 2.6, size * 0.42, 0.34, 0);
  battlements(layer, x - size * 1.3, y - size * 0.42, size * 2.6, size * 0.09, 0.34);
  for (let slit = 0; slit < 14; slit += 1) {
    const at = {
      x: x - size * 1.2 + (size * 2.4 * slit) / 13,
      y: y - size * 0.16,
      width: size * 0.035,
      height: size * 0.14,
    };
    if (Math.abs(at.x - x) > size * 0.42) paintWindow(layer, 'sash', at, layer.random.chance(0.4) ? 0.8 : 0);
  }
  for (const side of [-1, 1])
    tower(layer, x + side * size * 0.32, y, size * 0.26, size * 0.72, {
      top: 'battlements',
      shade: 0.46,
      windows: 'sash',
    });
  layer.box(x - size * 0.2, y - size * 0.58, size * 0.4, size * 0.58, 0.4, 0);
  battlements(layer, x - size * 0.2, y - size * 0.58, size * 0.4, size * 0.07, 0.4);
  const gate = `M${x - size * 0.13} ${y}V${y - size * 0.24}A${size * 0.13} ${size * 0.13} 0 0 1 ${x + size * 0.13} ${y - size * 0.24}V${y}Z`;
  layer.fill(gate, 0.08);
  layer.light(gate, '#d9822e', 0.75);
  for (let bar = -3; bar <= 3; bar += 1)
    layer.line(
      [
        [x + bar * size * 0.037, y],
        [x + bar * size * 0.037, y - size * 0.38],
      ],
      size * 0.014,
      0.08,
      90,
    );
  for (const bar of [0.08, 0.16, 0.24])
    layer.line(
      [
        [x - size * 0.14, y - size * bar],
        [x + size * 0.14, y - size * bar],
      ],
      size * 0.01,
      0.08,
    );
  lantern(layer, x, y - size * 0.47, size * 0.075, '#5fa8ff');
  layer.light(discOf(x, y - size * 0.47, size * 0.05), '#5fa8ff', 0.9);
};

/** A prison with four chimneys on its rock. */
export const islandPrison: Piece = (layer, x, y, size) => {
  layer.fill(
    [
      [x - size * 2, y + 8],
      [x - size * 1.6, y - size * 0.1],
      [x - size * 1.25, y - size * 0.22],
      [x + size * 1.3, y - size * 0.22],
      [x + size * 1.7, y - size * 0.08],
      [x + size * 2, y + 8],
    ],
    0.34,
    160,
  );
  const foot = y - size * 0.2;
  for (const [from, wide, high] of [
    [-1.2, 2.4, 0.5],
    [-0.8, 1.6, 0.72],
  ] as const) {
    layer.box(x + from * size, foot - high * size, wide * size, high * size, 0.36, 0);
    battlements(layer, x + from * size, foot - high * size, wide * size, size * 0.08, 0.36);
    windowGrid(layer, { x: x + from * size, y: foot, width: wide * size, height: high * size }, size * 0.13, {
      lit: 0.22,
    });
  }
  for (const stackAt of [-0.6, -0.2, 0.2, 0.6])
    chimney(layer, x + (stackAt - 0.06) * size, foot - size * 0.7, size * 0.12, size * 0.5, 0.32);
  tower(layer, x - size * 1.2, foot, size * 0.24, size * 0.75, { top: 'battlements', lit: 0.3 });
  tower(layer, x + size * 1.2, foot, size * 0.24, size * 0.75, { top: 'battlements', lit: 0.3 });
  layer.flame(x, foot - size * 0.1, size * 0.06, '#ffd08a');
};
